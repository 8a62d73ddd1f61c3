import { useMemo } from 'react'
import { checkedMenu } from '#domain/live/calendar/checked-menu.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useBesideMenu } from './use-beside-menu.ts'

/** The open menu at the prices that hold now, with the dishes of the day that are served now or later. */
export function useCheckedMenu<Of extends Menu | null>(menu: Of): Of {
  const beside = useBesideMenu()
  return useMemo(() => (menu && beside ? checkedMenu(menu, beside) : menu), [menu, beside]) as Of
}
