import { foldText } from '../text/fold-name.ts'
import type { Dish } from './dish.ts'

/** Words that join a name together and say nothing of the dish. */
const JOINING_WORDS = new Set(
  'a al alla alle allo and au aux con de del della di e en et in la le of the with y'.split(' '),
)

/** The words of a name that tell one dish from another. */
export const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(
    foldText(name)
      .split(' ')
      .filter((word) => !JOINING_WORDS.has(word)),
  )

/** Above this share of common words two names read as one dish. */
const SAME_DISH = 0.74

/** Returns whether a guest would take names of these words for the same dish. */
export function areNearDuplicates(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  // The lengths of most names already rule it out.
  const [fewer, more] = a.size < b.size ? [a.size, b.size] : [b.size, a.size]
  if (fewer <= SAME_DISH * more) return false
  let common = 0
  // Sets made of both would take most of the time of a menu.
  for (const word of a) if (b.has(word)) common += 1
  return common > 0 && common / (a.size + b.size - common) > SAME_DISH
}

/** Shorter names differ by a letter and are two dishes: "Paella", "Patella". */
const LONG_NAME = 8

/** Returns whether two names are one in two spellings: a letter more, less or another ("Taramosalata", "Taramasalata"). */
export function areSpelledAlike(a: string, b: string): boolean {
  const [one, other] = [foldText(a), foldText(b)]
  if (Math.min(one.length, other.length) < LONG_NAME || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}

const wordsOfDish = new WeakMap<Dish, ReadonlySet<string>>()

function wordsOf(dish: Dish): ReadonlySet<string> {
  const known = wordsOfDish.get(dish)
  if (known) return known
  const words = tellingWords(dish.name)
  wordsOfDish.set(dish, words)
  return words
}

/** Returns whether these are the same dish, or two that a guest would take for the same. */
export const areSameDish = (a: Dish, b: Dish): boolean =>
  a.id === b.id || areNearDuplicates(wordsOf(a), wordsOf(b))

/** Returns whether a guest would take this dish for one of those that have these words. */
export const isNamedLike = (dish: Dish, names: readonly ReadonlySet<string>[]): boolean =>
  names.some((name) => areNearDuplicates(wordsOf(dish), name))

const dishesByWord = new WeakMap<readonly Dish[], ReadonlyMap<string, readonly Dish[]>>()

function byWord(dishes: readonly Dish[]): ReadonlyMap<string, readonly Dish[]> {
  const known = dishesByWord.get(dishes)
  if (known) return known
  const found = new Map<string, Dish[]>()
  for (const dish of dishes)
    for (const word of wordsOf(dish)) {
      const others = found.get(word)
      if (others) others.push(dish)
      else found.set(word, [dish])
    }
  dishesByWord.set(dishes, found)
  return found
}

/** The dishes that a guest would take for one of this name. */
export function dishesNamedLike(name: string, dishes: readonly Dish[]): Dish[] {
  const words = tellingWords(name)
  const sharing = new Set([...words].flatMap((word) => byWord(dishes).get(word) ?? []))
  return [...sharing].filter((dish) => areNearDuplicates(words, wordsOf(dish)))
}
