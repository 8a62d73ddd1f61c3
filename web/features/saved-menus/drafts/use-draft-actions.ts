import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteDraft } from '#contract/menus/drafts.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { refreshDrafts } from '../../../menu/drafts/draft.ts'
import { restoreWork } from '../../../menu/saving/restore-work.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import type { UnsavedDraft } from './unsaved-drafts.ts'

/** @param onGone the draft that was discarded has left the screen */
export function useDraftActions(onGone: () => void) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<UnsavedDraft | null>(null)
  const restore = useMutation({
    mutationFn: async ({ workId }: UnsavedDraft) => {
      const { menu, work } = useOpenMenu.getState()
      // What is open in this tab is the newest state of its draft.
      if (!menu || work.id !== workId) await restoreWork(workId)
    },
    onSuccess: () => navigate('/menu-builder'),
    onError(error) {
      showErrorToast(error)
      return refreshDrafts()
    },
  })
  const discard = useMutation({
    mutationFn: async ({ workId }: UnsavedDraft) => {
      await call(deleteDraft, { query: { workId } })
      const open = useOpenMenu.getState()
      // Else the tab that has it open would write it again.
      if (open.work.id === workId && !open.savedAs) open.clear()
    },
    async onSuccess() {
      await refreshDrafts()
      setAsked(null)
      onGone()
    },
    onError: showErrorToast,
  })
  return {
    restore: restore.mutate,
    pendingId: restore.isPending ? restore.variables.workId : null,
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    discard: () => asked && discard.mutate(asked),
    isDiscarding: discard.isPending,
  }
}

export type DraftActions = ReturnType<typeof useDraftActions>
