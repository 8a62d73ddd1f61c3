import { z } from 'zod'
import { pageSlugSchema } from '#domain/live/address/page-slug.ts'
import { restaurantPageSchema } from '#domain/live/model/restaurant-page.ts'
import { timeZoneSchema } from '#domain/live/model/wall-clock.ts'
import type { NamedShape } from '../shared/described.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'
import { savedTimesSchema } from '../shared/ids.ts'
import { pageQuery } from '../shared/pages.ts'

export const resource = [
  80,
  'Restaurant pages',
  'What guests find at the one address of a restaurant.',
] as const

export const restaurantIdParams = z.object({ restaurantId: z.string().min(1).max(64) })

const addressShape = {
  slug: z.string(),
  url: z.string().meta({ description: 'Where guests find it.' }),
  isOpen: z.boolean().meta({ description: 'Guests see it; else it is "not found".' }),
}

const listedPageSchema = z.object({
  restaurantId: z.string(),
  restaurantName: z.string(),
  ...addressShape,
  menuIds: z.array(z.string()).meta({ description: 'The saved menus on it, in order.' }),
})

const namedMenuSchema = z.object({
  menuId: z.string(),
  /** Of the menu: `Dinner`; empty where it has none. */
  title: z.string(),
  /** In My Menus. */
  name: z.string(),
  state: z.enum(['saved', 'binned', 'gone']).meta({
    description: 'Guests see saved ones alone. A binned one comes back with its menu; a gone one never does.',
  }),
})

const ownPageSchema = z.object({
  restaurantId: z.string(),
  restaurantName: z.string(),
  ...addressShape,
  isIndexed: z.boolean().meta({ description: 'Search engines may list it while it is open.' }),
  isSlugChosen: z
    .boolean()
    .meta({ description: 'False for the address nobody can guess that it began with.' }),
  formerSlugs: z.array(z.string()).meta({ description: 'They lead to the page for good.' }),
  page: restaurantPageSchema,
  version: z.int().positive(),
  updatedAt: z.string(),
  menus: z.array(namedMenuSchema),
})

export type ListedPage = z.infer<typeof listedPageSchema>
export type OwnPage = z.infer<typeof ownPageSchema>
export type NamedMenu = z.infer<typeof namedMenuSchema>

export const listRestaurantPages = endpoint('get', '/api/restaurant-pages', {
  scope: 'read',
  summary: "A page of the owner's restaurant pages, in the order of their profiles",
  work: 'list',
  query: pageQuery,
  isPaged: true,
  output: z.array(listedPageSchema),
})

export const makeRestaurantPage = endpoint('post', '/api/restaurant-pages', {
  scope: 'write',
  verb: 'share',
  summary:
    'Make the page of a restaurant, or put another menu on the page that it has; a profile is made of the menu where there is none',
  body: z.object({
    restaurantId: z.string().min(1).max(64).optional().meta({
      description: 'Absent: the restaurant that the menu names, else the first one.',
    }),
    menuId: z.string().min(1).max(64).optional(),
    timeZone: timeZoneSchema.meta({ description: 'Of a new page; one that is there keeps its own.' }),
    isOpen: z.boolean().optional().meta({ description: 'Absent: as it is; a new one is closed.' }),
  }),
  status: 201,
  output: ownPageSchema,
  errors: [
    'restaurant_unnamed',
    'menu_not_found',
    'restaurant_not_found',
    'document_unreadable',
    'page_full',
  ],
})

export const readRestaurantPage = endpoint('get', '/api/restaurant-pages/{restaurantId}', {
  scope: 'read',
  summary: 'All that its owner said of the page of a restaurant',
  params: restaurantIdParams,
  output: ownPageSchema,
  errors: ['restaurant_page_not_found', 'document_unreadable'],
})

export const updateRestaurantPage = endpoint('put', '/api/restaurant-pages/{restaurantId}', {
  scope: 'publish',
  verb: 'share',
  summary: 'Change the page of a restaurant: guests see it at once where it is open',
  maxBodyBytes: MENU_BODY_BYTES,
  params: restaurantIdParams,
  body: z.object({
    version: savedTimesSchema.min(1).meta({ description: 'That the caller read or wrote last.' }),
    page: restaurantPageSchema,
    staysOnClock: z.enum(['time', 'moment']).default('time').meta({
      description:
        'With another time zone, what planned prices and dishes of the day keep: their time on the clock (17:00 stays 17:00) or their moment.',
    }),
  }),
  output: ownPageSchema,
  errors: ['restaurant_page_not_found', 'page_version_conflict', 'menu_not_found', 'document_unreadable'],
})

export const openRestaurantPage = endpoint('put', '/api/restaurant-pages/{restaurantId}/open', {
  scope: 'publish',
  verb: 'share',
  summary: 'Open the page of a restaurant to guests, or close it; say whether search engines may list it',
  params: restaurantIdParams,
  body: z.object({
    isOpen: z.boolean().optional().meta({ description: 'Absent: as it is.' }),
    isIndexed: z.boolean().optional().meta({ description: 'Absent: as it is; a new page may be listed.' }),
  }),
  output: ownPageSchema,
  errors: ['restaurant_unnamed', 'restaurant_page_not_found', 'document_unreadable'],
})

export const renameRestaurantPage = endpoint('put', '/api/restaurant-pages/{restaurantId}/slug', {
  scope: 'publish',
  verb: 'share',
  summary: 'Give the page of a restaurant another address; those that it had lead to it for good',
  params: restaurantIdParams,
  body: z.object({ slug: pageSlugSchema }),
  output: ownPageSchema,
  errors: [
    'restaurant_page_not_found',
    'slug_taken',
    'slug_reserved',
    'slug_refused',
    'too_many_slugs',
    'document_unreadable',
  ],
})

export const shapes: readonly NamedShape[] = [
  ['RestaurantPage', makeRestaurantPage.output, 'The page of a restaurant as its owner keeps it.'],
]

export const examples = {
  makeRestaurantPage: { body: { menuId: 'h2Xw8LrPzK4u', timeZone: 'America/New_York', isOpen: true } },
  listRestaurantPages: {
    output: [
      {
        restaurantId: '6f1f4c1e-0d5b-4f0e-9f55-3a6a7c8f2a10',
        restaurantName: 'Da Marcella',
        slug: 'da-marcella',
        url: 'https://carte.example/r/da-marcella',
        isOpen: true,
        menuIds: ['h2Xw8LrPzK4u'],
      },
    ],
  },
  updateRestaurantPage: {
    body: {
      version: 4,
      page: {
        timeZone: 'America/New_York',
        schedules: [
          { id: 's1', name: 'Lunch', times: [{ days: [1, 2, 3, 4, 5], from: '11:30', until: '15:00' }] },
        ],
        menus: [{ menuId: 'h2Xw8LrPzK4u', label: 'Lunch', scheduleId: 's1' }],
        hours: [{ days: [1, 2, 3, 4, 5, 6], from: '11:30', until: '02:00' }],
        specialDays: [{ day: '2026-12-25', name: 'Christmas', hours: [] }],
      },
    },
  },
  openRestaurantPage: { body: { isOpen: true, isIndexed: false } },
  renameRestaurantPage: { body: { slug: 'da-marcella' } },
}
