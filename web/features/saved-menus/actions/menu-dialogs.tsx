import { useNavigate } from 'react-router'
import { BIN_DAYS } from '#contract/menus/kept-menus.ts'
import { ShareDialog } from '../../../menu/sharing/lazy-share-dialog.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import type { MenuActions } from './use-menu-actions.ts'

/** The questions that the actions of saved menus ask; once on a screen. */
export function MenuDialogs({ actions: { sharing, duplicating, deleting } }: { actions: MenuActions }) {
  const navigate = useNavigate()
  return (
    <>
      <ShareDialog {...sharing.dialog} />
      <DuplicateDialog duplicating={duplicating} />
      <ConfirmDialog
        isOpen={deleting.asked !== null}
        onOpenChange={deleting.cancel}
        title="Delete this menu?"
        description={`“${deleting.asked?.title || deleting.asked?.name}” goes to the trash, where you can restore it for ${BIN_DAYS} days.${deleting.asked?.sharedAt ? ' Its shared link stops working for good.' : ''}`}
        confirmLabel="Delete menu"
        onConfirm={deleting.confirm}
        isPending={deleting.isPending}
      />
      <ConfirmDialog
        isOpen={deleting.isBinFull}
        onOpenChange={deleting.leaveFullBin}
        title="Your trash is full"
        description="It takes no more menus, so this one was not deleted. Empty the trash, or delete some menus in it for good."
        confirmLabel="Open the trash"
        variant="primary"
        onConfirm={() => navigate('/bin')}
      />
    </>
  )
}
