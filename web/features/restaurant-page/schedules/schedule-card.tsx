import { Trash2 } from 'lucide-react'
import { attachedTo, changeSchedule, removeSchedule } from '#domain/live/editing/schedules.ts'
import type { Schedule } from '#domain/live/model/schedule.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'
import { AttachDialog } from './attaching/attach-dialog.tsx'
import { ScheduleDays } from './schedule-days.tsx'
import { ScheduleTimes } from './schedule-times.tsx'

export function ScheduleCard({ schedule, work }: { schedule: Schedule; work: PageWork }) {
  const { page, change } = work
  const put = (changes: Partial<Schedule>) =>
    change((now) => changeSchedule(now, withoutAbsent({ ...schedule, ...changes })))
  const words = attachedWords(attachedTo(page, schedule.id))
  return (
    <Card>
      <div className="flex items-end gap-2">
        <TextField
          label="Name"
          className="grow"
          maxLength={60}
          value={schedule.name}
          error={schedule.name.trim() === '' ? 'A schedule needs a name.' : undefined}
          onChange={({ target }) => put({ name: target.value })}
        />
        <IconButton
          label={`Delete ${schedule.name}`}
          icon={Trash2}
          onClick={() => change((now) => removeSchedule(now, schedule.id))}
        />
      </div>
      <ScheduleTimes name={schedule.name} times={schedule.times} onChange={(times) => put({ times })} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t pt-4">
        <p className="text-sm">{words === '' ? 'Nothing is served by it yet.' : `Serves ${words}.`}</p>
        <AttachDialog schedule={schedule} work={work} />
      </div>
      <ScheduleDays schedule={schedule} onChange={put} />
    </Card>
  )
}

const withoutAbsent = (schedule: Schedule): Schedule =>
  Object.fromEntries(Object.entries(schedule).filter(([, value]) => value !== undefined)) as Schedule

const counted = (count: number, one: string, many: string): string | false =>
  count > 0 && `${count} ${count === 1 ? one : many}`

const attachedWords = ({ menus, sections, items }: ReturnType<typeof attachedTo>): string =>
  new Intl.ListFormat('en').format(
    [
      counted(menus, 'menu', 'menus'),
      counted(sections, 'section', 'sections'),
      counted(items, 'dish', 'dishes'),
    ].filter((words) => words !== false),
  )
