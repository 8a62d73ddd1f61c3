import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { BothVersions } from './conflict/both-versions.tsx'
import type { MenuSaving } from './use-saving.ts'

/** Two screens have changed one menu: says what differs and asks which version to keep. */
export function SaveConflict({ saving }: { readonly saving: MenuSaving }) {
  const { savedElsewhere } = saving
  return (
    <Dialog
      isOpen={saving.state === 'conflict'}
      onOpenChange={(isOpen) => !isOpen && saving.dismissConflict()}
      title="This menu was changed elsewhere"
      description="Another tab or device has saved this menu since you opened it. Keep mine replaces that with what you see. Reload shows what was saved there and keeps your changes as a draft."
      maxWidth={savedElsewhere ? 760 : 460}
    >
      {savedElsewhere && <BothVersions stored={savedElsewhere} />}
      <DialogActions>
        <Button variant="quiet" onClick={() => saving.saveAndTell('as copy')}>
          Save mine as a copy
        </Button>
        <Button variant="secondary" isPending={saving.isReloading} onClick={saving.reload}>
          Reload
        </Button>
        <Button onClick={saving.keepMine}>Keep mine</Button>
      </DialogActions>
    </Dialog>
  )
}
