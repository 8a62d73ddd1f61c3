import { z } from 'zod'
import { idSchema, keySchema } from '../../menu/model/ids.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { scheduleSchema, specialDaySchema, weeklyTimesSchema } from './schedule.ts'
import { soldOutShowsSchema } from './sold-out.ts'
import { areDaysInOrder, DAYS_IN_ORDER, daysShape, timeZoneSchema } from './wall-clock.ts'

export const PAGE_LIMITS = {
  menus: 30,
  schedules: 40,
  specialDays: 200,
  notices: 20,
  timedParts: 500,
} as const

const line = (most: number) => z.string().trim().min(1).max(most).optional()

/** A section or an item of a menu that is served at the times of a schedule alone. */
export const timedPartSchema = z
  .object({ sectionId: idSchema.optional(), itemId: idSchema.optional(), scheduleId: keySchema })
  .refine(
    ({ sectionId, itemId }) => (sectionId === undefined) !== (itemId === undefined),
    'A schedule is attached to a section or to an item.',
  )

export type TimedPart = z.infer<typeof timedPartSchema>

export const pageMenuSchema = z
  .object({
    /** Of the saved menu. */
    menuId: z.string().min(1).max(64),
    /** What it is called on the page; its own title where absent. */
    label: line(MENU_TEXT_LIMITS.title),
    /** When it is served; at any time where absent. */
    scheduleId: keySchema.optional(),
    /** A menu that is planned is on the page on these days alone. */
    ...daysShape,
    /** At other times than its schedule's: in the list with its times, or not there. */
    atOtherTimes: z.enum(['listed', 'hidden']).default('listed'),
    timedParts: z.array(timedPartSchema).max(PAGE_LIMITS.timedParts).default([]),
  })
  .refine(areDaysInOrder, { path: ['lastDay'], message: DAYS_IN_ORDER })

export type PageMenu = z.infer<typeof pageMenuSchema>

/** A sentence to guests: `Closed for renovation until March`. */
const pageNoticeSchema = z
  .object({ id: keySchema, text: z.string().trim().min(1).max(MENU_TEXT_LIMITS.note), ...daysShape })
  .refine(areDaysInOrder, { path: ['lastDay'], message: DAYS_IN_ORDER })

/**
 * An owner's settings for a restaurant's page, separate from its menus: which of them are on it, when each
 * is served, when the house is open. It edits no menu.
 */
export const restaurantPageSchema = z
  .object({
    timeZone: timeZoneSchema,
    menus: z
      .array(pageMenuSchema)
      .max(PAGE_LIMITS.menus, `A page shows at most ${PAGE_LIMITS.menus} menus.`)
      .default([]),
    schedules: z
      .array(scheduleSchema)
      .max(PAGE_LIMITS.schedules, `A restaurant has at most ${PAGE_LIMITS.schedules} schedules.`)
      .default([]),
    /** When the house is open; nothing is said of it where it is empty. */
    hours: z.array(weeklyTimesSchema).max(40).default([]),
    specialDays: z.array(specialDaySchema).max(PAGE_LIMITS.specialDays).default([]),
    contact: z.object({ address: line(300), phone: line(60), email: line(200), web: line(300) }).default({}),
    notices: z.array(pageNoticeSchema).max(PAGE_LIMITS.notices).default([]),
    /** When the day of the restaurant ends, for what is sold out until the end of the day: an hour of the next morning. */
    dayEndsAt: z.int().min(0).max(12).default(4),
    /** How guests see what is sold out, where who says so does not choose. */
    soldOutShows: soldOutShowsSchema.default('struck'),
  })
  .superRefine((page, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const schedules = new Set(page.schedules.map(({ id }) => id))
    if (schedules.size < page.schedules.length) refuse(['schedules'], 'Two schedules have the same id.')
    if (new Set(page.menus.map(({ menuId }) => menuId)).size < page.menus.length)
      refuse(['menus'], 'A menu can be on the page only once.')
    if (new Set(page.specialDays.map(({ day }) => day)).size < page.specialDays.length)
      refuse(['specialDays'], 'Each special day can be listed only once.')
    page.menus.forEach(({ scheduleId, timedParts }, at) => {
      if (scheduleId !== undefined && !schedules.has(scheduleId))
        refuse(['menus', at, 'scheduleId'], 'There is no such schedule.')
      if (timedParts.some((part) => !schedules.has(part.scheduleId)))
        refuse(['menus', at, 'timedParts'], 'There is no such schedule.')
    })
  })

export type RestaurantPage = z.infer<typeof restaurantPageSchema>
