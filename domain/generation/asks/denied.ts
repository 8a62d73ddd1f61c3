import type { Dish } from '../../catalogue/dish.ts'
import { DRINKS } from '../../reference/reference.ts'
import { saidBy } from '../lookup/said.ts'
import { termOf } from '../lookup/term-index.ts'
import { formsOf, hasPhrase, wordsOf } from '../lookup/word-forms.ts'
import type { Denied } from '../wishes/heeded.ts'
import type { Ask } from './ask.ts'

const known = new WeakMap<readonly Ask[], readonly Denied[]>()

/**
 * What was asked for none of: the dishes that are it, and all that say its words in a name, a description or a recipe
 * ("no maple" is no maple syrup). Kinds of dishes are in names of drinks alone: a wine that goes with soup isn't soup. A
 * limit of the price leaves no section empty, and is a mark.
 */
export function deniedBy(asks: readonly Ask[]): readonly Denied[] {
  const found =
    known.get(asks) ??
    asks
      .filter(({ atMost, isOfPrice }) => atMost === 0 && !isOfPrice)
      .map(({ what, is }) => ({ what, is: remembering((dish) => is(dish) || says(dish, wordsOf(what))) }))
  known.set(asks, found)
  return found
}

function says(dish: Dish, phrase: readonly string[]): boolean {
  const { nameWords, all } = saidBy(dish)
  const isByName = dish.categoryId === DRINKS && termOf(phrase) !== undefined
  return hasPhrase(isByName ? nameWords : all.trim().split(' '), phrase, formsOf)
}

function remembering(is: (dish: Dish) => boolean): (dish: Dish) => boolean {
  const answers = new WeakMap<Dish, boolean>()
  return (dish) => {
    const answer = answers.get(dish) ?? is(dish)
    answers.set(dish, answer)
    return answer
  }
}
