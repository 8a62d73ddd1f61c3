import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { DRINKS } from '../../reference/reference.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import { groupOf, names } from '../../text/names.ts'
import type { Recipe } from '../food/recipe.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'

/** What a drink is ordered as. The first three are still wines by the glass. */
export type DrinkKind =
  | 'red wine'
  | 'white wine'
  | 'rosé wine'
  | 'sparkling wine'
  | 'sweet or fortified wine'
  | 'rice wine'
  | 'beer'
  | 'cider'
  | 'cocktail'
  | 'spirit'
  | 'coffee'
  | 'tea'
  | 'hot drink'
  | 'zero-proof'
  | 'soft drink'

/** Ingredients that are poured as they are, by what they are ordered as. */
const poured: Readonly<Partial<Record<string, DrinkKind>>> = groupOf({
  'red wine': names('red wine, unfined red wine'),
  'white wine': names('white wine, unfined white wine, orange wine, retsina'),
  'rosé wine': names('rose wine'),
  'sparkling wine': names('champagne, prosecco, cava, cremant, sparkling wine, sparkling sake'),
  'sweet or fortified wine': names(
    'sherry, port, madeira, moscato wine, dessert wine, vin santo, plum wine, black raspberry wine',
  ),
  'rice wine': names('sake, nigori sake, rice wine, shaoxing wine, makgeolli, cheongju'),
})

export const stillWines: ReadonlySet<DrinkKind> = new Set(['red wine', 'white wine', 'rosé wine'])

/** The kinds that somebody who drives can order. */
export const drinksWithoutAlcohol: ReadonlySet<DrinkKind> = new Set([
  'coffee',
  'tea',
  'hot drink',
  'zero-proof',
  'soft drink',
])

const BUBBLES = anyWord('sparkling, frothy, foaming, fizzy, frizzante, lambrusco')
const COFFEE = anyWord('coffee, espresso')
const TEA = anyWord('tea, sencha, matcha, genmaicha, gyokuro, hojicha, chamomile, lemon verbena')
const STEEPED = anyWord('infusion, tisane, steeped, brewed')
/** What fills a glass; a slice of lemon or a cube of ice does not. */
const MIXER = anyWord('soda, water, juice, lemonade, cola, ale, beer, tonic, milk, tea, coffee')

/** Three or more ingredients mean a mixed drink, not an opened bottle. */
const MIXED_FROM = 3

/** What a drink is ordered as, by its recipe; undefined for what isn't a drink. */
export function drinkKindOf(words: DishWords, recipe: Recipe): DrinkKind | undefined {
  if (recipe.categoryId !== DRINKS) return undefined
  const alcoholic = recipe.ingredients.filter(isAlcoholic)
  return alcoholic.length > 0 ? alcoholicKind(words, recipe, alcoholic) : softKind(words, recipe)
}

function alcoholicKind(
  words: DishWords,
  { ingredients, family }: Recipe,
  alcoholic: readonly IngredientName[],
): DrinkKind {
  const [first] = ingredients
  const isPoured = alcoholic.length === 1 && ingredients.length === 1
  if (family === 'beer') return 'beer'
  if (first?.endsWith('cider')) return 'cider'
  const bottle = poured[first ?? '']
  if (bottle === 'rice wine') return bottle
  if (bottle === 'sweet or fortified wine' && alcoholic.length === 1 && !ingredients.some(isMixer))
    return bottle
  if (isPoured && bottle) {
    return stillWines.has(bottle) && BUBBLES.test(foldedWords(words)) ? 'sparkling wine' : bottle
  }
  const isNeat = alcoholic.length === 1 && ingredients.every((name) => isAlcoholic(name) || !isMixer(name))
  return isNeat && ingredients.length < MIXED_FROM && family === 'spirit' ? 'spirit' : 'cocktail'
}

const isMixer = (name: IngredientName): boolean => MIXER.test(foldName(name))

function softKind(words: DishWords, { ingredients, family, temperature }: Recipe): DrinkKind {
  if (family === 'coffee' || ingredients.some((name) => COFFEE.test(name))) return 'coffee'
  if (family === 'tea' || ingredients.some((name) => TEA.test(name))) return 'tea'
  if (temperature === 'hot') return STEEPED.test(foldedWords(words)) ? 'tea' : 'hot drink'
  return ingredients.length >= MIXED_FROM && family !== 'dairy' ? 'zero-proof' : 'soft drink'
}
