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

type UnsavedMenu = NonNullable<ReturnType<typeof unsavedMenu>>

/** Which menu a report is about: '' for the one that is open, else the id of a saved one. */
export type MenuChoice = string

export const CURRENT_MENU: MenuChoice = ''

/**
 * Asks for a report on a menu: on the open one as it is now, sent along; where none is open, on what the server kept;
 * on a saved one by its id. Each change of the open menu asks again.
 */
function useReport<Report>(
  path: string,
  choice: MenuChoice,
  ask: (about: { menu: UnsavedMenu } | { menuId?: string }, signal: AbortSignal) => Promise<Report>,
) {
  const revision = useOpenMenu((open) => open.revision)
  const hasMenu = useOpenMenu((open) => open.menu !== null)
  const isOpenMenu = choice === CURRENT_MENU && hasMenu
  return useQuery({
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    queryKey: [path, isOpenMenu ? { revision } : { menuId: choice }],
    queryFn: async ({ signal }) => {
      const menu = isOpenMenu ? unsavedMenu(useOpenMenu.getState()) : null
      return ask(menu ? { menu } : choice === CURRENT_MENU ? {} : { menuId: choice }, signal)
    },
  })
}

export const useRecommendations = (choice: MenuChoice) =>
  useReport(readRecommendations.path, choice, (about, signal) =>
    'menu' in about
      ? call(reviewRecommendations, { body: about.menu }, { signal })
      : call(readRecommendations, { query: about }, { signal }),
  )

export const useOptimization = (choice: MenuChoice) =>
  useReport(readOptimization.path, choice, (about, signal) =>
    'menu' in about
      ? call(reviewOptimization, { body: about.menu }, { signal })
      : call(readOptimization, { query: about }, { signal }),
  )
