import type { Dish } from '#domain/catalogue/dish.ts'
import { houseStandards } from '#domain/catalogue/house-standard.ts'
import { versionOf } from './address.ts'
import { loadIconSet } from './assets/icon-set.ts'
import { drawIllustration } from './draw/draw-illustration.ts'
import type { Illustration } from './parts/illustration.ts'
import { parseIllustrationKey } from './parts/key.ts'
import { illustrationFor } from './scene/illustration-for.ts'
import type { DishToDraw } from './scene/scene.ts'

/** They are on menus without being in the catalog. */
const standardDishes = houseStandards.flatMap((standard) => standard.dishes)

const PATH = /^\/images\/(dishes|food|fallback)\/([\w.~-]{1,400})\.svg$/
const DISH_ID = /^[1-9]\d{0,8}$/
const FALLBACK = /^(\d{1,9})-(\d{1,9})$/

/** An illustration as it is served. */
export interface Drawing {
  readonly svg: string
  /** The `v` of an address under which it stays the same for ever. */
  readonly version: string
}

/** The picture of a dish as an SVG that needs nothing else. The same dish always has the same picture. */
export const illustrate = async (dish: DishToDraw): Promise<string> => draw(illustrationFor(dish))

const draw = async (illustration: Illustration): Promise<string> =>
  drawIllustration(illustration, await loadIconSet())

/**
 * The drawing at an address of an illustration, its query left out; undefined where there is none.
 * @param path from `/`, as `dishImageUrl`, `illustrationUrl` and `fallbackImageUrl` make them
 */
export async function illustrationAt(
  path: string,
  dishes: () => Promise<readonly Dish[]>,
): Promise<Drawing | undefined> {
  const [, kind, name = ''] = PATH.exec(path) ?? []
  const illustration =
    kind === 'dishes'
      ? await illustrationOfDish(name, dishes)
      : kind === 'food'
        ? parseIllustrationKey(name)
        : kind === 'fallback'
          ? fallbackIllustration(name)
          : undefined
  if (!illustration) return undefined
  return { svg: await draw(illustration), version: versionOf(illustration) }
}

async function illustrationOfDish(
  name: string,
  dishes: () => Promise<readonly Dish[]>,
): Promise<Illustration | undefined> {
  if (!DISH_ID.test(name)) return undefined
  const id = Number(name)
  const dish = [...(await dishes()), ...standardDishes].find((each) => each.id === id)
  return dish && illustrationFor(dish)
}

function fallbackIllustration(name: string): Illustration | undefined {
  const [, cuisineId, categoryId] = FALLBACK.exec(name) ?? []
  if (cuisineId === undefined) return undefined
  return illustrationFor({ name: '', cuisineId: Number(cuisineId), categoryId: Number(categoryId) })
}
