import { remembered } from '../../computing/remembered.ts'
import { languageOf } from '../../money/locale.ts'
import type { WeeklyTimes } from '../model/schedule.ts'
import type { Days } from '../model/wall-clock.ts'
import { guestWords } from '../words/guest-words.ts'
import { minutesOfTime } from './wall-minutes.ts'

/** In which language and by which customs a menu writes days and times: `en-GB` for an English menu in Britain. */
export function localeOfTimes(language: string | undefined, country: string | undefined): string {
  const locale = new Intl.Locale(language ?? 'en')
  return (
    locale.region === undefined && country ? new Intl.Locale(locale, { region: country }) : locale
  ).toString()
}

/**
 * When something is served: `Mon–Fri 11 am–3 pm, 5–10 pm; Sat–Sun 9 am–2 pm`. Times of the same days are together, in
 * the order in which they were given.
 */
export function timesInWords(times: readonly WeeklyTimes[], locale: string): string {
  const byDays = Map.groupBy(times, ({ days }) => daysOfWeekInWords(days, locale))
  return [...byDays]
    .map(([days, ofDays]) => `${days} ${ofDays.map((time) => hoursInWords(time, locale)).join(', ')}`)
    .join('; ')
}

/** `11 am–3 pm`, `5–10 pm`, `17:00–02:00`, `17:00–22:30 Uhr` */
export function hoursInWords({ from, until }: Pick<WeeklyTimes, 'from' | 'until'>, locale: string): string {
  const begins = clockTime(utcTime(from), 'UTC', locale)
  const ends = clockTime(utcTime(until), 'UTC', locale)
  const half = /(?: ?Uhr|[\s\u202f]?[ap]\.?\s?m\.?)$/u.exec(begins)?.[0]
  // From 11 am until 2 am is no matter of one morning.
  const isShared = half !== undefined && ends.endsWith(half) && (from < until || !/m/u.test(half))
  return `${isShared ? begins.slice(0, -half.length) : begins}–${ends}`
}

/** A moment on the clock of a restaurant: `3 pm`, `5:30 pm`, `17:30`, `17:30 Uhr`. */
export function clockTime(at: Date, timeZone: string, locale: string): string {
  const { hour12, hours, minutes } = timeFormats(locale, timeZone)
  const isWhole = minutes.formatToParts(at).some(({ type, value }) => type === 'minute' && value === '00')
  const text = (hour12 && isWhole ? hours : minutes).format(at)
  if (hour12) return text.replaceAll(/\u202f/gu, ' ').replace(/[AP]M/u, (half) => half.toLowerCase())
  return languageOf(locale) === 'de' ? `${text} Uhr` : text
}

/** `Mon–Fri`, `Tue, Thu`, `Daily` */
export function daysOfWeekInWords(days: readonly number[], locale: string): string {
  if (new Set(days).size === 7) return guestWords(locale).daily
  return runsOf(days)
    .map((run) => [run[0], run.at(-1)].map((day) => weekdayNames(locale)[day ?? 0]))
    .map(([first, last]) => (first === last ? first : `${first}–${last}`))
    .join(', ')
}

/** `Dec 1 – 24`, `until Dec 24`, `from Dec 1`; nothing where both ends are open. */
export function daysInWords({ firstDay, lastDay }: Days, locale: string): string {
  const format = dayFormat(locale)
  if (firstDay !== undefined && lastDay !== undefined)
    return format.formatRange(new Date(firstDay), new Date(lastDay))
  const words = guestWords(locale)
  if (firstDay !== undefined) return words.from.replace('{day}', format.format(new Date(firstDay)))
  if (lastDay !== undefined) return words.until.replace('{day}', format.format(new Date(lastDay)))
  return ''
}

/** Days of the week in a row, those over the weekend too: Friday to Monday is one run. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  const [first, last] = [runs[0], runs.at(-1)]
  if (runs.length < 2 || first?.[0] !== 1 || last?.at(-1) !== 7) return runs
  return [...runs.slice(1, -1), [...last, ...first]]
}

/** A day of no meaning with that time in UTC. */
const utcTime = (time: string): Date => new Date(minutesOfTime(time) * 60_000)

const timeFormats = remembered((locale: string, timeZone: string) => {
  const hours = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric' })
  const hour12 = hours.resolvedOptions().hour12 === true
  const hour = hour12 ? 'numeric' : '2-digit'
  return { hour12, hours, minutes: new Intl.DateTimeFormat(locale, { timeZone, hour, minute: '2-digit' }) }
})

/** By their numbers, from Monday, which is 1: 1970-01-05 was one. */
const weekdayNames = remembered((locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 8 }, (_, day) => format.format(new Date(Date.UTC(1970, 0, 4 + day))))
})

const dayFormat = remembered(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)
