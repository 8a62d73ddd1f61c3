import type { Dish } from '../../catalogue/dish.ts'
import { isOfMeat, plateOf } from '../../dishes/read-dish.ts'
import { cuisines, DRINKS } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { names } from '../../text/names.ts'
import { dishesCalled, ingredientOf, isKindOf, isOfMenus } from '../lookup/dish-words.ts'
import { isHead } from '../lookup/is-head.ts'
import { isFiller, type NameReading, readName } from '../lookup/read-name.ts'
import { termOf } from '../lookup/term-index.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import { brokenExclusion } from '../wishes/contents.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import type { Ask } from './ask.ts'

export interface AskContext {
  readonly cuisineId: number
  readonly catalogue: readonly Dish[]
  /** 1 to 5; absent where a target per head is to choose it. */
  readonly priceRange?: number | undefined
  /** May the words around something have left it out? Then it is never asked for. */
  readonly isDoubted?: (what: string) => boolean
  /** What its owner calls the sections of a menu. */
  readonly sections?: readonly string[]
}

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

/** Is it a diet, a belief or an allergy, and nothing else? */
export const isWayOfEating = (words: string): boolean => {
  const { diets, exclusions, notUnderstood } = readWishes(words)
  return diets.length + exclusions.length > 0 && notUnderstood.length === 0
}

/** In lower case without accents, with its commas. */
export const folded = (clause: string): string =>
  clause
    .split(',')
    .map((part) => foldText(part))
    .join(', ')

const LINKS = /\s+(?:and|plus|as well as|n|&)\s+/

/** Two things that are one dish wherever they are written. */
const PAIRS: ReadonlySet<string> = new Set(
  names(
    'mac and cheese, fish and chips, surf and turf, rice and beans, beans and rice, biscuits and gravy, chicken and waffles',
    'shrimp and grits, bangers and mash, pork and beans, peanut butter and jelly, ham and eggs, steak and eggs, bacon and eggs',
    'sweet and sour, salt and pepper, cookies and cream, gin and tonic, ham and cheese, bread and butter, sausage and peppers',
    'spaghetti and meatballs, liver and onions, hot and sour, strawberries and cream, franks and beans, cookies and milk',
  ),
)

