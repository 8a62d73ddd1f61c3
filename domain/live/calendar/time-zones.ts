import { DAY_MINUTES, momentOfMinutes } from './wall-minutes.ts'

const MINUTE_MS = 60_000
const MS_NANOSECONDS = 1_000_000

/**
 * The moment at which the clocks of a time zone first show a time or a later one. An hour that clocks skip begins when
 * they jump over it, and of an hour that happens twice the first one counts (as in RFC 5545, section 3.3.5).
 * @param minutes on the wall (`wall-minutes.ts`)
 */
export function momentAt(timeZone: string, minutes: number): Date {
  const wall = Temporal.Instant.fromEpochMilliseconds(minutes * MINUTE_MS)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
  const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  if (first.toPlainDateTime().equals(wall)) return new Date(first.epochMilliseconds)
  // Skipped: what stands for it lies before the jump by as much as clocks jump.
  return new Date((first.getTimeZoneTransition('next') ?? first).epochMilliseconds)
}

/**
 * The latest time that the clocks of a time zone have shown by a moment, in minutes on the wall. It is what they show,
 * but for the hour after they are set back: then it waits until they have made up for it. A time has come exactly when
 * it is not above this, so that what ended at the first half past one does not begin again before the second.
 */
export function latestReading(timeZone: string, at: Date): number {
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
  const shown = reading(now)
  // The previous one is never this moment itself.
  const change = now.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  if (change === null) return shown
  // Clocks did not come to show the time at which they were changed.
  const before = reading(change.subtract({ nanoseconds: 1 }))
  return Math.max(shown, before)
}

const reading = (time: Temporal.ZonedDateTime): number =>
  (time.epochMilliseconds + time.offsetNanoseconds / MS_NANOSECONDS) / MINUTE_MS

/** The day of the calendar, in days since 1970-01-01, that belongs to minutes on the wall. */
export const dayAt = (minutes: number): number => Math.floor(minutes / DAY_MINUTES)

/** What the clocks of a time zone show at a moment: `2026-12-24T17:30`. */
export const wallMomentOf = (timeZone: string, at: Date): string =>
  momentOfMinutes(reading(Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)))
