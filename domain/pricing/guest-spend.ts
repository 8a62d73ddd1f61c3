import { type Course, courseOfItem, courseOfSection } from '../courses/course-of.ts'
import { drinkAmount, ownAmounts } from '../courses/own-amounts.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Menu } from '../menu/model/menu.ts'
import type { RestaurantPricing } from '../menu/model/restaurant.ts'
import type { Section } from '../menu/model/section.ts'
import { toMajor } from '../money/currency.ts'

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
  /**
   * Major units of the menu's currency; null where the menu has nothing of what a guest orders, and where more of its
   * prices are under headings that say no course than under those that do: their sum would be nobody's check.
   */
  readonly total: number | null
  /** Mean price of an ordinary portion in major units; null where the menu has none. */
  readonly averages: Readonly<Record<keyof GuestHabit, number | null>>
  /** Courses of the habit that the menu does not have, so that they count as nothing. */
  readonly missing: readonly (keyof GuestHabit)[]
}

type Priced = Pick<Menu, 'sections' | 'currency'>

/**
 * What one guest spends by a habit: of each course the mean of the first amounts, times how many a guest orders.
 * Items without an amount, what several guests share, and drinks by the bottle aren't part of the mean.
 */
export function guestSpend(menu: Priced, habit: GuestHabit): GuestSpend {
  const means = {
    starters: meanAmount(menu, 'starters'),
    mains: meanAmount(menu, 'mains'),
    desserts: meanAmount(menu, 'desserts'),
    drinks: meanAmount(menu, 'drinks'),
  }
  const ordered = habitCourses.filter((course) => habit[course] > 0)
  const served = ordered.filter((course) => means[course] !== null)
  const total = served.reduce((sum, course) => sum + habit[course] * (means[course] ?? 0), 0)
  const major = (amount: number | null) => (amount === null ? null : toMajor(amount, menu.currency))
  return {
    averages: {
      starters: major(means.starters),
      mains: major(means.mains),
      desserts: major(means.desserts),
      drinks: major(means.drinks),
    },
    missing: ordered.filter((course) => means[course] === null),
    total: served.length === 0 || isMostlyUnknown(menu) ? null : major(Math.round(total)),
  }
}

function isMostlyUnknown({ sections }: Priced): boolean {
  const courses = sections.flatMap((section) => {
    const around = courseOfSection(sections, section)
    return section.items.filter(({ prices }) => prices.length > 0).map((item) => courseOfItem(item, around))
  })
  return 2 * courses.filter((course) => course === 'apart').length > courses.length
}

/** In minor units. Sizes of a plate count, a bottle does not: it is shared. */
function meanAmount({ sections }: Priced, course: keyof GuestHabit): number | null {
  const amounts = sections.flatMap((section) => {
    const around = courseOfSection(sections, section)
    const isByBottle = /\bbottles?\b/i.test(section.name) && !/\bglass\b/i.test(section.name)
    if (course === 'drinks' && isByBottle) return []
    return section.items
      .filter((item) => courseOfItem(item, around) === courseOf[course])
      .filter((item) => !isForSeveral(item, course))
      .flatMap((item) => ordinaryAmount(sections, section, item, course) ?? [])
  })
  return amounts.length === 0
    ? null
    : Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)
}

/** The first amount of a dish, the glass of a drink; without prices what its section costs (`Desserts 9`). */
function ordinaryAmount(
  sections: readonly Section[],
  section: Section,
  { prices }: Pick<MenuItem, 'prices'>,
  course: keyof GuestHabit,
): number | undefined {
  const ofSection = section.layout === 'courses' ? [] : (section.prices ?? [])
  const amounts = ownAmounts(sections, section, { prices: prices.length > 0 ? prices : ofSection })
  return (course === 'drinks' ? drinkAmount(amounts) : amounts[0])?.amount
}

const BY_THE_BOTTLE =
  /\b(?:bottles?|btl|bouteille|botella|bottiglia|flasche|magnum|carafe|pichet|pitcher|750)\b/i
const FOR_SEVERAL = /\bfor (?:two|three|four|five|six|[2-9])\b/i

/** Shared: its price isn't what one guest pays. Of a wine that says so in its region: `Mendoza bottle`. */
const isForSeveral = ({ name, wine }: MenuItem, course: keyof GuestHabit): boolean =>
  FOR_SEVERAL.test(name) || (course === 'drinks' && BY_THE_BOTTLE.test(`${name} ${wine?.region ?? ''}`))
