import { z } from 'zod'

const DAY = 'Use a date like 2026-12-24.'
const TIME = 'Use a time like 17:30.'
const MOMENT = 'Use a local date and time like 2026-12-24T17:30.'

/** A day that the calendar has: `2026-02-30` is none. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A day of the calendar of the restaurant: `2026-12-24`. */
export const daySchema = z
  .string(DAY)
  .regex(/^\d{4}-\d{2}-\d{2}$/, DAY)
  .refine(isDay, 'The calendar has no such day.')

/** A time of the day on the clock of the restaurant: `17:30`; `24:00` is the end of the day. */
export const timeOfDaySchema = z.string(TIME).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, TIME)

/** A day with a time on the clock of the restaurant, whatever the time zone says of it: `2026-12-24T17:30`. */
export const wallMomentSchema = z
  .string(MOMENT)
  .regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/, MOMENT)
  .refine((text) => isDay(text.slice(0, 10)), 'The calendar has no such day.')

/** `Europe/Paris`, as the time zone database of this machine knows it. */
export const timeZoneSchema = z
  .string('A time zone has a name as Europe/Paris.')
  .max(60)
  .refine(
    isTimeZone,
    'There is no such time zone. A time zone has a name as Europe/Paris or America/New_York.',
  )

export function isTimeZone(name: string): boolean {
  // Offsets as +02:00 know nothing of daylight saving.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** From one day to another, both included; open at the end that is absent. */
export const daysShape = { firstDay: daySchema.optional(), lastDay: daySchema.optional() }

export interface Days {
  readonly firstDay?: string | undefined
  readonly lastDay?: string | undefined
}

export const DAYS_IN_ORDER = 'The last day is not before the first one.'

/** Days as texts sort as days. */
export const areDaysInOrder = ({ firstDay, lastDay }: Days): boolean =>
  firstDay === undefined || lastDay === undefined || firstDay <= lastDay

export const isWithinDays = ({ firstDay, lastDay }: Days, day: string): boolean =>
  (firstDay === undefined || firstDay <= day) && (lastDay === undefined || day <= lastDay)
