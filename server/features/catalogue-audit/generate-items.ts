import type { User } from '#contract/accounts/accounts.ts'
import type { generateItems as generateItemsCall } from '#contract/generating/catalogue-audit.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { type CoverageGap, findGaps, TARGET_PER_PAIR } from '#domain/insights/catalogue-audit/audit.ts'
import { type DishDraft, dishDraftSchema, judgeDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'

const NOTHING_MISSING = `Every combination of cuisine and category has its ${TARGET_PER_PAIR} dishes, so there is no gap to propose dishes for. You can still write one by hand.`

/** Proposals for the gaps of the catalogue, each fit to be added; nothing is added. */
export async function generateItems(
  { catalogue, dishProposer }: Catalogue & Pick<Models, 'dishProposer'>,
  { id, subscriptionPlan: plan }: User,
  signal: AbortSignal,
): Promise<EndpointOutput<typeof generateItemsCall>> {
  const { dishes } = await catalogue.read()
  const gaps = findGaps(dishes)
  if (gaps.length === 0) return { generatedItems: [], gaps, note: NOTHING_MISSING }
  const request = { gaps, catalogue: dishes, caller: { id, plan }, signal }
  const { drafts, note } = await dishProposer.propose(request)
  const generatedItems = fitDrafts(drafts, gaps, dishes)
  return { generatedItems, gaps, note: noteOn(drafts.length - generatedItems.length, note) }
}

/** A model's answer is untrusted: shows only dishes that are valid and missing. */
function fitDrafts(
  proposed: readonly unknown[],
  gaps: readonly CoverageGap[],
  dishes: readonly Dish[],
): DishDraft[] {
  const fit: DishDraft[] = []
  for (const proposal of proposed) {
    const parsed = dishDraftSchema.safeParse(proposal)
    if (!parsed.success) continue
    const draft = parsed.data
    if (isMissing(draft, gaps, fit) && judgeDraft(draft, [...dishes, ...fit]).length === 0) fit.push(draft)
  }
  return fit
}

function isMissing(draft: DishDraft, gaps: readonly CoverageGap[], fit: readonly DishDraft[]): boolean {
  const isOfSamePair = (other: Pick<DishDraft, 'cuisineId' | 'categoryId'>) =>
    other.cuisineId === draft.cuisineId && other.categoryId === draft.categoryId
  const missing = gaps.find(isOfSamePair)?.gap ?? 0
  return fit.filter(isOfSamePair).length < missing
}

function noteOn(refusedCount: number, note: string | undefined): string | null {
  const refused =
    refusedCount > 0 &&
    `${refusedCount} ${refusedCount === 1 ? 'proposal was' : 'proposals were'} left out: unknown ingredients, claims that do not hold, or dishes that are not missing.`
  return [note, refused].filter(Boolean).join(' ') || null
}
