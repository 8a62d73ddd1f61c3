import type { RestaurantPage } from '../model/restaurant-page.ts'
import { firstChange } from './first-change.ts'
import { menusAt } from './menus-at.ts'

export interface PlaceOfItem {
  readonly menuId: string
  readonly sectionId: number
  readonly itemId: number
}

export interface ServedPlaces {
  has(place: PlaceOfItem): boolean
  /** It holds until then; null where no change is known. */
  readonly changesAt: Date | null
}

/** What is served at a moment on any of some restaurants' pages, by menu, section and item. */
export function servedPlaces(pages: readonly RestaurantPage[], at: Date): ServedPlaces {
  const now = pages.map((page) => menusAt(page, at))
  const served = now.flatMap(({ menus }) => menus.filter(({ isServed }) => isServed))
  const byMenu = Map.groupBy(served, ({ menuId }) => menuId)
  return {
    has: ({ menuId, sectionId, itemId }) =>
      (byMenu.get(menuId) ?? []).some(
        ({ awaySections, awayItems }) => !awaySections.has(sectionId) && !awayItems.has(itemId),
      ),
    changesAt: firstChange(now.map(({ changesAt }) => changesAt)),
  }
}
