import { useMutation } from '@tanstack/react-query'
import { type SavedMenuSummary, shareSavedMenu } from '#contract/saved-menus.ts'
import { call } from '../../lib/api.ts'
import { deliverLink } from '../../menu/sharing/deliver-link.ts'
import { useSharedLink } from '../../menu/sharing/shared-link.ts'

/** Shares a stored menu: the first time its link is copied or sent at once, later it is only shown. */
export function useShareMenu() {
  const { present, refuse, dialog } = useSharedLink()
  const share = useMutation({
    async mutationFn({ id, name, sharedAt }: SavedMenuSummary) {
      const { url } = await call(shareSavedMenu, { params: { id } })
      return { link: { menuId: id, url }, delivery: sharedAt ? 'shown' : await deliverLink(url, name) }
    },
    onSuccess: ({ link, delivery }) => present(link, delivery),
    onError: refuse,
  })
  return { share: share.mutate, pendingId: share.isPending ? share.variables.id : null, dialog }
}
