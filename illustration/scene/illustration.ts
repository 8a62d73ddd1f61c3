import type { Motif } from '../parts/motifs.ts'
import type { PaletteName } from '../parts/palettes.ts'
import type { Tint } from '../parts/tints.ts'
import type { Cutlery, Filling, Vessel } from '../parts/vessels.ts'
import { composeDrink } from './compose-drink.ts'
import { composeFood } from './compose-food.ts'
import { readScene } from './scene.ts'

/** A small still life as plain data: what stands on the table, not how it is drawn. */
export interface Illustration {
  readonly vessel: Vessel
  /** What fills the vessel. */
  readonly filling: Filling | null
  /** The colour of the filling, or of what is sprinkled on a plate. */
  readonly tint: Tint
  /** The dish itself; null where the filled vessel says it all, as with a bowl of rice. */
  readonly main: Motif | null
  /** How many of `main` lie there. */
  readonly count: 1 | 2 | 3
  /** Up to three things beside it, the most telling first. */
  readonly companions: readonly Motif[]
  readonly cutlery: Cutlery | null
  readonly palette: PaletteName
  /** Decides the arrangement and what is sprinkled: an integer from 0 to 65,535. */
  readonly seed: number
}

/** A dish of the catalogue, or an item that somebody wrote: what a picture needs to know of it. */
export interface DishToDraw {
  readonly name: string
  readonly description?: string
  /** Words for the picture, the most telling first; read from the name when left out. */
  readonly art?: readonly string[]
  /** Ingredients by their names in the catalogue, the main one first; read from the description when left out. */
  readonly ingredients?: readonly string[]
  /** Claims that the picture must not contradict. */
  readonly dietaryOptions?: readonly number[]
  /** Ids that name no cuisine or category are allowed: sections of the owner's own have them. */
  readonly cuisineId: number
  readonly categoryId: number
  readonly temperature?: 'hot' | 'cold'
}

/**
 * The picture of a dish. Its words decide (`words/`), then its ingredients, then what is usual for its
 * cuisine and category, category, cuisine, or any dish. The same dish always has the same picture.
 */
export function illustrationFor(dish: DishToDraw): Illustration {
  const scene = readScene(dish)
  return scene.isDrink ? composeDrink(scene) : composeFood(scene)
}
