import { names } from '../../text/names.ts'
import { HARMS, ILLNESS, LIMITING } from './cues.ts'

/** What counts dishes. */
const COUNTING: ReadonlySet<string> = new Set([
  ...LIMITING,
  ...names('half, third, thirds, quarter, quarters, fifth, sixth, tenth, one, percent, most, second, other'),
])
/** What is counted. */
const COUNTED: ReadonlySet<string> = new Set(
  names(
    'dish, dishes, plate, plates, starter, starters, main, mains, dessert, desserts, side, sides, course, courses, menu, thing, things',
    'pasta, pastas, pizza, pizzas, taco, tacos, soup, soups, salad, salads, burger, burgers, curry, curries, roll, rolls, cake, cakes',
    'dumplings, tapas, mezze, meze, antipasti, primi, secondi, drinks, cocktails, sandwiches, noodles, options, ones',
  ),
)
const EATERS: ReadonlySet<string> = new Set(
  names(
    'guest, guests, people, person, persons, kids, children, eaters, diners, customers, us, vegans, vegetarians',
  ),
)
const ONE: ReadonlySet<string> = new Set(names('a, an, one, another'))
const ONE_DISH: ReadonlySet<string> = new Set(
  names('main, starter, appetizer, dessert, side, dish, soup, salad, pasta, pizza, burger, curry, sandwich'),
)

const PARTS: ReadonlySet<string> = new Set(
  names(
    'starter, starters, appetizer, appetizers, main, mains, entree, entrees, side, sides, desserts, course, half, third, quarter, except, where',
  ),
)
/** Does a word say that not all of a menu is spoken of? */
export const isPartOfMenu = (word: string): boolean => PARTS.has(word)

/** "A vegetarian main": one dish, and not all. */
export const isOfOneDish = (words: readonly string[], from: number, to: number): boolean =>
  ONE.has(words[from - 1] ?? '') && ONE_DISH.has(words[to] ?? '')

/** Is a number of dishes, and of no guests, said before a place? Where a text speaks of an illness, no number counts. */
export function isOfSome(words: readonly string[], at: number, text: string): boolean {
  const before = words.slice(words.lastIndexOf(',', at) + 1, at)
  const has = (some: ReadonlySet<string>) => before.some((word) => some.has(word))
  const isCounted = has(COUNTED) || COUNTING.has(words[at - 1] ?? '')
  return has(COUNTING) && isCounted && !has(EATERS) && !ILLNESS.test(text) && !HARMS.test(text)
}

/** Dishes that are there for those who eat so: the others may be otherwise. */
const OF_SOME_DISHES: ReadonlySet<string> = new Set(
  'option options choice choices alternative alternatives available substitute substitutes request'.split(
    ' ',
  ),
)

export const isOnRequest = (words: readonly string[]): boolean =>
  words.some((word) => OF_SOME_DISHES.has(word))
