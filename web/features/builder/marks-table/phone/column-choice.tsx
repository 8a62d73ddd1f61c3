import { SelectField } from '../../../../ui/form/select-field.tsx'
import type { MarkColumn } from '../columns/mark-columns.ts'

interface ColumnChoiceProps {
  readonly columns: readonly MarkColumn[]
  readonly chosen: MarkColumn | undefined
  readonly onChoose: (id: string) => void
}

/** On a phone: what the switches of all dishes say. */
export const ColumnChoice = ({ columns, chosen, onChoose }: ColumnChoiceProps) => (
  <SelectField
    label="Mark"
    isLabelHidden
    className="grow"
    options={columns.map(({ id, label }) => ({ value: id, label }))}
    value={chosen?.id ?? ''}
    onChange={({ target }) => onChoose(target.value)}
  />
)
