import type { Dish } from '../../catalogue/dish.ts'
import type { DrinkKind } from '../plate/drink-kind.ts'
import { plateOf } from '../plate/plate.ts'

const SPICY = /\b(?:chil[ei]\w*|spicy|fiery|sichuan|curry|vindaloo|harissa|jalapeno|hot)\b/i

/** What sommeliers pour with it, the first choice first: weight with weight, sweet with sweet, nothing tannic with fish. */
function wanted(dish: Dish): readonly DrinkKind[] {
  const { kind, technique, isCentral } = plateOf(dish)
  if (dish.categoryId === 3) {
    return ['sweet or fortified wine', 'sparkling wine', 'spirit', 'coffee', 'tea', 'hot drink']
  }
  if (SPICY.test(dish.description)) return ['beer', 'rosé wine', 'white wine', 'sparkling wine', 'rice wine']
  if (technique === 'raw' || technique === 'fried') {
    return ['sparkling wine', 'white wine', 'rice wine', 'beer', 'rosé wine']
  }
  if (isCentral && kind === 'red meat') return ['red wine', 'rosé wine', 'beer', 'rice wine', 'cocktail']
  if (isCentral && kind === 'poultry') return ['white wine', 'rosé wine', 'red wine', 'rice wine', 'beer']
  return ['white wine', 'rosé wine', 'sparkling wine', 'rice wine', 'beer', 'cocktail', 'zero-proof', 'tea']
}

/**
 * A drink for each dish, none twice while others are left: the first kind that sommeliers would pour and the list has,
 * else anything that is left. Undefined for a dish where no drink is left at all.
 */
export function pairingFor(dishes: readonly Dish[], drinks: readonly Dish[]): (Dish | undefined)[] {
  let left = [...drinks]
  return dishes.map((dish) => {
    const chosen =
      wanted(dish)
        .map((kind) => left.find((drink) => plateOf(drink).drink === kind))
        .find((drink) => drink !== undefined) ?? left[0]
    left = left.filter((drink) => drink !== chosen)
    return chosen
  })
}
