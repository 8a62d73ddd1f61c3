import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listSavedMenuStates, readSavedMenuState } from '#contract/menus/kept-menus.ts'
import { readSavedMenu, type SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { call } from '../../../lib/api.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import type { ComparedSide } from './side.ts'

export const statesQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [listSavedMenuStates.path, id, version],
    queryFn: ({ signal }) => call(listSavedMenuStates, { params: { id } }, { signal }),
  })

export interface Compared {
  readonly content: MenuContent
  readonly menuId: string | null
}

/** The content of a side; undefined while it loads and where nothing is chosen. */
export function useSide(side: ComparedSide | null, menus: readonly SavedMenuSummary[]) {
  const open = useOpenContent()
  const saved = side?.kind === 'saved' ? side : null
  const known = saved && menus.find(({ id }) => id === saved.id)
  const query = useQuery({
    // A menu that is saved again has another version.
    queryKey: ['compared', saved?.id, saved?.version ?? known?.version],
    queryFn: saved ? ({ signal }) => readContent(saved, signal) : skipToken,
  })
  if (side?.kind === 'open') return { compared: open, query: null }
  const compared: Compared | undefined =
    saved && query.data ? { content: query.data, menuId: saved.id } : undefined
  return { compared, query }
}

async function readContent(
  { id, version }: Extract<ComparedSide, { kind: 'saved' }>,
  signal: AbortSignal,
): Promise<MenuContent> {
  const { content } =
    version === null
      ? await call(readSavedMenu, { params: { id } }, { signal })
      : await call(readSavedMenuState, { params: { id, version } }, { signal })
  return settled(content)
}

function useOpenContent(): Compared | undefined {
  const menu = useOpenMenu((open) => open.menu)
  const restaurant = useOpenMenu((open) => open.restaurant)
  const menuId = useOpenMenu((open) => open.savedAs?.id ?? null)
  return useMemo(
    () => (menu ? { content: { restaurant, ...settled(menu) }, menuId } : undefined),
    [menu, restaurant, menuId],
  )
}
