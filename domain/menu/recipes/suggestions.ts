import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { ingredientsNamedIn } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { phrasesOf } from '../../catalogue/ingredients/phrases.ts'

/** Words that leave a food what it is, with all that is in it: a color, a place, a size, how it was cooked or kept. */
const HARMLESS = new Set(
  (
    'a an the of in on with and or my our your house home homemade made best good quality premium ' +
    'black white red green yellow brown golden pink purple dark light pale blond ' +
    'baby young old new wild smoked cured dried sundried air fresh frozen canned tinned jarred bottled boxed ' +
    'hot cold warm chilled melted soft softened hard firm crisp crispy crunchy tender thick thin fine coarse rough ' +
    'small medium large big jumbo mini extra heavy long short whole half quartered halved ' +
    'roasted toasted grilled fried baked boiled poached steamed braised charred seared blackened caramelized ' +
    'pickled salted unsalted sweet sour bitter spicy mild ripe raw cooked sliced chopped diced minced grated ' +
    'italian french spanish greek german english british irish scottish american mexican japanese chinese thai ' +
    'indian turkish danish dutch swiss belgian portuguese moroccan californian norwegian alaskan atlantic pacific ' +
    'organic local seasonal farm farmhouse country garden market day mature aged'
  ).split(' '),
)

/**
 * What a line that is not understood may name, for a person to choose: nothing where one of its words might take an
 * allergen from the choice or add one ("lupin flour" isn't wheat flour, "vegan mayo" no mayonnaise).
 */
export function suggestionsFor(line: string): IngredientName[] {
  const named = ingredientsNamedIn(line)
  const isNamed = (start: number, end: number) => named.some((one) => one.start <= start && end <= one.end)
  const isSafe = phrasesOf(line)
    .flat()
    .every(({ text, start, end }) => isNamed(start, end) || HARMLESS.has(text.toLowerCase()))
  return isSafe ? [...new Set(named.map(({ ingredient }) => ingredient))] : []
}
