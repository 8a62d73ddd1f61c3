import { type Course, courseOfItem, courseOfSection } from '../courses/course-of.ts'
import { namesPortion } from '../courses/portion.ts'
import { roundToCent } from '../menu/model/price.ts'
import type { Menu, RestaurantPricing } from '../menu/model/schema.ts'

/** How many of each a guest orders. */
export type GuestHabit = NonNullable<RestaurantPricing['guestHabit']>

/** Until an owner says otherwise: two courses, a dessert between two, one drink. */
export const defaultGuestHabit: GuestHabit = { starters: 1, mains: 1, desserts: 0.5, drinks: 1 }

export const habitCourses = [
  'starters',
  'mains',
  'desserts',
  'drinks',
] as const satisfies readonly (keyof GuestHabit)[]

const courseOf = {
  starters: 'starter',
  mains: 'main',
  desserts: 'dessert',
  drinks: 'drink',
} as const satisfies Record<keyof GuestHabit, Course>

export interface GuestSpend {
  /** USD, rounded to the cent; null where the menu has nothing of what a guest orders. */
  readonly total: number | null
  /** Mean price of an ordinary portion in USD; null where the menu has none. */
  readonly averages: Readonly<Record<keyof GuestHabit, number | null>>
  /** Courses of the habit that the menu does not have, so that they count as nothing. */
  readonly missing: readonly (keyof GuestHabit)[]
}

/**
 * What one guest spends by a habit: of each course the mean price, times how many a guest orders. Dishes
 * without a price, plates for children, and drinks by the bottle are no part of the mean.
 */
export function guestSpend(menu: Menu, habit: GuestHabit): GuestSpend {
  const averages = {
    starters: meanPrice(menu, 'starters'),
    mains: meanPrice(menu, 'mains'),
    desserts: meanPrice(menu, 'desserts'),
    drinks: meanPrice(menu, 'drinks'),
  }
  const ordered = habitCourses.filter((course) => habit[course] > 0)
  const served = ordered.filter((course) => averages[course] !== null)
  return {
    averages,
    missing: ordered.filter((course) => averages[course] === null),
    total:
      served.length === 0
        ? null
        : roundToCent(served.reduce((sum, course) => sum + habit[course] * (averages[course] ?? 0), 0)),
  }
}

/** Sizes of a plate count, a bottle does not: it is shared. */
function meanPrice(menu: Menu, course: keyof GuestHabit): number | null {
  const prices = menu.flatMap((group) => {
    const section = courseOfSection(group)
    const isByBottle = /\bbottles?\b/i.test(group.category.name) && !/\bglass\b/i.test(group.category.name)
    if (course === 'drinks' && isByBottle) return []
    return group.items
      .filter((item) => item.price > 0 && courseOfItem(item, section) === courseOf[course])
      .filter(({ name }) => course !== 'drinks' || !isForSeveral(name))
      .map(({ price }) => price)
  })
  return prices.length === 0
    ? null
    : roundToCent(prices.reduce((sum, price) => sum + price, 0) / prices.length)
}

const isForSeveral = (name: string): boolean =>
  /\b(?:bottle|magnum|carafe|pitcher|750)/i.test(name) && namesPortion(name)
