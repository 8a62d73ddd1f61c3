import { allergenName } from '../../menu/claims/allergen-names.ts'
import { type DietaryOptionId, dietaryOptions } from '../../reference/reference.ts'
import type { DishFinding } from './audit.ts'
import type { DraftFinding } from './dish-draft.ts'

type Told = DraftFinding | DishFinding

/** A finding as a sentence for the administrators of the catalogue. */
export function sentenceOfFinding(finding: Told): string {
  switch (finding.code) {
    case 'unknown_ingredient':
      return `“${finding.params.ingredient}” is not in the list of ingredients, so its allergens are not known.`
    case 'repeated_ingredient':
      return `“${finding.params.ingredient}” is named twice.`
    case 'price_out_of_band':
      return `The price must be between ${usd(finding.params.low)} and ${usd(finding.params.high)}: the mid-market prices of this category.`
    case 'price_off_step':
      return `Catalog prices are in steps of ${usd(finding.params.step)}.`
    case 'near_duplicate':
      return `A guest would take this for “${finding.params.name}”, which is in the catalog already.`
    case 'broken_promise':
      return `The words promise ${nameOf(finding.params.dietaryOption)}, which the ingredients do not support.`
    case 'false_dietary_claim':
      return `Tagged ${nameOf(finding.params.dietaryOption)}, but contains ${finding.params.ingredient}.`
    case 'unsupported_dietary_claim':
      return `Tagged ${nameOf(finding.params.dietaryOption)}, which the ingredients do not support.`
    case 'unnamed_ingredient':
      return `A tag or the list of allergens rests on ${finding.params.ingredient}, which the words do not name: a cook would take ${finding.params.insteadOf}.`
    case 'undeclared_allergen':
      return `Contains ${finding.params.ingredient}, but does not declare ${allergenName(finding.params.allergen)}.`
    case 'description_length':
      return `The description has ${finding.params.length} characters instead of 60 to 160.`
  }
}

const nameOf = (option: DietaryOptionId): string => dietaryOptions.find(({ id }) => id === option)?.name ?? ''

const usd = (amount: number): string => `$${amount.toFixed(2)}`
