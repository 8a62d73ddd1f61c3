import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type SavedMenuSummary, shareSavedMenu, withdrawSavedMenu } from '#contract/saved-menus.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { deliverLink } from '../../lib/deliver-link.ts'
import { refreshSavedMenus } from '../../lib/saved-menus-query.ts'
import { toast } from '../../ui/toast-store.ts'

interface SharedMenu {
  readonly id: string
  readonly name: string
  readonly url: string
}

/** Sharing a stored menu: the first time its link is handed over at once, later it is only shown. */
export function useShareMenu() {
  const [shared, setShared] = useState<SharedMenu | null>(null)

  const share = useMutation({
    async mutationFn({ id, name, sharedAt }: SavedMenuSummary) {
      const { url } = await call(shareSavedMenu, { params: { id } })
      return { shared: { id, name, url }, delivery: sharedAt ? 'shown' : await deliverLink(url, name) }
    },
    onSuccess({ shared, delivery }) {
      setShared(shared)
      if (delivery === 'shared') toast({ title: 'Menu shared!' })
      if (delivery === 'copied') toast({ title: 'Link copied!' })
      return refreshSavedMenus()
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Could not create shareable link. Please try saving your menu first.',
        variant: 'destructive',
      }),
  })

  const withdraw = useMutation({
    mutationFn: ({ id }: SharedMenu) => call(withdrawSavedMenu, { params: { id } }),
    onSuccess() {
      setShared(null)
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
    share: share.mutate,
    pendingId: share.isPending ? share.variables.id : null,
    dialog: {
      url: shared?.url ?? null,
      isWithdrawing: withdraw.isPending,
      onWithdraw: () => shared && withdraw.mutate(shared),
      onClose: () => setShared(null),
    },
  }
}
