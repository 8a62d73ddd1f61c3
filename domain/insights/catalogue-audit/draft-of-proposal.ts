import type { Dish } from '../../catalogue/dish.ts'
import { findIngredient } from '../../catalogue/ingredients/find-ingredient.ts'
import { dietaryOptionsOf } from '../../catalogue/truth.ts'
import { unnamedIngredients } from '../../catalogue/unnamed-ingredients.ts'
import { boastsIn } from '../../generation/boasts.ts'
import { intoBand } from '../../generation/pricing/price-band.ts'
import { type Proposal, readProposal } from '../../generation/proposed-dish.ts'
import { faultOf, PROPOSED_TEXT_LIMITS, unprovedClaim } from '../../generation/proposed-text.ts'
import { type CategoryId, type CuisineId, categories } from '../../reference/reference.ts'
import { type DishDraft, dishDraftSchema } from './dish-draft.ts'
import { unlistedIngredients } from './unlisted-ingredients.ts'

const MID_MARKET = 3

/**
 * The draft that a language model's proposal makes; undefined where it is none that could be printed, or
 * where its words name what its ingredients lack (an author can be asked, a model cannot). What a proposal
 * does not say (how it is served, how rich it is) is taken from what is usual for its main ingredient.
 */
export function draftOfProposal(
  proposal: Proposal,
  cuisineId: CuisineId,
  catalogue: readonly Dish[],
): DishDraft | undefined {
  const category = categories.find(({ name }) => name === proposal.section.trim())
  if (!category) return undefined
  const { name, description, ingredients, price } = readProposal(proposal)
  const { data: draft } = dishDraftSchema.safeParse({
    cuisineId,
    categoryId: category.id,
    name,
    description,
    ingredients,
    price: intoBand(price, category.id, MID_MARKET),
    ...usualFor(ingredients[0] ?? '', category.id, catalogue),
  })
  return draft && isPrintable(draft) ? draft : undefined
}

function isPrintable(draft: DishDraft): boolean {
  const isPlain = (['name', 'description'] as const).every(
    (field) => faultOf(draft[field], PROPOSED_TEXT_LIMITS[field]) === undefined,
  )
  return (
    isPlain &&
    unprovedClaim(draft, dietaryOptionsOf(draft.ingredients)) === undefined &&
    boastsIn(`${draft.name}. ${draft.description}`).length === 0 &&
    unlistedIngredients(draft).length === 0 &&
    unnamedIngredients(draft).length === 0
  )
}

/** What most dishes of the catalogue are that are mainly made of the same, else of the same category. */
function usualFor(mainIngredient: string, categoryId: CategoryId, catalogue: readonly Dish[]) {
  const main = findIngredient(mainIngredient)
  const company = catalogue.filter((dish) => dish.categoryId === categoryId)
  const alike = company.filter(({ ingredients }) => ingredients[0] === main)
  const kin = alike.length > 0 ? alike : company
  return {
    family: mostFrequent(kin.map(({ family }) => family)),
    temperature: mostFrequent(kin.map(({ temperature }) => temperature)),
    weight: mostFrequent(kin.map(({ weight }) => weight)),
  }
}

function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value).values()]
  return groups.sort((a, b) => b.length - a.length)[0]?.[0]
}
