import { useMemo } from 'react'
import { checkedMenu } from '#domain/live/calendar/checked-menu.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useBesideMenu } from './use-beside-menu.ts'

/**
 * The open menu as it is checked and signed: at the prices that hold now, and with the dishes of the day that are served
 * now or will be, behind its own.
 */
export function useCheckedMenu<Of extends Menu | null>(menu: Of): Of {
  const beside = useBesideMenu()
  return useMemo(() => (menu && beside ? checkedMenu(menu, beside) : menu), [menu, beside]) as Of
}
