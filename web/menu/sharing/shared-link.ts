import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawSavedMenu } from '#contract/menus/saved-menus.ts'
import { call } from '../../lib/api.ts'
import { tellFailureOr } from '../../lib/tell-failure.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { refreshSavedMenus } from '../saved-menus-query.ts'
import type { Delivery } from './deliver-link.ts'

/** Where guests read a stored menu. */
export interface SharedLink {
  readonly menuId: string
  readonly url: string
}

/** The link of a menu that has just been shared: its dialog and its withdrawal. */
export function useSharedLink(onChanged: () => void = () => {}) {
  const [link, setLink] = useState<SharedLink | null>(null)

  function change(next: SharedLink | null): Promise<void> {
    setLink(next)
    onChanged()
    return refreshSavedMenus()
  }

  const withdraw = useMutation({
    mutationFn: ({ menuId }: SharedLink) => call(withdrawSavedMenu, { params: { id: menuId } }),
    onSuccess() {
      toast({ title: 'Sharing stopped', description: 'Only you can see this menu now.' })
      return change(null)
    },
    onError: tellFailureOr('Sharing could not be stopped. Please try again.'),
  })

  return {
    /** Shows a new link and says whether it was shared or copied. */
    present(next: SharedLink, delivery: Delivery): Promise<void> {
      if (delivery === 'shared') toast({ title: 'Menu shared!' })
      if (delivery === 'copied') toast({ title: 'Link copied!' })
      return change(next)
    },
    refuse: () =>
      toast({
        title: 'Error',
        description: 'Could not create shareable link. Please try saving your menu first.',
        variant: 'destructive',
      }),
    dialog: {
      url: link?.url ?? null,
      menuId: link?.menuId ?? null,
      isWithdrawing: withdraw.isPending,
      onWithdraw: () => link && withdraw.mutate(link),
      onClose: () => setLink(null),
    },
  }
}
