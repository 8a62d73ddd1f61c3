import { useMutation } from '@tanstack/react-query'
import { readSavedMenu } from '#contract/saved-menus.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'

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
    mutationFn: async (id: string) => call(readSavedMenu, { params: { id } }),
    onSuccess: (saved) => {
      useOpenMenu.getState().loadMenu(saved)
      onClose()
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Error',
        description: sentenceOf(error, 'An unexpected error occurred. Please try again.'),
      }),
  })
  return (
    <Dialog
      isOpen={currentVersion !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="This menu was changed elsewhere"
      description="Another tab or device has saved this menu since you opened it. Keep your version, or load the other one and lose the changes made here."
      maxWidth={460}
      hasUnsavedInput
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
