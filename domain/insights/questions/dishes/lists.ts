import { isLongByTrade } from '../../../courses/section-norms.ts'
import { courseInSectionName } from '../../../courses/section-words.ts'
import { courseInName } from '../../../dishes/meal/course-words.ts'
import { parentOf } from '../../../menu/model/walk.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection } from '../asking/plates.ts'
import type { Question, QuestionRule } from '../asking/question.ts'
import { numberOf } from '../prices/numbers.ts'

/** Dishes that one list can have before guests stop reading: our editors' bound, twice what consultants aim for. */
const LONG = 16

const isLong = (dishes: readonly ReviewedItem[]): boolean => {
  const [first] = dishes
  if (!first || dishes.length < LONG || first.section.layout === 'inline') return false
  if (isLongByTrade(first.section.name)) return false
  // Drinks are looked up, not read; what is numbered is ordered by its number.
  return dishes.every(
    ({ course, item }) => (course === 'starter' || course === 'main') && item.number === undefined,
  )
}

/** A list of dishes without parts that is too long to be read at a table. */
export const longList: QuestionRule = {
  id: 'list_long',
  topic: 'balance',
  sureness: 'judgment',
  as: 'section_crowded',
  whyNot: 'Where to part it, or what to drop, is your call: we do not know what sells.',
  several: (count) => `${count} sections are long lists`,
  basis: 'From our editors’ bound of 15 dishes to a list without parts. We counted no orders.',
  ask: ({ items }) =>
    bySection(items)
      .filter(isLong)
      .map((dishes) => ({
        key: String(dishes[0]?.section.id),
        title: `${dishes[0]?.section.name}: ${dishes.length} dishes in one list`,
        reason:
          'Guests read about ten and then choose what they know. Headings between them help guests to find more.',
        about: [],
        pointer: dishes[0]?.pointer.replace(/\/items\/\d+$/, '') ?? '',
      })),
}

/** A sentence under which nothing is, is a note that was read as a heading. */
const isHeading = (name: string): boolean =>
  name.trim().split(/\s+/).length <= 3 &&
  (courseInSectionName(name) !== undefined ||
    SOLD.test(foldName(name)) ||
    courseInName(foldName(name)) !== undefined)

const SOLD = anyWord(
  'wraps, bowls, tacos, burritos, melts, subs, hoagies, paninis, platters, combos, skewers, dumplings, rolls, sushi, noodles, rice, curries, stews, specials, boards, toasts, eggs, kids, sauces, extras, add ons, toppings, beer, wine, cocktails, coffee, tea, juices, smoothies, shakes',
)

/** A section with nothing in it that is called by a course, or two sections of one name next to each other. */
export const emptySections: QuestionRule = {
  id: 'section_empty',
  topic: 'balance',
  sureness: 'fact',
  as: 'placeholder_text',
  whyNot: 'Only you know what belongs there.',
  several: (count) => `${count} sections are empty or there twice`,
  ask: ({ menu: { sections } }) =>
    sections.flatMap((section, index): Question[] => {
      const { id, name, items, prices, intro, footer, imageUrl } = section
      const pointer = `/sections/${index}`
      const isBare = items.length === 0 && !prices?.length && !intro && !footer && !imageUrl
      if (isBare && isHeading(name) && !sections.some(({ parentId }) => parentId === id))
        return [
          {
            key: `empty:${id}`,
            title: `${name} is empty`,
            reason: 'Guests read its name and nothing below it.',
            about: [],
            pointer,
          },
        ]
      const twin = sections
        .slice(0, index)
        .find(
          (other) =>
            foldName(other.name) === foldName(name) &&
            parentOf(sections, other) === parentOf(sections, section) &&
            other.daypart === section.daypart &&
            other.items.length > 0 &&
            items.length > 0,
        )
      return twin
        ? [
            {
              key: `twice:${id}`,
              title: `Two sections are called ${name}`,
              reason: 'Guests who have read one take the other for the same.',
              about: [],
              pointer,
            },
          ]
        : []
    }),
}

