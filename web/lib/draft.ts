import { queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'
import { create } from 'zustand'
import { type Draft, readDraft, writeDraft } from '#contract/drafts.ts'
import { call } from './api.ts'
import { createDraftKeeper, type DraftStanding } from './draft-keeper.ts'
import { useOpenMenu } from './open-menu.ts'
import { knownCuisineOf } from './save-menu.ts'

/** Asked anew each time it is needed: another tab or device may have gone on. */
export const draftQuery = queryOptions({
  queryKey: ['/api/draft'],
  queryFn: ({ signal }) => call(readDraft, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** How the draft on the server stands to the open menu. */
export const useDraftStanding = create<{ readonly standing: DraftStanding }>()(() => ({ standing: 'none' }))

/** While a screen shows, keeps the owner's draft on the server a second behind the open menu. */
export function useDraftKeeping(step: Draft['step']): void {
  useEffect(() => {
    const keeper = createDraftKeeper(
      () => write(step),
      (standing) => useDraftStanding.setState({ standing }),
    )
    const unsubscribe = useOpenMenu.subscribe((open, before) => {
      // A save changes nothing that is printed, but the draft must know which menu it belongs to.
      const hasChanged = open.revision !== before.revision || open.savedAs !== before.savedAs
      if (hasChanged && open.groups) keeper.changed()
    })
    return () => {
      unsubscribe()
      keeper.stop()
    }
  }, [step])
}

async function write(step: Draft['step']): Promise<void> {
  const open = useOpenMenu.getState()
  if (!open.groups) return
  await call(writeDraft, {
    body: {
      content: { restaurant: open.restaurant, groups: [...open.groups] },
      design: open.design,
      templateId: open.templateId,
      filters: { ...open.filters, cuisineId: knownCuisineOf(open) },
      step,
      savedAs: open.savedAs,
    },
  })
}
