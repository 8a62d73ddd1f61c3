import type { Dish } from '#domain/catalogue/dish.ts'
import { houseStandards } from '#domain/catalogue/house-standard.ts'
import { illustrationUrl, versionOf } from '#illustration/address.ts'
import { drawIllustration } from '#illustration/draw/draw-illustration.ts'
import { loadIconSet } from '#illustration/draw/icon-set.ts'
import { parseIllustrationKey } from '#illustration/parts/key.ts'
import { type Illustration, illustrationFor } from '#illustration/scene/illustration.ts'
import type { FoodImageProvider } from '../adapters/ai/ports/food-images.ts'

/** Finds a picture for an item without asking anybody: the address of a composed illustration. */
export const illustrations: FoodImageProvider = {
  imageFor: async ({ itemName, itemDescription, cuisineId, categoryId }) =>
    illustrationUrl({ name: itemName, description: itemDescription, cuisineId, categoryId }),
}

/** They stand on menus without being in the catalogue. */
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
  return {
    svg: drawIllustration(illustration, await loadIconSet()),
    version: versionOf(illustration),
  }
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
