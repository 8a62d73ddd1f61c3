import { z } from 'zod'
import { viewSources } from '#domain/live/counts/view.ts'
import { daySchema } from '#domain/live/model/wall-clock.ts'
import { endpoint } from '../shared/endpoint.ts'
import { restaurantIdParams } from './restaurant-pages.ts'

export const resource = [
  90,
  'Guest counts',
  'How often guests open menus, without a word about who they are.',
] as const

/** Most days that are read at once. */
export const MOST_COUNTED_DAYS = 92

const daysQuery = z
  .object({
    from: daySchema.meta({ description: "The first day, on the restaurant's clock." }),
    until: daySchema.meta({ description: 'The last day.' }),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'The last day is not before the first one.',
  })
  .refine(
    ({ from, until }) => Date.parse(until) - Date.parse(from) < MOST_COUNTED_DAYS * 24 * 60 * 60 * 1000,
    {
      path: ['until'],
      message: `At most ${MOST_COUNTED_DAYS} days are read at once.`,
    },
  )

const viewsShape = { source: z.enum(viewSources), views: z.int().positive() } as const

export const guestCountsSchema = z.object({
  isCounting: z.boolean(),
  timeZone: z.string(),
  menus: z.array(z.object({ menuId: z.string(), title: z.string() })).meta({
    description: 'Of the page, and others that were on it in these days, as far as they are there.',
  }),
  byMenu: z.array(
    z.object({ menuId: z.string().meta({ description: 'Empty for the page itself.' }), ...viewsShape }),
  ),
  byDay: z.array(
    z.object({ day: daySchema.meta({ description: "On the restaurant's clock." }), ...viewsShape }),
  ),
  byHour: z.array(z.object({ hour: z.int().min(0).max(23), ...viewsShape })).meta({
    description: 'By the hour of the day, all days together; of the last 99 days, not of those before.',
  }),
})

export type GuestCountsAnswer = z.infer<typeof guestCountsSchema>

export const readGuestCounts = endpoint('get', '/api/restaurant-pages/{restaurantId}/guest-counts', {
  scope: 'read',
  summary:
    'How often guests opened the page of a restaurant and its menus: by menu, by day and by hour of the day; Professional',
  params: restaurantIdParams,
  query: daysQuery,
  output: guestCountsSchema,
  errors: ['restaurant_page_not_found', 'document_unreadable', 'plan_limit'],
})

export const exportGuestCounts = endpoint('get', '/api/restaurant-pages/{restaurantId}/guest-counts.csv', {
  scope: 'read',
  summary:
    'The same by menu and hour, as a table for spreadsheets; days that are longer ago than 99 days have no hours; Professional',
  work: 'export',
  params: restaurantIdParams,
  query: daysQuery,
  file: 'text/csv; charset=utf-8',
  errors: ['restaurant_page_not_found', 'document_unreadable', 'plan_limit'],
})

export const countGuests = endpoint('put', '/api/restaurant-pages/{restaurantId}/guest-counts', {
  scope: 'write',
  verb: 'share',
  summary: 'Count views of the page, or count none any more; what was counted stays',
  params: restaurantIdParams,
  body: z.object({ isCounting: z.boolean() }),
  errors: ['restaurant_page_not_found', 'plan_limit'],
})
