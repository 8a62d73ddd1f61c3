import { countItems } from '#domain/menu/model/walk.ts'
import { knownCuisineOf } from '../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast-store.ts'

const hasItems = (): boolean => {
  const { menu } = useOpenMenu.getState()
  return menu !== null && countItems(menu) > 0
}

const refuse = (title: string, description: string): boolean => {
  toast({ variant: 'destructive', title, description })
  return false
}

/** Is there a menu to save? If not, says so. */
export const canSave = (): boolean =>
  hasItems() || refuse('Cannot Save Menu', 'Please generate a menu first.')

/** Is there a menu to design? If not, says so. */
export function canProceed(): boolean {
  if (!hasItems()) return refuse('Cannot Proceed', 'Please generate a menu first')
  return (
    knownCuisineOf(useOpenMenu.getState()) !== null ||
    refuse('Cannot Proceed', 'Please generate a menu first with a cuisine selected')
  )
}
