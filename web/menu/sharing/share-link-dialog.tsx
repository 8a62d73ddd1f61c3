import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ChangedNote } from '../sign-off/changed-note.tsx'
import { copyText } from './deliver-link.ts'
import { ShareQrCode } from './share-qr-code.tsx'

const TICK_MS = 2000

export interface ShareLinkDialogProps {
  /** The link to show; null closes the dialog. */
  url: string | null
  isWithdrawing: boolean
  onWithdraw: () => void
  onClose: () => void
}

/** The link of a shared menu, to be copied or withdrawn. */
export function ShareLinkDialog({ url, isWithdrawing, onWithdraw, onClose }: ShareLinkDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), TICK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(link: string) {
    const hasCopied = await copyText(link)
    setIsCopied(hasCopied)
    if (hasCopied) toast({ title: 'Link copied!' })
    else field.current?.select()
  }

  return (
    <Dialog
      isOpen={url !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your menu is shared"
      description="Anyone with this link can read it, without an account."
      maxWidth={520}
    >
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label="Link"
          readOnly
          value={url ?? ''}
          onFocus={(event) => event.target.select()}
          className="grow"
        />
        <Button variant="secondary" isDone={isCopied} onClick={() => url && copy(url)}>
          Copy
        </Button>
      </div>
      <ChangedNote className="mt-3" />
      {url && <ShareQrCode url={url} />}
      <p className="mt-3 text-quiet text-sm">
        Once you stop sharing, this link and its QR code never work again. Sharing later makes new ones.
      </p>
      <DialogActions>
        <Button variant="quiet" className="text-bad" isPending={isWithdrawing} onClick={onWithdraw}>
          Stop sharing
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
