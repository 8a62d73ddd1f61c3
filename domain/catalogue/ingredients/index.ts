import { dairyAndEggs } from './dairy-and-eggs.ts'
import { drinks } from './drinks.ts'
import { grainsAndStarches } from './grains-and-starches.ts'
import { meatAndFish } from './meat-and-fish.ts'
import { pantry } from './pantry.ts'
import { plants } from './plants.ts'

/**
 * Every ingredient a dish may name, with what decides its diets and allergens (see `Trait`).
 * Judged as an American restaurant buys it; a house that buys otherwise edits the tags of its menu.
 * Where brands differ in the cereal or the nut and nobody can tell, the likeliest is named, with a comment where it
 * is. Flour is wheat: the malted barley that mills add to some of it is on the sack, for the kitchen to add.
 * Of the processing aids, the finings of a wine or a beer are judged (`fined`): the bottle can say that
 * there were none. The bone char of a sugar is not.
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
