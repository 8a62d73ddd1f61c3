import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/form/field.tsx'

export interface TimeFieldProps {
  /** Read aloud; its place says the same to those who see it. */
  label: string
  value: string
  onChange: (time: string) => void
}

/** A time of the day: every phone brings its own best wheel. An emptied one stays as it was. */
export const TimeField = ({ label, value, onChange }: TimeFieldProps) => (
  <input
    type="time"
    required
    aria-label={label}
    value={value === '24:00' ? '00:00' : value}
    onChange={({ target }) => target.value !== '' && onChange(target.value)}
    className={classNames(
      controlClass,
      'h-10 w-26! px-2! tabular-nums sm:w-32! pointer-coarse:h-11 max-sm:[&::-webkit-calendar-picker-indicator]:hidden',
    )}
  />
)
