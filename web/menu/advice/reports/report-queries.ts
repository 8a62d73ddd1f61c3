import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  readOptimization,
  readRecommendations,
  reviewOptimization,
  reviewRecommendations,
} from '#contract/generating/insights.ts'
import { call } from '../../../lib/api.ts'
import { unsavedMenu } from '../../saving/unsaved-menu.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

/** Which menu a report is about: '' for the one that is open, else the id of a saved one. */
export type MenuChoice = string

export const CURRENT_MENU: MenuChoice = ''

/**
 * What the server is asked: the open menu as it is now, sent along; where none is open, what the server
 * kept; a saved one by its id. Each change of the open menu asks again.
 */
function useAsked(choice: MenuChoice) {
  const revision = useOpenMenu((open) => open.revision)
  const hasMenu = useOpenMenu((open) => open.menu !== null)
  const isOpenMenu = choice === CURRENT_MENU && hasMenu
  return {
    key: isOpenMenu ? { revision } : { menuId: choice },
    body: isOpenMenu ? () => unsavedMenu(useOpenMenu.getState()) : () => null,
    query: choice === CURRENT_MENU ? {} : { menuId: choice },
  }
}

const shared = { staleTime: 0, gcTime: 60_000, placeholderData: keepPreviousData } as const

export function useRecommendations(choice: MenuChoice) {
  const { key, body, query } = useAsked(choice)
  return useQuery({
    ...shared,
    queryKey: [readRecommendations.path, key],
    queryFn: async ({ signal }) => {
      const menu = body()
      return menu
        ? call(reviewRecommendations, { body: menu }, { signal })
        : call(readRecommendations, { query }, { signal })
    },
  })
}

export function useOptimization(choice: MenuChoice) {
  const { key, body, query } = useAsked(choice)
  return useQuery({
    ...shared,
    queryKey: [readOptimization.path, key],
    queryFn: async ({ signal }) => {
      const menu = body()
      return menu
        ? call(reviewOptimization, { body: menu }, { signal })
        : call(readOptimization, { query }, { signal })
    },
  })
}
