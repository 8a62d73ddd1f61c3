import { useMutation } from '@tanstack/react-query'
import { shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { call } from '../../lib/api.ts'
import type { MenuSaving } from '../saving/use-saving.ts'
import { deliverLink } from './deliver-link.ts'
import { useSharedLink } from './shared-link.ts'

/** Shares the open menu: saves it, creates the link and delivers it. */
export function useShare(save: MenuSaving['save'], menuName: string, onLinkChanged: () => void) {
  const { present, refuse, dialog } = useSharedLink(onLinkChanged)
  const share = useMutation({
    async mutationFn() {
      const saved = await save('again', refuse)
      if (!saved) return null
      const params = { id: saved.id }
      // After a broken connection the call is retried once before the person is asked to.
      const { url } = await call(shareSavedMenu, { params }).catch(() => call(shareSavedMenu, { params }))
      return { link: { menuId: saved.id, url }, delivery: await deliverLink(url, menuName) }
    },
    onSuccess: (shared) => shared && present(shared.link, shared.delivery),
    onError: refuse,
  })
  return { isPending: share.isPending, share: () => share.mutate(), dialog }
}
