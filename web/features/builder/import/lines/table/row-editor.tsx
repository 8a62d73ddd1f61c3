import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { RowField } from '#domain/reading/review/row-fields.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { TextAreaField } from '../../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { contentWord } from '../../mapping/content-words.ts'

export interface RowEditorProps {
  fields: readonly RowField[]
  onSave: (texts: ReadonlyMap<number, string>) => void
  onCancel: () => void
}

export function RowEditor({ fields, onSave, onCancel }: RowEditorProps) {
  const [texts, setTexts] = useState(() => new Map(fields.map(({ column, text }) => [column, text])))
  const form = useRef<HTMLFormElement>(null)
  const firstBlank = fields.find(({ holds, text }) => text === '' && (holds === 'name' || holds === 'price'))
  const first = firstBlank ?? fields.find(({ holds }) => holds === 'name') ?? fields[0]

  // Escape closes the row, not the dialog, whose listener would run first.
  const leave = useRef(onCancel)
  leave.current = onCancel
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !form.current?.contains(document.activeElement)) return
      event.stopPropagation()
      leave.current()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(texts)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="Cells of this row"
      className="mt-2 mb-2 grid gap-3 sm:grid-cols-2"
    >
      {fields.map(({ column, heading, holds }) => {
        const field = {
          label: heading || contentWord(holds),
          value: texts.get(column) ?? '',
          autoFocus: column === first?.column,
          onChange: ({ target }: { target: { value: string } }) =>
            setTexts((before) => new Map(before).set(column, target.value)),
        }
        return holds === 'description' ? (
          <TextAreaField key={column} {...field} minHeightPx={40} className="sm:col-span-2" />
        ) : (
          <TextField key={column} {...field} />
        )
      })}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button variant="secondary" size="sm" type="submit">
          Save Row
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
