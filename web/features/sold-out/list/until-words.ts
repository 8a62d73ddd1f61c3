/** On whose clock the days of the kitchen end. */
export interface KitchenClock {
  /** The device's own where absent. */
  readonly timeZone: string | undefined
  readonly dayEndsAt: number
}

const HOUR_MS = 60 * 60 * 1000

/** Until when something is sold out: `today`, `through Thu, Dec 24`, `until changed`. @param until ISO 8601 */
export function untilWords(until: string | null, now: Date, clock: KitchenClock): string {
  if (until === null) return 'until changed'
  // The last moment of the day that it holds.
  const last = dayOf(new Date(Date.parse(until) - 1), clock)
  if (last === dayOf(now, clock)) return 'today'
  return `through ${last}`
}

/** The day of the kitchen that a moment belongs to: at one in the morning it is still yesterday's. */
const dayOf = (at: Date, { timeZone, dayEndsAt }: KitchenClock): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
    new Date(at.getTime() - dayEndsAt * HOUR_MS),
  )
