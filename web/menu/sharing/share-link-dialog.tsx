import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { ChangedNote } from '../sign-off/changed-note.tsx'
import { CopyField } from './copy-field.tsx'
import { PutOnPage } from './put-on-page.tsx'
import { ShareQrCode } from './share-qr-code.tsx'

export interface ShareLinkDialogProps {
  /** The link to show; null closes the dialog. */
  url: string | null
  /** Whose link it is. */
  menuId: string | null
  isWithdrawing: boolean
  onWithdraw: () => void
  onClose: () => void
}

/** The link of a shared menu, to be copied or withdrawn. */
export function ShareLinkDialog({ url, menuId, isWithdrawing, onWithdraw, onClose }: ShareLinkDialogProps) {
  return (
    <Dialog
      isOpen={url !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your menu is shared"
      description="Anyone with this link can read it, without an account."
      maxWidth={520}
    >
      <CopyField label="Link" text={url ?? ''} />
      <ChangedNote className="mt-3" />
      {url && <ShareQrCode url={url} />}
      <p className="mt-3 text-quiet text-sm">
        Once you stop sharing, this link and its QR code never work again. Sharing later makes new ones.
      </p>
      {menuId && <PutOnPage menuId={menuId} />}
      <DialogActions>
        <Button variant="quiet" className="text-bad" isPending={isWithdrawing} onClick={onWithdraw}>
          Stop sharing
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
