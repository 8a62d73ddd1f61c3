import { tellingWords } from '../../../catalogue/names.ts'
import { areOneDish } from '../../../courses/measure.ts'
import { isForChildren } from '../../../courses/portion.ts'
import type { Section } from '../../../menu/model/section.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldText } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'
import { numberOf } from './numbers.ts'

/** What is sold as several dishes at one price. */
const SET = anyWord(
  `set(s), combo(s), meal, combination, meal deal, deal, two courses, three courses, 2 courses, 3 courses, prix fixe, bundle, menu, thali(s), flight(s), family pack, family deal, combo meal
  basket, tower(s), plateau, tray(s), platter, sampler, trio, duo, twin, feast, box, surf and turf, surf turf, mixed grill, dinner(s) for *, for two, for four, *gange
  formule*, menu(s) del dia, menu(s) midi, *menu, degustazione, completo, del giorno, pranzo, decker`,
)
/** What may be one, where each of its parts is a dish by its whole name. */
const MAY_BE_SET = anyWord('board(s), special(s), lovers, sharing, share(d)')
/** `Two Plain Pies` */
const COUNTED = /^(?:two|three|four|five|six)\b/i
/** What a course of a set is called. */
const NAMELESS = anyWord('entree, plat, dessert, starter, main, course(s)')
/** Before the name of a part, what says nothing of it. */
const LEADING = /^(?:with|and|plus|our|a|an|the|any|one of|choice of|une?|un|ein(?:e|en)?|con|avec|mit) /

/** A part of a set by its words: what it is on the menu, and what it costs at most. */
interface Part {
  readonly reviewed: ReviewedItem
  readonly amount: number
  readonly count: number
  /** The least that it costs by its whole name, or by a name of its section; absent where it only may be meant. */
  readonly least?: number
}

const ENTRY = /[,;+&·•/.]/
const JOINED = /\b(?:and|with|plus|und|et|y|e|mit|avec|con)\b/iu

/** The entries of a list; `rice and beans` are two, unless a dish is called so. */
const parted = (text: string, dishes: readonly ReviewedItem[] = []): string[] => {
  const foldedOf = (part: string): string => foldText(part).trim()
  const isDish = (words: string): boolean => {
    const [first = '', ...rest] = words.replace(LEADING, '').split(' ')
    const bare = numberOf(first) === undefined ? words : rest.join(' ')
    return dishes.some(({ item }) => [words, bare].includes(foldText(item.name)))
  }
  return text
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(ENTRY)
    .flatMap((entry) => (isDish(foldedOf(entry)) ? [entry] : entry.split(JOINED)))
    .map(foldedOf)
    .filter((part) => part !== '')
}

const dearestOf = ({ amounts }: ReviewedItem): number => Math.max(...amounts.map(({ amount }) => amount))

const dearest = (found: readonly ReviewedItem[]): ReviewedItem | undefined =>
  found.toSorted((a, b) => dearestOf(b) - dearestOf(a))[0]

const withoutPlural = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')))

/** The dishes whose whole name this is. */
function calledBy(words: string, dishes: readonly ReviewedItem[]): ReviewedItem[] {
  const called = dishes.filter(({ item }) => foldText(item.name) === words)
  return called.length > 0 ? called : dishes.filter(({ item }) => areOneDish(item.name, words))
}

/** Those that have all of these words in their names; `any ramen` are those of a section. */
function namedBy(words: string, dishes: readonly ReviewedItem[]): ReviewedItem[] {
  const own = withoutPlural(tellingWords(words))
  if (own.size === 0) return []
  const within = dishes.filter(({ item }) => own.isSubsetOf(withoutPlural(tellingWords(item.name))))
  if (within.length > 0) return within
  // “Salmon nigiri” is Salmon under Nigiri.
  const under = dishes.filter(({ item, section }) => {
    const name = withoutPlural(tellingWords(item.name))
    const around = withoutPlural(tellingWords(section.name))
    return name.isSubsetOf(own) && own.isSubsetOf(name.union(around))
  })
  if (under.length > 0) return under
  return dishes.filter(({ section }) => own.isSubsetOf(withoutPlural(tellingWords(section.name))))
}

