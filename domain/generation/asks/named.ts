import type { Dish, Season } from '../../catalogue/dish.ts'
import { DRINKS } from '../../reference/reference.ts'
import { foldText } from '../../text/fold-name.ts'
import { names } from '../../text/names.ts'
import { dishesCalled } from '../lookup/dish-words.ts'
import { isFiller, type NameReading, readName } from '../lookup/read-name.ts'
import { wordsOf } from '../lookup/word-forms.ts'
import { brokenExclusion } from '../wishes/contents.ts'
import { fitsWishes } from '../wishes/heeded.ts'
import { readWishes } from '../wishes/read-wishes.ts'

export interface AskContext {
  readonly cuisineId: number
  readonly catalogue: readonly Dish[]
  /** 1 to 5; absent where a target per head is to choose it. */
  readonly priceRange?: number | undefined
  /** May the words around something have left it out? Then it is never asked for. */
  readonly isDoubted?: (what: string) => boolean
  /** Is an illness spoken of anywhere in the text? */
  readonly isIll?: boolean
  /** The season that was chosen next to the words. */
  readonly season?: Season | undefined
  /** What its owner calls the sections of a menu. */
  readonly sections?: readonly string[]
}

/** Is it a diet, a belief or an allergy, and nothing else? */
export const isWayOfEating = (words: string): boolean => {
  const { diets, exclusions, notUnderstood } = readWishes(words)
  return diets.length + exclusions.length > 0 && notUnderstood.length === 0
}

/** Two things that are one dish wherever they are written. */
export const PAIRS: ReadonlySet<string> = new Set(
  names(
    'mac and cheese, fish and chips, surf and turf, rice and beans, beans and rice, biscuits and gravy, chicken and waffles',
    'shrimp and grits, bangers and mash, pork and beans, peanut butter and jelly, ham and eggs, steak and eggs, bacon and eggs',
    'sweet and sour, salt and pepper, cookies and cream, gin and tonic, ham and cheese, bread and butter, sausage and peppers',
    'spaghetti and meatballs, liver and onions, hot and sour, strawberries and cream, franks and beans, cookies and milk',
  ),
)

export interface NamedThing {
  readonly what: string
  /** Of the menu's cuisine. */
  readonly dishes: ReadonlySet<Dish>
  /** Of all cuisines. */
  readonly everywhere: ReadonlySet<Dish>
  /** Words of it that nothing was understood of. */
  readonly unread: readonly string[]
  /** How what was misspelt was read. */
  readonly corrected: readonly string[]
  /** All that have in their recipe what the phrase says that they are with. */
  readonly holding?: ReadonlySet<Dish>
}

const WITHOUT = /^(.+?) without(?: any)? (.+)$/
const WITH = /^(.+?) (?:with|containing|of|in)(?: (?:the|our|any|some))? (.+)$/
/** All that is eaten. */
const ANYTHING =
  /^(?:(?:the|our|whole|of|it|them|dish(?:es)?|things?|plates?|items?|foods?|options?|courses?|menus?|card|ones?|everything|anything|something)\s?)+$/

/**
 * What a phrase names in the cuisine's catalogue: a dish, a kind of dish or a course, and what is said of it, "starters
 * without meat", "dairy-free desserts", "pasta with cream". Undefined where no dish of any cuisine is called so.
 */
export function named(phrase: string, asking: AskContext): NamedThing | undefined {
  const [, head = '', food = ''] = WITHOUT.exec(phrase) ?? []
  if (head !== '') {
    const holds = holding(food, asking)
    return holds && narrowed(phrase, head, asking, (dish) => !holds(dish))
  }
  if (ANYTHING.test(phrase)) return undefined
  const plain = calledSo(phrase, asking)
  const [, noun = '', part = ''] = WITH.exec(phrase) ?? []
  const holds = noun === '' ? undefined : holding(part, asking)
  const having = holds && narrowed(phrase, noun, asking, holds)
  if (plain && plain.dishes.size > 0 && plain.unread.length === 0)
    return having ? { ...plain, holding: having.dishes } : plain
  return having ?? ofWay(phrase, asking) ?? plain
}

/** Some of what a noun names. */
function narrowed(
  what: string,
  noun: string,
  asking: AskContext,
  is: (dish: Dish) => boolean,
): NamedThing | undefined {
  const all = ANYTHING.test(noun) ? undefined : named(noun, asking)
  if (!ANYTHING.test(noun) && (!all || all.unread.length > 0)) return undefined
  const everywhere = new Set([...(all?.everywhere ?? asking.catalogue.filter(isFood))].filter(is))
  const own =
    all?.dishes ?? asking.catalogue.filter((dish) => dish.cuisineId === asking.cuisineId && isFood(dish))
  return {
    what,
    dishes: new Set([...own].filter(is)),
    everywhere,
    unread: [],
    corrected: all?.corrected ?? [],
  }
}

/** Does a dish have this: in its recipe, or by its name where no recipe knows it? */
function holding(food: string, asking: AskContext): ((dish: Dish) => boolean) | undefined {
  const { exclusions, notUnderstood, diets } = readWishes(`no ${food}`)
  if (exclusions.length > 0 && notUnderstood.length + diets.length === 0)
    return (dish) => brokenExclusion(dish, exclusions) !== undefined
  const { dishes, unread } = readName(food, asking.catalogue)
  return dishes.size > 0 && unread.length === 0 ? (dish) => dishes.has(dish) : undefined
}

/** Dishes that keep to a way of eating: "vegan mains", "desserts dairy free". */
function ofWay(phrase: string, asking: AskContext): NamedThing | undefined {
  const words = phrase.split(' ')
  for (let length = Math.min(MOST_OF_WAY, words.length); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const way = words.slice(at, at + length).join(' ')
      if (!isWayOfEating(way)) continue
      const noun = [...words.slice(0, at), ...words.slice(at + length)].join(' ')
      if (noun === '') return undefined
      const wishes = { cuisineId: asking.cuisineId, dietaryOptions: [], notes: way }
      return narrowed(phrase, noun, asking, (dish) => fitsWishes(dish, wishes))
    }
  return undefined
}

const MOST_OF_WAY = 2

/** What a phrase names by the names of dishes, or where none is called so, by their recipes. */
function calledSo(phrase: string, { cuisineId, catalogue }: AskContext): NamedThing | undefined {
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
  // Kimchi jjigae means no other stew with kimchi where a dish has that very name.
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
function madeWith(phrase: string, cuisineId: number, catalogue: readonly Dish[]): NamedThing | undefined {
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
const isFood = (dish: Dish): boolean => !isDrink(dish)
