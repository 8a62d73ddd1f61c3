import { useMutation } from '@tanstack/react-query'
import { tellFailure } from '../../../lib/tell-failure.ts'
import { reloadSavedMenu } from '../../../menu/saving/restore-work.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'

export interface SaveConflictDialogProps {
  /** The version that somebody else saved; null while there is no conflict. */
  currentVersion: number | null
  onClose: () => void
  /** Saves the open menu over the other version. */
  onKeepMine: () => void
}

export function SaveConflictDialog({ currentVersion, onClose, onKeepMine }: SaveConflictDialogProps) {
  const savedAs = useOpenMenu((open) => open.savedAs)
  const reload = useMutation({
    mutationFn: reloadSavedMenu,
    onSuccess: onClose,
    onError: tellFailure,
  })
  return (
    <Dialog
      isOpen={currentVersion !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="This menu was changed elsewhere"
      description="Another tab or device has saved this menu since you opened it. Keep mine saves what you see over it. Reload shows what was saved there and keeps your changes as a draft."
      maxWidth={460}
    >
      <DialogActions>
        <Button
          variant="secondary"
          isPending={reload.isPending}
          onClick={() => savedAs && reload.mutate(savedAs.id)}
        >
          Reload
        </Button>
        <Button
          onClick={() => {
            if (!savedAs || currentVersion === null) return
            useOpenMenu.getState().markSaved({ id: savedAs.id, version: currentVersion })
            onClose()
            onKeepMine()
          }}
        >
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  )
}
