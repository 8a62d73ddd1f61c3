import { z } from 'zod'
import { keySchema } from '../../menu/model/ids.ts'
import { areDaysInOrder, DAYS_IN_ORDER, daySchema, daysShape, timeOfDaySchema } from './wall-clock.ts'

/** ISO 8601: Monday is 1, Sunday is 7. */
const weekdaySchema = z.int().min(1).max(7)

/**
 * Times of the day on some days of the week. One that ends at or before it begins ends on the next day (`17:00` to
 * `02:00`); one that ends when it begins lasts 24 hours.
 */
export const weeklyTimesSchema = z.object({
  days: z
    .array(weekdaySchema)
    .min(1, 'Times need at least one day of the week.')
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Each day of the week can be listed only once.'),
  from: timeOfDaySchema.refine((time) => time !== '24:00', 'A time begins before 24:00.'),
  until: timeOfDaySchema,
})

export type WeeklyTimes = z.infer<typeof weeklyTimesSchema>

/** What a schedule does on special days of the restaurant: as on any day, nothing, or only on them. */
export const onSpecialDays = ['usual', 'never', 'only'] as const

/** A daypart by name: when menus, sections and items that are attached to it are served. */
export const scheduleSchema = z
  .object({
    id: keySchema,
    name: z.string().trim().min(1, 'A schedule needs a name.').max(60),
    times: z.array(weeklyTimesSchema).min(1, 'A schedule needs a time.').max(40),
    ...daysShape,
    onSpecialDays: z.enum(onSpecialDays).default('usual'),
  })
  .refine(areDaysInOrder, { path: ['lastDay'], message: DAYS_IN_ORDER })

export type Schedule = z.infer<typeof scheduleSchema>

/** A holiday, or another day with different hours; without hours the restaurant is closed. */
export const specialDaySchema = z.object({
  day: daySchema,
  name: z.string().trim().max(60).default(''),
  hours: z.array(weeklyTimesSchema.omit({ days: true })).max(6),
})

export type SpecialDay = z.infer<typeof specialDaySchema>
