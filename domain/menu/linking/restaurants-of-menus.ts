import { spelling } from '../comparing/match-parts.ts'

export interface MenuOfRestaurant {
  readonly id: string
  /** Of the profile that it was made with; `0` for none. */
  readonly restaurantId: string
  readonly restaurantName: string
}

export interface RestaurantOfMenus<Of extends MenuOfRestaurant> {
  /** Of the profile, else what tells its name from others. */
  readonly id: string
  readonly name: string
  readonly menus: readonly Of[]
}

/** The restaurants of some menus, in order. A menu without a profile belongs to the one whose name it bears. */
export function restaurantsOfMenus<Of extends MenuOfRestaurant>(
  menus: readonly Of[],
): RestaurantOfMenus<Of>[] {
  const nameOf = ({ restaurantName }: Of) => spelling(restaurantName) || restaurantName.trim()
  const profiles = Map.groupBy(
    menus.filter(({ restaurantId }) => restaurantId !== NO_PROFILE),
    nameOf,
  )
  const idOf = (menu: Of): string => {
    if (menu.restaurantId !== NO_PROFILE) return menu.restaurantId
    const namesakes = new Set(profiles.get(nameOf(menu))?.map(({ restaurantId }) => restaurantId))
    const [only] = namesakes
    return only !== undefined && namesakes.size === 1 ? only : `name ${nameOf(menu)}`
  }
  return [...Map.groupBy(menus, idOf)].map(([id, own]) => ({
    id,
    name: own[0]?.restaurantName ?? '',
    menus: own,
  }))
}

const NO_PROFILE = '0'
