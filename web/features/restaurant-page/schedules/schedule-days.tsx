import { daysInWords } from '#domain/live/calendar/times-in-words.ts'
import type { Schedule } from '#domain/live/model/schedule.ts'
import { areDaysInOrder, DAYS_IN_ORDER } from '#domain/live/model/wall-clock.ts'
import { Segments } from '../../../ui/form/segments.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { SCREEN_LOCALE } from '../days/day-words.ts'
import { DaysFields } from '../days/days-fields.tsx'

export interface ScheduleDaysProps {
  schedule: Schedule
  onChange: (changes: Partial<Schedule>) => void
}

const onSpecialDays = [
  { value: 'usual', label: 'As usual' },
  { value: 'never', label: 'Not served' },
  { value: 'only', label: 'Only then' },
] as const

/** In which part of the year a schedule holds, and what it does on special days; few need it. */
export function ScheduleDays({ schedule, onChange }: ScheduleDaysProps) {
  const fault = areDaysInOrder(schedule) ? undefined : DAYS_IN_ORDER
  const special = onSpecialDays.find(({ value }) => value === schedule.onSpecialDays)
  const summary = [
    daysInWords(schedule, SCREEN_LOCALE),
    schedule.onSpecialDays !== 'usual' && `special days: ${special?.label.toLowerCase()}`,
  ]
  return (
    <div className="mt-4">
      <Disclosure
        label="Season and holidays"
        summary={summary.filter(Boolean).join(', ') || 'all year'}
        hasError={fault !== undefined}
      >
        <DaysFields
          days={schedule}
          onChange={({ firstDay, lastDay }) => onChange({ firstDay, lastDay })}
          fault={fault}
          hint="Empty: all year."
        />
        <Segments
          label="On special days"
          isLabelShown
          value={schedule.onSpecialDays}
          options={onSpecialDays}
          onChange={(next) => onChange({ onSpecialDays: next })}
        />
      </Disclosure>
    </div>
  )
}
