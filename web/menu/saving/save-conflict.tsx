import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import type { MenuSaving } from './use-saving.ts'

export interface SaveConflictProps {
  readonly saving: MenuSaving
  readonly description: string
  readonly children?: ReactNode
}

/** Two screens have changed one menu: asks which version to keep. */
export function SaveConflict({ saving, description, children }: SaveConflictProps) {
  return (
    <Dialog
      isOpen={saving.state === 'conflict'}
      onOpenChange={(isOpen) => !isOpen && saving.dismissConflict()}
      title="This menu was changed elsewhere"
      description={description}
      maxWidth={460}
    >
      {children}
      <DialogActions>
        <Button variant="secondary" isPending={saving.isReloading} onClick={saving.reload}>
          Reload
        </Button>
        <Button onClick={saving.keepMine}>Keep mine</Button>
      </DialogActions>
    </Dialog>
  )
}
