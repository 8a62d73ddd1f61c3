import { restoreSavedMenu } from '#contract/menus/kept-menus.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saved-menus-query.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { refreshBin } from './bin-query.ts'

const tell = tellFailureOr('The menu could not be restored. It is still in the trash.')

/**
 * Takes a menu out of the bin. Where the plan allows no more menus it stays there, and its owner is
 * notified.
 * @returns whether it is back
 */
export async function restoreAndTell({ id }: { readonly id: string }): Promise<boolean> {
  try {
    const { isOnPage } = await call(restoreSavedMenu, { params: { id } })
    await Promise.all([refreshSavedMenus(), refreshBin()])
    toast({
      title: 'Menu Restored',
      description: isOnPage
        ? 'Guests see it on your page again.'
        : 'Guests don’t see it until you share it again.',
    })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'plan_limit') askToUpgrade('unlimited_menus')
    else tell(error)
    return false
  }
}
