import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { useOpenMenu } from '../../store/open-menu.ts'
import type { LeavingQuestion } from './use-apply.ts'

export function LeavingDialog({ leaving, name }: { leaving: LeavingQuestion; name: string }) {
  const openName = useOpenMenu((open) => open.menu?.title || open.savedAs?.name || open.restaurant.name)
  return (
    <ConfirmDialog
      isOpen={leaving.isAsked}
      onOpenChange={leaving.cancel}
      title="Leave unsaved changes?"
      description={`“${openName}”, which is open in the builder, has unsaved changes. Opening “${name}” keeps them as a draft.`}
      confirmLabel="Leave and open"
      cancelLabel="Stay"
      onConfirm={leaving.confirm}
    />
  )
}
