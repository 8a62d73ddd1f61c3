import { z } from 'zod'
import { type UnmetDietClaim, unmetDietClaims } from '../../catalogue/claimed-diets.ts'
import type { Dish, IngredientFamily, Season } from '../../catalogue/dish.ts'
import { againstDiets } from '../../catalogue/disproved-diets.ts'
import { findIngredient } from '../../catalogue/ingredients/find-ingredient.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { areNearDuplicates, tellingWords } from '../../catalogue/names.ts'
import { allergensOf, dietaryOptionsOf } from '../../catalogue/truth.ts'
import { type UnnamedIngredient, unnamedIngredients } from '../../catalogue/unnamed-ingredients.ts'
import { midMarketBands } from '../../generation/pricing/price-band.ts'
import { type CategoryId, categories, cuisines } from '../../reference/reference.ts'

/** Every family with the words a person chooses it by. */
export const familyNames: Readonly<Record<IngredientFamily, string>> = {
  beef: 'Beef',
  pork: 'Pork',
  lamb: 'Lamb',
  poultry: 'Poultry',
  fish: 'Fish',
  shellfish: 'Shellfish',
  egg: 'Egg',
  cheese: 'Cheese',
  dairy: 'Milk and cream',
  tofu: 'Tofu',
  legume: 'Beans and lentils',
  vegetable: 'Vegetables',
  leaf: 'Leaves and salad',
  mushroom: 'Mushrooms',
  potato: 'Potatoes',
  rice: 'Rice',
  noodle: 'Pasta and noodles',
  bread: 'Bread',
  fruit: 'Fruit',
  nut: 'Nuts',
  chocolate: 'Chocolate',
  pastry: 'Pastry and cake',
  coffee: 'Coffee',
  tea: 'Tea',
  juice: 'Juice and soft drinks',
  wine: 'Wine',
  beer: 'Beer',
  spirit: 'Spirits and cocktails',
}

export const temperatures = ['hot', 'cold'] as const satisfies readonly Dish['temperature'][]
export const weights = ['light', 'medium', 'rich'] as const satisfies readonly Dish['weight'][]
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]

/** Catalogue prices are in steps of this, in USD. */
export const CATALOGUE_PRICE_STEP_USD = 0.5

export const DESCRIPTION_LENGTH = { min: 60, max: 160 } as const

const family = z.enum(Object.keys(familyNames) as [IngredientFamily, ...IngredientFamily[]], {
  error: 'Please choose what the dish is mainly made of.',
})

/** Allowed only where all that is printed stays on one line: no line breaks, no other control characters. */
const line = z
  .string('Required')
  .trim()
  .regex(/^\P{Cc}*$/u, 'Please use one line without control characters.')

/** The generator of the API's description knows only the first of several literals by itself. */
const oneOf = <Id extends number>(ids: readonly Id[], error: string) =>
  z.literal(ids, error).meta({ type: 'integer', enum: [...ids] })

/**
 * A dish proposed for the catalogue. Dietary options and allergens are not part of it: they follow from
 * the ingredients. `judgeDraft` compares it with the rest of the catalogue.
 */
export const dishDraftSchema = z.object({
  cuisineId: oneOf(
    cuisines.map(({ id }) => id),
    'Please choose a cuisine.',
  ),
  categoryId: oneOf(
    categories.map(({ id }) => id),
    'Please choose a category.',
  ),
  name: line
    .min(1, 'Name required')
    .max(120, 'A name has at most 120 characters.')
    .regex(/\p{L}/u, 'A name has at least one letter.'),
  description: line
    .min(DESCRIPTION_LENGTH.min, 'A description has 60 to 160 characters.')
    .max(DESCRIPTION_LENGTH.max, 'A description has 60 to 160 characters.'),
  /** The main one first; tolerant of case, plural and synonyms. */
  ingredients: z
    .array(line.min(1, 'An ingredient needs a name.').max(60, 'An ingredient has at most 60 characters.'))
    .min(1, 'Please name at least one ingredient.')
    .max(30, 'A dish has at most 30 ingredients.'),
  /** USD at price range 3. */
  price: z.number('Please enter a price.'),
  family,
  temperature: z.enum(temperatures).default('hot'),
  weight: z.enum(weights).default('medium'),
  season: z.enum(seasons).optional(),
  trending: z.boolean().default(false),
  /** Words for the picture; the words of the name where none are given. */
  art: z.array(line.min(1).max(30)).max(3, 'The picture takes at most three words.').default([]),
  /** A picture of the dish, stored on this server; where absent, the illustration shows it. */
  imageUrl: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/, 'Pictures must be kept on this server.')
    .optional(),
})

