import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReadLiveState, readLiveState } from '#contract/restaurant/sold-out.ts'
import { ApiError, call } from '../../lib/api.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useOpenMenu } from '../store/open-menu.ts'

/** The kitchen reports meanwhile, and other devices of the owner go on with the menu. */
const ASKED_EVERY_MS = 3000

/** The live state of a saved menu, apart from its document. */
export const liveStateQuery = (menuId: string) =>
  queryOptions({
    queryKey: [readLiveState.path, menuId],
    queryFn: ({ signal }) =>
      call(readLiveState, { params: { id: menuId } }, { signal, asksToSignIn: 'never' }).catch(
        closeIfGone(menuId),
      ),
    // A menu that was deleted meanwhile has no live state.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : ASKED_EVERY_MS),
    refetchOnWindowFocus: 'always',
  })

/** Deleted in another tab or on another device, a menu that is open here is no longer saved. */
const closeIfGone = (menuId: string) => (error: unknown) => {
  const { savedAs, savedMenuGone } = useOpenMenu.getState()
  if (error instanceof ApiError && error.code === 'menu_not_found' && savedAs?.id === menuId) {
    savedMenuGone(menuId)
    toast({
      title: 'This menu was deleted elsewhere',
      description: 'What is open here is kept as a draft. Save Menu makes it a new menu.',
    })
  }
  throw error
}

/** The same of the open menu; undefined where it was never saved, or while nobody knows. */
export function useLiveState<Part>(part: (state: ReadLiveState) => Part): Part | undefined {
  const menuId = useOpenMenu((open) => open.savedAs?.id)
  return useQuery({ ...liveStateQuery(menuId ?? ''), enabled: menuId !== undefined, select: part }).data
}

/** What was said last of an item of the open menu. */
export const useWordOn = (itemId: number) =>
  useLiveState(({ soldOut }) => soldOut.find((word) => word.itemId === itemId) ?? null)