const COURSES = /\b(\p{L}+|\d{1,2})[ -]?(?:courses?|gange?|gang|plats|services|portate|pases|platos)\b/u

/** A meal that says how many courses it has, and lists fewer. */
export const coursesMissing: QuestionRule = {
  id: 'courses_missing',
  topic: 'dishes',
  sureness: 'fact',
  as: 'placeholder_text',
  whyNot: 'Only you know which course isn’t there yet.',
  several: (count) => `${count} meals list fewer courses than they promise`,
  ask: ({ menu: { sections } }) =>
    sections.flatMap(({ id, name, intro = '', items, prices }, index): Question[] => {
      const count = numberOf(COURSES.exec(foldName(`${name}. ${intro}`))?.[1] ?? '')
      const isWhole = (prices?.length ?? 0) > 0 && items.every((item) => item.prices.length === 0)
      if (count === undefined || !isWhole || items.length < 2 || items.length >= count) return []
      return [
        {
          key: String(id),
          title: `${name} lists ${items.length} of ${count} courses`,
          reason: `It says ${count} courses, and guests count ${items.length} dishes below it.`,
          about: [],
          pointer: `/sections/${index}`,
        },
      ]
    }),
}

/** This many dishes at market price, or this share of a section, is a list without prices. */
const AT_MARKET = { least: 3, share: 0.4 } as const

/** A section most of which is at market price: who doesn't ask doesn't order. */
export const mostlyMarket: QuestionRule = {
  id: 'mostly_market',
  topic: 'prices',
  sureness: 'judgment',
  as: 'price_missing',
  whyNot: 'Where the market moves little, a price or a range sells better.',
  several: (count) => `${count} sections are mostly at market price`,
  ask: ({ items }) =>
    bySection(items).flatMap((dishes): Question[] => {
      const market = dishes.filter(({ item }) => item.prices.some(({ kind }) => kind === 'market'))
      if (market.length < AT_MARKET.least || market.length < AT_MARKET.share * dishes.length) return []
      return [
        {
          key: String(dishes[0]?.section.id),
          title: `${market.length} of ${dishes.length} dishes under ${dishes[0]?.section.name} are at market price`,
          reason: 'Many guests won’t ask what a dish costs, and order another.',
          about: market,
        },
      ]
    }),
}

/** Two dishes with one number: an order by number is a guess. */
export const numbersTwice: QuestionRule = {
  id: 'number_twice',
  topic: 'words',
  sureness: 'fact',
  as: 'duplicate',
  whyNot: 'Only you know which number is right.',
  several: (count) => `${count} numbers are used twice`,
  ask: ({ items }) => {
    const numbered = items.flatMap((one) => {
      const number =
        one.item.number ??
        /^(?:(?:no\.? ?|#)?(\d{1,3})[.)]|([A-Z]\d{1,2})[.):]?) /.exec(one.item.name)?.slice(1).find(Boolean)
      return number === undefined ? [] : [{ one, number: foldName(number) }]
    })
    return [...Map.groupBy(numbered, ({ number }) => number)].flatMap(([number, same]): Question[] => {
      const names = [...new Set(same.map(({ one }) => foldName(one.item.name)))]
      const isEachSection =
        new Set(same.map(({ one }) => one.section)).size === same.length && same.length > 2
      if (names.length < 2 || isEachSection || isCountedAnew(numbered, number)) return []
      return [
        {
          key: number,
          title: `Number ${number} is ${same.map(({ one }) => one.item.name).join(' and ')}`,
          reason: 'An order by number gets one of the two.',
          about: same.map(({ one }) => one),
        },
      ]
    })
  },
}

/** Are most numbers there twice? Then each part of the menu counts from one. */
const isCountedAnew = (
  numbered: readonly { readonly one: ReviewedItem; readonly number: string }[],
  of: string,
): boolean => {
  const counts = Map.groupBy(numbered, ({ number }) => number)
  const twice = [...counts].filter(([number, same]) => number !== of && same.length > 1)
  return twice.length > 2 || (counts.size > 0 && numbered.length < 3)
}
