import type { Dish } from '../../catalogue/dish.ts'
import { isOfMeat, plateOf } from '../../dishes/read-dish.ts'
import { cuisines } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { dishesCalled, ingredientOf, isKindOf, isOfMenus } from '../lookup/dish-words.ts'
import { isHead } from '../lookup/is-head.ts'
import { isFiller, readName } from '../lookup/read-name.ts'
import { isAdjective, termOf } from '../lookup/term-index.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import { brokenExclusion } from '../wishes/contents.ts'
import type { Ask } from './ask.ts'
import { saysNothing } from './clause-words.ts'
import { type AskContext, isDrink, type NamedThing, named, PAIRS } from './named.ts'

/** One clause that was understood. */
export interface Heard {
  readonly asks?: readonly Ask[]
  readonly house?: string
  readonly understood: readonly string[]
  readonly remarks?: readonly string[]
  /** What of it is a way of eating, and stays a wish in words. */
  readonly left?: string
}

export type AskRule = (clause: string, asking: AskContext) => Heard | undefined

export const GUESTS = /\b(?:guests?|everyone|everybody|customers?|people|diners|patrons)\b/

/** In lower case without accents, with its commas. */
export const folded = (clause: string): string =>
  clause
    .split(',')
    .map((part) => foldText(part))
    .join(', ')

const LINKS = /\s+(?:and|plus|as well as|n|&)\s+/

/** The parts of a list, each a name; "mac and cheese" is one. */
export const listed = (text: string, { catalogue }: Pick<AskContext, 'catalogue'>): string[] =>
  text
    .split(/\s*,\s*(?:and\s+|or\s+)?/)
    .flatMap((part) => parted(part, catalogue))
    .map((part) =>
      part
        .replace(
          /^(?:(?:a|an|the|our|some|it|them|everything|also|really|very|usual|good|great|nice|classic|proper|real|local|fresh|something (?:with|from|of)|anything with|maybe)\s+)+|\s+(?:something|stuff|too|as well)$/g,
          '',
        )
        .trim(),
    )
    .filter(Boolean)

/** By "and", without taking apart what is one dish. */
function parted(text: string, catalogue: readonly Dish[]): string[] {
  const parts: string[] = []
  for (const part of text.split(LINKS)) {
    const before = parts.at(-1)
    const both = `${before} and ${part}`
    if (before !== undefined && isOneDish(both, catalogue)) parts.splice(-1, 1, both)
    else parts.push(part)
  }
  return parts
}

const isOneDish = (phrase: string, catalogue: readonly Dish[]): boolean =>
  PAIRS.has(foldText(phrase)) ||
  dishesCalled(wordsOf(phrase), catalogue).size > 0 ||
  termOf(wordsOf(phrase)) !== undefined

export const nameOf = (cuisineId: number): string => cuisines.find(({ id }) => id === cuisineId)?.name ?? ''

/** That a cuisine has nothing of what was asked for, and which others have it. */
export function nothingFor(what: string, everywhere: Iterable<Dish>, cuisineId: number): string {
  // The kitchens that have most of it first.
  const byKitchen = [...Map.groupBy(everywhere, (dish) => nameOf(dish.cuisineId))]
  const others = new Set(byKitchen.toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name))
  const own = `Our ${nameOf(cuisineId)} catalog has no recipe for “${what}”`
  const add = 'Add it as a dish of your own.'
  if (others.size === 0) return `${own}, and neither has another of our kitchens. ${add}`
  const listed = new Intl.ListFormat('en', { type: 'disjunction' }).format([...others].slice(0, 3))
  return `${own}. To get it, choose ${listed} as the cuisine, or add it as a dish of your own.`
}

export type Often = Pick<Ask, 'atLeast' | 'atMost' | 'mostPart' | 'few' | 'part' | 'each' | 'isExact'>

/** What neither names nor recipes tell of every dish: that it isn't there cannot be promised. */
export const UNTOLD =
  /\b(?:raw|cooked|fermented|processed|canned|frozen|organic|farmed|local|imported|microwaved|reheated|fat|calories|sugar|salt|oil|yeast|msg)\b/

/** Each of a list, at least so often; what the cuisine has no recipe for is said. */
export function askedFor(list: readonly string[], asking: AskContext, how: Often): Heard | undefined {
  const isUntold = (one: string) => (how.atMost === 0 || how.few === true) && UNTOLD.test(one)
  if (list.every(isUntold) || (how.atMost === 0 && list.some(isUntold))) return undefined
  const isWanted =
    (how.atMost === undefined || how.atLeast !== undefined) && !how.few && how.mostPart === undefined
  if (isWanted && list.some((one) => asking.isDoubted?.(one))) return undefined
  const found = list.map((phrase) => named(phrase, asking))
  const isNone = how.atMost === 0
  const isRead = list.map((what, at) =>
    isUntold(what)
      ? false
      : isNone
        ? found[at]?.unread.length === 0
        : (!(how.few && found[at] === undefined) && namesDishes(what, found[at], asking)) ||
          isUnheardOf(what, list, asking),
  )
  // A name with two words that nobody knows is a sentence that says something else: "guests send back the octopus".
  if (isWanted && found.some((one) => one && (one.unread.length > 1 || saysOnlyHow(one, asking))))
    return undefined
  if (!isRead.includes(true)) return undefined
  const asks = found.flatMap((one, at): Ask[] =>
    one && isRead[at] && (isNone || one.dishes.size > 0)
      ? [
          {
            what: isNone && isAdjective(wordsOf(one.what)) ? `${one.what} dishes` : one.what,
            is: isIt(one, how),
            ...how,
          },
        ]
      : [],
  )
  const missing = list.flatMap((what, at) => {
    const one = found[at]
    return isNone || !isRead[at] || (one && one.dishes.size > 0)
      ? []
      : [{ what, everywhere: one?.everywhere ?? [] }]
  })
  const left = list
    .filter((_, at) => !isRead[at])
    .map((one) => (how.few ? `less ${one}` : one))
    .join(', ')
  return {
    asks,
    ...(left !== '' && { left }),
    understood: asks.map(({ what }) => sayAsk(what, how)),
    remarks: [
      ...missing.map(({ what, everywhere }) => nothingFor(what, everywhere, asking.cuisineId)),
      ...found.flatMap((one, at) => (one && isRead[at] && one.unread.length > 0 ? [readInPart(one)] : [])),
      ...found.flatMap((one) => (one ? one.corrected.map((other) => readAs(one.what, other)) : [])),
    ],
  }
}

