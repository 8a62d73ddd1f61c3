import type { CalendarDay, CalendarEntry } from '#contract/restaurant/calendar.ts'
import { dayWords, timeWords } from '../../menu/live/wall-clock.ts'
import { classNames } from '../../ui/class-names.ts'

const kinds: Readonly<Record<CalendarEntry['kind'], { word: string; look: string }>> = {
  menu: { word: 'Menu', look: 'border-l-accent' },
  section: { word: 'Section', look: 'border-l-edge' },
  item: { word: 'Dish', look: 'border-l-edge' },
  prices: { word: 'Prices', look: 'border-l-warn' },
  special: { word: 'Special', look: 'border-l-good' },
  version: { word: 'New version', look: 'border-l-accent' },
}

export const CalendarDayColumn = ({ day, isToday }: { day: CalendarDay; isToday: boolean }) => (
  <section
    aria-label={dayWords(day.day)}
    className={classNames(
      'min-w-0 rounded-card border p-3',
      isToday ? 'border-accent bg-card' : 'border-rule bg-card',
    )}
  >
    <h3 className="font-medium font-sans text-sm">
      <span className="whitespace-nowrap">{dayWords(day.day)}</span>
      {isToday && <span className="font-normal text-accent"> Today</span>}
    </h3>
    <p className="mb-2 text-quiet text-sm">{openWords(day)}</p>
    {day.entries.length === 0 ? (
      <p className="text-quiet text-sm">Nothing is planned.</p>
    ) : (
      <ul className="flex flex-col gap-1.5">
        {day.entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.menuId} ${entry.id} ${entry.from}`}
            className={classNames('border-l-2 pl-2 text-sm', kinds[entry.kind].look)}
          >
            <span className="block break-words">
              <span className="text-quiet">{kinds[entry.kind].word} </span>
              {entry.name}
            </span>
            <span className="block text-quiet tabular-nums">{whenWords(entry)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
)

function openWords({ open, specialDay }: CalendarDay): string {
  const special = specialDay === null ? '' : `${specialDay || 'Special day'}: `
  if (open === null) return ''
  if (open.length === 0) return `${special}closed`
  return `${special}open ${open.map(({ from, until }) => `${timeWords(from)}–${timeWords(until)}`).join(', ')}`
}

function whenWords({ from, until }: CalendarEntry): string {
  if (from === null) return until === null ? 'all day' : `until ${timeWords(until)}`
  return until === null ? `from ${timeWords(from)}` : `${timeWords(from)}–${timeWords(until)}`
}
