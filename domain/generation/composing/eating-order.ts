import type { Dish } from '../../catalogue/dish.ts'
import type { DrinkKind } from '../../dishes/drinks/drink-kind.ts'
import { type Plate, plateOf } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS, SIDES, STARTERS } from '../../reference/reference.ts'
import { names } from '../../text/names.ts'

const drinks: readonly DrinkKind[] = names(
  'cocktail, sparkling wine, white wine, rosé wine, red wine, rice wine, sweet or fortified wine',
  'beer, cider, spirit, zero-proof, soft drink, tea, coffee, hot drink',
)

/** Within a section, lighter before heavier: the lowest is first. */
function placeOf({ categoryId, weight, family }: Dish, plate: Plate): number {
  const heaviness = { light: 0, medium: 1, rich: 2 }[weight]
  if (categoryId === DRINKS) return plate.drink ? drinks.indexOf(plate.drink) : drinks.length
  if (categoryId === STARTERS) return (plate.serving === 'hot' ? 10 : 0) + heaviness
  if (categoryId === DESSERTS)
    return (family === 'cheese' ? 20 : 0) + (plate.serving === 'hot' ? 10 : 0) + heaviness
  if (categoryId === SIDES) return 0
  const kinds = { vegan: 0, vegetarian: 0, meatless: 0, fish: 1, shellfish: 1, poultry: 2, 'red meat': 3 }
  return kinds[plate.isCentral ? plate.kind : 'meatless'] * 10 + heaviness
}

/** The dishes of one section as a guest reads them. */
export const inEatingOrder = (dishes: readonly Dish[]): Dish[] =>
  dishes
    .map((dish) => ({ dish, place: placeOf(dish, plateOf(dish)) }))
    .sort((a, b) => a.place - b.place)
    .map(({ dish }) => dish)
