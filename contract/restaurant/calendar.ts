import { z } from 'zod'
import { daySchema } from '#domain/live/model/wall-clock.ts'
import { endpoint } from '../shared/endpoint.ts'
import { restaurantIdParams } from './restaurant-pages.ts'

export const resource = [81, 'Restaurant pages'] as const

/** The maximum number of days in one answer. */
export const CALENDAR_DAYS = 31

const spanShape = {
  from: z.string().nullable().meta({
    description:
      'On the clock of the restaurant, 2026-12-24T17:30; null where it holds from before this day.',
  }),
  until: z.string().nullable().meta({ description: 'Null where it holds beyond this day.' }),
}

const entrySchema = z.object({
  kind: z.enum(['menu', 'section', 'item', 'prices', 'special', 'version']),
  id: z.string().meta({
    description: 'Of the menu, the section, the item, the planned prices, the special or the change.',
  }),
  menuId: z.string(),
  name: z.string(),
  ...spanShape,
})

const daySchemaOf = z.object({
  day: daySchema,
  specialDay: z.string().nullable().meta({ description: 'Its name, which may be empty.' }),
  open: z
    .array(z.object({ from: z.string(), until: z.string() }))
    .nullable()
    .meta({
      description: 'When the house is open, of what begins on this day; none: closed; null: nothing is said.',
    }),
  entries: z.array(entrySchema).meta({ description: 'What will hold, the earliest first.' }),
})

const findingSchema = z.object({
  code: z.enum(['served_while_closed', 'open_without_menu', 'prices_overlap', 'prices_gone', 'version_asks']),
  pointer: z
    .string()
    .meta({ description: 'Where in the document of the page, which planned prices, or which change.' }),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type CalendarDay = z.infer<typeof daySchemaOf>
export type CalendarEntry = z.infer<typeof entrySchema>
export type CalendarFinding = z.infer<typeof findingSchema>
export type Calendar = z.infer<typeof calendarSchema>

const calendarSchema = z.object({
  timeZone: z.string(),
  today: daySchema.meta({ description: 'On the clock of the restaurant.' }),
  days: z.array(daySchemaOf),
  findings: z.array(findingSchema),
})

export const readCalendar = endpoint('get', '/api/restaurant-pages/{restaurantId}/calendar', {
  scope: 'read',
  summary:
    'What will hold on coming days: menus, their timed parts, planned prices, specials, versions that open; and what cannot be meant',
  params: restaurantIdParams,
  query: z.object({
    from: daySchema.optional().meta({ description: 'The first day; today where absent.' }),
    days: z.coerce.number().int().min(1).max(CALENDAR_DAYS).default(7),
  }),
  output: calendarSchema,
  errors: ['restaurant_page_not_found', 'document_unreadable'],
})
