import { type DietaryOptionId, diet } from '../../reference/reference.ts'
import { allergenGroup } from '../claims/allergen-names.ts'
import { claimsOf } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import type { Derived, DerivedClaims } from './derived-claims.ts'

export interface RecipeDifferences {
  /** In the recipe, and declared in no way. */
  readonly undeclared: readonly Derived[]
  /** Declared as a group where the recipe names the cereal or the nut. */
  readonly unnamed: readonly Derived[]
  /** Declared as contained, and in no ingredient that is understood; none while a line is not understood. */
  readonly unexplained: readonly string[]
  /** Usual in what it is made of, and not declared. */
  readonly undeclaredAdditives: readonly Derived[]
  /** Claimed diets that the recipe does not prove; Keto-Friendly is a matter of grams, which it does not tell. */
  readonly unproven: readonly DietaryOptionId[]
}

/**
 * What the declaration of an item lacks that its recipe has, and the other way round. Nothing is declared by it.
 * Without a declaration everything in the recipe is undeclared.
 */
export function differencesOf(item: MenuItem, derived: DerivedClaims): RecipeDifferences {
  const { allergens = [], mayContain = [], dietaryOptions } = claimsOf(item)
  const isSaid = (key: string) => allergens.includes(key)
  const groupIsSaid = (key: string) => allergens.some((said) => said === allergenGroup(key) && said !== key)
  const missing = derived.allergens.filter(({ key }) => !isSaid(key))
  const found = derived.allergens.map(({ key }) => key)
  const explains = (said: string) => found.some((key) => key === said || allergenGroup(key) === said)
  return {
    undeclared: missing.filter(({ key }) => !groupIsSaid(key)),
    unnamed: missing.filter(({ key }) => groupIsSaid(key)),
    unexplained:
      derived.unknown.length > 0
        ? []
        : allergens.filter((key) => !explains(key) && !mayContain.includes(key)),
    undeclaredAdditives: derived.additives.filter(({ key }) => !(item.additives ?? []).includes(key)),
    unproven: dietaryOptions.filter(
      (id): id is DietaryOptionId => id !== diet.keto && !derived.diets.some((proven) => proven === id),
    ),
  }
}
