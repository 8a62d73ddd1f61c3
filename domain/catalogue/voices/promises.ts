import type { IngredientName } from '../ingredients/index.ts'
import { kindsOf } from '../ingredients/kinds.ts'
import { allergensOf } from '../truth.ts'
import type { WordedDish } from './facts.ts'
import { mentionsIn } from './mentions.ts'

/** Of what an author names, a sentence of a card names half: "seared and rested" doesn't describe a dish. */
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

interface Promises {
  readonly inName: ReadonlySet<IngredientName>
  /** All that the author names. */
  readonly written: ReadonlySet<IngredientName>
  /** What the dish is of, what its gloss promises, and the meat, fish and nuts in it. */
  readonly promised: readonly IngredientName[]
}

const known = new WeakMap<WordedDish, Promises>()

function promisesOf(dish: WordedDish): Promises {
  const found = known.get(dish)
  if (found) return found
  const written = namedIn(dish.description, dish)
  const [main] = dish.ingredients
  const promised = [
    ...namedIn(dish.gloss ?? '', dish),
    ...[...written].filter((one) => one === main || isNews(one)),
  ]
  const promises = { inName: namedIn(dish.name, dish), written, promised }
  known.set(dish, promises)
  return promises
}

/** Do these words, under the name of the dish, say the meat, fish and nuts that are promised? */
export function namesNews(text: string, dish: WordedDish): boolean {
  const { inName, promised } = promisesOf(dish)
  const said = namedIn(text, dish)
  return promised.every((one) => !isNews(one) || said.has(one) || inName.has(one))
}

/** Do these words, under the name of the dish, say what is promised? */
export function namesPromised(text: string, dish: WordedDish): boolean {
  const { inName, promised } = promisesOf(dish)
  const said = namedIn(text, dish)
  return promised.every((one) => said.has(one) || inName.has(one))
}

/** Does a part of the author's words name what is promised, and half of all that is named? */
export function keepsPromises(text: string, dish: WordedDish): boolean {
  const { inName, promised, written } = promisesOf(dish)
  const said = namedIn(text, dish)
  return (
    promised.every((one) => said.has(one) || inName.has(one)) &&
    said.intersection(written).size >= written.size * LEAST_NAMED
  )
}
