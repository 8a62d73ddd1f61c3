import type { Dish } from '../../catalogue/dish.ts'
import { type Plate, plateOf } from '../../dishes/read-dish.ts'
import { wordsOf } from './word-forms.ts'

/** What a dish says of itself, read once. */
export interface Said {
  readonly dish: Dish
  readonly plate: Plate
  /** Name and gloss, folded, with a space on either side. */
  readonly name: string
  /** The same as words. */
  readonly nameWords: readonly string[]
  /** Name, gloss, description and recipe, folded, with a space on either side. */
  readonly all: string
}

const known = new WeakMap<Dish, Said>()

export function saidBy(dish: Dish): Said {
  const found = known.get(dish)
  if (found) return found
  const nameWords = wordsOf(`${dish.name} ${dish.gloss ?? ''}`)
  const rest = wordsOf(`${dish.description} ${dish.ingredients.join(' ')}`)
  const said: Said = {
    dish,
    plate: plateOf(dish),
    name: ` ${nameWords.join(' ')} `,
    nameWords,
    all: ` ${[...nameWords, ...rest].join(' ')} `,
  }
  known.set(dish, said)
  return said
}
