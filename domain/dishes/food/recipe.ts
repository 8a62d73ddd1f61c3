import type { Dish, IngredientFamily, Season } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import type { CategoryId } from '../../reference/reference.ts'
import type { DishWords } from '../words/dish-words.ts'
import { fleshOf, type PlateKind } from './kind.ts'
import { type Temperature, temperatureOf } from './temperature.ts'

/** What a kitchen knows of a dish: the record of a dish of the catalog, or what the words of an owner's dish suggest. */
export interface Recipe {
  /** The main one first. */
  readonly ingredients: readonly IngredientName[]
  readonly family: IngredientFamily
  readonly temperature: Temperature
  readonly dietaryOptions: Dish['dietaryOptions']
  /** Absent where nothing says what the dish is sold as. */
  readonly categoryId?: CategoryId | undefined
  readonly season?: Season | undefined
}

const families: Readonly<Record<PlateKind, IngredientFamily>> = {
  'red meat': 'beef',
  poultry: 'poultry',
  fish: 'fish',
  shellfish: 'shellfish',
  vegan: 'vegetable',
  vegetarian: 'vegetable',
  meatless: 'vegetable',
}

/**
 * The recipe that words suggest: its flesh is the first that they name. Good for composing and advice; nothing that
 * guests see or that a law asks may follow from it.
 * @param known what is known of the dish; ingredients that someone listed count as the recipe's
 */
export function likelyRecipe(words: DishWords, known: Partial<Recipe> = {}): Recipe {
  const ingredients = known.ingredients ?? mentionedIngredients(`${words.name}. ${words.description}`)
  const flesh = ingredients.map(fleshOf).find((kind) => kind !== undefined)
  return {
    dietaryOptions: [],
    ...known,
    ingredients,
    family: families[flesh ?? 'meatless'],
    temperature: temperatureOf(words),
  }
}
