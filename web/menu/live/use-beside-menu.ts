import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CheckedWith } from '#domain/live/calendar/checked-menu.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { plannedPricesQuery, specialsQuery } from './live-queries.ts'

export function useBesideMenu(): CheckedWith | null {
  const menuId = useOpenMenu((open) => open.savedAs?.id)
  const isSaved = menuId !== undefined
  const { data: specials } = useQuery({ ...specialsQuery, enabled: isSaved })
  const { data: plans } = useQuery({ ...plannedPricesQuery, enabled: isSaved })
  return useMemo(
    () =>
      isSaved
        ? {
            plans: (plans ?? []).flatMap(({ menuId: of, state, plan }) =>
              of === menuId && state === 'holds' && plan ? [plan] : [],
            ),
            specials: (specials ?? []).flatMap(({ id, special, state }) =>
              special?.menuId === menuId && state !== 'over' ? [{ id, special }] : [],
            ),
          }
        : null,
    [menuId, isSaved, specials, plans],
  )
}
