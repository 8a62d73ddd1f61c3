import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedMenu } from '#contract/saved-menus.ts'
import type { PlanFeature } from '#domain/plans/plans.ts'
import { ApiError, sentenceOf } from '../../../lib/api.ts'
import { tellFailure } from '../../../lib/tell-failure.ts'
import { reloadSavedMenu } from '../../../menu/saving/restore-work.ts'
import { type SaveMode, savedWords, saveFailureOf, useSaveMenu } from '../../../menu/saving/save-menu.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast-store.ts'
import { saveStateOf } from './save-state.ts'

const SAVE_FAILED = 'There was a problem saving your menu. Please try again.'

export interface Conflict {
  readonly id: string
  /** The version that the server has. */
  readonly currentVersion: number
}

/** Saving the open menu from the designer, with everything that can come in between. */
export function useSave(onPlanLimit: (feature: PlanFeature) => void) {
  const { mutateAsync, isPending } = useSaveMenu()
  const isChanged = useOpenMenu(hasUnsavedChanges)
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  /**
   * Null when the menu could not be saved; the person has been told why.
   * @param tellFailed says that it failed, where nothing more precise can be said
   */
  async function save(mode: SaveMode = 'again', tellFailed = tellSaveError): Promise<SavedMenu | null> {
    const { savedAs } = useOpenMenu.getState()
    setFailure(null)
    try {
      return await mutateAsync(mode)
    } catch (error) {
      setFailure(saveFailureOf(error, sentenceOf(error, SAVE_FAILED)))
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'plan_limit') {
        onPlanLimit('unlimited_menus')
      } else if (code === 'version_conflict' && savedAs) {
        const currentVersion = (error as ApiError).details?.currentVersion
        if (currentVersion !== undefined) setConflict({ id: savedAs.id, currentVersion })
      } else {
        tellFailed(error)
      }
      return null
    }
  }

  async function saveAndTell(mode: SaveMode = 'again'): Promise<void> {
    if (await save(mode)) toast({ title: 'Menu Saved', description: savedWords[mode] })
  }

  const reload = useMutation({
    mutationFn: ({ id }: Conflict) => reloadSavedMenu(id),
    onSuccess() {
      useOpenMenu.getState().finalize()
      setFailure(null)
      setConflict(null)
    },
    onError: tellFailure,
  })

  async function keepMine(): Promise<void> {
    if (!conflict) return
    useOpenMenu.getState().markSaved({ id: conflict.id, version: conflict.currentVersion })
    setConflict(null)
    await saveAndTell()
  }

  const state = saveStateOf({ isPending, hasFailed: failure !== null, isChanged, isStored })
  return {
    state,
    failure,
    save,
    saveAndTell: () => saveAndTell(),
    saveCopy: () => saveAndTell('as copy'),
    isStored,
    conflict: conflict && {
      isReloading: reload.isPending,
      reload: () => reload.mutate(conflict),
      keepMine,
      dismiss: () => setConflict(null),
    },
  }
}

const tellSaveError = (error: unknown) =>
  toast({ title: 'Save Error', description: saveFailureOf(error, SAVE_FAILED), variant: 'destructive' })

export type Save = ReturnType<typeof useSave>
