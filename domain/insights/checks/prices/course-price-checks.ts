import { plateAmount } from '../../../courses/own-amounts.ts'
import { dearnessOf, GIVEN, isLight, type PlateRole, roleOf } from '../../review/like-plates.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/** With fewer plates of a course its range is not known. */
const MIN_PLATES = 3

/** So far from its own course a price isn't a choice of the house any more. */
const APART = 1.5

interface Plated {
  readonly reviewed: ReviewedItem
  readonly amount: number
}

/**
 * One starter, side or dessert that costs more than every main course, or one main course that costs less than every
 * starter, while all others of its course are far from it: two prices may have been swapped, or a figure mistyped. Asked,
 * never proposed.
 */
export function checkCoursePrices({ items }: Review): RecommendationOf<'course_price'>[] {
  const mains = withoutSlip(byAmount(platesOf(items, 'main')))
  const [dearestMain, cheapest, nextCheapest] = [mains.at(-1), mains[0], mains[1]]
  if (!dearestMain || !cheapest || !nextCheapest || mains.length < MIN_PLATES) return []
  const starters = byAmount(platesOf(items, 'starter'))
  const cheapestStarter = starters.length < MIN_PLATES ? undefined : starters[0]
  return [
    ...(['starter', 'side', 'dessert'] as const).flatMap((course) => {
      const [dear, next] = byAmount(platesOf(items, course)).toReversed()
      const isApart = dear && dear.amount >= (next?.amount ?? dearestMain.amount) * APART
      return isApart && dear.amount > dearestMain.amount ? [finding(dear, dearestMain, course)] : []
    }),
    ...(cheapestStarter &&
    !isLight(cheapest.reviewed) &&
    roleOf(cheapest.reviewed) !== 'other' &&
    cheapest.amount < cheapestStarter.amount &&
    cheapest.amount * APART <= nextCheapest.amount
      ? [finding(cheapest, cheapestStarter, 'main')]
      : []),
  ]
}

/** Without a price that lacks its decimal point: next to 160 a dessert at 19 is cheap. */
function withoutSlip(mains: readonly Plated[]): readonly Plated[] {
  const [dearest, next] = mains.toReversed()
  return dearest && next && dearest.amount > next.amount * SLIP ? mains.slice(0, -1) : mains
}

const SLIP = 3

type Eaten = RecommendationOf<'course_price'>['params']['course']

/** The cheapest first. */
const byAmount = (plates: readonly Plated[]): Plated[] => plates.toSorted((a, b) => a.amount - b.amount)

/** A sauce among the steaks, and a platter, are no plate of one guest. */
const NO_PLATE: ReadonlySet<PlateRole> = new Set(['next to it', 'shared'])

/** Plates that one guest orders: nothing for the table, no luxury, nothing of another hour. */
const platesOf = (items: readonly ReviewedItem[], course: Eaten): Plated[] =>
  items.flatMap((reviewed) => {
    const { item, amounts, isOrdinary, isOnMenuOfItsOwn } = reviewed
    const plate = plateAmount(amounts)
    if (reviewed.course !== course || !isOrdinary || isOnMenuOfItsOwn || !plate) return []
    if (item.serves !== undefined || GIVEN.test(item.name)) return []
    if (dearnessOf(`${item.name} ${item.description}`) > 1 || NO_PLATE.has(roleOf(reviewed))) return []
    return [{ reviewed, amount: plate.amount }]
  })

const finding = (
  { reviewed, amount }: Plated,
  beside: Plated,
  course: Eaten,
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
