import { useMutation } from '@tanstack/react-query'
import { type SavedMenuSummary, shareSavedMenu } from '#contract/saved-menus.ts'
import { call } from '../../../lib/api.ts'
import { deliverLink } from '../../../menu/sharing/deliver-link.ts'
import { useSharedLink } from '../../../menu/sharing/shared-link.ts'

interface Sharing {
  readonly menu: Pick<SavedMenuSummary, 'id' | 'name' | 'sharedAt'>
  /** `show`: with its QR code, to be taken from the screen. */
  readonly how: 'deliver' | 'show'
}

/** Shares a stored menu, or gives the link of one that is shared: a menu that is shared keeps its link. */
export function useShareMenu() {
  const { present, refuse, dialog } = useSharedLink()
  const share = useMutation({
    async mutationFn({ menu: { id, name }, how }: Sharing) {
      const { url } = await call(shareSavedMenu, { params: { id } })
      return { link: { menuId: id, url }, delivery: how === 'show' ? 'shown' : await deliverLink(url, name) }
    },
    onSuccess: ({ link, delivery }) => present(link, delivery),
    onError: refuse,
  })
  return {
    /** The first time the link is copied or sent at once, later it is only shown. */
    share: (menu: Sharing['menu']) => share.mutate({ menu, how: menu.sharedAt ? 'show' : 'deliver' }),
    copyLink: (menu: Sharing['menu']) => share.mutate({ menu, how: 'deliver' }),
    pendingId: share.isPending ? share.variables.menu.id : null,
    dialog,
  }
}
