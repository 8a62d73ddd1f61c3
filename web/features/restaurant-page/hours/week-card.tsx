import { Copy } from 'lucide-react'
import {
  copyDay,
  proposedSpan,
  timesOf,
  type Week,
  weekdays,
  weekOf,
  withDay,
} from '#domain/live/editing/week.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DropdownMenu, DropdownMenuHeading, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import { dayName } from '../days/day-words.ts'
import { SpansEditor } from '../days/spans-editor.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'

const MOST_OF_A_DAY = 6

export function WeekCard({ work: { page, change } }: { work: PageWork }) {
  const week = weekOf(page.hours)
  const set = (next: Week) => change((now) => ({ ...now, hours: timesOf(next) }))
  return (
    <Card
      title="Opening hours"
      description={
        page.hours.length === 0
          ? 'Until you fill them in, guests only read the hours that a menu of yours prints. Fill in one day and copy it to the others.'
          : 'Guests read them on your page, with whether you are open now.'
      }
    >
      <ul className="flex flex-col divide-y divide-rule">
        {weekdays.map((day) => (
          <li
            key={day}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <p className="leading-10">
              {dayName(day)}
              {page.hours.length > 0 && (week.get(day) ?? []).length === 0 && (
                <span className="ml-2 text-quiet sm:ml-0 sm:block sm:leading-5">Closed</span>
              )}
            </p>
            <div className="col-span-2 row-start-2 sm:col-span-1 sm:col-start-2 sm:row-start-1">
              <SpansEditor
                name={dayName(day)}
                spans={week.get(day) ?? []}
                proposed={proposedSpan(week, day)}
                most={MOST_OF_A_DAY}
                onChange={(spans) => set(withDay(week, day, spans))}
              />
            </div>
            <CopyTo day={day} onCopy={(to) => set(copyDay(week, day, to))} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CopyTo({ day, onCopy }: { day: number; onCopy: (days: readonly number[]) => void }) {
  const groups = [
    { name: 'All days', days: weekdays },
    { name: 'Monday to Friday', days: [1, 2, 3, 4, 5] },
    { name: 'Saturday and Sunday', days: [6, 7] },
  ]
  const next = (day % 7) + 1
  return (
    <DropdownMenu trigger={<IconButton label={`Copy ${dayName(day)} to other days`} icon={Copy} />}>
      <DropdownMenuHeading>Copy {dayName(day)} to</DropdownMenuHeading>
      {groups.map(({ name, days }) => (
        <DropdownMenuItem key={name} onSelect={() => onCopy(days)}>
          {name}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => onCopy([next])}>{dayName(next)}</DropdownMenuItem>
    </DropdownMenu>
  )
}
