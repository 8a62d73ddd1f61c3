/** The fixed lists that every menu refers to by id. Ids never change: saved menus hold them. */

export interface Cuisine {
  readonly id: number
  readonly name: string
}

export interface Category {
  readonly id: number
  readonly name: string
}

export interface DietaryOption {
  readonly id: number
  readonly name: string
  /** Color class of the tag: `diet-…`, defined once in the screens' style sheet. */
  readonly displayClass: string
}

export const cuisines = [
  { id: 1, name: 'Italian' },
  { id: 2, name: 'Japanese' },
  { id: 3, name: 'Mexican' },
  { id: 4, name: 'Indian' },
  { id: 5, name: 'American' },
  { id: 6, name: 'Thai' },
  { id: 7, name: 'Mediterranean' },
  { id: 8, name: 'French' },
  { id: 9, name: 'Chinese' },
  // The nine of the specification keep their ids and order; a kitchen joins them once its catalog can fill whole menus.
  { id: 10, name: 'Korean' },
  { id: 11, name: 'Greek' },
  { id: 12, name: 'Vietnamese' },
  { id: 13, name: 'Spanish' },
  { id: 14, name: 'Levantine' },
  { id: 15, name: 'Café & Bakery' },
] as const satisfies readonly Cuisine[]

/** Ids of the categories by the word the code uses for them. */
export const STARTERS = 1
export const MAINS = 2
export const DESSERTS = 3
export const SIDES = 4
export const DRINKS = 5

export const categories = [
  { id: STARTERS, name: 'Appetizers' },
  { id: MAINS, name: 'Main Courses' },
  { id: DESSERTS, name: 'Desserts' },
  { id: SIDES, name: 'Sides' },
  { id: DRINKS, name: 'Beverages' },
] as const satisfies readonly Category[]

export const dietaryOptions = [
  { id: 1, name: 'Vegetarian', displayClass: 'diet-vegetarian' },
  { id: 2, name: 'Vegan', displayClass: 'diet-vegan' },
  { id: 3, name: 'Gluten-Free', displayClass: 'diet-gluten-free' },
  { id: 4, name: 'Dairy-Free', displayClass: 'diet-dairy-free' },
  { id: 5, name: 'Keto-Friendly', displayClass: 'diet-keto' },
  { id: 6, name: 'Seafood', displayClass: 'diet-seafood' },
] as const satisfies readonly DietaryOption[]

/**
 * Diets that a dish has by its owner's word alone: no recipe and no model claims them, and recipes only speak against them
 * (`domain/catalogue/own-diets.ts`). Where another is added, its words come into every table of `domain/menu/printed/words/`. Their ids go on from those of the dietary options.
 */
const ownDiets = [
  { id: 7, name: 'Halal', displayClass: 'diet-own' },
  { id: 8, name: 'Kosher', displayClass: 'diet-own' },
  { id: 9, name: 'Pescatarian', displayClass: 'diet-own' },
  { id: 10, name: 'Nut-Free', displayClass: 'diet-own' },
] as const satisfies readonly DietaryOption[]

/** All that guests may choose by: what the catalogue knows, and what only an owner can say. */
export const allDiets = [...dietaryOptions, ...ownDiets] as const

export type CuisineId = (typeof cuisines)[number]['id']
export type CategoryId = (typeof categories)[number]['id']
export type DietaryOptionId = (typeof dietaryOptions)[number]['id']

/** A dietary option, or a diet of the owner's own word. */
export type DietId = (typeof allDiets)[number]['id']

export const ownDiet = { halal: 7, kosher: 8, pescatarian: 9, nutFree: 10 } as const satisfies Record<
  string,
  (typeof ownDiets)[number]['id']
>

/** Dietary option ids by the word the code uses for them. */
export const diet = {
  vegetarian: 1,
  vegan: 2,
  glutenFree: 3,
  dairyFree: 4,
  keto: 5,
  seafood: 6,
} as const satisfies Record<string, DietaryOptionId>

export { type Allergen, allergens } from '../allergens/allergen-keys.ts'

export const isCuisineId = (id: number): id is CuisineId => cuisines.some((cuisine) => cuisine.id === id)
export const isCategoryId = (id: number): id is CategoryId =>
  categories.some((category) => category.id === id)
export const isDietaryOptionId = (id: number): id is DietaryOptionId =>
  dietaryOptions.some((option) => option.id === id)

export const isDietId = (id: number): id is DietId => allDiets.some((option) => option.id === id)

/** A portion with at most this many grams of net carbohydrate may be called Keto-Friendly. */
export const KETO_LIMIT_G = 10
