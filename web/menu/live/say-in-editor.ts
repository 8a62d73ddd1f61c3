import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { refreshSavedMenus } from '../saved-menus-query.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { liveStateQuery } from './live-state-query.ts'

/** Says that a dish of the open menu is sold out until the end of the day, or back; guests see it at once. */
export async function sayInEditor({ id: itemId, name }: MenuItem, isSoldOut: boolean): Promise<void> {
  const menuId = useOpenMenu.getState().savedAs?.id
  if (menuId === undefined) return
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    // The editor shows the last word of its last look; the person means now.
    const seenAt = new Date().toISOString()
    const body = { words: [{ places: [{ menuId, itemId, seenAt }], isSoldOut }], timeZone }
    const { answers } = await call(saySoldOut, { body })
    const isGone = answers[0]?.outcome === 'gone'
    toast(
      isGone
        ? { title: `${name} is not saved yet`, description: 'Save the menu first; guests do not see it yet.' }
        : {
            title: isSoldOut ? `${name} is sold out` : `${name} is back`,
            description: 'Guests see it at once. The menu itself stays as it is.',
          },
    )
    void refreshSavedMenus()
    await queryClient.invalidateQueries({ queryKey: liveStateQuery(menuId).queryKey })
  } catch (error) {
    showErrorToast(error)
  }
}
