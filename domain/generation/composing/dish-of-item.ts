import type { Dish, IngredientFamily } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { CategoryId, CuisineId, DietaryOptionId } from '../../reference/reference.ts'
import { fleshOf, type PlateKind } from '../plate/kind.ts'

const families: Readonly<Record<PlateKind, IngredientFamily>> = {
  'red meat': 'beef',
  poultry: 'poultry',
  fish: 'fish',
  shellfish: 'shellfish',
  vegan: 'vegetable',
  vegetarian: 'vegetable',
  meatless: 'vegetable',
}

/** What is not warmed, by its words; all else comes from the stove. */
const COLD =
  /\b(?:cold|chilled|iced?|raw|tartare|carpaccio|ceviche|sashimi|salad|slaw|marinated|cured|pickled|frozen|sorbet|gelato|granita|cream|parfait)\b/i

/**
 * Reads an item that isn't in the catalog as a dish, by its words, so that it counts for the rules of a
 * menu: its flesh is the first that is named. Only for composing: nothing that guests see follows from it.
 * @param ingredients where someone listed them, the main one first; those that its words mention where
 * absent
 */
export function dishOfItem(
  item: Pick<MenuItem, 'id' | 'name' | 'description' | 'dietaryOptions' | 'claimsToConfirm'>,
  cuisineId: number,
  categoryId: number,
  ingredients: readonly IngredientName[] = mentionedIngredients(`${item.name}. ${item.description}`),
): Dish {
  const flesh = ingredients.map(fleshOf).find((kind) => kind !== undefined)
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    ingredients,
    price: 0,
    family: families[flesh ?? 'meatless'],
    temperature: COLD.test(`${item.name} ${item.description}`) ? 'cold' : 'hot',
    weight: 'medium',
    art: [],
    cuisineId: cuisineId as CuisineId,
    categoryId: categoryId as CategoryId,
    // Unconfirmed claims count for choosing, and are shown to no one.
    dietaryOptions: [
      ...item.dietaryOptions,
      ...(item.claimsToConfirm?.dietaryOptions ?? []),
    ] as DietaryOptionId[],
    allergens: [],
  }
}
