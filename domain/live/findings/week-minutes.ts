import type { Span } from '../calendar/spans.ts'
import { DAY_MINUTES, minutesOfTime, weekdayOf } from '../calendar/wall-minutes.ts'
import type { WeeklyTimes } from '../model/schedule.ts'

/** Minutes of a week, from Monday 00:00 on: the first one included, the last one not. */
export interface Stretch {
  readonly from: number
  readonly until: number
}

const WEEK_MINUTES = 7 * DAY_MINUTES

/** The stretches of a usual week that some times cover, apart and in order. */
export function stretchesOf(times: readonly WeeklyTimes[]): Stretch[] {
  const all = times.flatMap(({ days, from, until }) =>
    days.flatMap((day) => {
      const begins = (day - 1) * DAY_MINUTES + minutesOfTime(from)
      const length = minutesOfTime(until) - minutesOfTime(from)
      return withinWeek(begins, begins + (length > 0 ? length : length + DAY_MINUTES))
    }),
  )
  const joined: Stretch[] = []
  for (const next of all.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && next.from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, next.until) }
    else joined.push(next)
  }
  return joined
}

/** The stretches of a week that a time of the calendar covers. */
export function stretchesOfSpan({ from, until }: Span): Stretch[] {
  const day = Math.floor(from / DAY_MINUTES)
  const begins = (weekdayOf(day) - 1 - day) * DAY_MINUTES + from
  return withinWeek(begins, begins + until - from)
}

/** What goes on after Sunday goes on on Monday. */
const withinWeek = (begins: number, ends: number): Stretch[] =>
  ends > WEEK_MINUTES
    ? [
        { from: begins, until: WEEK_MINUTES },
        { from: 0, until: ends - WEEK_MINUTES },
      ]
    : [{ from: begins, until: ends }]

export const uncovered = (stretches: readonly Stretch[], by: readonly Stretch[]): Stretch[] =>
  stretches.flatMap((stretch) =>
    by.reduce<Stretch[]>(
      (left, { from, until }) =>
        left.flatMap((part) =>
          [
            { from: part.from, until: Math.min(part.until, from) },
            { from: Math.max(part.from, until), until: part.until },
          ].filter((rest) => rest.from < rest.until),
        ),
      [stretch],
    ),
  )

/** Returns whether two of these times cover the same minute. */
export const hasOverlap = (times: readonly WeeklyTimes[]): boolean => {
  const single = times.flatMap((time) => time.days.map((day) => ({ ...time, days: [day] })))
  const lengthOf = (stretches: readonly Stretch[]) =>
    stretches.reduce((sum, { from, until }) => sum + until - from, 0)
  return single.reduce((sum, time) => sum + lengthOf(stretchesOf([time])), 0) > lengthOf(stretchesOf(times))
}
