import { misspellingsIn, respelled } from '../../questions/words/misspelled-words.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/**
 * Words of names and descriptions that are written wrong, one finding a dish. A description is fixed in one
 * step; a name stays as its owner wrote it until the owner changes it: guests, codes and orders may know it
 * by that.
 */
export const checkSpelling = ({ items }: Review): RecommendationOf<'misspelled_word'>[] =>
  items.flatMap(misspelled)

function misspelled(reviewed: ReviewedItem): RecommendationOf<'misspelled_word'>[] {
  const { item, place, pointer } = reviewed
  const inName = misspellingsIn(item.name)
  const inDescription = misspellingsIn(item.description)
  const [first] = [...inName, ...inDescription]
  if (!first) return []
  return [
    {
      code: 'misspelled_word',
      id: itemFindingId('misspelled_word', reviewed),
      pointer: `${pointer}/${inName.length > 0 ? 'name' : 'description'}`,
      params: {
        name: item.name,
        wrong: first.wrong,
        right: first.right,
        proposed: inDescription.length > 0 ? respelled(item.description) : null,
        before: item.description,
      },
      edits:
        inDescription.length > 0
          ? [{ kind: 'set-description', place, description: respelled(item.description) }]
          : [],
    },
  ]
}
