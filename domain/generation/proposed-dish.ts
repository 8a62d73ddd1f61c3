import type { NamedAllergen } from '../allergens/allergen-keys.ts'
import { type HidingWord, hidingWords } from '../catalogue/hiding/hiding-words.ts'
import { usualBeyond } from '../catalogue/hiding/usual-contents.ts'
import { mentionedIngredients } from '../catalogue/ingredients/mentioned-ingredients.ts'
import { isNamedCloser } from '../catalogue/ingredients/named-closer.ts'
import { namedIngredient } from '../catalogue/ingredients/named-ingredient.ts'
import { dietsOfMake, isOfOpenMake } from '../catalogue/ingredients/open-makes.ts'
import { allergensOf, contradictions, dietaryOptionsOf } from '../catalogue/truth.ts'
import type { DietaryOptionId } from '../reference/reference.ts'
import { PROPOSED_TEXT_LIMITS } from './proposed-text.ts'

/** A dish as a language model proposes it. Nothing of it is believed. */
export interface Proposal {
  /** The name of a category. */
  readonly section: string
  readonly name: string
  readonly description: string
  /** Free names, the main one first. */
  readonly ingredients: readonly string[]
  /** USD */
  readonly price: number
}

export const INGREDIENT_COUNT = { min: 1, max: 25 } as const
export const MAX_INGREDIENT_LENGTH = 60

/** A proposal with its texts composed and everything that follows from its words. */
export interface ProposedDish extends Omit<Proposal, 'section'> {
  /** The diets that its ingredients prove and its texts do not put in doubt. */
  readonly diets: readonly DietaryOptionId[]
  /** Absent where an ingredient is unknown, one that the texts name alone brings an allergen, or a word can hide one. */
  readonly allergens?: readonly NamedAllergen[]
  /** The ingredients of the list, then those that the texts name. */
  readonly allIngredients: readonly string[]
  /** Words of its texts, names of classic dishes among them, that can hide what its list does not name: the claims that they can break wait. */
  readonly hiding: readonly HidingWord[]
}

export function readProposal(proposal: Proposal): ProposedDish {
  const name = composed(proposal.name)
  const description = composed(proposal.description)
  // What is longer will be refused; reading it to its end would only take time.
  const text = `${name.slice(0, PROPOSED_TEXT_LIMITS.name.max)}. ${description.slice(0, PROPOSED_TEXT_LIMITS.description.max)}`
  const ingredients = proposal.ingredients
    .slice(0, INGREDIENT_COUNT.max)
    .map((ingredient) => ingredient.slice(0, MAX_INGREDIENT_LENGTH))
    .map((ingredient) => namedIngredient(ingredient) ?? ingredient)
  const allIngredients = [
    ...ingredients,
    ...mentionedIngredients(text).filter((name) => !isNamedCloser(name, ingredients)),
  ]
  const undoubted = dietaryOptionsOf(allIngredients)
  const allergens = allergensOf(ingredients)
  const hiding = [...hidingWords(text, ingredients), ...usualBeyond(name, description, allIngredients)]
  // What binds a sausage, only its maker knows.
  const isOpen = allIngredients.some(isOfOpenMake)
  const isComplete =
    contradictions({ dietaryOptions: [] }, ingredients).length === 0 &&
    allergensOf(allIngredients).length === allergens.length &&
    !isOpen &&
    hiding.every((word) => word.allergens.length === 0)
  return {
    name,
    description,
    ingredients: proposal.ingredients,
    price: proposal.price,
    diets: dietaryOptionsOf(ingredients).filter(
      (option) =>
        undoubted.includes(option) &&
        !allIngredients.some((name) => dietsOfMake(name).includes(option)) &&
        !hiding.some(({ diets }) => diets.includes(option)),
    ),
    ...(isComplete && { allergens }),
    allIngredients,
    hiding,
  }
}

const composed = (text: string): string => text.normalize('NFC').trim()
