/** What the clocks of a time zone show: `2026-12-24T17:30`. Browsers know this much of time zones. */
export const wallNow = (timeZone: string, at = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T')

const asUtc = (moment: string) => new Date(`${moment.slice(0, 16)}Z`)

/** The day after another: `2026-12-25`. */
export function dayAfter(day: string, days = 1): string {
  const next = asUtc(`${day}T00:00`)
  next.setUTCDate(next.getUTCDate() + days)
  return next.toISOString().slice(0, 10)
}

/**
 * The end of the restaurant's day: the hour at which it ends, tonight or, in the small hours, soon.
 * @param now on the clock of the restaurant
 * @param dayEndsAt 0 to 12, of the next morning
 */
export function endOfNight(now: string, dayEndsAt: number): string {
  const end = `T${String(dayEndsAt).padStart(2, '0')}:00`
  const today = now.slice(0, 10)
  return `${now.slice(10) < end ? today : dayAfter(today)}${end}`
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment on the clock of the restaurant, in words: `Thu, Dec 24, 5:30 PM`. */
export const momentWords = (moment: string): string => momentFormat.format(asUtc(moment))

const timeFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })

/** `5:30 PM` */
export const timeWords = (moment: string): string => timeFormat.format(asUtc(moment))

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
})

/** `Thu, Dec 24` */
export const dayWords = (day: string): string => dayFormat.format(asUtc(`${day}T00:00`))
