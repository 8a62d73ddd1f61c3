import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { checkedMenu } from '#domain/live/state/checked-menu.ts'
import { specialItem } from '#domain/live/state/special-item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
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
    const inForce = (plans ?? [])
      .filter((stored) => stored.menuId === menuId && stored.state === 'holds')
      .flatMap(({ plan }) => plan ?? [])
      .toSorted((one, other) => one.from.localeCompare(other.from))
    const ofTheDay = (specials ?? []).flatMap(({ id, special, state }) =>
      special?.menuId === menuId && state !== 'over'
        ? [{ item: specialItem(id, special), sectionId: special.sectionId }]
        : [],
    )
    const live = { prices: inForce.flatMap(({ changes }) => changes), specials: ofTheDay }
    return checkedMenu(menu, live, { specialsName: menuWords(menu.language).specials })
  }, [menu, menuId, isSaved, specials, plans])
}
