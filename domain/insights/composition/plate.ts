import type { Dish } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { ingredients as lexicon } from '../../catalogue/ingredients/index.ts'
import type { Trait } from '../../catalogue/ingredients/ingredient.ts'
import type { Course } from '../../courses/course-of.ts'
import { diet } from '../../reference/reference.ts'

/** A dish as the rules of composition see it: what the menu says of it, and what the catalogue knows. */
export interface Plate {
  readonly name: string
  readonly description: string
  readonly course: Course
  /** The dish of the catalogue that it is, name and description unchanged; absent for an owner's own. */
  readonly dish?: Dish | undefined
}

/** What a main course is made around, as guests choose by it. */
export const mainKinds = ['fish', 'meat', 'vegetarian'] as const
export type MainKind = (typeof mainKinds)[number]

const FISH: ReadonlySet<string> = new Set(['fish', 'shellfish'])
const FROM_THE_WATER: readonly Trait[] = ['fish', 'crustacean', 'mollusc', 'seafood']
const FROM_THE_LAND: readonly Trait[] = ['meat', 'poultry']

const has = (name: IngredientName, traits: readonly Trait[]): boolean => {
  const own: readonly Trait[] = lexicon[name]
  return own.some((trait) => traits.includes(trait))
}

/**
 * Is a dish one of this kind to a guest? Anchovies in a sauce make no fish; pork in a carbonara is meat. A dish may
 * be of two kinds, and a soup of shrimp paste is of none.
 */
export function isOfKind({ family, ingredients, dietaryOptions }: Dish, kind: MainKind): boolean {
  if (kind === 'vegetarian')
    return dietaryOptions.includes(diet.vegetarian) || dietaryOptions.includes(diet.vegan)
  if (kind === 'meat') return ingredients.some((name) => has(name, FROM_THE_LAND))
  return FISH.has(family) || ingredients.slice(0, 2).some((name) => has(name, FROM_THE_WATER))
}
