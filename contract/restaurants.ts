import { z } from 'zod'
import { restaurantSchema } from '#domain/menu/schema.ts'
import { endpoint } from './endpoint.ts'

const idParams = z.object({ id: z.string().min(1).max(64) })

/** A profile as its owner writes it; the id is ours. */
export const restaurantProfileSchema = restaurantSchema.omit({ id: true })

const storedRestaurantSchema = restaurantProfileSchema.extend({ id: z.string() })

export type StoredRestaurant = z.infer<typeof storedRestaurantSchema>

export const listRestaurants = endpoint({
  method: 'get',
  path: '/api/restaurants',
  summary: "The owner's restaurant profiles, the oldest first",
  access: 'signed-in',
  status: 200,
  output: z.array(storedRestaurantSchema),
})

export const createRestaurant = endpoint({
  method: 'post',
  path: '/api/restaurants',
  summary: 'Add a restaurant profile; a second one is Professional',
  access: 'signed-in',
  work: 'writing',
  body: restaurantProfileSchema,
  status: 201,
  output: storedRestaurantSchema,
  errors: ['plan_limit'],
})

export const updateRestaurant = endpoint({
  method: 'put',
  path: '/api/restaurants/{id}',
  summary: 'Change a restaurant profile',
  access: 'signed-in',
  work: 'writing',
  params: idParams,
  body: restaurantProfileSchema,
  status: 200,
  output: storedRestaurantSchema,
  errors: ['restaurant_not_found'],
})

export const deleteRestaurant = endpoint({
  method: 'delete',
  path: '/api/restaurants/{id}',
  summary: 'Delete a restaurant profile; saved menus keep what they say of it',
  access: 'signed-in',
  work: 'writing',
  params: idParams,
  status: 204,
  errors: ['restaurant_not_found'],
})
