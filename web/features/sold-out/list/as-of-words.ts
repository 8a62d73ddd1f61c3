/**
 * When a list was last seen: `as of 6:42 PM`, `as of Nov 22, 6:42 PM` on another day.
 * @param timeZone of the restaurant; the device's own where absent
 */
export function asOfWords(at: Date, now: Date, timeZone: string | undefined): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone })
  const isToday = day.format(at) === day.format(now)
  const shape = { hour: 'numeric', minute: '2-digit', timeZone } as const
  const words = new Intl.DateTimeFormat(
    'en-US',
    isToday ? shape : { ...shape, month: 'short', day: 'numeric' },
  )
  return `as of ${words.format(at)}`
}
