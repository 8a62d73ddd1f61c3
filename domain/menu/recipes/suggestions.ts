import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { ingredientsNamedIn } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { namedIngredient } from '../../catalogue/ingredients/named-ingredient.ts'
import { phrasesOf } from '../../catalogue/ingredients/phrases.ts'
import { isUndecided } from '../../catalogue/ingredients/undecided-names.ts'

/** Words that leave a food what it is, with all that is in it: a color, a place, a size, how it was cooked or kept. */
const HARMLESS = new Set(
  (
    'a an the of in on with and or my our your house home homemade made best good quality premium ' +
    'black white red green yellow brown golden pink purple dark light pale blond ' +
    'baby young old new wild smoked cured dried sundried air fresh frozen canned tinned jarred bottled boxed ' +
    'cold warm chilled melted soft softened hard firm tender thick thin fine coarse rough ' +
    'small medium large big jumbo mini extra heavy long short whole half quartered halved ' +
    'roasted toasted grilled baked boiled poached steamed charred seared blackened ' +
    'salted unsalted sweet sour bitter spicy mild ripe raw cooked sliced chopped diced minced grated ' +
    'italian french spanish greek german english british irish scottish american mexican japanese chinese thai ' +
    'indian turkish danish dutch swiss belgian portuguese moroccan californian norwegian alaskan atlantic pacific ' +
    'organic local seasonal farm farmhouse country garden market day mature aged'
  ).split(' '),
)

/**
 * What a line that is not understood may name, for a person to choose: nothing where another of its words, or a part of
 * the word itself, might bring or lack an allergen ("lupin flour" isn't wheat flour, "Semmelknödel" no bread alone,
 * "fried chicken" no chicken alone), nor where it names two things, of which a choice would drop one.
 */
export function suggestionsFor(line: string): IngredientName[] {
  const named = ingredientsNamedIn(line)
  const isNamed = (start: number, end: number) => named.some((one) => one.start <= start && end <= one.end)
  const isSafe = phrasesOf(line)
    .flat()
    .every(({ text, start, end }) => isNamed(start, end) || HARMLESS.has(text.toLowerCase()))
  const isWhole = named.every(
    ({ ingredient, start, end }) =>
      namedIngredient(line.slice(start, end)) === ingredient && !isUndecided(line, ingredient),
  )
  const names = [...new Set(named.map(({ ingredient }) => ingredient))]
  return isSafe && isWhole && names.length === 1 ? names : []
}