/** The parts of a list, each a name; "mac and cheese" is one. */
export const listed = (text: string, { catalogue }: Pick<AskContext, 'catalogue'>): string[] =>
  text
    .split(/\s*,\s*(?:and\s+|or\s+)?/)
    .flatMap((part) => parted(part, catalogue))
    .map((part) =>
      part
        .replace(
          /^(?:(?:a|an|the|our|some|it|them|everything|also|really|very|good|great|nice|classic|proper|real|local|fresh|something (?:with|from|of)|anything with|maybe)\s+)+|\s+(?:something|stuff|too|as well)$/g,
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

interface Named {
  readonly what: string
  /** Of the menu's cuisine. */
  readonly dishes: ReadonlySet<Dish>
  /** Of all cuisines. */
  readonly everywhere: ReadonlySet<Dish>
  /** Words of it that nothing was understood of. */
  readonly unread: readonly string[]
  /** How what was misspelt was read. */
  readonly corrected: readonly string[]
}

/** What a phrase names in the cuisine's catalogue; undefined where no dish of any cuisine is called so. */
export function named(phrase: string, { cuisineId, catalogue }: AskContext): Named | undefined {
  const options = phrase.split(' or ')
  const readings = options.map((one) =>
    PAIRS.has(one) ? readPair(one, catalogue) : readName(one, catalogue),
  )
  const dishes = readings.reduce<ReadonlySet<Dish>>((all, one) => all.union(one.dishes), new Set())
  if (dishes.size === 0 && !options.some((one) => PAIRS.has(one)))
    return madeWith(phrase, cuisineId, catalogue)
  const ofCuisine = new Set([...dishes].filter((dish) => dish.cuisineId === cuisineId))
  // Wines travel.
  const own = ofCuisine.size > 0 ? ofCuisine : new Set([...dishes].filter(isDrink))
  // Kimchi jjigae is no other stew with kimchi where a dish has that very name.
  const exactly = [...own].filter(({ name }) => options.some((one) => bareName(one) === bareName(name)))
  const unread = readings.flatMap((one) => one.unread)
  const corrected = readings.flatMap((one) => one.corrected ?? [])
  return {
    what: phrase,
    dishes: exactly.length > 0 ? new Set(exactly) : own,
    unread,
    corrected,
    everywhere: dishes,
  }
}

/** What no dish is called, and recipes have: red meat, dairy. */
function madeWith(phrase: string, cuisineId: number, catalogue: readonly Dish[]): Named | undefined {
  const { exclusions, notUnderstood } = readWishes(`no ${phrase}`)
  if (exclusions.length === 0 || notUnderstood.length > 0) return undefined
  const made = catalogue.filter((dish) => dish.cuisineId === cuisineId && brokenExclusion(dish, exclusions))
  return { what: phrase, dishes: new Set(made), everywhere: new Set(made), unread: [], corrected: [] }
}

/** "Risotto milanese" is Risotto alla Milanese. */
const bareName = (name: string): string =>
  foldText(name)
    .split(' ')
    .filter((word) => !isFiller(word))
    .join(' ')

/** Fish and chips are fish with chips: no dish of either alone. */
function readPair(pair: string, catalogue: readonly Dish[]): NameReading {
  const called = dishesCalled(wordsOf(pair), catalogue)
  const [first, second] = pair.split(' and ').map((one) => readName(one, catalogue).dishes)
  const both = first && second ? first.intersection(second) : new Set<Dish>()
  return { dishes: called.size > 0 ? called : both, unread: [], isForChildren: false }
}

export const isDrink = ({ categoryId }: Dish): boolean => categoryId === DRINKS

export const nameOf = (cuisineId: number): string => cuisines.find(({ id }) => id === cuisineId)?.name ?? ''

/** That a cuisine has nothing of what was asked for, and which others have it. */
export function nothingFor(what: string, everywhere: Iterable<Dish>, cuisineId: number): string {
  const others = new Set([...everywhere].map((dish) => nameOf(dish.cuisineId)))
  const own = `Our ${nameOf(cuisineId)} catalog has no recipe for “${what}”`
  const add = 'Add it as a dish of your own.'
  if (others.size === 0) return `${own}, and neither has another of our kitchens. ${add}`
  const listed = new Intl.ListFormat('en', { type: 'disjunction' }).format([...others].slice(0, 3))
  return `${own}. To get it, choose ${listed} as the cuisine, or add it as a dish of your own.`
}

type Often = Pick<Ask, 'atLeast' | 'atMost' | 'few' | 'part' | 'each'>

/** What neither names nor recipes tell of every dish: that it isn't there cannot be promised. */
export const UNTOLD =
  /\b(?:raw|cooked|fermented|processed|canned|frozen|organic|farmed|local|imported|microwaved|reheated|fat|calories|sugar|salt|oil|yeast|msg)\b/

/** Each of a list, at least so often; what the cuisine has no recipe for is said. */
export function askedFor(list: readonly string[], asking: AskContext, how: Often): Heard | undefined {
  if ((how.atMost === 0 || how.few) && list.some((one) => UNTOLD.test(one))) return undefined
  const isWanted = how.atMost === undefined && !how.few
  if (isWanted && list.some((one) => asking.isDoubted?.(one))) return undefined
  const found = list.map((phrase) => named(phrase, asking))
  const isNone = how.atMost === 0
  const isRead = list.map((what, at) =>
    isNone
      ? found[at]?.unread.length === 0
      : (!(how.few && found[at] === undefined) && namesDishes(what, found[at], asking)) ||
        isUnheardOf(what, list, asking),
  )
  // A name with two words that nobody knows is a sentence that says something else: "guests send back the octopus".
  if (isWanted && found.some((one) => one && one.unread.length > 1)) return undefined
  if (!isRead.includes(true)) return undefined
  const asks = found.flatMap((one, at): Ask[] =>
    one && isRead[at] && (isNone || one.dishes.size > 0)
      ? [{ what: one.what, is: how.few ? isOrHas(one) : (dish) => one.dishes.has(dish), ...how }]
      : [],
  )
  const missing = list.flatMap((what, at) => {
    const one = found[at]
    return isNone || !isRead[at] || (one && one.dishes.size > 0)
      ? []
      : [{ what, everywhere: one?.everywhere ?? [] }]
  })
  const left = list.filter((_, at) => !isRead[at]).join(', ')
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

/** Few dishes with cheese are few that are of it, whatever they are called. */
function isOrHas({ what, dishes }: Named): Ask['is'] {
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

/** Is a phrase the name of dishes, of this cuisine or of another? No dish is called "dollars" for the pancakes that are. */
function namesDishes(what: string, found: Named | undefined, { catalogue }: AskContext): boolean {
  if (!found) return isOfMenus(what, catalogue) && isHead(what, catalogue)
  if (found.dishes.size > 0) return true
  return found.unread.length === 0 && isHead(what, catalogue)
}

const readInPart = ({ what, unread }: Named): string =>
  `Of “${what}” we did not understand ${new Intl.ListFormat('en').format(unread.map((word) => `“${word}”`))}; the rest was looked for.`

/** How something misspelt was read. */
export const readAs = (written: string, read: string): string => `We read “${written}” as “${read}”.`

export const sayAsk = (what: string, { atLeast = 0, atMost, few, part, each }: Often): string => {
  if (atMost !== undefined) return atMost === 0 ? `no ${what}` : `at most ${atMost} × ${what}`
  if (few) return `few ${what}`
  if (part !== undefined) return `${part >= 0.5 ? (part > 0.5 ? 'mostly' : 'half') : 'more'} ${what}`
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
