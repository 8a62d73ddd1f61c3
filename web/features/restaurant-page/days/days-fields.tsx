import type { Days } from '#domain/live/model/wall-clock.ts'
import { FieldNotes } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

export interface DaysFieldsProps {
  days: Days
  onChange: (days: { readonly firstDay: string | undefined; readonly lastDay: string | undefined }) => void
  fault?: string | undefined
  hint?: string
}

/** From one day to another, both included, each of them open. */
export const DaysFields = ({ days: { firstDay, lastDay }, onChange, fault, hint }: DaysFieldsProps) => (
  <div>
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="First day"
        isOptional
        type="date"
        value={firstDay ?? ''}
        onChange={({ target }) => onChange({ firstDay: target.value || undefined, lastDay })}
      />
      <TextField
        label="Last day"
        isOptional
        type="date"
        value={lastDay ?? ''}
        onChange={({ target }) => onChange({ firstDay, lastDay: target.value || undefined })}
      />
    </div>
    <FieldNotes id="days" hint={hint} error={fault} />
  </div>
)
