import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/deliver-link.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import type { useShareMenu } from './use-share-menu.ts'

const TICK_MS = 2000

/** The link of a shared menu, to be copied or withdrawn. */
export function ShareDialog({
  sharing: { shared, close, withdraw, isWithdrawing },
}: {
  sharing: ReturnType<typeof useShareMenu>
}) {
  const field = useRef<HTMLInputElement>(null)
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
    else field.current?.select()
  }

  return (
    <Dialog
      isOpen={shared !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Your menu is shared"
      description="Anybody with this link can read it, without an account."
      maxWidth={520}
    >
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label="Link"
          readOnly
          value={shared?.url ?? ''}
          onFocus={(event) => event.target.select()}
          className="grow"
        />
        <Button variant="secondary" isDone={isCopied} onClick={() => shared && copy(shared.url)}>
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
