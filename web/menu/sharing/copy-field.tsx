import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useTimer } from '../../ui/hooks/use-timer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { canSend, copyText, deliverLink } from './deliver-link.ts'

const TICK_MS = 2000

export interface CopyFieldProps {
  label: string
  text: string
  copiedWords?: string
  /** Of the share sheet, where the device has one; without it nothing is offered to it. */
  shareTitle?: string
}

/** A text to be taken from the screen; where the browser keeps its clipboard closed, it is selected. */
export function CopyField({ label, text, copiedWords = 'Link copied!', shareTitle }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  useTimer(isCopied, TICK_MS, () => setIsCopied(false))

  async function copy() {
    const hasCopied = await copyText(text)
    setIsCopied(hasCopied)
    if (hasCopied) toast({ title: copiedWords })
    else field.current?.select()
  }

  return (
    <div className="flex items-end gap-2">
      <TextField
        ref={field}
        label={label}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
        className="grow"
      />
      <Button variant="secondary" isDone={isCopied} onClick={copy}>
        Copy
      </Button>
      {shareTitle !== undefined && canSend(text, shareTitle) && (
        <Button variant="secondary" icon={Share2} onClick={() => void deliverLink(text, shareTitle)}>
          Send
        </Button>
      )}
    </div>
  )
}
