import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookOpen, ListTree, type LucideIcon, StickyNote, Utensils } from 'lucide-react'
import { useDeferredValue } from 'react'
import { type FoundPlace, searchMenus } from '#contract/menus/searching.ts'
import { menuAtPath } from '#contract/pages/pages.ts'
import { queryOf } from '../../../lib/query-of.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import type { PaletteEntry } from './entries.ts'
import type { FoundGroup } from './find-entries.ts'

interface FoundOnMenus {
  readonly groups: readonly FoundGroup<PaletteEntry>[]
  readonly isSearching: boolean
}

/** Letters from which on a search says something. */
const FEWEST = 2

/** What saved menus say with the typed words; the open menu has its own entries. */
export function useFoundOnMenus(typed: string, isSignedIn: boolean): FoundOnMenus {
  const openId = useOpenMenu(({ savedAs, menu }) => (menu ? savedAs?.id : undefined))
  const q = useDeferredValue(typed.trim()).slice(0, 200)
  const isAsked = isSignedIn && q.length >= FEWEST
  const { data, isFetching } = useQuery({
    ...queryOf(searchMenus, { query: { q } }, { staleTime: 0 }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const elsewhere = (isAsked && data?.found.filter(({ menuId }) => menuId !== openId)) || []
  const group = {
    group: 'On your menus',
    entries: elsewhere.map(entryOf),
    more: data?.hasMore ? Number.POSITIVE_INFINITY : 0,
  } as const
  return { groups: elsewhere.length > 0 ? [group] : [], isSearching: isAsked && isFetching }
}

const icons: Readonly<Record<FoundPlace['kind'], LucideIcon>> = {
  menu: BookOpen,
  dish: Utensils,
  section: ListTree,
  note: StickyNote,
}

const entryOf = (
  { kind, menuId, menu, restaurant, name, section, itemId, said }: FoundPlace,
  at: number,
): PaletteEntry => ({
  id: `found ${at} ${menuId}`,
  group: 'On your menus',
  name: said ? `${name}: ${said}` : name,
  note:
    kind === 'menu'
      ? restaurant
      : [menu, section && kind === 'dish' && section.name].filter(Boolean).join(' › '),
  icon: icons[kind],
  does: {
    href: menuAtPath(menuId, {
      ...(section && { sectionId: section.id }),
      ...(itemId !== null && { itemId }),
    }),
  },
})
