import { guestLanguage } from '../../menu/printed/words/guest-language.ts'
import type { HouseNow } from '../calendar/menus-at.ts'
import { clockTime, daysOfWeekInWords, hoursInWords, localeOfTimes } from '../calendar/times-in-words.ts'
import type { RestaurantPage } from '../model/restaurant-page.ts'
import type { SpecialDay, WeeklyTimes } from '../model/schedule.ts'
import { guestWords, withTime } from '../words/guest-words.ts'

const HOUR_MS = 3_600_000

/** The hours of a day that begins now: what comes later is named with its day. */
const SOON_HOURS = 18

interface OnTheWall {
  readonly at: Date
  /** IANA */
  readonly timeZone: string
  /** BCP 47, with the country whose customs of writing times hold. */
  readonly locale: string
}

/** `Open until 10 pm`, `Closed · opens Tue 5 pm`: a sentence of one language, its times among it. */
export function houseInWords({ isOpen, changesAt }: HouseNow, { at, timeZone, locale }: OnTheWall): string {
  const words = guestWords(locale)
  const hours = changesAt ? (changesAt.getTime() - at.getTime()) / HOUR_MS : Number.POSITIVE_INFINITY
  // A house that closes in days is open.
  if (!changesAt || (isOpen && hours > 24)) return isOpen ? words.open : words.closed
  const spoken = localeOfTimes(guestLanguage(locale), new Intl.Locale(locale).region)
  const time = clockTime(changesAt, timeZone, spoken)
  if (isOpen) return withTime(words.openUntil, time)
  const day = new Intl.DateTimeFormat(spoken, { weekday: 'short', timeZone }).format(changesAt)
  return withTime(words.opens, hours < SOON_HOURS ? time : `${day} ${time}`)
}

/** When the house is open: those of this day first where it is a special one, then those of the week. */
export function hoursLines(
  { hours }: Pick<RestaurantPage, 'hours'>,
  specialDay: SpecialDay | null,
  locale: string,
): { readonly days: string; readonly times: string }[] {
  const inOrder = hours.toSorted((a, b) => firstDayOf(a) - firstDayOf(b))
  const byDays = Map.groupBy(inOrder, ({ days }) => daysOfWeekInWords(days, locale))
  const usual = [...byDays].map(([days, times]) => ({ days, times: timesOf(times, locale) }))
  if (!specialDay) return usual
  const { day, name, hours: special } = specialDay
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = [date.format(new Date(day)), name].filter(Boolean).join(' · ')
  return [{ days, times: timesOf(special, locale) || guestWords(locale).closedAllDay }, ...usual]
}

const firstDayOf = ({ days }: WeeklyTimes): number => Math.min(...days)

const timesOf = (times: readonly Pick<WeeklyTimes, 'from' | 'until'>[], locale: string): string =>
  times.map((time) => hoursInWords(time, locale)).join(', ')
