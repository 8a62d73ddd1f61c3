import type { RestaurantPage } from '../model/restaurant-page.ts'
import { menusAt } from './menus-at.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns whether a page serves a menu at a moment or within the day after it. */
export function isServedSoon(page: RestaurantPage, menuId: string, at: Date): boolean {
  const until = at.getTime() + DAY_MS
  for (let now: Date | null = at; now && now.getTime() < until; ) {
    const { menus, changesAt }: ReturnType<typeof menusAt> = menusAt(page, now)
    if (menus.some((menu) => menu.menuId === menuId && menu.isServed)) return true
    now = changesAt
  }
  return false
}
