import { useEffect } from 'react'
import { create } from 'zustand'
import { type Draft, listDrafts, writeDraft } from '#contract/menus/drafts.ts'
import { ApiError, type CallOptions, call } from '../../lib/api.ts'
import { whenBackOnline } from '../../lib/connection.ts'
import { askAgain, queryOf } from '../../lib/query-of.ts'
import { isDraftBehind, stateOf } from '../state/work.ts'
import { knownCuisineOf } from '../store/cuisine-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { isTrial } from '../trial/trial.ts'
import { createDraftKeeper, type DraftStanding } from './draft-keeper.ts'
import { beginWrite, endWrite, takeBackWrite } from './unanswered-write.ts'

/** Asked again each time it is needed: another tab or device may have gone on. */
export const draftsQuery = queryOf(listDrafts, {}, { staleTime: 0, gcTime: 0 })

export const refreshDrafts = () => askAgain(draftsQuery)

interface DraftState {
  readonly standing: DraftStanding
  /** Why it could not be written. */
  readonly error?: unknown
}

/** The status of the draft on the server compared with the open menu. */
export const useDraftStanding = create<DraftState>()(() => ({ standing: 'none' }))

/** While a screen shows, keeps the owner's draft on the server a second behind the open menu. */
export function useDraftKeeping(step: Draft['step']): void {
  useEffect(() => {
    lastStep = step
    const keeper = createDraftKeeper(flushDraft, (standing, error) =>
      useDraftStanding.setState({ standing, error }),
    )
    const unsubscribe = useOpenMenu.subscribe((open) => isDraftBehind(open) && keeper.changed())
    const catchUp = () => isDraftBehind(useOpenMenu.getState()) && keeper.changed()
    // Writes what an earlier page load could not.
    catchUp()
    const stopListening = whenBackOnline(catchUp)
    const writeBeforeLeaving = () => {
      if (document.visibilityState === 'hidden') flushDraft({ outlivesPage: true }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', writeBeforeLeaving)
    return () => {
      document.removeEventListener('visibilitychange', writeBeforeLeaving)
      stopListening()
      unsubscribe()
      keeper.stop()
    }
  }, [step])
}

let lastStep: Draft['step'] = 'builder'
let last: Promise<void> = Promise.resolve()

/**
 * Brings the draft to the present state of the open menu, one write at a time. A rejection leaves it
 * behind: the work is then in this browser alone.
 */
export function flushDraft(options: CallOptions = {}): Promise<void> {
  const written = last.then(() => write(options))
  last = written.catch(() => undefined)
  return written
}

async function write(options: CallOptions): Promise<void> {
  const open = useOpenMenu.getState()
  const { menu, work } = open
  // A stranger has no drafts; the browser keeps the work.
  if (!menu || isTrial() || !isDraftBehind(open)) return
  const ids = beginWrite(sessionStorage, work.id)
  try {
    const { version } = await call(
      writeDraft,
      {
        body: {
          content: { restaurant: open.restaurant, ...menu },
          design: open.design,
          templateId: open.templateId,
          filters: { ...open.filters, cuisineId: knownCuisineOf(open) },
          ...(open.composed && { composed: open.composed }),
          step: lastStep,
          savedAs: open.savedAs,
          workId: work.id,
          version: work.draftVersion,
          ...ids,
        },
      },
      { ...options, asksToSignIn: 'once' },
    )
    endWrite(sessionStorage)
    open.draftKept({ id: work.id, draftVersion: version, keptState: stateOf(open) })
  } catch (error) {
    // A server that fails may have written it all the same.
    if (error instanceof ApiError && error.status < 500) takeBackWrite(sessionStorage, work.id, ids.writeId)
    if (!(error instanceof ApiError && error.code === 'draft_taken')) throw error
    open.forkWork()
    await write(options)
  }
}
