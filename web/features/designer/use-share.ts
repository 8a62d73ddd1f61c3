import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shareSavedMenu, withdrawSavedMenu } from '#contract/saved-menus.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { type Delivery, deliverLink } from '../../lib/deliver-link.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast } from '../../ui/toast-store.ts'
import type { Save } from './use-save.ts'

export interface SharedLink {
  readonly menuId: string
  readonly url: string
}

const SHARE_FAILED = 'Could not create shareable link. Please try saving your menu first.'

const refreshSavedMenus = () => queryClient.invalidateQueries({ queryKey: ['/api/saved-menus'] })

/** Sharing the open menu: saves it, makes the link, hands it over. */
export function useShare(save: Save['save'], menuName: string, onLinkChanged: () => void) {
  const [link, setLink] = useState<SharedLink | null>(null)

  const share = useMutation({
    async mutationFn(): Promise<{ link: SharedLink; delivery: Delivery } | null> {
      const saved = await save()
      if (!saved) return null
      const params = { id: saved.id }
      // A connection that broke once is tried once more before the person is asked to.
      const { url } = await call(shareSavedMenu, { params }).catch(() => call(shareSavedMenu, { params }))
      return { link: { menuId: saved.id, url }, delivery: await deliverLink(url, menuName) }
    },
    onSuccess(shared) {
      if (!shared) return
      setLink(shared.link)
      onLinkChanged()
      if (shared.delivery === 'shared') toast({ title: 'Menu shared!' })
      if (shared.delivery === 'copied') toast({ title: 'Link copied!' })
      return refreshSavedMenus()
    },
    onError: () => toast({ title: 'Error', description: SHARE_FAILED, variant: 'destructive' }),
  })

  const withdraw = useMutation({
    mutationFn: ({ menuId }: SharedLink) => call(withdrawSavedMenu, { params: { id: menuId } }),
    onSuccess() {
      setLink(null)
      onLinkChanged()
      toast({ title: 'Link withdrawn', description: 'Only you can see this menu now.' })
      return refreshSavedMenus()
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: sentenceOf(error, 'The link could not be withdrawn. Please try again.'),
        variant: 'destructive',
      }),
  })

  return {
    isPending: share.isPending,
    share: () => share.mutate(),
    dialog: {
      url: link?.url ?? null,
      isWithdrawing: withdraw.isPending,
      onWithdraw: () => link && withdraw.mutate(link),
      onClose: () => setLink(null),
    },
  }
}
