import type { Illustration } from '../parts/illustration.ts'
import { composeDrink } from './compose-drink.ts'
import { composeFood } from './compose-food.ts'
import { type DishToDraw, readScene } from './scene.ts'

/**
 * The picture of a dish. Its words decide (`words/`), then its ingredients, then what is usual for its
 * cuisine and category, category, cuisine, or any dish. The same dish always has the same picture.
 */
export function illustrationFor(dish: DishToDraw): Illustration {
  const scene = readScene(dish)
  return scene.isDrink ? composeDrink(scene) : composeFood(scene)
}
