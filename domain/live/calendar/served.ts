import type { RestaurantPage } from '../model/restaurant-page.ts'
import type { Schedule, SpecialDay, WeeklyTimes } from '../model/schedule.ts'
import type { Days } from '../model/wall-clock.ts'
import { common, merged, type Span, spanOn } from './spans.ts'
import { dayNumberOf, weekdayOf } from './wall-minutes.ts'

export interface DayRange {
  readonly first: number
  readonly last: number
}

export type SpecialDays = ReadonlyMap<number, SpecialDay>

export const specialDaysOf = ({ specialDays }: Pick<RestaurantPage, 'specialDays'>): SpecialDays =>
  new Map(specialDays.map((special) => [dayNumberOf(special.day), special]))

/**
 * When a schedule is served, of what begins on some days: what begins on the last evening ends in the night after.
 * On a special day it is served in the hours of that day at most; with none, not at all.
 * @param within further days on which it may begin, as those of a menu that is planned
 */
export const scheduleSpans = (
  schedule: Schedule,
  specialDays: SpecialDays,
  range: DayRange,
  within: Days = {},
): readonly Span[] =>
  merged(
    daysOf(schedule, specialDays, range, within).flatMap((day) => {
      const spans = spansOn(day, schedule.times)
      const special = specialDays.get(day)
      return special === undefined ? spans : common(spans, hoursOn(day, special))
    }),
  )

export function houseSpans(
  { hours }: Pick<RestaurantPage, 'hours'>,
  specialDays: SpecialDays,
  { first, last }: DayRange,
): readonly Span[] {
  const spans: Span[] = []
  for (let day = first; day <= last; day += 1) {
    const special = specialDays.get(day)
    spans.push(...(special === undefined ? spansOn(day, hours) : hoursOn(day, special)))
  }
  return merged(spans)
}

/** How far ahead a schedule is looked for that comes only once in a while. */
const LONGEST_AHEAD_DAYS = 400

/** When a schedule is served next, from a day on; undefined where it never is within 400 days. */
export function nextSpan(
  schedule: Schedule,
  specialDays: SpecialDays,
  fromDay: number,
  after: number,
  within: Days = {},
): Span | undefined {
  const starts = [schedule.firstDay, within.firstDay].filter((day) => day !== undefined).map(dayNumberOf)
  const first = Math.max(fromDay, ...starts)
  for (let day = first; day <= first + LONGEST_AHEAD_DAYS; day += 1) {
    const span = scheduleSpans(schedule, specialDays, { first: day, last: day }, within).find(
      ({ from }) => from > after,
    )
    if (span !== undefined) return span
  }
  return undefined
}

function daysOf(
  { onSpecialDays, ...own }: Schedule,
  specialDays: SpecialDays,
  range: DayRange,
  within: Days,
): readonly number[] {
  const days: number[] = []
  const firsts = [own.firstDay, within.firstDay].filter((day) => day !== undefined).map(dayNumberOf)
  const lasts = [own.lastDay, within.lastDay].filter((day) => day !== undefined).map(dayNumberOf)
  const last = Math.min(range.last, ...lasts)
  for (let day = Math.max(range.first, ...firsts); day <= last; day += 1)
    if (specialDays.has(day) ? onSpecialDays !== 'never' : onSpecialDays !== 'only') days.push(day)
  return days
}

const spansOn = (day: number, times: readonly WeeklyTimes[]): readonly Span[] =>
  times.filter(({ days }) => days.includes(weekdayOf(day))).map((time) => spanOn(day, time))

const hoursOn = (day: number, { hours }: SpecialDay): readonly Span[] =>
  hours.map((time) => spanOn(day, time))
