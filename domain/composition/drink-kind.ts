import type { Dish } from '../catalogue/dish.ts'
import { ALCOHOLIC_NAME, alcoholicNames } from '../catalogue/ingredients/alcoholic.ts'
import { foldName } from '../catalogue/names.ts'

/** What a drink of the catalogue is, as guests ask for it. */
export type DrinkKind = 'still wine' | 'other alcohol' | 'without alcohol'

/** Wine poured as it is: one ingredient, with no bubbles. */
const WINE = /^(?:unfined )?(?:red|white|rose|orange) wine$/
const SPARKLING = /\b(?:sparkling|brut|lambrusco|petillant|frizzante|spumante)\b/

/** Families of drinks that are alcohol whatever they are mixed with. */
const ALCOHOL: ReadonlySet<string> = new Set(['wine', 'beer', 'spirit'])

const isAlcoholic = (ingredient: string): boolean =>
  ALCOHOLIC_NAME.test(ingredient) || (alcoholicNames as readonly string[]).includes(ingredient)

/** The kind of a drink, by what is in it. */
export function drinkKind({ name, ingredients, family }: Dish): DrinkKind {
  const [first, second] = ingredients
  if (first !== undefined && second === undefined && WINE.test(first) && !SPARKLING.test(foldName(name)))
    return 'still wine'
  return ALCOHOL.has(family) || ingredients.some(isAlcoholic) ? 'other alcohol' : 'without alcohol'
}
