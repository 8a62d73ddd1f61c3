import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { checkedMenu } from '#domain/live/calendar/checked-menu.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { plannedPricesQuery, specialsQuery } from './live-queries.ts'

/**
 * The open menu as it is checked and signed: at the prices that hold now, and with the dishes of the day that are served
 * now or will be, behind its own.
 */
export function useCheckedMenu<Of extends Menu | null>(menu: Of): Of {
  const menuId = useOpenMenu((open) => open.savedAs?.id)
  const isSaved = menuId !== undefined
  const { data: specials } = useQuery({ ...specialsQuery, enabled: isSaved })
  const { data: plans } = useQuery({ ...plannedPricesQuery, enabled: isSaved })
  return useMemo(() => {
    if (!menu || !isSaved) return menu
    return checkedMenu(menu, {
      plans: (plans ?? []).flatMap(({ menuId: of, state, plan }) =>
        of === menuId && state === 'holds' && plan ? [plan] : [],
      ),
      specials: (specials ?? []).flatMap(({ id, special, state }) =>
        special?.menuId === menuId && state !== 'over' ? [{ id, special }] : [],
      ),
    })
  }, [menu, menuId, isSaved, specials, plans])
}
