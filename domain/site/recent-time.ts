import { formatDate } from '../text/format-date.ts'

/** How a time is formatted: in the reader's time zone when it is left out. */
interface Reader {
  readonly now: Date
  /** IANA */
  readonly timeZone?: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of an ISO 8601 time: `today`, `yesterday`, `Tuesday` within a week, else `Mar 5, 2026`. */
export function recentDay(iso: string, { now, timeZone }: Reader): string {
  const days = dayNumber(now, timeZone) - dayNumber(new Date(iso), timeZone)
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days > 1 && days < 7)
    return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(new Date(iso))
  return formatDate(iso, { style: 'medium', timeZone })
}

/** An ISO 8601 time as people say it: `today 4:10 PM`, `Mar 5, 2026, 4:10 PM`. */
export function recentTime(iso: string, reader: Reader): string {
  const day = recentDay(iso, reader)
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: reader.timeZone })
  // Newer tables of locales put a narrow space before AM and PM.
  const clock = time.format(new Date(iso)).replaceAll('\u202F', ' ')
  return /\d/.test(day) ? `${day}, ${clock}` : `${day} ${clock}`
}

/** Counts days of the calendar of a zone, so that midnight parts them and no change of the clock does. */
function dayNumber(date: Date, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  }).formatToParts(date)
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value)
  return Math.round(Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS)
}
