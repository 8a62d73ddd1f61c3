import { ShareLinkDialog } from '../../../menu/sharing/share-link-dialog.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuActions } from './use-menu-actions.ts'

/** The questions that the actions of saved menus ask; once on a screen. */
export function MenuDialogs({ actions: { editing, sharing, deleting } }: { actions: MenuActions }) {
  const openName = useOpenMenu((open) => open.restaurant.name)
  return (
    <>
      <ShareLinkDialog {...sharing.dialog} />
      <ConfirmDialog
        isOpen={deleting.asked !== null}
        onOpenChange={deleting.cancel}
        title="Delete this menu?"
        description={`“${deleting.asked?.name}” will be gone for good${deleting.asked?.sharedAt ? ', and its shared link will stop working' : ''}.`}
        confirmLabel="Delete menu"
        onConfirm={deleting.confirm}
        isPending={deleting.isPending}
      />
      <ConfirmDialog
        isOpen={editing.waiting !== null}
        onOpenChange={editing.cancel}
        title="Leave unsaved changes?"
        description={`The menu of “${openName}” that is open in the builder has changes that are not saved. Opening “${editing.waiting?.name}” leaves them behind as a draft.`}
        confirmLabel="Leave and open"
        cancelLabel="Stay"
        onConfirm={editing.confirm}
      />
    </>
  )
}