export type DishDraft = z.output<typeof dishDraftSchema>

/** Why a draft is not fit for the catalogue. The pointer is a JSON pointer into the draft. */
export type DraftFinding =
  | UnmetDietClaim
  | UnnamedIngredient
  | ({ readonly pointer: string } & (
      | { readonly code: 'unknown_ingredient'; readonly params: { readonly ingredient: string } }
      | { readonly code: 'repeated_ingredient'; readonly params: { readonly ingredient: string } }
      | {
          readonly code: 'price_out_of_band'
          readonly params: { readonly low: number; readonly high: number }
        }
      | { readonly code: 'price_off_step'; readonly params: { readonly step: number } }
      | { readonly code: 'near_duplicate'; readonly params: { readonly name: string } }
    ))

type Named = Pick<Dish, 'cuisineId' | 'name'>

/**
 * What keeps a well-formed draft out of the catalogue: an ingredient that the lexicon does not know (its
 * allergens couldn't be known), a price outside the mid-market band or off its steps, a diet claimed in its
 * words that the ingredients break, a claim that rests on an ingredient which the words leave out, a name
 * that a guest would take for an existing dish of the same cuisine. A draft without findings may be added.
 */
export function judgeDraft(draft: DishDraft, existing: readonly Named[]): DraftFinding[] {
  return [
    ...duplicateOf(draft, existing),
    ...unmetDietClaims(draft, dietaryOptionsOf(draft.ingredients)),
    ...unnamedIngredients(draft),
    ...judgeIngredients(draft.ingredients),
    ...judgePrice(draft.price, draft.categoryId),
  ]
}

function duplicateOf({ cuisineId, name }: DishDraft, existing: readonly Named[]): DraftFinding[] {
  const words = tellingWords(name)
  const twin = existing.find(
    (dish) => dish.cuisineId === cuisineId && areNearDuplicates(words, tellingWords(dish.name)),
  )
  return twin ? [{ code: 'near_duplicate', pointer: '/name', params: { name: twin.name } }] : []
}

function judgeIngredients(ingredients: readonly string[]): DraftFinding[] {
  const canonical = ingredients.map(findIngredient)
  return ingredients.flatMap((ingredient, index): DraftFinding[] => {
    const pointer = `/ingredients/${index}`
    const name = canonical[index]
    if (name === undefined) return [{ code: 'unknown_ingredient', pointer, params: { ingredient } }]
    return canonical.indexOf(name) < index
      ? [{ code: 'repeated_ingredient', pointer, params: { ingredient } }]
      : []
  })
}

/** Also for dishes that are in the catalogue already. */
export function judgePrice(price: number, categoryId: CategoryId): DraftFinding[] {
  const { low, high } = midMarketBands[categoryId]
  if (!(price >= low && price <= high)) {
    return [{ code: 'price_out_of_band', pointer: '/price', params: { low, high } }]
  }
  return Number.isInteger(price / CATALOGUE_PRICE_STEP_USD)
    ? []
    : [{ code: 'price_off_step', pointer: '/price', params: { step: CATALOGUE_PRICE_STEP_USD } }]
}

/**
 * The dish that a draft describes, with everything that follows from its ingredients; undefined when one of
 * them is not in the lexicon, because its allergens couldn't be known then.
 */
export function dishOfDraft({ trending, art, season, ...draft }: DishDraft, id: number): Dish | undefined {
  const ingredients = draft.ingredients.map(findIngredient)
  if (!ingredients.every((name): name is IngredientName => name !== undefined)) return undefined
  const proved = dietaryOptionsOf(ingredients)
  return {
    ...draft,
    id,
    ingredients,
    ...(season && { season }),
    ...(trending && { trending }),
    art: art.length > 0 ? art : wordsForPicture(draft),
    dietaryOptions: proved,
    allergens: allergensOf(ingredients),
    ...againstDiets(ingredients, proved),
  }
}

function wordsForPicture({ name, family }: Pick<DishDraft, 'name' | 'family'>): string[] {
  const words = [...tellingWords(name)].slice(0, 3)
  return words.length > 0 ? words : [family]
}
