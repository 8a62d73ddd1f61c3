import type { IngredientName } from '../../../catalogue/ingredients/index.ts'
import { categoryOfCourse } from '../../../courses/course-of.ts'
import { foodCostOfRecipe } from '../../../generation/pricing/food-cost.ts'
import { readRecipe } from '../../../menu/recipes/recipe-lines.ts'
import { CATALOGUE_CURRENCY, toMajor, toMinor } from '../../../money/currency.ts'
import { DRINKS } from '../../../reference/reference.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/**
 * The share of a price that ingredients cost from which it is worth a look: our own bound. Full-service houses aim at about
 * a third, and an estimate of ours may be off by as much.
 */
const TOO_MUCH = 0.6

/**
 * Dishes whose ingredients cost most of their price, by the recipe that their owner wrote: usual portions at market
 * prices by cost class, since a recipe names no supplier. An estimate, and said to be one; asked, never proposed.
 */
export function checkCosts({ items, menu }: Review): RecommendationOf<'cost_of_price'>[] {
  // Our market prices are in dollars.
  if (menu.currency !== CATALOGUE_CURRENCY) return []
  return items.flatMap((reviewed) => {
    const cost = costOf(reviewed)
    const { plate, item } = reviewed
    if (cost === undefined || !plate) return []
    const share = cost / toMajor(plate.amount, menu.currency)
    if (share < TOO_MUCH) return []
    return [
      {
        code: 'cost_of_price' as const,
        id: itemFindingId('cost_of_price', reviewed),
        pointer: `${reviewed.pointer}/prices/${plate.index}/amount`,
        params: {
          name: item.name,
          price: plate.amount,
          cost: toMinor(cost, menu.currency),
          percent: Math.round(share * 100),
        },
        edits: [],
      },
    ]
  })
}

/** In USD; undefined where the owner wrote no recipe whose main ingredient we know, or sells it by size. */
function costOf({ item, course, isOrdinary }: ReviewedItem): number | undefined {
  const categoryId = categoryOfCourse(course)
  if (!item.ingredients || !isOrdinary || categoryId === undefined || categoryId === DRINKS) return undefined
  const [first, ...others] = readRecipe(item.ingredients).map(({ ingredient }) => ingredient)
  if (first === undefined) return undefined
  const ingredients: IngredientName[] = [first, ...others.filter((name) => name !== undefined)]
  return foodCostOfRecipe({ name: item.name, description: item.description, ingredients }, categoryId).usd
}
