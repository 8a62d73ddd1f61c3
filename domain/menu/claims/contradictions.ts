import { type Allergen, type DietaryOptionId, diet, dietaryOptions } from '../../catalogue/reference.ts'

import { allergenGroup, allergenName } from './allergen-names.ts'

interface Claims {
  readonly dietaryOptions: readonly number[]
  readonly allergens?: readonly string[] | undefined
}

/** A diet and what it excludes: an allergen that the dish contains, or another diet. */
export interface Contradiction {
  readonly dietaryOption: DietaryOptionId
  /** The allergen as it was declared: `wheat` where that excludes a diet without gluten. */
  readonly excludes: { readonly allergen: string } | { readonly dietaryOption: DietaryOptionId }
}

const fromTheSea = ['crustaceans', 'fish', 'molluscs'] as const satisfies readonly Allergen[]

/** What a dish of a diet cannot contain. Keto-Friendly and Seafood say nothing of the 14 substances. */
const excludedAllergens: readonly (readonly [DietaryOptionId, readonly Allergen[]])[] = [
  [diet.vegan, ['eggs', 'milk', ...fromTheSea]],
  [diet.vegetarian, fromTheSea],
  [diet.glutenFree, ['gluten']],
  [diet.dairyFree, ['milk']],
]

const excludedDiets: readonly (readonly [DietaryOptionId, DietaryOptionId])[] = [
  [diet.vegan, diet.seafood],
  [diet.vegetarian, diet.seafood],
]

/** The first two claims of a dish that cannot both be true; null where all can. */
export function contradictionIn({ dietaryOptions: diets, allergens = [] }: Claims): Contradiction | null {
  for (const [dietaryOption, excluded] of excludedAllergens) {
    const allergen = diets.includes(dietaryOption) && containedOf(excluded, allergens)
    if (allergen) return { dietaryOption, excludes: { allergen } }
  }
  for (const [dietaryOption, excluded] of excludedDiets) {
    if (diets.includes(dietaryOption) && diets.includes(excluded)) {
      return { dietaryOption, excludes: { dietaryOption: excluded } }
    }
  }
  return null
}

/** The first of these groups that is declared, by itself or by one of its members. */
function containedOf(groups: readonly Allergen[], declared: readonly string[]): string | undefined {
  for (const group of groups) {
    const key = declared.find((allergen) => allergenGroup(allergen) === group)
    if (key !== undefined) return key
  }
  return undefined
}

const nameOf = (id: DietaryOptionId): string => dietaryOptions.find((option) => option.id === id)?.name ?? ''

/** Why a dish cannot be what is claimed of it, as its owner reads it. */
export const contradictionSentence = (
  dishName: string,
  { dietaryOption, excludes }: Contradiction,
): string =>
  'allergen' in excludes
    ? `${dishName} cannot be ${nameOf(dietaryOption)}: it contains ${allergenName(excludes.allergen)}.`
    : `${dishName} cannot be both ${nameOf(dietaryOption)} and ${nameOf(excludes.dietaryOption)}.`
