import type { Rewrite } from '#contract/generating/insights.ts'
import { rewriteFault } from '#domain/insights/checks/words/rewritten-description.ts'
import { type MenuToReview, type Review, reviewMenu } from '#domain/insights/review/menu-review.ts'
import type { ReviewedItem } from '#domain/insights/review/reviewed-item.ts'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { DescriptionWriter, RewriteRequest } from '../../adapters/ai/ports/description-writer.ts'

/** Other words for these dishes, as proposals; what a model answers is shown only where it is true. */
export async function rewriteItems(
  writer: DescriptionWriter,
  menu: MenuToReview,
  places: readonly ItemPlace[],
  circumstances: Omit<RewriteRequest, 'dishes'>,
): Promise<{ readonly rewrites: Rewrite[]; readonly note: string | null }> {
  const review = reviewMenu(menu)
  const items = places.flatMap((place) => itemAt(review, place) ?? [])
  if (items.length === 0) return { rewrites: [], note: 'These dishes are no longer on the menu.' }
  const texts = await writer.rewrite({ ...circumstances, dishes: items.map(toDescribe) })
  const rewrites = items.flatMap((reviewed, index) => toRewrite(reviewed, texts[index]) ?? [])
  return { rewrites, note: noteOn(items.length - rewrites.length) }
}

const itemAt = ({ items }: Review, { sectionId, itemId }: ItemPlace): ReviewedItem | undefined =>
  items.find(({ place }) => place.sectionId === sectionId && place.itemId === itemId)

/** Ingredients only where the dish is still the catalogue's: an owner may have changed the recipe. */
const toDescribe = ({ item, dish, isAsWritten }: ReviewedItem) => ({
  name: item.name,
  description: item.description,
  ingredients: isAsWritten && dish ? dish.ingredients : [],
})

function toRewrite({ item, place, dish, isAsWritten }: ReviewedItem, text = ''): Rewrite | undefined {
  const after = text.normalize('NFC').trim()
  if (rewriteFault(after, item, isAsWritten ? dish : undefined)) return undefined
  return {
    place,
    name: item.name,
    before: item.description,
    after,
    edits: [{ kind: 'set-description', place, description: after }],
  }
}

const noteOn = (missing: number): string | null =>
  missing === 0
    ? null
    : `${missing === 1 ? 'One dish has' : `${missing} dishes have`} no proposal: what the AI wrote named ingredients or claims that the dish does not.`
