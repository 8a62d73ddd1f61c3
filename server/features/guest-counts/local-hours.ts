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
  const offsetAt = offsetsOf(timeZone)
  const times = new Map<string, { readonly day: string; readonly hour: number }>()
  for (const { hour } of counted) {
    if (times.has(hour)) continue
    if (times.size % HOURS_AT_ONCE === HOURS_AT_ONCE - 1) await nextTurn()
    const at = Date.parse(`${hour}:00Z`)
    const local = new Date(at + offsetAt(at)).toISOString()
    times.set(hour, { day: local.slice(0, 10), hour: Number(local.slice(11, 13)) })
  }
  const local = counted.flatMap((one) => {
    const time = times.get(one.hour)
    return time ? [{ ...one, ...time }] : []
  })
  return summed(local, ({ day, hour, menuId, source }) => `${day} ${hour} ${menuId} ${source}`)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How far a place's clock is ahead of UTC, in milliseconds; asked once for a day on which it is not changed. */
function offsetsOf(timeZone: string): (at: number) => number {
  const ask = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6
  const starts = new Map<number, number>()
  const atStart = (day: number) => {
    const offset = starts.get(day) ?? ask(day * DAY_MS)
    starts.set(day, offset)
    return offset
  }
  return (at) => {
    const day = Math.floor(at / DAY_MS)
    const offset = atStart(day)
    return offset === atStart(day + 1) ? offset : ask(at)
  }
}

/** Views that have the same key, together, as the first of them. */
export const summed = <One extends { readonly views: number }>(
  all: readonly One[],
  keyOf: (one: One) => string,
): One[] =>
  [...Map.groupBy(all, keyOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, views: others.reduce((sum, { views }) => sum + views, first.views) }] : [],
  )
