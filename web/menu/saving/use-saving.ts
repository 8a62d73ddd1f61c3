import { useEffect, useMemo, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { SavedWithOthers } from '#contract/menus/saved-menus.ts'
import type { Answers } from '#domain/menu/merging/three-way.ts'
import { NoConnectionError, useConnection, whenBackOnline } from '../../lib/connection.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { useTimer } from '../../ui/hooks/use-timer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { undoOnMenus } from '../changes/undo-change.ts'
import { flushDraft } from '../drafts/draft.ts'
import { endMerge, useMergeQuestion } from '../drafts/merge-question.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { askedToRegister } from '../trial/trial.ts'
import {
  SAVE_FAILED,
  SAVED_AS_NEW,
  type SaveMode,
  savedWords,
  saveFailureOf,
  useSaveMenu,
} from './save-menu.ts'
import {
  nextSaving,
  refusalOf,
  type SaveOutcome,
  type SavingEvent,
  type SavingState,
} from './saving-state.ts'
import { isSeen, titlesOf } from './seen-by-guests.ts'
import { type SaveAttempt, settleConflict } from './settle-conflict.ts'
import { takeWaitingSave, waitWithSave } from './waiting-save.ts'

const SAVED_SHOWN_MS = 2000

/** Saves the open menu and handles conflicts and failures. The same object while the state is the same. */
export function useSaving({ failedTitle }: { readonly failedTitle: string }) {
  const { mutateAsync } = useSaveMenu()
  const [{ store, dispatch, saves }] = useState(() => savesBy(mutateAsync, failedTitle))
  const saving = useStore(store)
  useTimer(saving.state === 'saved', SAVED_SHOWN_MS, () => dispatch({ type: 'settle' }))

  const { saveAndTell } = saves
  const workId = useOpenMenu((open) => open.work.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the work that a save waits for may open later.
  useEffect(() => {
    const saveWhatWaits = () => {
      const mode = takeWaitingSave()
      if (mode) void saveAndTell(mode)
    }
    if (!useConnection.getState().isCutOff) saveWhatWaits()
    return whenBackOnline(saveWhatWaits)
  }, [saveAndTell, workId])

  return useMemo(
    () => ({
      ...saves,
      state: saving.state,
      reason: 'reason' in saving ? saving.reason : null,
    }),
    [saves, saving],
  )
}

export type MenuSaving = ReturnType<typeof useSaving>

type Save = ReturnType<typeof useSaveMenu>['mutateAsync']

/** Saves of one screen, with the state that they leave. */
function savesBy(saveMenu: Save, failedTitle: string) {
  const store = createStore<SavingState>(() => ({ state: 'idle' }))
  const dispatch = (event: SavingEvent) => store.setState((saving) => nextSaving(saving, event), true)
  let attempts = 0

  /** Saves, and tells the person of nothing but a conflict. */
  async function attempt(mode: SaveMode = 'again'): Promise<SaveOutcome> {
    attempts += 1
    const number = attempts
    dispatch({ type: 'save', attempt: number })
    const trySaving: SaveAttempt = () =>
      saveMenu(mode).then((menu): SaveOutcome => ({ kind: 'saved', menu }), refusalOf)
    const outcome = await settleConflict(await trySaving(), trySaving)
    dispatch({ type: 'answer', attempt: number, outcome })
    return outcome
  }

  const tellFailed = (error: unknown): void => {
    toast({ title: failedTitle, description: saveFailureOf(error, SAVE_FAILED), variant: 'destructive' })
  }

  /**
   * Returns null if the menu could not be saved; the person has seen why.
   * @param tell the message when no reason is known
   */
  async function save(mode: SaveMode = 'again', tell = tellFailed): Promise<SavedWithOthers | null> {
    if (askedToRegister()) return null
    const outcome = await attempt(mode)
    if (outcome.kind === 'saved') return outcome.menu
    if (outcome.kind === 'plan limit') askToUpgrade('unlimited_menus')
    if (outcome.kind === 'failed') tell(outcome.error)
    return null
  }

  /** Without a connection the save waits for one, and no toast says so: the note of the connection does. */
  async function saveAndTell(mode: SaveMode = 'again'): Promise<void> {
    const before = useOpenMenu.getState().savedAs?.id
    const saved = await save(mode, (error) => {
      if (error instanceof NoConnectionError) {
        waitWithSave(mode)
        dispatch({ type: 'wait' })
      } else tellFailed(error)
    })
    if (!saved) return
    if (saved.waits) {
      toast({
        title: 'Waits for approval',
        description: 'Guests see it once it is approved. The menu is as it was saved last.',
      })
      return
    }
    const isAnew = mode === 'again' && before !== undefined && before !== saved.id
    const isShown = mode === 'again' && isSeen(saved)
    const { changeId = null, menus = [] } = saved.alsoChanged ?? {}
    toast({
      title: 'Menu Saved',
      description: [
        isAnew ? SAVED_AS_NEW : savedWords[mode],
        isShown && 'Guests see it now.',
        menus.length > 0 && `Also changed: ${titlesOf(menus.map(({ menuId }) => menuId))}.`,
      ]
        .filter(Boolean)
        .join(' '),
      ...(changeId !== null && { action: { ...undoOnMenus(changeId), label: 'Undo There' } }),
    })
  }

  /** Merges what was changed elsewhere as the person has decided; a save that waited for that goes on. */
  async function settle(answers: Answers): Promise<void> {
    const { asked } = useMergeQuestion.getState()
    const { take } = await import('../drafts/catch-up.ts')
    if (!asked || take(asked, answers) === 'asked') return
    if (store.getState().state === 'conflict') await saveAndTell()
    else await flushDraft().catch(() => undefined)
  }

  function dismissConflict(): void {
    endMerge(false)
    dispatch({ type: 'dismiss' })
  }

  return { store, dispatch, saves: { attempt, save, saveAndTell, settle, dismissConflict } }
}
