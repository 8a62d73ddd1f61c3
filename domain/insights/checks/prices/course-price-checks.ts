import { plateAmount } from '../../../courses/own-amounts.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'
import { GIVEN, LUXURY } from './variant-checks.ts'

/** With fewer plates of a course its range is not known. */
const MIN_PLATES = 3

/** So far from its own course a price isn't a choice of the house any more. */
const APART = 1.5

interface Plated {
  readonly reviewed: ReviewedItem
  readonly amount: number
}

/**
 * One starter that costs more than every main course, or one main course that costs less than every starter, while all
 * others of its course are far from it: two prices may have been swapped, or a figure mistyped. Asked, never proposed.
 */
export function checkCoursePrices({ items }: Review): RecommendationOf<'course_price'>[] {
  const starters = platesOf(items, 'starter')
  const mains = platesOf(items, 'main')
  if (starters.length < MIN_PLATES || mains.length < MIN_PLATES) return []
  const [dear, nextDear] = starters.toSorted((a, b) => b.amount - a.amount)
  const [cheap, nextCheap] = mains.toSorted((a, b) => a.amount - b.amount)
  const dearestMain = mains.toSorted((a, b) => b.amount - a.amount)[0]
  const cheapestStarter = starters.toSorted((a, b) => a.amount - b.amount)[0]
  if (!dear || !nextDear || !cheap || !nextCheap || !dearestMain || !cheapestStarter) return []
  return [
    ...(dear.amount > dearestMain.amount && dear.amount >= nextDear.amount * APART
      ? [finding(dear, dearestMain, 'starter')]
      : []),
    ...(cheap.amount < cheapestStarter.amount && cheap.amount * APART <= nextCheap.amount
      ? [finding(cheap, cheapestStarter, 'main')]
      : []),
  ]
}

/** Plates that one guest orders: nothing for the table, no luxury, nothing of another hour. */
const platesOf = (items: readonly ReviewedItem[], course: 'starter' | 'main'): Plated[] =>
  items.flatMap((reviewed) => {
    const { item, amounts, isOrdinary, isOnMenuOfItsOwn } = reviewed
    const plate = plateAmount(amounts)
    if (reviewed.course !== course || !isOrdinary || isOnMenuOfItsOwn || !plate) return []
    if (item.serves !== undefined || GIVEN.test(item.name)) return []
    if (LUXURY.test(`${item.name} ${item.description}`)) return []
    return [{ reviewed, amount: plate.amount }]
  })

const finding = (
  { reviewed, amount }: Plated,
  beside: Plated,
  course: 'starter' | 'main',
): RecommendationOf<'course_price'> => ({
  code: 'course_price',
  id: itemFindingId('course_price', reviewed),
  pointer: `${reviewed.pointer}/prices`,
  params: {
    name: reviewed.item.name,
    price: amount,
    course,
    other: beside.reviewed.item.name,
    otherPrice: beside.amount,
  },
  edits: [],
})
