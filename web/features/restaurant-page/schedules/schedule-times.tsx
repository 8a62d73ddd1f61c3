import { Plus, X } from 'lucide-react'
import { weekdays } from '#domain/live/editing/week.ts'
import type { WeeklyTimes } from '#domain/live/model/schedule.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Chip } from '../../../ui/layout/chip.tsx'
import { dayName, shortDayName } from '../days/day-words.ts'
import { TimeField } from '../days/time-field.tsx'

const MOST = 40

export interface ScheduleTimesProps {
  name: string
  times: readonly WeeklyTimes[]
  onChange: (times: WeeklyTimes[]) => void
}

export const ScheduleTimes = ({ name, times, onChange }: ScheduleTimesProps) => (
  <fieldset className="mt-5 flex flex-col gap-4">
    <legend className="mb-2 font-medium text-sm">Times</legend>
    {times.map((time, at) => {
      const put = (changes: Partial<WeeklyTimes>) => onChange(times.with(at, { ...time, ...changes }))
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two times may be the same while they are typed.
        <div key={at} className="flex flex-col gap-2">
          <DayChips days={time.days} onChange={(days) => put({ days })} />
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <TimeField label={`${name} from`} value={time.from} onChange={(from) => put({ from })} />
            <span aria-hidden="true">–</span>
            <TimeField label={`${name} until`} value={time.until} onChange={(until) => put({ until })} />
            {times.length > 1 && (
              <IconButton
                label={`Remove ${time.from} to ${time.until}`}
                icon={X}
                onClick={() => onChange(times.toSpliced(at, 1))}
              />
            )}
            {time.until <= time.from && time.until !== '00:00' && (
              <span className="text-quiet text-sm">of the next day</span>
            )}
          </div>
        </div>
      )
    })}
    {times.length < MOST && (
      <Button
        variant="quiet"
        size="sm"
        icon={Plus}
        className="-ml-2 self-start"
        onClick={() => onChange([...times, { days: [6, 7], from: '12:00', until: '15:00' }])}
      >
        More times
      </Button>
    )}
  </fieldset>
)

/** The last day stays: times without a day are none. */
function DayChips({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  const toggle = (day: number) => {
    const next = days.includes(day) ? days.filter((other) => other !== day) : [...days, day]
    if (next.length > 0) onChange(next.toSorted((a, b) => a - b))
  }
  return (
    <div className="grid max-w-100 grid-cols-7 gap-1 *:px-0">
      {weekdays.map((day) => (
        <Chip key={day} pressed={days.includes(day)} onPress={() => toggle(day)}>
          <span aria-hidden="true">{shortDayName(day)}</span>
          <span className="sr-only">{dayName(day)}</span>
        </Chip>
      ))}
    </div>
  )
}
