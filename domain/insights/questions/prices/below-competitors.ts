import { sameDishes } from '../../competitors/compare-competitors.ts'
import type { Review } from '../../review/menu-review.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** A dish for which every competitor whose menu the owner added charges more. */
export const belowCompetitors: QuestionRule = {
  id: 'below_competitors',
  topic: 'prices',
  sureness: 'judgment',
  as: 'price_below',
  whyNot: 'Only you know whether yours is the same portion.',
  several: (count) => `${count} dishes cost less than at each competitor`,
  basis: 'From the menus of competitors that you added, as they were that day.',
  ask: (review) => sameDishes(review).flatMap((dish) => belowAll(review, dish)),
}

function belowAll(
  review: Review,
  { standing, name, place, prices: [price], theirs, edits }: ReturnType<typeof sameDishes>[number],
): Question[] {
  const about = review.items.find(({ item }) => item.id === place.itemId)
  const [least] = theirs.toSorted((a, b) => a.amount - b.amount)
  if (standing !== 'below' || !about || !price || !least) return []
  const suggested = said(review, price.suggested)
  return [
    {
      key: `${place.sectionId}:${place.itemId}`,
      title: `${name} costs ${said(review, price.amount)}, ${said(review, least.amount)} at ${least.competitor}`,
      reason:
        theirs.length === 1
          ? 'Only one of your competitors sells it: look at their portion before you follow.'
          : `All ${theirs.length} competitors that sell it charge that or more.`,
      about: [about],
      ...(edits.length > 0 && {
        stake: { itemId: place.itemId, amount: price.suggested - price.amount },
        fix: {
          edits,
          proposal: `Ask ${suggested}: still no more than any of them.`,
          done: `${name} costs ${suggested} now.`,
        },
      }),
    },
  ]
}
