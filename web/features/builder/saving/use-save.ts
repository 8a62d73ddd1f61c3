import { useEffect, useState } from 'react'
import { countItems } from '#domain/menu/editing/edits.ts'
import { ApiError } from '../../../lib/api.ts'
import { type SaveMode, savedWords, saveFailureOf, useSaveMenu } from '../../../menu/saving/save-menu.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast-store.ts'

/** How long the tick shows. */
const DONE_SHOWN_MS = 2000

export interface SaveRefusals {
  /** The plan keeps no more menus. */
  onPlanLimit: () => void
  /** Somebody saved another version in the meantime; `currentVersion` is theirs. */
  onConflict: (currentVersion: number) => void
}

/** Saving from the builder, with its words. */
export function useSave({ onPlanLimit, onConflict }: SaveRefusals) {
  const [isDone, setIsDone] = useState(false)
  const { mutate, isPending } = useSaveMenu()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setIsDone(false), DONE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  const saveAs = (mode: SaveMode) => {
    const { groups } = useOpenMenu.getState()
    if (!groups || countItems(groups) === 0) {
      toast({
        variant: 'destructive',
        title: 'Cannot Save Menu',
        description: 'Please generate a menu first.',
      })
      return
    }
    mutate(mode, {
      onSuccess: () => {
        setIsDone(true)
        toast({ title: 'Menu Saved', description: savedWords[mode] })
      },
      onError: (error) => {
        const version = error instanceof ApiError ? error.details?.currentVersion : undefined
        if (error instanceof ApiError && error.code === 'plan_limit') onPlanLimit()
        else if (version !== undefined) onConflict(version)
        else {
          toast({
            variant: 'destructive',
            title: 'Error',
            description: saveFailureOf(error, 'There was a problem saving your menu. Please try again.'),
          })
        }
      },
    })
  }
  return {
    save: () => saveAs('again'),
    saveCopy: () => saveAs('as copy'),
    isSaving: isPending,
    isDone,
  }
}
