import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { tellFailureOr } from '../../lib/tell-failure.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { refreshSavedMenus } from '../saved-menus-query.ts'
import { isSeenById } from '../saving/seen-by-guests.ts'
import type { MenuSaving } from '../saving/use-saving.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import type { ShareDialogProps } from './share-dialog.tsx'
import { type SharedMenu, shareMenu, stopSharing } from './share-menu.ts'

interface MenuToShare {
  readonly id: string
  /** On the share sheet of a phone. */
  readonly name: string
}

interface Asked {
  /** Of a menu that is saved. */
  readonly id?: string
  /** Gives the menu, saved; null where that failed and was said. */
  readonly saved: () => Promise<MenuToShare | null>
}

/** Sharing of the open menu. It's saved first, unless guests see it already: only a save changes what they see. */
export function useShareOpenMenu(save: MenuSaving['save'], name: string, onLinkChanged: () => void) {
  const { isPending, share, dialog } = useShare(onLinkChanged)
  const saved = async () => {
    const { savedAs } = useOpenMenu.getState()
    if (savedAs && isSeenById(savedAs.id)) return { id: savedAs.id, name }
    const kept = await save('again', refuse)
    return kept && { id: kept.id, name }
  }
  return { isPending, share: () => share({ saved }), dialog }
}

/**
 * Sharing of menus, with its dialog and its end.
 * @param onLinkChanged after a menu got its own link, or lost it
 */
export function useShare(onLinkChanged: () => void = () => {}) {
  const [shared, setShared] = useState<SharedMenu | null>(null)

  function change(next: SharedMenu | null): Promise<void> {
    setShared(next)
    onLinkChanged()
    return refreshSavedMenus()
  }

  const share = useMutation({
    async mutationFn({ saved }: Asked) {
      const menu = await saved()
      return menu && shareMenu(menu.id, menu.name)
    },
    onSuccess(answer) {
      if (!answer) return
      if (answer.delivery === 'shared') toast({ title: 'Menu shared!' })
      if (answer.delivery === 'copied') toast({ title: 'Link copied!' })
      return change(answer.menu)
    },
    onError: (error) =>
      error instanceof ApiError && error.code === 'restaurant_unnamed'
        ? tellFailureOr('', 'Not shared yet')(error)
        : refuse(),
  })

  const withdraw = useMutation({
    mutationFn: stopSharing,
    onSuccess() {
      toast({ title: 'Sharing stopped', description: 'Only you can see this menu now.' })
      return change(null)
    },
    onError: tellFailureOr('Sharing could not be stopped. Please try again.'),
  })

  const dialog: ShareDialogProps = {
    menu: shared,
    isWithdrawing: withdraw.isPending,
    onWithdraw: () => shared && withdraw.mutate(shared),
    onClose: () => setShared(null),
  }
  return {
    isPending: share.isPending,
    pendingId: share.isPending ? share.variables?.id : undefined,
    share: (asked: Asked) => share.mutate(asked),
    dialog,
  }
}

function refuse(): void {
  toast({
    title: 'Error',
    description: 'Could not create shareable link. Please try saving your menu first.',
    variant: 'destructive',
  })
}
