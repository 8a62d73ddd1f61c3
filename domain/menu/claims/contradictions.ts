import {
  type Allergen,
  allDiets,
  type DietId,
  diet,
  KETO_LIMIT_G,
  ownDiet,
} from '../../reference/reference.ts'
import type { Disproved } from '../model/claimed.ts'
import { allergenGroup, allergenName } from './allergen-names.ts'

interface Claims {
  readonly dietaryOptions: readonly number[]
  readonly allergens?: readonly string[] | undefined
  /** Allergens that may have come into the dish. */
  readonly mayContain?: readonly string[] | undefined
  /** What the recipe of the dish disproves. */
  readonly disproved?: Disproved | undefined
}

/**
 * What speaks against a diet: an allergen that the dish contains or may contain, another diet, an ingredient of its
 * recipe, the grams of net carbohydrate of a portion, a recipe that does not prove it, or a choice that is not declared
 * or not of that diet.
 */
export type Excluder =
  | { readonly allergen: string }
  | { readonly trace: string }
  | { readonly dietaryOption: DietId }
  | { readonly ingredient: string }
  | { readonly netCarbsG: number }
  | { readonly isUnproved: true }
  /** The name of a choice that a guest must make, and that nobody declared. */
  | { readonly choice: string }
  /** An option whose name says that it does not suit, of a choice that leaves too few others. */
  | { readonly option: string }

export interface Contradiction {
  readonly dietaryOption: DietId
  /** The allergen as it was declared: `wheat` where that excludes a diet without gluten. */
  readonly excludes: Excluder
}

const fromTheSea = ['crustaceans', 'fish', 'molluscs'] as const satisfies readonly Allergen[]

/** What a dish of a diet cannot contain. Keto-Friendly and Seafood say nothing of the 14 substances. */
const excludedAllergens: readonly (readonly [DietId, readonly Allergen[]])[] = [
  [diet.vegan, ['eggs', 'milk', ...fromTheSea]],
  [diet.vegetarian, fromTheSea],
  [diet.glutenFree, ['gluten']],
  [diet.dairyFree, ['milk']],
  [ownDiet.nutFree, ['nuts', 'peanuts']],
  [ownDiet.kosher, ['crustaceans', 'molluscs']],
]

/**
 * What a dish of a diet cannot have traces of. People whom traces make ill read "Free"; Vegan and
 * Vegetarian say what a dish is made of, and its traces are printed next to them.
 */
const excludedTraces: readonly (readonly [DietId, readonly Allergen[]])[] = [
  [diet.glutenFree, ['gluten']],
  [diet.dairyFree, ['milk']],
  [ownDiet.nutFree, ['nuts', 'peanuts']],
]

const excludedDiets: readonly (readonly [DietId, DietId])[] = [
  [diet.vegan, diet.seafood],
  [diet.vegetarian, diet.seafood],
]

/** Everything that speaks against the claimed diets of a dish: first what nobody can claim, then traces. */
export function contradictionsIn({
  dietaryOptions: diets,
  allergens = [],
  mayContain = [],
  disproved = {},
}: Claims): Contradiction[] {
  const byAllergens = excludedAllergens.flatMap(([dietaryOption, excluded]): Contradiction[] => {
    const allergen = diets.includes(dietaryOption) && containedOf(excluded, allergens)
    return allergen ? [{ dietaryOption, excludes: { allergen } }] : []
  })
  const byDiets = excludedDiets
    .filter((pair) => pair.every((id) => diets.includes(id)))
    .map(([dietaryOption, excluded]) => ({ dietaryOption, excludes: { dietaryOption: excluded } }))
  const byRecipe = allDiets.flatMap(({ id }): Contradiction[] => {
    const breaker = diets.includes(id) ? disproved[id] : undefined
    return breaker === undefined ? [] : [{ dietaryOption: id, excludes: brokenBy(breaker) }]
  })
  const byTraces = excludedTraces.flatMap(([dietaryOption, excluded]): Contradiction[] => {
    const trace = diets.includes(dietaryOption) && containedOf(excluded, mayContain)
    return trace ? [{ dietaryOption, excludes: { trace } }] : []
  })
  return [...byAllergens, ...byDiets, ...byRecipe, ...byTraces]
}

const brokenBy = (breaker: Disproved[string]): Excluder => {
  if (breaker === true) return { isUnproved: true }
  return typeof breaker === 'number' ? { netCarbsG: breaker } : { ingredient: breaker }
}

/** The first two claims of a dish that cannot both be true; null where all can. A trace alone only withholds a diet. */
export const contradictionIn = (claims: Claims): Contradiction | null =>
  contradictionsIn({ ...claims, mayContain: [] })[0] ?? null

/** Returns whether a diet can be shown of a dish that contains this, may contain that and is made this way. */
export const isTenable = (dietaryOption: number, of: Omit<Claims, 'dietaryOptions'>): boolean =>
  contradictionsIn({ ...of, dietaryOptions: [dietaryOption] }).length === 0

/** The first of these groups that is declared, by itself or by one of its members. */
function containedOf(groups: readonly Allergen[], declared: readonly string[]): string | undefined {
  for (const group of groups) {
    const key = declared.find((allergen) => allergenGroup(allergen) === group)
    if (key !== undefined) return key
  }
  return undefined
}

export const dietName = (id: number): string => allDiets.find((option) => option.id === id)?.name ?? ''

/** Why a dish cannot be what is claimed of it, as its owner reads it. */
export function contradictionSentence(dishName: string, { dietaryOption, excludes }: Contradiction): string {
  const named = dietName(dietaryOption)
  if ('dietaryOption' in excludes)
    return `${dishName} cannot be both ${named} and ${dietName(excludes.dietaryOption)}.`
  return `${dishName} cannot be ${named}: ${reasonOf(excludes)}.`
}

function reasonOf(excludes: Exclude<Excluder, { dietaryOption: DietId }>): string {
  if ('allergen' in excludes) return `it contains ${allergenName(excludes.allergen)}`
  if ('trace' in excludes) return `it may contain ${allergenName(excludes.trace)}`
  if ('ingredient' in excludes) return `its recipe has ${excludes.ingredient}`
  if ('netCarbsG' in excludes)
    return `a portion has about ${Math.ceil(excludes.netCarbsG)} g net carbs, and ${KETO_LIMIT_G} g is the limit`
  if ('choice' in excludes) return `nobody has declared what the choice “${excludes.choice}” contains`
  if ('option' in excludes) return `a guest who has to choose gets “${excludes.option}” or the like`
  return 'its recipe does not prove it'
}
