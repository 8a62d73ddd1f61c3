import type { NamedMenu, OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { PageMenu, RestaurantPage } from '#domain/live/model/restaurant-page.ts'

export interface PlacedMenu extends PageMenu {
  /** As its owner knows it: `Dinner`. */
  readonly ownName: string
  readonly state: NamedMenu['state']
}

/** What a saved menu says of itself in My Menus. */
export interface KnownMenu {
  readonly id: string
  readonly title: string
  readonly name: string
}

export const placedMenus = (
  { menus }: Pick<RestaurantPage, 'menus'>,
  named: OwnPage['menus'],
  saved: readonly KnownMenu[],
): PlacedMenu[] =>
  menus.map((menu) => {
    const known = named.find(({ menuId }) => menuId === menu.menuId)
    const own = saved.find(({ id }) => id === menu.menuId)
    const state = own ? 'saved' : (known?.state ?? 'gone')
    return {
      ...menu,
      state,
      ownName: own?.title || own?.name || known?.title || known?.name || 'A deleted menu',
    }
  })

export const addMenu = (page: RestaurantPage, menuId: string): RestaurantPage => ({
  ...page,
  menus: [...page.menus, { menuId, atOtherTimes: 'listed', timedParts: [] }],
})

export const removeMenu = (page: RestaurantPage, menuId: string): RestaurantPage => ({
  ...page,
  menus: page.menus.filter((menu) => menu.menuId !== menuId),
})

export function moveMenu(page: RestaurantPage, menuId: string, position: number): RestaurantPage {
  const moved = page.menus.find((menu) => menu.menuId === menuId)
  if (!moved) return page
  const others = page.menus.filter((menu) => menu !== moved)
  return { ...page, menus: others.toSpliced(position, 0, moved) }
}

/** What is given as undefined is taken off. */
export const changeMenu = (
  page: RestaurantPage,
  menuId: string,
  changes: { readonly [Key in keyof PageMenu]?: PageMenu[Key] | undefined },
): RestaurantPage => ({
  ...page,
  menus: page.menus.map((menu) => (menu.menuId === menuId ? without({ ...menu, ...changes }) : menu)),
})

const without = (menu: object): PageMenu =>
  Object.fromEntries(Object.entries(menu).filter(([, value]) => value !== undefined)) as PageMenu
