import type { IngredientName } from '../../../catalogue/ingredients/index.ts'
import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import type { Steps } from '../../../computing/steps.ts'
import { categoryOfCourse } from '../../../courses/course-of.ts'
import { measureOf } from '../../../courses/measure.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { foodCostOfRecipe } from '../../../generation/pricing/food-cost.ts'
import { costPerKg } from '../../../generation/pricing/ingredient-costs.ts'
import { readRecipe } from '../../../menu/recipes/recipe-lines.ts'
import { CATALOGUE_CURRENCY, toMajor, toMinor } from '../../../money/currency.ts'
import { DRINKS } from '../../../reference/reference.ts'
import { foldName } from '../../../text/fold-name.ts'
import { BEEF_CUT } from '../../review/like-plates.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/**
 * The share of a price that ingredients cost from which it is worth a look: our own bound. Full-service houses aim at about
 * a third, and an estimate of ours may be off by as much.
 */
const TOO_MUCH = 0.6

/**
 * Dishes whose ingredients cost most of their price, by the recipe that their owner wrote or the weight that their name
 * says: usual portions at market prices by cost class, since a recipe names no supplier. An estimate, and said to be
 * one; asked, never proposed.
 */
export function* checkCosts({ items, menu }: Review): Steps<RecommendationOf<'cost_of_price'>[]> {
  // Our market prices are in dollars.
  if (menu.currency !== CATALOGUE_CURRENCY) return []
  const found: RecommendationOf<'cost_of_price'>[] = []
  for (const [at, reviewed] of items.entries()) {
    if (at % AT_ONCE === 0) yield
    const cost = costOf(reviewed)
    const { plate, item } = reviewed
    if (cost === undefined || !plate) continue
    const share = cost / toMajor(plate.amount, menu.currency)
    if (share < TOO_MUCH) continue
    found.push({
      code: 'cost_of_price',
      id: itemFindingId('cost_of_price', reviewed),
      pointer: `${reviewed.pointer}/prices/${plate.index}/amount`,
      params: {
        name: item.name,
        price: plate.amount,
        cost: toMinor(cost, menu.currency),
        percent: Math.round(share * 100),
      },
      edits: [],
    })
  }
  return found
}

/** Dishes whose recipes are read in a step. */
const AT_ONCE = 50

/** In USD; undefined where neither a recipe of the owner's nor a weight in the name says what is on the plate. */
function costOf(reviewed: ReviewedItem): number | undefined {
  const { item, course, isOrdinary } = reviewed
  const categoryId = categoryOfCourse(course)
  if (categoryId === undefined || categoryId === DRINKS) return undefined
  if (!item.ingredients)
    return course === 'main' ? (costOfWeight(item.name) ?? costOfWeight(item.description)) : undefined
  if (!isOrdinary) return undefined
  const [first, ...others] = readRecipe(item.ingredients).map(({ ingredient }) => ingredient)
  if (first === undefined) return undefined
  const ingredients: IngredientName[] = [first, ...others.filter((name) => name !== undefined)]
  return foodCostOfRecipe({ name: item.name, description: item.description, ingredients }, categoryId).usd
}

/** A live lobster of a pound and a half gives 150 g of meat (`foodCostOf` counts it so). */
const MEAT_OF = {
  lobster: 150 / (1.5 * 453.6),
  crab: 0.25,
  'dungeness crab': 0.25,
} as const satisfies Readonly<Partial<Record<IngredientName, number>>>

/** Grades at the price of a kilogram, in USD: the highest Japanese grade, and what is crossed with it. */
const GRADES = [
  [/\ba5\b|\bkobe\b/, 350],
  [/\bwagyu\b/, 120],
] as const

/** What a weight of flesh costs that the name of a dish says, in USD: `Maine lobster, 2 lb`, `Ribeye 32 oz`. */
function costOfWeight(name: string): number | undefined {
  const measure = measureOf(name)
  if (measure?.scale !== 'weight') return undefined
  const folded = foldName(name)
  const flesh = mentionedIngredients(name).find((one) => fleshOf(one) !== undefined)
  const ingredient = flesh ?? (BEEF_CUT.test(folded) ? ('beef' as const) : undefined)
  if (ingredient === undefined) return undefined
  const [, grade] = GRADES.find(([words]) => words.test(folded)) ?? []
  const share = Object.hasOwn(MEAT_OF, ingredient) ? MEAT_OF[ingredient as keyof typeof MEAT_OF] : 1
  return (measure.amount * share * (grade ?? costPerKg(ingredient))) / 1000
}
