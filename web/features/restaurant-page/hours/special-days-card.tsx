import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PAGE_LIMITS } from '#domain/live/model/restaurant-page.ts'
import type { SpecialDay } from '#domain/live/model/schedule.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { SCREEN_LOCALE } from '../days/day-words.ts'
import { SpansEditor } from '../days/spans-editor.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'

const format = new Intl.DateTimeFormat(SCREEN_LOCALE, { dateStyle: 'full', timeZone: 'UTC' })

export function SpecialDaysCard({ work: { page, change } }: { work: PageWork }) {
  const set = (specialDays: readonly SpecialDay[]) =>
    change((now) => ({ ...now, specialDays: specialDays.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }))
  return (
    <Card
      title="Special days"
      description="Holidays and other days with different hours. Without hours you’re closed."
    >
      <ul className="flex flex-col divide-y divide-rule">
        {page.specialDays.map((special, at) => {
          const name = format.format(new Date(special.day))
          const put = (changed: SpecialDay) => set(page.specialDays.with(at, changed))
          return (
            <li key={special.day} className="py-4 first:pt-0">
              <div className="flex items-start justify-between gap-2">
                <p className="font-medium">{name}</p>
                <IconButton
                  label={`Remove ${name}`}
                  icon={Trash2}
                  onClick={() => set(page.specialDays.toSpliced(at, 1))}
                />
              </div>
              <TextField
                label={`Name of ${name}`}
                isLabelHidden
                placeholder="Name, e.g. Christmas Eve"
                maxLength={60}
                className="mb-2"
                value={special.name}
                onChange={({ target }) => put({ ...special, name: target.value })}
              />
              {special.hours.length === 0 && <p className="text-quiet text-sm">Closed all day</p>}
              <SpansEditor
                name={special.name || name}
                spans={special.hours}
                proposed={{ from: '11:30', until: '16:00' }}
                most={6}
                onChange={(hours) => put({ ...special, hours: [...hours] })}
              />
            </li>
          )
        })}
      </ul>
      {page.specialDays.length < PAGE_LIMITS.specialDays && (
        <AddDay
          taken={page.specialDays.map(({ day }) => day)}
          onAdd={(day) => set([...page.specialDays, { day, name: '', hours: [] }])}
        />
      )}
    </Card>
  )
}

function AddDay({ taken, onAdd }: { taken: readonly string[]; onAdd: (day: string) => void }) {
  const [day, setDay] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day === '') return setFault('Please choose a day.')
    if (taken.includes(day)) return setFault('This day is in the list already.')
    onAdd(day)
    setDay('')
  }
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex items-start gap-2">
      <TextField
        label="Another day"
        type="date"
        className="grow"
        value={day}
        error={fault}
        onChange={({ target }) => {
          setFault(null)
          setDay(target.value)
        }}
      />
      <Button type="submit" variant="secondary" icon={Plus} className="mt-6">
        Add
      </Button>
    </form>
  )
}
