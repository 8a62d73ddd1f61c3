import { z } from 'zod'
import { type DayEnds, endOfDay, endOfDayOn } from '../calendar/end-of-day.ts'
import { daySchema } from '../model/wall-clock.ts'

/** Until when a dish is sold out, as a person says it. */
export const untilSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('end-of-day') }),
  z.object({ kind: z.literal('day'), day: daySchema }),
  z.object({ kind: z.literal('changed') }),
  // What was said before, when a word is taken back.
  z.object({
    kind: z.literal('moment'),
    moment: z.iso.datetime('Use a UTC date and time like 2026-12-24T17:30:00Z.'),
  }),
])

export type Until = z.infer<typeof untilSchema>

/** The moment that a person means, on the clock of the restaurant: ISO 8601 UTC; null until it is changed. */
export function momentOf(until: Until, saidAt: Date, ends: DayEnds): string | null {
  switch (until.kind) {
    case 'end-of-day':
      return endOfDay(saidAt, ends).toISOString()
    case 'day':
      return endOfDayOn(until.day, ends).toISOString()
    case 'moment':
      return new Date(until.moment).toISOString()
    case 'changed':
      return null
  }
}
