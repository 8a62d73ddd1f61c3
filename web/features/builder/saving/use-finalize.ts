import { useState } from 'react'
import { countItems } from '#domain/menu/editing/edits.ts'
import { BASIC_SAVED_MENU_LIMIT } from '#domain/plans/plans.ts'
import { ApiError } from '../../../lib/api.ts'
import { saveFailureOf, useSaveMenu } from '../../../menu/saving/save-menu.ts'
import { knownCuisineOf } from '../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast-store.ts'
import { DONE, FINALIZE_START } from '../generating/progress.ts'
import { useProgress } from '../generating/use-progress.ts'

/** Is there a menu to go on with? If not, says so. */
export function canProceed(): boolean {
  const open = useOpenMenu.getState()
  const hasItems = open.groups !== null && countItems(open.groups) > 0
  if (hasItems && knownCuisineOf(open) !== null) return true
  toast({
    variant: 'destructive',
    title: 'Cannot Proceed',
    description: hasItems
      ? 'Please generate a menu first with a cuisine selected'
      : 'Please generate a menu first',
  })
  return false
}

/**
 * Saves the menu and marks its content as final; the mark is what leads on to the design. A plan that
 * keeps no more menus does not stop the work.
 */
export function useFinalize({ onConflict }: { onConflict: (currentVersion: number) => void }) {
  const progress = useProgress()
  const [isFinalizing, setIsFinalizing] = useState(false)
  const { mutateAsync } = useSaveMenu()

  const finalize = async () => {
    if (isFinalizing || !canProceed()) return
    setIsFinalizing(true)
    progress.start(FINALIZE_START)
    try {
      const isSaved = await saved(() => mutateAsync('again'))
      progress.reach(DONE)
      toast(
        isSaved
          ? { title: 'Menu Saved', description: 'Your menu has been saved to My Menus.' }
          : {
              title: 'Not saved to My Menus',
              description: `The Basic plan keeps up to ${BASIC_SAVED_MENU_LIMIT} saved menus. You can go on designing this one; to keep it, delete another or upgrade to Professional.`,
            },
      )
      markFinal()
    } catch (error) {
      progress.stop()
      setIsFinalizing(false)
      const version = error instanceof ApiError ? error.details?.currentVersion : undefined
      if (version !== undefined) onConflict(version)
      else toast({ variant: 'destructive', title: 'Error', description: failureText(error) })
    }
  }
  return { finalize, isFinalizing, percent: progress.percent }
}

/** False when the plan keeps no more menus. */
async function saved(save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save()
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'plan_limit') return false
    throw error
  }
}

function markFinal(): void {
  const { restaurant, setRestaurant, finalize } = useOpenMenu.getState()
  if (!restaurant.logoUrl && restaurant.imageUrl) {
    setRestaurant({ ...restaurant, logoUrl: restaurant.imageUrl })
  }
  finalize()
}

const failureText = (error: unknown): string =>
  saveFailureOf(
    error,
    error instanceof ApiError
      ? 'Failed to save your menu. Please try again.'
      : 'An unexpected error occurred. Please try again.',
  )
