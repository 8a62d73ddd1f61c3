import type { LocalHour } from '#contract/restaurant/guest-counts.ts'
import { type CountedHour, hourOf } from '#domain/live/counts/view.ts'

/**
 * The hours of UTC between the beginning of one day and the end of another on the clock of a place.
 * @returns the first hour, and the one after the last
 */
export function hoursOfDays(
  { from, until }: { readonly from: string; readonly until: string },
  timeZone: string,
): { readonly from: string; readonly until: string } {
  const beginning = (day: Temporal.PlainDate) =>
    hourOf(new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds))
  return {
    from: beginning(Temporal.PlainDate.from(from)),
    until: beginning(Temporal.PlainDate.from(until).add({ days: 1 })),
  }
}

/**
 * Counted hours as the clock of a place shows them. Where its clock differs by half an hour, views go to the hour in
 * which their hour of UTC began; the hour that happens twice counts together.
 */
export function localHours(counted: readonly CountedHour[], timeZone: string): LocalHour[] {
  const local = new Map<string, LocalHour>()
  for (const { menuId, hour, source, views } of counted) {
    const time = Temporal.Instant.from(`${hour}:00Z`).toZonedDateTimeISO(timeZone)
    const day = time.toPlainDate().toString()
    const key = `${day} ${time.hour} ${menuId} ${source}`
    const before = local.get(key)?.views ?? 0
    local.set(key, { menuId, day, hour: time.hour, source, views: before + views })
  }
  return [...local.values()]
}
