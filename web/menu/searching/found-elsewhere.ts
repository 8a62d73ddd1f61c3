import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type FoundPlace, searchMenus } from '#contract/menus/searching.ts'
import { queryOf } from '../../lib/query-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'

interface FoundElsewhere {
  readonly found: readonly FoundPlace[]
  readonly hasMore: boolean
  readonly isSearching: boolean
}

/** Letters from which on a search says something. */
const FEWEST = 2

export function useFoundElsewhere(typed: string, isSignedIn: boolean): FoundElsewhere {
  const openId = useOpenMenu(({ savedAs, menu }) => (menu ? savedAs?.id : undefined))
  const q = useDeferredValue(typed.trim()).slice(0, 200)
  const isAsked = isSignedIn && q.length >= FEWEST
  const { data, isFetching } = useQuery({
    ...queryOf(searchMenus, { query: { q } }, { staleTime: 0 }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    found: (isAsked && data?.found.filter(({ menuId }) => menuId !== openId)) || [],
    hasMore: data?.hasMore ?? false,
    isSearching: isAsked && isFetching,
  }
}
