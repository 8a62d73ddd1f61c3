import type { Dish, Season } from '#domain/catalogue/dish.ts'
import { judgeOfFreshMenus } from '#domain/insights/fresh-menus/judge-fresh-menus.ts'
import { dishImageUrl } from '#illustration/address.ts'

/** What every menu is composed of: the dishes, their pictures, and the adviser, who judges it before it is answered. */
export const composingInput = (
  catalogue: readonly Dish[],
  { cuisineId, season }: { readonly cuisineId: number; readonly season: Season },
) => ({
  catalogue,
  pictureOf: dishImageUrl,
  judge: judgeOfFreshMenus({ catalogue, cuisineId, season }),
})
