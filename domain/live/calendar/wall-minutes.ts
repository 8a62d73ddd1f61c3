/**
 * Minutes on a clock on the wall since 1970-01-01T00:00. They know no time zone: every day has 1,440 of them, whatever
 * daylight saving makes of it.
 */
export const DAY_MINUTES = 1440

const MINUTE_MS = 60_000

/** Of a moment on the clock of the restaurant: `2026-12-24T17:30`. */
export const minutesOf = (moment: string): number => Date.parse(`${moment}Z`) / MINUTE_MS

/** `2026-12-24T17:30` */
export const momentOfMinutes = (minutes: number): string =>
  new Date(Math.floor(minutes) * MINUTE_MS).toISOString().slice(0, 16)

/** Days since 1970-01-01: of `2026-12-24`. */
export const dayNumberOf = (day: string): number => minutesOf(`${day}T00:00`) / DAY_MINUTES

/** `2026-12-24` */
export const dayOfNumber = (number: number): string => momentOfMinutes(number * DAY_MINUTES).slice(0, 10)

/** ISO 8601: Monday is 1, Sunday is 7. 1970-01-01 was a Thursday. */
export const weekdayOf = (dayNumber: number): number => ((((dayNumber + 3) % 7) + 7) % 7) + 1

/** Minutes of a day: of `17:30`, and of `24:00`, with which it ends. */
export const minutesOfTime = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
