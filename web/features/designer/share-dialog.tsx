import { useEffect, useState } from 'react'
import { copyText } from '../../lib/deliver-link.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { Share } from './use-share.ts'

const TICK_MS = 2000

/** The link of a shared menu, to be copied again or withdrawn. */
export function ShareDialog({
  dialog: { link, isWithdrawing, withdraw, close },
}: {
  dialog: Share['dialog']
}) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), TICK_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(url: string) {
    const hasCopied = await copyText(url)
    setIsCopied(hasCopied)
    if (hasCopied) toast({ title: 'Link copied!' })
    else document.querySelector<HTMLInputElement>('#share-link')?.select()
  }
  return (
    <Dialog
      isOpen={link !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Your menu is shared"
      description="Anybody with this link can read it, without an account."
      maxWidth={520}
    >
      <div className="flex items-end gap-2">
        <TextField
          id="share-link"
          label="Link"
          readOnly
          value={link?.url ?? ''}
          onFocus={(event) => event.target.select()}
          className="grow"
        />
        <Button variant="secondary" isDone={isCopied} onClick={() => link && copy(link.url)}>
          Copy
        </Button>
      </div>
      <DialogActions>
        <Button variant="quiet" className="text-bad" isPending={isWithdrawing} onClick={withdraw}>
          Withdraw link
        </Button>
        <Button onClick={close}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
