import { dairyAndEggs } from './dairy-and-eggs.ts'
import { drinks } from './drinks.ts'
import { grainsAndStarches } from './grains-and-starches.ts'
import { meatAndFish } from './meat-and-fish.ts'
import { pantry } from './pantry.ts'
import { plants } from './plants.ts'

/**
 * Every ingredient a dish may name, with what decides its diets and allergens (see `Trait`).
 * Judged as an American restaurant buys it; a house that buys otherwise edits the tags of its menu.
 * Processing aids (the finings of a wine, the bone char of a sugar) are no ingredients and not judged.
 */
export const ingredients = {
  ...meatAndFish,
  ...dairyAndEggs,
  ...grainsAndStarches,
  ...plants,
  ...pantry,
  ...drinks,
}

export type IngredientName = keyof typeof ingredients
