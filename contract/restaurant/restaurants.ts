import { z } from 'zod'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { restaurantWords } from '#domain/menu/model/restaurant.ts'
import { restaurantProfileSchema } from '#domain/menu/stored/forms.ts'
import { TARGET_CHECK_AVERAGE_RANGE } from '#domain/pricing/multipliers.ts'
import { endpoint } from '../shared/endpoint.ts'
import { averageCheckSchema, pictureAddressSchema } from '../shared/ids.ts'
import { pageQuery } from '../shared/pages.ts'
import { withAnsweredFields } from '../shared/sent-fields.ts'

export const resource = [70, 'Restaurants', 'Profiles that menus are printed with.'] as const

const idParams = z.object({ id: z.string().min(1).max(64) })

/** A profile as its owner writes it: one without a name is one that the owner has not named yet. */
const writtenProfileSchema = restaurantProfileSchema
  .extend({
    name: z.string().trim().max(MENU_TEXT_LIMITS.name).default(''),
    imageUrl: pictureAddressSchema.default(null),
    logoUrl: pictureAddressSchema.default(null),
    averageCheck: averageCheckSchema.default(TARGET_CHECK_AVERAGE_RANGE.default),
  })
  .transform((profile) => ({ ...profile, ...restaurantWords(profile) }))

const storedRestaurantSchema = restaurantProfileSchema.extend({ id: z.string() })

const listedRestaurantSchema = z.discriminatedUnion('isReadable', [
  storedRestaurantSchema.extend({ isReadable: z.literal(true) }),
  // It can be downloaded as it is kept, and deleted.
  z.object({ id: z.string(), isReadable: z.literal(false), updatedAt: z.string() }),
])

export type StoredRestaurant = z.infer<typeof storedRestaurantSchema>
export type ListedRestaurant = z.infer<typeof listedRestaurantSchema>

export const listRestaurants = endpoint('get', '/api/restaurants', {
  scope: 'read',
  summary: "A page of the owner's restaurant profiles, the oldest first",
  work: 'list',
  query: pageQuery,
  isPaged: true,
  output: z.array(listedRestaurantSchema),
})

export const downloadRestaurant = endpoint('get', '/api/restaurants/{id}/stored', {
  scope: 'read',
  summary: 'A restaurant profile as it is kept, whether or not it can be read',
  params: idParams,
  file: 'application/json',
  errors: ['restaurant_not_found'],
})

/** What our answers say of a profile in addition; it may be sent back. */
const storedFields = ['id', 'isReadable']

export const createRestaurant = endpoint('post', '/api/restaurants', {
  scope: 'write',
  verb: 'share',
  isOfWholeHouse: true,
  summary: 'Add a restaurant profile; a second one is Professional',
  body: withAnsweredFields(writtenProfileSchema, storedFields),
  status: 201,
  output: storedRestaurantSchema,
  errors: ['plan_limit'],
})

export const updateRestaurant = endpoint('put', '/api/restaurants/{id}', {
  scope: 'write',
  verb: 'share',
  reachesGuests: true,
  summary: 'Change a restaurant profile',
  params: idParams,
  body: withAnsweredFields(writtenProfileSchema, storedFields),
  output: storedRestaurantSchema,
  errors: ['restaurant_not_found'],
})

export const deleteRestaurant = endpoint('delete', '/api/restaurants/{id}', {
  scope: 'write',
  verb: 'share',
  reachesGuests: true,
  summary: 'Delete a restaurant profile and its closed page; saved menus keep what they say of it',
  params: idParams,
  errors: ['restaurant_not_found', 'page_open'],
})

export const examples = {
  createRestaurant: { body: { name: 'Da Marcella', address: '1 Main Street' } },
}
