import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import type { Save } from './use-save.ts'

/** Two screens have changed one menu: which of the two is to stay? */
export function ConflictDialog({ conflict }: { conflict: Save['conflict'] }) {
  return (
    <Dialog
      isOpen={conflict !== null}
      onOpenChange={(isOpen) => !isOpen && conflict?.dismiss()}
      title="This menu was changed elsewhere"
      description="It was saved in another tab or on another device after you opened it here."
      maxWidth={460}
    >
      <p>
        <strong className="font-semibold">Reload</strong> shows what was saved there and keeps your changes as
        a draft. <strong className="font-semibold">Keep mine</strong> saves what you see over it.
      </p>
      <DialogActions>
        <Button variant="secondary" isPending={conflict?.isReloading} onClick={conflict?.reload}>
          Reload
        </Button>
        <Button onClick={conflict?.keepMine}>Keep mine</Button>
      </DialogActions>
    </Dialog>
  )
}