/** The dish in the size that these words say: `18" cheese pizza`, `2 liter soda`. */
function sizedAs(
  words: string,
  dishes: readonly ReviewedItem[],
): Pick<Part, 'reviewed' | 'amount'> | undefined {
  const said = new Set(words.split(' '))
  const sized = dishes.flatMap((reviewed) =>
    reviewed.amounts.flatMap(({ variant, amount }) => {
      const size = foldText(variant ?? '').split(' ')
      if (variant === null || !size.every((word) => word !== '' && said.has(word))) return []
      const rest = withoutPlural(tellingWords([...said.difference(new Set(size))].join(' ')))
      const named = withoutPlural(tellingWords(reviewed.item.name))
      const around = named.union(withoutPlural(tellingWords(reviewed.section.name)))
      return rest.size > 0 && named.isSubsetOf(rest) && rest.isSubsetOf(around) ? [{ reviewed, amount }] : []
    }),
  )
  return sized.toSorted((a, b) => b.amount - a.amount)[0]
}

function partOf(text: string, dishes: readonly ReviewedItem[], set: ReviewedItem): Part | undefined {
  const bare = text.replace(LEADING, '')
  const [first = '', ...rest] = bare.split(' ')
  const count = rest.length > 0 ? numberOf(first) : undefined
  const words = count === undefined ? bare : rest.join(' ').replace(/^of (?:the |our )?/, '')
  const exact = dishes.filter(({ item }) => [bare, words].includes(foldText(item.name)))
  const whole = dearest(exact.filter(({ item }) => foldText(item.name) === bare))
  if (whole) return { reviewed: whole, amount: dearestOf(whole), count: 1, least: leastOf(exact) }
  const sized = sizedAs(bare, dishes) ?? sizedAs(words, dishes)
  if (sized) return { ...sized, count: sizedAs(bare, dishes) ? 1 : (count ?? 1) }
  const own = namedBy(
    words,
    dishes.filter(({ section }) => section === set.section),
  ).filter(({ item }) => !SET.test(foldText(item.name)))
  // A combo of the classic isn’t the classic.
  const single = dishes.filter(({ item }) => !SET.test(foldText(item.name)))
  const reviewed = dearest(calledBy(words, single)) ?? dearest(own) ?? dearest(namedBy(words, single))
  if (!reviewed) return undefined
  const named = exact.length > 0 ? exact : own
  const least = named.length > 0 ? { least: leastOf(named) } : {}
  // Five gyoza are a portion of five.
  const portion = reviewed.amounts.find(({ variant }) => numberOf(foldText(variant ?? '')) === count)
  return count !== undefined && portion
    ? { reviewed, amount: portion.amount, count: 1, ...least }
    : { reviewed, amount: dearestOf(reviewed), count: count ?? 1, ...least }
}

const leastOf = (dishes: readonly ReviewedItem[]): number =>
  Math.min(...dishes.flatMap(({ amounts }) => amounts.map(({ amount }) => amount)))

/** What of a set the menu sells alone, and whether that is all of it. */
function partsOf(
  set: ReviewedItem,
  { items }: Review,
): { readonly parts: readonly Part[]; readonly isAll: boolean } {
  const dishes = items.filter((one) => one !== set && one.amounts.length > 0 && !isForChildren(one.item.name))
  const texts = parted(
    set.item.description.trim() === '' ? set.item.name : set.item.description,
    dishes,
  ).filter((text) => !NAMELESS.test(text))
  const parts = texts.flatMap((text) => partOf(text, dishes, set) ?? [])
  return {
    parts: texts.length > 1 || (parts[0]?.count ?? 0) > 1 ? parts : [],
    isAll: parts.length === texts.length,
  }
}

/** `Grilled Cheese & Tomato Soup`, where its section has each. */
function isOfNames({ item, section }: ReviewedItem): boolean {
  if (item.description.trim() !== '') return false
  const names = parted(item.name)
  if (names.length < 2) return false
  const around = section.items.map((one) => foldText(one.name))
  return names.every((name) => around.includes(name))
}

