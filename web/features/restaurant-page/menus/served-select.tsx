import type { Schedule } from '#domain/live/model/schedule.ts'
import { SelectField } from '../../../ui/select-field.tsx'

export interface ServedSelectProps {
  label: string
  schedules: readonly Schedule[]
  scheduleId: string | undefined
  onChange: (scheduleId: string | undefined) => void
}

/** By which of the restaurant's schedules something is served. */
export const ServedSelect = ({ label, schedules, scheduleId, onChange }: ServedSelectProps) => (
  <SelectField
    label={label}
    isLabelHidden
    options={[
      { value: '', label: 'At any time' },
      ...schedules.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    value={scheduleId ?? ''}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
)
