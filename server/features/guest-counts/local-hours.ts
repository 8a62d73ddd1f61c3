import { type CountedHour, hourOf } from '#domain/live/counts/view.ts'
import { nextTurn } from '../../concurrency/in-turns.ts'

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

/** Views of an hour on the clock of a place. */
interface LocalHour extends Omit<CountedHour, 'hour'> {
  readonly day: string
  readonly hour: number
}

/** Hours whose local time is worked out before others have their turn. */
const HOURS_AT_ONCE = 500

/**
 * Counted hours as the clock of a place shows them. Where its clock differs by half an hour, views go to the hour in
 * which their hour of UTC began; the hour that happens twice counts together.
 * @param counted in the order of their hours
 */
export async function localHours(counted: readonly CountedHour[], timeZone: string): Promise<LocalHour[]> {
  const times = new Map<string, { readonly day: string; readonly hour: number }>()
  for (const { hour } of counted) {
    if (times.has(hour)) continue
    if (times.size % HOURS_AT_ONCE === HOURS_AT_ONCE - 1) await nextTurn()
    const time = Temporal.Instant.from(`${hour}:00Z`).toZonedDateTimeISO(timeZone)
    times.set(hour, { day: time.toPlainDate().toString(), hour: time.hour })
  }
  const local = counted.flatMap((one) => {
    const time = times.get(one.hour)
    return time ? [{ ...one, ...time }] : []
  })
  return summed(local, ({ day, hour, menuId, source }) => `${day} ${hour} ${menuId} ${source}`)
}

/** Views that have the same key, together, as the first of them. */
export function summed<One extends { readonly views: number }>(
  all: readonly One[],
  keyOf: (one: One) => string,
): One[] {
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, views: others.reduce((sum, { views }) => sum + views, first.views) }] : [],
  )
}