const PERSONS = /\bfor (two|three|four|five|six|[2-6])\b/

/** Portions that a set for several guests has to have, before its parts can be added up. */
const portionsOf = ({ item }: ReviewedItem): number =>
  numberOf(PERSONS.exec(foldText(`${item.name} ${item.description}`))?.[1] ?? '') ?? 1

/** Whose portions are smaller than those of the menu. */
const CHEAPER = anyWord(
  'lunch*, mini, half, small, kid*, child*, enfant*, ans, schuler*, kinder*, senior*, ninos, bambin*, midi, mittag*, student*',
)

/** Does one of its parts cost more in any size than all of it? */
const isDearer = ({ least = 0 }: Part, price: number): boolean => least > price

/** A set that costs more than the dishes that it names, each at its own price, or less than one of them. */
export const setAboveParts: QuestionRule = {
  id: 'set_above_parts',
  topic: 'prices',
  as: 'portion_price',
  whyNot: 'Only you know what else is in it.',
  several: (count) => `${count} sets don’t fit the prices of their dishes`,
  ask: (review) => [
    ...review.menu.sections.flatMap((section) => mealAbove(review, section)),
    ...review.items.flatMap((set): Question[] => {
      const { item, plate, section } = set
      const isCounted = COUNTED.test(item.name)
      const isSet = isCounted || isOfNames(set) || SET.test(foldText(`${section.name} ${item.name}`))
      if (!plate || !(isSet || MAY_BE_SET.test(foldText(item.name)))) return []
      const { parts, isAll } = partsOf(set, review)
      if (parts.length === 0 || (!isSet && !(isAll && parts.every(({ least }) => least !== undefined))))
        return []
      const sum = parts.reduce((total, { amount, count }) => total + amount * count, 0)
      const portions = parts.reduce((total, { count }) => total + count, 0)
      const isAbove = isAll && plate.amount > sum && portions >= portionsOf(set)
      const [top] =
        isCounted || CHEAPER.test(foldText(`${section.name} ${item.name}`))
          ? []
          : parts.filter((part) => isDearer(part, plate.amount))
      if (!isAbove && !top) return []
      const names = [...new Set(parts.map(({ reviewed }) => reviewed.item.name))].join(' and ')
      return [
        {
          key: keyOf(set),
          title: isAbove
            ? `${item.name} costs more than its dishes`
            : `${item.name} costs less than one of its dishes`,
          reason: isAbove
            ? `It costs ${said(review, plate.amount)}, and ${names} come to ${said(review, sum)} at most.`
            : `It costs ${said(review, plate.amount)}, and ${top?.reviewed.item.name} alone ${said(review, top?.amount ?? 0)}.`,
          about: [set, ...parts.map(({ reviewed }) => reviewed)],
        },
      ]
    }),
  ],
}

/** A meal at one price whose courses are all on the menu, and come to less. */
function mealAbove(review: Review, section: Section): Question[] {
  const [price, ...more] = section.prices ?? []
  if (price?.kind !== 'fixed' || price.amount === undefined || more.length > 0) return []
  const { amount } = price
  const elsewhere = review.items.filter((one) => one.section !== section && one.amounts.length > 0)
  // “Two Eggs — Bacon, Coffee” on one line, or each on its own.
  const names = section.items.flatMap(({ name, description }) => [name, ...parted(description)])
  if (names.length < 2) return []
  const parts = names.map((name) => dearest(calledBy(foldText(name), elsewhere)))
  const sum = parts.reduce((total, part) => total + (part ? dearestOf(part) : Number.NaN), 0)
  return amount > sum
    ? [
        {
          key: `meal:${section.id}`,
          title: `${section.name} costs more than its dishes`,
          reason: `It costs ${said(review, amount)}, and its dishes one by one come to ${said(review, sum)}.`,
          about: [],
          pointer: `/sections/${review.menu.sections.indexOf(section)}`,
        },
      ]
    : []
}
