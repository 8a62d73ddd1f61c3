import type { IngredientName } from '../ingredients/index.ts'
import { kindsOf } from '../ingredients/kinds.ts'
import { allergensOf } from '../truth.ts'
import type { WordedDish } from './facts.ts'
import { mentionsIn } from './mentions.ts'

/** Of what an author names, a sentence of a card names half: "seared and rested" is no dish. */
const LEAST_NAMED = 0.5

const namedIn = (text: string, dish: WordedDish): ReadonlySet<IngredientName> =>
  new Set(mentionsIn(text, dish).map(({ ingredient }) => ingredient))

/** Meat, fish, shellfish and nuts: nobody finds clams in a bowl of noodles that were called noodles. */
const isNews = (ingredient: IngredientName): boolean => {
  const kinds = kindsOf(ingredient)
  return (
    (['meat', 'poultry', 'fish', 'crustacean', 'mollusc', 'seafood'] as const).some((kind) =>
      kinds.has(kind),
    ) || allergensOf([ingredient]).some((key) => NUTS.test(key))
  )
}

const NUTS = /nut|almond|pecan|pistachio|cashew|macadamia/

/** Do these words, under the name of the dish, say what it is of, what its gloss promises, and the meat, fish and nuts in it? */
export function namesPromised(text: string, dish: WordedDish): boolean {
  const said = namedIn(text, dish).union(namedIn(dish.name, dish))
  const written = namedIn(dish.description, dish)
  const promised = [...namedIn(dish.gloss ?? '', dish), ...[...written].filter(isNews)]
  const [main] = dish.ingredients
  if (main && written.has(main)) promised.push(main)
  return promised.every((one) => said.has(one))
}

/** Does a part of the author's words name what is promised, and half of all that is named? */
export const keepsPromises = (text: string, dish: WordedDish): boolean =>
  namesPromised(text, dish) &&
  namedIn(text, dish).intersection(namedIn(dish.description, dish)).size >=
    namedIn(dish.description, dish).size * LEAST_NAMED
