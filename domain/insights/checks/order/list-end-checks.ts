import { plateAmount } from '../../../courses/own-amounts.ts'
import type { Section } from '../../../menu/model/section.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/** A shorter list has no middle in which a dish could be overlooked. */
const MIN_LIST = 5

/**
 * Finds dishes that the owner said they want to sell in the middle of a list with a free end. Items at the
 * beginning or the end of a list were chosen up to twice as often as those in its middle, in a laboratory
 * and in a café: Dayan and Bar-Hillel, "Nudge to nobesity II: Menu positions influence food orders",
 * Judgment and Decision Making 6 (2011) 333–342. We say nothing about what sells, since no one gave us
 * figures, and a list in the order of its prices stays.
 */
export function checkListEnds({ menu, items }: Review): RecommendationOf<'list_end'>[] {
  const promoted = new Set(menu.adviceNotes?.promoted)
  if (promoted.size === 0) return []
  return menu.sections.flatMap((section) => {
    const list = items.filter((item) => item.section === section)
    return canBeRearranged(section, list) ? endsFor(list, promoted) : []
  })
}

function canBeRearranged({ layout = 'list' }: Section, list: readonly ReviewedItem[]): boolean {
  if (layout !== 'list' || list.length < MIN_LIST || list.some(({ course }) => course === 'drink'))
    return false
  const amounts = list.flatMap(({ amounts: own }) => plateAmount(own)?.amount ?? [])
  const isInOrder = (before: (a: number, b: number) => boolean) =>
    amounts.every((amount, at) => at === 0 || before(amounts[at - 1] ?? amount, amount))
  const isByPrice = isInOrder((a, b) => a <= b) || isInOrder((a, b) => a >= b)
  return amounts.length < MIN_LIST || !isByPrice
}

/** The first of the promoted dishes for the first place, the next for the last one, if these are free. */
function endsFor(
  list: readonly ReviewedItem[],
  promoted: ReadonlySet<number>,
): RecommendationOf<'list_end'>[] {
  const isPromoted = (one: ReviewedItem | undefined) => one !== undefined && promoted.has(one.item.id)
  const free = [
    ...(isPromoted(list[0]) ? [] : [{ end: 'first' as const, position: 0 }]),
    ...(isPromoted(list.at(-1)) ? [] : [{ end: 'last' as const, position: list.length - 1 }]),
  ]
  return list
    .slice(1, -1)
    .filter(isPromoted)
    .slice(0, free.length)
    .flatMap((reviewed, at) => {
      const place = free[at]
      if (!place) return []
      return [
        {
          code: 'list_end' as const,
          id: itemFindingId('list_end', reviewed),
          pointer: reviewed.pointer,
          params: { name: reviewed.item.name, sectionName: reviewed.section.name, end: place.end },
          edits: [{ kind: 'move-item' as const, place: reviewed.place, position: place.position }],
        },
      ]
    })
}
