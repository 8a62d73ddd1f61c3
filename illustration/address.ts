import { fnv1a } from '#domain/computing/fnv.ts'
import type { Illustration } from './parts/illustration.ts'
import { illustrationKey } from './parts/key.ts'
import { illustrationFor } from './scene/illustration-for.ts'
import type { DishToDraw } from './scene/scene.ts'

/**
 * The version of the drawings: raised whenever one changes. A test of the drawings notices when that was
 * forgotten (`illustration/draw/draw-illustration.test.ts`).
 */
export const DRAWING_VERSION = 1

/** Changes with the composition and with the drawings: browsers may keep for ever what has this version. */
export const versionOf = (illustration: Illustration): string =>
  `${DRAWING_VERSION}.${fnv1a(illustrationKey(illustration)).toString(36)}`

/** Where our own server has the picture of a dish of the catalogue: its own one, else its illustration. A path. */
export const dishImageUrl = (
  dish: DishToDraw & { readonly id: number; readonly imageUrl?: string },
): string => dish.imageUrl ?? `/images/dishes/${dish.id}.svg?v=${versionOf(illustrationFor(dish))}`

/** Where the illustration of a dish is that is in no catalogue: all that decides it is in the address. A path. */
export function illustrationUrl(dish: DishToDraw): string {
  const illustration = illustrationFor(dish)
  return `/images/food/${illustrationKey(illustration)}.svg?v=${versionOf(illustration)}`
}
