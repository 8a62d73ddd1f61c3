import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type BinnedMenu, deleteBinnedMenu, emptyBin } from '#contract/menus/kept-menus.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshBin } from './bin-query.ts'
import { restoreAndTell } from './restore-menu.ts'

/** What is asked about before it is done: one menu, or all of them. */
export type ForGood = BinnedMenu | 'all'

/** @param onGone what was acted on has left the screen, and its buttons with it */
export function useBinActions(onGone: () => void) {
  const [asked, setAsked] = useState<ForGood | null>(null)
  const remove = useMutation({
    mutationFn: (which: ForGood) =>
      which === 'all'
        ? call(emptyBin, {})
        : call(deleteBinnedMenu, { params: { id: which.id } }).catch(unlessGone('menu_not_found')),
    async onSuccess() {
      await refreshBin()
      setAsked(null)
      onGone()
    },
    onError: tellFailureOr('This could not be deleted. Please try again.'),
  })
  const restore = useMutation({
    mutationFn: restoreAndTell,
    onSuccess: (isBack) => isBack && onGone(),
  })
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => asked && remove.mutate(asked),
    isDeleting: remove.isPending,
    restore: (menu: BinnedMenu) => restore.mutate(menu),
    restoringId: restore.isPending ? restore.variables.id : null,
  }
}

export type BinActions = ReturnType<typeof useBinActions>