/** What is bounded counts wherever a recipe has it. */
const isIt = (one: NamedThing, { few, mostPart, atMost = 0 }: Often): Ask['is'] =>
  few || mostPart !== undefined
    ? isOrHas(one)
    : atMost > 0
      ? (dish) => isOrHas(one)(dish) || one.holding?.has(dish) === true
      : (dish) => one.dishes.has(dish)

/** Few dishes with cheese are few that are of it, whatever they are called. */
function isOrHas({ what, dishes }: NamedThing): Ask['is'] {
  if (what === 'meat') return (dish) => !isDrink(dish) && isOfMeat(plateOf(dish))
  if (what === 'cheese') return (dish) => !isDrink(dish) && brokenExclusion(dish, CHEESE) !== undefined
  const name = ingredientOf(wordsOf(what))
  if (name === undefined) return (dish) => dishes.has(dish)
  const hasMuch = ({ ingredients }: Dish) => ingredients.slice(0, MUCH).some((one) => isKindOf(one, name))
  return (dish) => dishes.has(dish) || (!isDrink(dish) && hasMuch(dish))
}

const CHEESE = [{ kind: 'matter', name: 'cheese' }] as const

/** Behind these first ingredients the others are a little of a dish. */
const MUCH = 6

/** A short name in a list that no menu has: "sushi and a moonpie". */
const isUnheardOf = (what: string, list: readonly string[], { catalogue }: AskContext): boolean =>
  list.length > 1 && wordsOf(what).length <= 2 && !isOfMenus(what, catalogue)

/** "Cook tonight": next to a word that nobody knows, a course or how its dishes are says nothing. */
const saysOnlyHow = ({ what, unread }: NamedThing, { catalogue }: AskContext): boolean =>
  unread.length > 0 &&
  wordsOf(what).every(
    (word) =>
      unread.includes(word) ||
      isFiller(word) ||
      isAdjective([word]) ||
      readName(word, catalogue).sort !== undefined,
  )

/** Is a phrase the name of dishes, of this cuisine or of another? No dish is called "dollars" for the pancakes that are. */
function namesDishes(what: string, found: NamedThing | undefined, { catalogue }: AskContext): boolean {
  if (found && found.dishes.size > 0) return true
  if (!saysSomething(what) || !isHead(what, catalogue)) return false
  return found ? found.unread.length === 0 : isOfMenus(tellingOf(what), catalogue)
}

/** A word other than a filler, a pronoun or a rest of one: "dish of it", "it's fine". */
const saysSomething = (what: string): boolean =>
  !UNTOLD.test(what) &&
  !/\b(?:it|them|that|this|s|m|d|ll)\b/.test(what) &&
  wordsOf(what).some((word) => !isFiller(word) && !saysNothing(word))

const tellingOf = (what: string): string =>
  wordsOf(what)
    .filter((word) => !isFiller(word))
    .join(' ')

const readInPart = ({ what, unread }: NamedThing): string =>
  `Of “${what}” we did not understand ${new Intl.ListFormat('en').format(unread.map((word) => `“${word}”`))}; the rest was looked for.`

/** How something misspelt was read. */
export const readAs = (written: string, read: string): string => `We read “${written}” as “${read}”.`

const SAID_PARTS: readonly (readonly [most: number, says: string])[] = [
  [0.15, 'some'],
  [0.2, 'a fifth'],
  [0.25, 'a quarter'],
  [0.34, 'a third'],
  [0.49, 'more'],
  [0.5, 'half'],
]
const PERCENT = 100

export const sayAsk = (
  what: string,
  { atLeast = 0, atMost, mostPart, few, part, each, isExact }: Often,
): string => {
  if (mostPart !== undefined) return `at most ${Math.round(mostPart * PERCENT)} % ${what}`
  if (atMost !== undefined && atMost > 0 && atMost === atLeast) return `exactly ${atMost} × ${what}`
  if (atMost !== undefined) return atMost === 0 ? `no ${what}` : `at most ${atMost} × ${what}`
  if (few) return `few ${what}`
  if (isExact) return `${what}: ${Math.round((part ?? 0) * PERCENT)} % of the course`
  if (part !== undefined) return `${SAID_PARTS.find(([most]) => part <= most)?.[1] ?? 'mostly'} ${what}`
  if (each) return `${what} in each course`
  return atLeast > 1 ? `at least ${atLeast} × ${what}` : what
}

export function joined(all: readonly (Heard | undefined)[]): Heard {
  const left = all.flatMap((one) => one?.left || []).join(', ')
  return {
    asks: all.flatMap((one) => one?.asks ?? []),
    understood: all.flatMap((one) => one?.understood ?? []),
    remarks: all.flatMap((one) => one?.remarks ?? []),
    ...(left !== '' && { left }),
  }
}
