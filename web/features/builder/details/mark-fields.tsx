import { Plus, X } from 'lucide-react'
import { newKey } from '#domain/menu/model/ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { markedOptions, markedThing, nameOfMarked } from './marked-things.ts'

export interface MarkFieldsProps {
  marks: readonly MenuMark[]
  /** By the id of the mark. */
  faults: Readonly<Record<string, string>>
  onMarks: (marks: MenuMark[]) => void
}

export function MarkFields({ marks, faults, onMarks }: MarkFieldsProps) {
  const change = (id: string, changes: Partial<MenuMark>) =>
    onMarks(marks.map((mark) => (mark.id === id ? { ...mark, ...changes } : mark)))
  const add = () => {
    const id = newKey(
      'm',
      marks.map((mark) => mark.id),
    )
    onMarks([...marks, { id, kind: 'own', symbol: '', meaning: '' }])
  }
  return (
    <Disclosure
      label="Marks and signs"
      summary={marks.map((mark) => `${mark.symbol} ${mark.meaning || nameOfMarked(mark)}`).join(' · ')}
      hasError={marks.some(({ id }) => faults[id])}
    >
      <p className="text-quiet text-sm">
        Letters and signs next to dish names. The legend explains the ones you use, and you can type them:
        Beets (v, gf) 16.
      </p>
      {marks.map((mark, at) => (
        <fieldset
          key={mark.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-control border border-rule p-3 sm:grid-cols-[minmax(0,12rem)_5rem_minmax(0,1fr)_auto] sm:border-0 sm:p-0"
        >
          <legend className="sr-only">Mark {at + 1}</legend>
          <SelectField
            label="Stands for"
            options={markedOptions(mark)}
            value={markedThing(mark)}
            onChange={({ target }) => change(mark.id, markedAs(target.value))}
          />
          <TextField
            label="Sign"
            autoComplete="off"
            className="col-start-1 sm:col-start-auto"
            maxLength={MENU_TEXT_LIMITS.sign}
            value={mark.symbol}
            error={faults[mark.id]}
            onChange={({ target }) => change(mark.id, { symbol: target.value })}
          />
          <TextField
            label="Meaning"
            autoComplete="off"
            className="col-start-1 sm:col-start-auto"
            placeholder={nameOfMarked(mark)}
            maxLength={MENU_TEXT_LIMITS.sectionName}
            value={mark.meaning}
            onChange={({ target }) => change(mark.id, { meaning: target.value })}
          />
          <IconButton
            label={`Remove mark ${at + 1}`}
            icon={X}
            className="col-start-2 row-start-1 mt-6 sm:col-start-auto sm:row-start-auto"
            onClick={() => onMarks(marks.filter(({ id }) => id !== mark.id))}
          />
        </fieldset>
      ))}
      {marks.length < MENU_SIZE_LIMITS.marks && (
        <Button variant="secondary" size="sm" icon={Plus} className="self-start" onClick={add}>
          Add Mark
        </Button>
      )}
    </Disclosure>
  )
}

/** The kind and the key of a choice. */
function markedAs(value: string): Pick<MenuMark, 'kind' | 'key'> {
  const [kind, key] = value.split(' ')
  return { kind: kind as MenuMark['kind'], key }
}
