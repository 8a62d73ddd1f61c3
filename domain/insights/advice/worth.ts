import { z } from 'zod'
import { type Course, courseOfCategory, courseOfItem, courseOfSection } from '../../courses/course-of.ts'
import { isExtra } from '../../courses/portion.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { toMinor } from '../../money/currency.ts'
import { defaultGuestHabit } from '../../pricing/guest-spend.ts'
import type { CategoryId } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import type { Recommendation } from '../review/recommendation.ts'

/** What findings leave on the table a month, by the covers that the owner typed. */
export const worthSchema = z.object({
  perMonth: z.int().positive().meta({ description: 'Minor units of the currency of the menu.' }),
  guests: z.int(),
})

export type Worth = z.infer<typeof worthSchema>

/** Of each course what one guest orders, by the stated habit; what it does not name is worth nothing here. */
const ordered: Readonly<Partial<Record<Course, number>>> = {
  starter: defaultGuestHabit.starters,
  main: defaultGuestHabit.mains,
  dessert: defaultGuestHabit.desserts,
  drink: defaultGuestHabit.drinks,
}

/**
 * What fixing these findings would bring a month: what each sale leaves on the table, times the guests a month, times
 * what one guest orders of that course, shared evenly among its items. An estimate for an order of magnitude: nobody
 * knows what sells. Undefined where the owner typed no guests or no finding is about money.
 */
export function worthOf(menu: Menu, findings: readonly Recommendation[]): Worth | undefined {
  const guests = menu.adviceNotes?.guestsAMonth
  if (guests === undefined) return undefined
  const courses = coursesOf(menu)
  const perMonth = findings.reduce((sum, { stake }) => {
    const course = stake && courses.get(stake.itemId)
    const share =
      course === undefined
        ? 0
        : (ordered[course] ?? 0) / countOf(courses, course) / guestsOf(menu, stake?.itemId)
    return sum + (stake?.amount ?? 0) * share * guests
  }, 0)
  const most = guests * usualPlate(menu, courses) * MOST_OF_PLATE
  return perMonth < leastOf(menu.currency)
    ? undefined
    : { perMonth: Math.round(Math.min(perMonth, most)), guests }
}

/** Guests who order one of it together: a bottle, a dish for two. */
function guestsOf(menu: Menu, itemId: number | undefined): number {
  const item = itemsOf(menu).find(({ id }) => id === itemId)
  if (!item) return 1
  const words = foldName(`${item.name} ${leadPrice(item)?.label ?? ''}`)
  const [, persons = ''] = FOR_SEVERAL.exec(words) ?? []
  return PERSONS[persons] ?? (BOTTLE.test(words) ? A_BOTTLE : 1)
}

const FOR_SEVERAL = /\bfor (two|three|four|2|3|4)\b/
const PERSONS: Readonly<Record<string, number>> = { two: 2, 2: 2, three: 3, 3: 3, four: 4, 4: 4 }
const BOTTLE = /\b(?:bottle|bouteille|flasche|botella|bottiglia)\b/
/** Glasses in it: each is a guest's drink. */
const A_BOTTLE = 5

/** One slip is worth no more than this share of what each guest pays for a main course, whatever the sum says. */
const MOST_OF_PLATE = 0.05

/** Minor units; of a menu without main courses, of what it sells. */
function usualPlate({ sections }: Menu, courses: ReadonlyMap<number, Course>): number {
  const priced = sections.flatMap(({ items }) =>
    items.flatMap((item) => {
      const amount = leadPrice(item)?.amount
      return amount ? [{ amount, isMain: courses.get(item.id) === 'main' }] : []
    }),
  )
  const mains = priced.filter(({ isMain }) => isMain)
  const amounts = (mains.length > 0 ? mains : priced).map(({ amount }) => amount).toSorted((a, b) => a - b)
  return amounts[Math.floor(amounts.length / 2)] ?? 0
}

/** Less a month, in major units, is not worth a look. */
const LEAST = 20

const leastOf = (currency: string): number => toMinor(LEAST, currency)

const coursesOf = ({ sections }: Menu): ReadonlyMap<number, Course> =>
  new Map(
    sections.flatMap((section) => {
      const around = courseOfSection(sections, section)
      return section.items.map((item) => {
        const course = courseOfItem(item, around)
        // Under “Chef’s Specials” a main course is one; a sauce under “Add to Any Steak” isn’t.
        const isOnTop = ADDED.test(foldName(section.name)) || isExtra(item.name)
        const own =
          course === 'apart' && !isOnTop ? courseOfCategory[item.categoryId as CategoryId] : undefined
        return [item.id, own ?? course] as const
      })
    }),
  )

/** What is sold on top of a dish. */
const ADDED = /^(?:add|extras?)\b|\badd[- ]?ons?\b|\b(?:toppings?|sauces?|enhancements)\b/

const countOf = (courses: ReadonlyMap<number, Course>, wanted: Course): number =>
  [...courses.values()].filter((course) => course === wanted).length
