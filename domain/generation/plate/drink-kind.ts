import type { Dish } from '../../catalogue/dish.ts'
import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { DRINKS } from '../../reference/reference.ts'
import { readingOf } from './words.ts'

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
const poured: Readonly<Partial<Record<string, DrinkKind>>> = {
  'red wine': 'red wine',
  'unfined red wine': 'red wine',
  'white wine': 'white wine',
  'unfined white wine': 'white wine',
  'rose wine': 'rosé wine',
  'orange wine': 'white wine',
  champagne: 'sparkling wine',
  prosecco: 'sparkling wine',
  cava: 'sparkling wine',
  cremant: 'sparkling wine',
  'sparkling wine': 'sparkling wine',
  'sparkling sake': 'sparkling wine',
  sherry: 'sweet or fortified wine',
  port: 'sweet or fortified wine',
  madeira: 'sweet or fortified wine',
  'moscato wine': 'sweet or fortified wine',
  'dessert wine': 'sweet or fortified wine',
  'vin santo': 'sweet or fortified wine',
  'plum wine': 'sweet or fortified wine',
  sake: 'rice wine',
  'nigori sake': 'rice wine',
  'rice wine': 'rice wine',
  'shaoxing wine': 'rice wine',
}

export const stillWines: ReadonlySet<DrinkKind> = new Set(['red wine', 'white wine', 'rosé wine'])

const withoutAlcohol: ReadonlySet<DrinkKind> = new Set([
  'coffee',
  'tea',
  'hot drink',
  'zero-proof',
  'soft drink',
])

export const isStillWine = (dish: Dish): boolean => isOneOf(stillWines, dish)
export const isWithoutAlcohol = (dish: Dish): boolean => isOneOf(withoutAlcohol, dish)

function isOneOf(kinds: ReadonlySet<DrinkKind>, dish: Dish): boolean {
  const kind = drinkKindOf(dish)
  return kind !== undefined && kinds.has(kind)
}

const CIDER = /\bcider$/
const BUBBLES = /\b(?:sparkling|frothy|foaming|fizzy|frizzante|lambrusco)\b/
const COFFEE = /\b(?:coffee|espresso)\b/
const TEA = /\btea\b|^(?:sencha|matcha|genmaicha|gyokuro|hojicha|chamomile|thai tea|mint tea|lemon verbena)$/

/** Three or more ingredients mean a mixed drink, not an opened bottle. */
const MIXED_FROM = 3

/** Undefined for what isn't a drink. */
export function drinkKindOf(dish: Dish): DrinkKind | undefined {
  if (dish.categoryId !== DRINKS) return undefined
  const alcoholic = dish.ingredients.filter(isAlcoholic)
  return alcoholic.length > 0 ? alcoholicKind(dish, alcoholic) : softKind(dish)
}

function alcoholicKind(dish: Dish, alcoholic: readonly IngredientName[]): DrinkKind {
  const { ingredients, family } = dish
  const [first] = ingredients
  const isPoured = alcoholic.length === 1 && ingredients.length === 1
  if (family === 'beer') return 'beer'
  if (CIDER.test(first ?? '')) return 'cider'
  const bottle = poured[first ?? '']
  if (bottle === 'rice wine') return bottle
  if (bottle === 'sweet or fortified wine' && alcoholic.length === 1 && !ingredients.some(isMixer))
    return bottle
  if (isPoured && bottle) {
    return stillWines.has(bottle) && BUBBLES.test(readingOf(dish)) ? 'sparkling wine' : bottle
  }
  const isNeat = alcoholic.length === 1 && ingredients.every((name) => isAlcoholic(name) || !isMixer(name))
  return isNeat && ingredients.length < MIXED_FROM && family === 'spirit' ? 'spirit' : 'cocktail'
}

/** What fills a glass; a slice of lemon or a cube of ice does not. */
const isMixer = (name: IngredientName): boolean =>
  /\b(?:soda|water|juice|lemonade|cola|ale|beer|tonic|milk|tea|coffee)\b/.test(name)

function softKind({ ingredients, family, temperature, description, name }: Dish): DrinkKind {
  const names = ingredients.join(', ')
  if (family === 'coffee' || COFFEE.test(names)) return 'coffee'
  if (family === 'tea' || ingredients.some((one) => TEA.test(one))) return 'tea'
  if (temperature === 'hot') {
    return /\b(?:infusion|tisane|steeped|brewed)\b/.test(readingOf({ name, description }))
      ? 'tea'
      : 'hot drink'
  }
  return ingredients.length >= MIXED_FROM && family !== 'dairy' ? 'zero-proof' : 'soft drink'
}
