/**
 * Dishes that a page of several menus shows at once: some half a megabyte, which a phone on a weak network loads in
 * seconds and a server makes in a few hundredths of one.
 */
export const DISHES_IN_FULL = 300

/**
 * The menus that a page shows with their dishes: the first, and those after it as long as all their dishes are within
 * the bound. The others are named, each with the address at which it is whole.
 * @param menus in the order of the page
 * @param dishesOf how many dishes a menu has
 */
export function menusInFull<Menu>(menus: readonly Menu[], dishesOf: (menu: Menu) => number): Menu[] {
  let dishes = 0
  const end = menus.findIndex((menu, at) => {
    dishes += dishesOf(menu)
    return at > 0 && dishes > DISHES_IN_FULL
  })
  return end === -1 ? [...menus] : menus.slice(0, end)
}
