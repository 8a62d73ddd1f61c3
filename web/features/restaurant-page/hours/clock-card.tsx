import { useId, useState } from 'react'
import { isTimeZone } from '#domain/live/model/wall-clock.ts'
import { browserTimeZone } from '../../../menu/restaurant-page/use-make-page.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useNow } from '../../../ui/hooks/use-timer.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { SCREEN_LOCALE } from '../days/day-words.ts'
import type { PageWork } from '../editing/use-page-editing.ts'

/** On whose clock all times of the page are, and when its day ends. */
export function ClockCard({ work }: { work: PageWork }) {
  const { page, stored, change, staysOnClock, keepOnClock } = work
  return (
    <Card title="Clock">
      <TimeZoneField
        key={page.timeZone}
        timeZone={page.timeZone}
        onChange={(timeZone) => change((now) => ({ ...now, timeZone }))}
      />
      {page.timeZone !== stored.page.timeZone && (
        <SelectField
          className="mt-5"
          label="Planned prices and dishes of the day"
          hint="They follow the new clock when you save. What is over stays as it is."
          options={[
            { value: 'time', label: 'Keep their time: 5 pm stays 5 pm' },
            { value: 'moment', label: 'Keep their moment, at another time on the new clock' },
          ]}
          value={staysOnClock}
          onChange={({ target }) => keepOnClock(target.value === 'moment' ? 'moment' : 'time')}
        />
      )}
      <SelectField
        className="mt-5"
        label="Your day ends at"
        hint="What is sold out until the end of the day is back then."
        options={Array.from({ length: 13 }, (_, hour) => ({ value: hour, label: hourWords(hour) }))}
        value={page.dayEndsAt}
        onChange={({ target }) => change((now) => ({ ...now, dayEndsAt: Number(target.value) }))}
      />
    </Card>
  )
}

const hourWords = (hour: number): string =>
  hour === 0 ? 'midnight' : hour === 12 ? 'noon of the next day' : `${hour} am of the next day`

/** All zones that the browser knows, to be searched by typing a city. */
function TimeZoneField({ timeZone, onChange }: { timeZone: string; onChange: (timeZone: string) => void }) {
  const listId = useId()
  const [typed, setTyped] = useState(timeZone)
  const now = useNow(MINUTE_MS)
  const isKnown = isTimeZone(typed)
  const here = browserTimeZone()
  const take = (next: string) => {
    setTyped(next)
    const wanted = next.trim().replaceAll(' ', '_')
    if (wanted !== timeZone && zoneNames.has(wanted)) onChange(wanted)
  }
  return (
    <div>
      <TextField
        label="Time zone"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        placeholder="Type a city: Denver"
        value={typed}
        error={isKnown ? undefined : 'There is no such time zone. Please choose one from the list.'}
        hint={`It is ${clockOf(now, timeZone)} in ${timeZone.replaceAll('_', ' ')} now.`}
        onChange={({ target }) => take(target.value)}
        onBlur={() => !isKnown && setTyped(timeZone)}
      />
      <datalist id={listId}>
        {[...zoneNames].map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ').replaceAll('/', ', ')}
          </option>
        ))}
      </datalist>
      {here !== timeZone && zoneNames.has(here) && (
        <Button variant="quiet" size="sm" className="-ml-2 mt-1" onClick={() => take(here)}>
          Use this device’s time zone: {here.replaceAll('_', ' ')}
        </Button>
      )}
    </div>
  )
}

const zoneNames: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(SCREEN_LOCALE, {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)

const MINUTE_MS = 60_000
