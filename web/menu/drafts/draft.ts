import { useEffect } from 'react'
import { create } from 'zustand'
import { type Draft, deleteDraft, listDrafts, writeDraft } from '#contract/menus/drafts.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { ApiError, type CallOptions, call } from '../../lib/api.ts'
import { whenBackOnline } from '../../lib/connection.ts'
import { askAgain, queryOf } from '../../lib/query-of.ts'
import { useLiveState } from '../live/live-state-query.ts'
import type { Work } from '../state/menu-state.ts'
import { sentImport } from '../state/sent-import.ts'
import { isDraftBehind, isOfSavedMenu, stateOf } from '../state/work.ts'
import { knownCuisineOf } from '../store/cuisine-of.ts'
import { hasUnsavedChanges, useOpenMenu } from '../store/open-menu.ts'
import { isTrial } from '../trial/trial.ts'
import { createDraftKeeper, type DraftStanding } from './draft-keeper.ts'
import { isElsewhere } from './elsewhere.ts'
import { beginWrite, endWrite, hasUnansweredWrite, takeBackWrite } from './unanswered-write.ts'

/** Asked again each time it is needed: another tab or device may have gone on. */
export const draftsQuery = queryOf(listDrafts, {}, { staleTime: 0, gcTime: 0 })

export const refreshDrafts = () => askAgain(draftsQuery)

interface DraftState {
  readonly standing: DraftStanding
  readonly error?: unknown
}

export const useDraftStanding = create<DraftState>()(() => ({ standing: 'none' }))

/** Keeps the owner's draft on the server a second behind the open menu, and takes what other devices change. */
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

  const version = useLiveState((state) => state.version)
  const draftVersion = useLiveState((state) => state.draftVersion)
  useEffect(() => {
    if (version !== undefined && isElsewhere({ version, draftVersion: draftVersion ?? null }))
      followElsewhere().catch(() => undefined)
  }, [version, draftVersion])
}

let lastStep: Draft['step'] = 'builder'
let last: Promise<unknown> = Promise.resolve()

/** Does what touches the draft in turn: a write, a save and a look at what others wrote never cross. */
export function inTurn<Value>(does: () => Promise<Value>): Promise<Value> {
  const done = last.then(does)
  last = done.catch(() => undefined)
  return done
}

/** Brings the draft to the present state. A rejection leaves it behind: the work is in this browser alone. */
export const flushDraft = (options: CallOptions = {}): Promise<void> => inTurn(() => write(options))

/** Takes what was changed elsewhere, when nothing of this tab is on its way. */
export const followElsewhere = () =>
  inTurn(async () => {
    // What looks changed elsewhere may be what this tab wrote before a reload: the server knows it by its id.
    // A refused one isn't a failure: what refuses it is read and merged here.
    if (hasUnansweredWrite(sessionStorage, useOpenMenu.getState().work.id))
      await write({}).catch((error) => {
        if (!isTaken(error)) throw error
      })
    return catchUp()
  })

/** What merges comes when there is something to merge. */
const catchUp = async () => (await import('./catch-up.ts')).catchUp()

async function write(options: CallOptions): Promise<void> {
  const open = useOpenMenu.getState()
  // A stranger has no drafts; the browser keeps the work.
  if (!open.menu || isTrial() || !isDraftBehind(open)) return
  try {
    if (isOfSavedMenu(open) && !hasUnsavedChanges(open)) await forget(open.work, options)
    else await writeState(open, options)
  } catch (error) {
    if (!isTaken(error)) throw error
    // What a person has to decide waits for them, and the work in this browser with it.
    if (!isOfSavedMenu(open) || !(await canBeRead())) open.forkWork()
    else if ((await catchUp()) !== 'taken') throw error
    await write(options)
  }
}

/** The draft of the open menu; one that nobody can read is left alone. */
async function canBeRead(): Promise<boolean> {
  const { work } = useOpenMenu.getState()
  const drafts = await call(listDrafts, {})
  return drafts.find(({ workId }) => workId === work.id)?.isReadable !== false
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'draft_taken'

/** Nothing is left of it to keep: it was saved, or taken back. */
async function forget(work: Work, options: CallOptions): Promise<void> {
  const { id: workId, draftVersion: version } = work
  await call(deleteDraft, { query: { workId, version } }, { ...options, asksToSignIn: 'once' })
  useOpenMenu.getState().draftKept({ ...work, keptState: null }, null)
}

async function writeState(
  open: ReturnType<typeof useOpenMenu.getState>,
  options: CallOptions,
): Promise<void> {
  const { menu, restaurant, design, templateId, work } = open
  const ids = beginWrite(sessionStorage, work.id)
  try {
    const { version } = await call(
      writeDraft,
      {
        body: {
          content: { restaurant, ...(menu as Menu) },
          design,
          templateId,
          filters: { ...open.filters, cuisineId: knownCuisineOf(open) },
          ...(open.composed && { composed: open.composed }),
          ...sentImport(open),
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
    open.draftKept(
      { id: work.id, draftVersion: version, keptState: stateOf(open) },
      { menu, restaurant, design, templateId },
    )
  } catch (error) {
    // A server that fails may have written it all the same.
    if (error instanceof ApiError && error.status < 500) takeBackWrite(sessionStorage, work.id, ids.writeId)
    throw error
  }
}
