import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { ChangedNote } from '../sign-off/changed-note.tsx'
import { CopyField } from './copy-field.tsx'
import { PageOfMenu } from './page-of-menu.tsx'
import type { SharedMenu } from './share-menu.ts'
import { ShareQrCode } from './share-qr-code.tsx'
import { UnsavedNote } from './unsaved-note.tsx'

export interface ShareDialogProps {
  /** Null closes the dialog. */
  menu: SharedMenu | null
  isWithdrawing: boolean
  onWithdraw: () => void
  onClose: () => void
}

/** The restaurant's page with its address, code and table cards; below it the link of the menu alone. */
export function ShareDialog({ menu, isWithdrawing, onWithdraw, onClose }: ShareDialogProps) {
  const [isStopping, setIsStopping] = useState(false)
  return (
    <Dialog
      isOpen={menu !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your menu is shared"
      maxWidth={600}
    >
      {menu && (
        <>
          <PageOfMenu {...menu} />
          <UnsavedNote menuId={menu.menuId} />
          <ChangedNote className="mt-3" />
          <div className="mt-5">
            <Disclosure label="Link to this menu only">
              <p className="text-quiet text-sm">Anyone with this link can read it, without an account.</p>
              <CopyField label="Link" text={menu.url} />
              <ShareQrCode
                of="link"
                url={menu.url}
                fileName="menu-qr-code"
                words="It opens this menu alone, at any time."
              />
            </Disclosure>
          </div>
        </>
      )}
      <DialogActions>
        {menu?.placed ? (
          <Button variant="quiet" isPending={isWithdrawing} onClick={onWithdraw}>
            Undo sharing
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setIsStopping(true)}>
            Stop sharing
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
      <ConfirmDialog
        isOpen={isStopping && menu !== null}
        onOpenChange={setIsStopping}
        title="Stop sharing this menu?"
        description="Guests no longer find it, on your page or by its link. That link and its QR code never work again; sharing later makes new ones. The address and the code of your page stay."
        confirmLabel="Stop sharing"
        onConfirm={onWithdraw}
        isPending={isWithdrawing}
      />
    </Dialog>
  )
}
