import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type ColumnMatch,
  MENU_FIELDS,
  MENU_HEADINGS,
  type MenuField,
  USUAL_FIELDS,
} from '#domain/exchange/columns/menu-columns.ts'
import type { LeftOutRow } from '#domain/exchange/rows/reading.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextAreaField } from '../../../../ui/text-area-field.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { withTexts } from '../reading/use-reading.ts'

export interface MendRowProps {
  row: LeftOutRow
  columns: ColumnMatch
  onMend: (cells: readonly string[]) => void
  onCancel: () => void
}

/** A row that could not be read, with the fields to correct it. */
export function MendRow({ row, columns, onMend, onCancel }: MendRowProps) {
  const textOf = (field: MenuField): string => row.source.cells[columns[field] ?? -1]?.trim() ?? ''
  const fields = MENU_FIELDS.filter(
    (field) =>
      columns[field] !== null && field !== 'id' && (USUAL_FIELDS.includes(field) || textOf(field) !== ''),
  )
  const [texts, setTexts] = useState(() => Object.fromEntries(fields.map((field) => [field, textOf(field)])))
  const wrong = fieldOf(row)
  const form = useRef<HTMLFormElement>(null)

  // Escape closes the row, not the dialog; the dialog's listener would run first.
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !form.current?.contains(document.activeElement)) return
      event.stopPropagation()
      onCancel()
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  }, [onCancel])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onMend(withTexts(row.source.cells, columns, texts))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-3 grid gap-3 sm:grid-cols-2">
      {fields.map((field) => {
        const props = {
          label: MENU_HEADINGS[field],
          value: texts[field],
          autoFocus: field === wrong,
          onChange: (event: { target: { value: string } }) =>
            setTexts((before) => ({ ...before, [field]: event.target.value })),
        }
        return field === 'description' ? (
          <TextAreaField key={field} {...props} minHeightPx={40} className="sm:col-span-2" />
        ) : (
          <TextField key={field} {...props} inputMode={field === 'price' ? 'decimal' : undefined} />
        )
      })}
      <div className="flex justify-end gap-2 sm:col-span-2">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="secondary" size="sm" type="submit">
          Use This Row
        </Button>
      </div>
    </form>
  )
}

/** The field with the error. */
function fieldOf({ problem }: LeftOutRow): MenuField {
  if (problem.code.includes('price')) return 'price'
  if (problem.code.includes('description')) return 'description'
  return problem.code.includes('section') ? 'section' : 'name'
}
