import { useState } from 'react'
import { BASIC_SAVED_MENU_LIMIT } from '#domain/plans/plans.ts'
import { ApiError } from '../../../lib/api.ts'
import { savedWords, saveFailureOf } from '../../../menu/saving/save-menu.ts'
import type { MenuSaving } from '../../../menu/saving/use-saving.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { askedToRegister } from '../../../menu/trial/trial.ts'
import { type ToastOptions, toast } from '../../../ui/toast/toast-store.ts'
import { DONE, FINALIZE_START } from '../generating/progress.ts'
import { useProgress } from '../generating/use-progress.ts'
import { noteFinalized } from './way-on.ts'

/** Saves the menu and marks its content as final. A plan that keeps no more menus does not stop the work. */
export function useFinalize({ attempt }: MenuSaving) {
  const [percent, setPercent] = useProgress()
  const [isFinalizing, setIsFinalizing] = useState(false)

  const finalize = async () => {
    if (isFinalizing || askedToRegister()) return
    // Only Save Menu changes what guests may see of a menu that was saved before.
    if (useOpenMenu.getState().savedAs) {
      toast(isSavedBefore)
      markFinal()
      return
    }
    setIsFinalizing(true)
    setPercent(FINALIZE_START)
    const outcome = await attempt()
    if (outcome.kind === 'saved' || outcome.kind === 'plan limit') {
      setPercent(DONE)
      toast(outcome.kind === 'saved' ? isSaved : isNotKept)
      markFinal()
      return
    }
    setPercent(null)
    setIsFinalizing(false)
    if (outcome.kind === 'conflict') return
    toast({ variant: 'destructive', title: 'Error', description: failureText(outcome.error) })
  }
  return { finalize, isFinalizing, percent }
}

const isSaved: ToastOptions = { title: 'Menu Saved', description: savedWords.again }
const isSavedBefore: ToastOptions = {
  title: 'On to the design',
  description: 'Changes stay a draft until you press Save Menu.',
}
const isNotKept: ToastOptions = {
  title: 'Not saved to My Menus',
  description: `The Basic plan keeps up to ${BASIC_SAVED_MENU_LIMIT} saved menus. You can keep designing this one. To save it, delete another menu or upgrade to Professional.`,
}

function markFinal(): void {
  const { restaurant, setRestaurant, finalize } = useOpenMenu.getState()
  if (!restaurant.logoUrl && restaurant.imageUrl)
    setRestaurant({ ...restaurant, logoUrl: restaurant.imageUrl })
  finalize()
  noteFinalized()
}

const failureText = (error: unknown): string =>
  saveFailureOf(
    error,
    error instanceof ApiError
      ? 'Failed to save your menu. Please try again.'
      : 'An unexpected error occurred. Please try again.',
  )
