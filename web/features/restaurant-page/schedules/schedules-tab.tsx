import { CalendarClock, Plus } from 'lucide-react'
import { addSchedule, type NewSchedule } from '#domain/live/editing/schedules.ts'
import { PAGE_LIMITS } from '#domain/live/model/restaurant-page.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'
import { ScheduleCard } from './schedule-card.tsx'

function SchedulesTab(work: PageWork) {
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

function AddSchedule({ work: { page, change }, isFirst }: { work: PageWork; isFirst: boolean }) {
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

const always = [1, 2, 3, 4, 5, 6, 7]

/** What schedules begin with, so that only the times have to be set right. */
const usualSchedules: readonly NewSchedule[] = [
  { name: 'Breakfast', times: [{ days: always, from: '07:00', until: '11:00' }] },
  { name: 'Brunch', times: [{ days: [6, 7], from: '10:00', until: '14:00' }] },
  { name: 'Lunch', times: [{ days: [1, 2, 3, 4, 5], from: '11:30', until: '15:00' }] },
  { name: 'Happy Hour', times: [{ days: [1, 2, 3, 4, 5], from: '16:00', until: '18:00' }] },
  { name: 'Dinner', times: [{ days: always, from: '17:00', until: '22:00' }] },
  { name: 'Late Night', times: [{ days: [5, 6], from: '22:00', until: '02:00' }] },
]

const anotherSchedule: NewSchedule = {
  name: 'Another schedule',
  times: [{ days: always, from: '12:00', until: '22:00' }],
}

export const schedules = {
  place: 30,
  id: 'schedules',
  name: 'Schedules',
  tab: 'hours',
  needs: 'share',
  Panel: SchedulesTab,
} as const
