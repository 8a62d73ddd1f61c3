import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'

export interface LineEditorProps {
  text: string
  onSave: (texts: readonly string[]) => void
  onCancel: () => void
}

export function LineEditor({ text, onSave, onCancel }: LineEditorProps) {
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const split = () => {
    const at = field.current?.selectionStart ?? typed.length
    onSave([typed.slice(0, at), typed.slice(at)])
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) split()
      else onSave([typed])
    }
  }
  // Escape closes the field, not the dialog, whose listener would run first.
  const leave = useRef(onCancel)
  leave.current = onCancel
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || document.activeElement !== field.current) return
      event.stopPropagation()
      leave.current()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return (
    <div className="mt-1 mb-2 flex flex-col gap-2">
      <TextField
        ref={field}
        label="Words of this line"
        hint="Use two or more spaces between the text and a price."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onSave([typed])}>
          Save Words
        </Button>
        {/* Without this the press would take the cursor out of the field. */}
        <Button
          variant="secondary"
          size="sm"
          onPointerDown={(event) => event.preventDefault()}
          onClick={split}
        >
          Split at the Cursor
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
