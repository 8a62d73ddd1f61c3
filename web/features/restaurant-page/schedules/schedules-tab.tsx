import { CalendarClock, Plus } from 'lucide-react'
import { addSchedule } from '#domain/live/editing/schedules.ts'
import { PAGE_LIMITS } from '#domain/live/model/restaurant-page.ts'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../ui/dropdown-menu.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'
import { ScheduleCard } from './schedule-card.tsx'
import { anotherSchedule, usualSchedules } from './usual-schedules.ts'

/** The dayparts of the house by name, and what is served by each. */
export function SchedulesTab({ work }: { work: PageWork }) {
  const { schedules } = work.page
  const add =
    schedules.length < PAGE_LIMITS.schedules ? (
      <AddSchedule work={work} isFirst={schedules.length === 0} />
    ) : null
  if (schedules.length === 0)
    return (
      <EmptyState icon={CalendarClock} action={add}>
        Lunch, Happy Hour, Brunch: name when something is served, and attach menus, sections or single dishes
        to it. Without a schedule they are served at any time.
      </EmptyState>
    )
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-pretty text-quiet text-sm">
          What is attached to no schedule is served at any time.
        </p>
        {add}
      </div>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        {schedules.map((schedule) => (
          <li key={schedule.id} className="min-w-0">
            <ScheduleCard schedule={schedule} work={work} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface AddScheduleProps {
  work: PageWork
  isFirst: boolean
}

function AddSchedule({ work: { page, change }, isFirst }: AddScheduleProps) {
  const known = new Set(page.schedules.map(({ name }) => name))
  return (
    <DropdownMenu
      align={isFirst ? 'start' : 'end'}
      trigger={
        <Button variant={isFirst ? 'primary' : 'secondary'} icon={Plus}>
          Add a schedule
        </Button>
      }
    >
      {[...usualSchedules, anotherSchedule]
        .filter(({ name }) => name === anotherSchedule.name || !known.has(name))
        .map((usual) => (
          <DropdownMenuItem key={usual.name} onSelect={() => change((now) => addSchedule(now, usual))}>
            {usual.name}
          </DropdownMenuItem>
        ))}
    </DropdownMenu>
  )
}
