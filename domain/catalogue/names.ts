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
