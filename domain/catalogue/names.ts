import { foldName } from '../text/fold-name.ts'
import type { Dish } from './dish.ts'

/** Words that join a name together and say nothing of the dish. */
const JOINING_WORDS = new Set(
  'a al alla alle allo and au aux con de del della di e en et in la le of the with y'.split(' '),
)

/** The words of a name that tell one dish from another. */
export const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(
    foldName(name)
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
