import { createRestaurant, listRestaurants, type StoredRestaurant } from '#contract/restaurant/restaurants.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { queryOf } from '../../lib/query-of.ts'

export const restaurantsQuery = queryOf(listRestaurants)

export interface FirstAnswers {
  readonly name: string
  readonly cuisineId: number | null
  readonly country: string
}

/**
 * Keeps what was answered as the owner's first restaurant profile.
 * @throws {ApiError}
 */
export async function keepFirstProfile({
  name,
  cuisineId,
  country,
}: FirstAnswers): Promise<StoredRestaurant> {
  const stored = await call(createRestaurant, { body: { name, cuisineId, market: { country } } })
  queryClient.setQueryData(restaurantsQuery.queryKey, [{ ...stored, isReadable: true as const }])
  return stored
}

export const restaurantOf = (profile: StoredRestaurant): Restaurant => ({
  ...profile,
  logoUrl: profile.logoUrl ?? profile.imageUrl,
})

const SKIPPED_KEY = 'carte-start-skipped'

/** Returns whether this user left the questions unanswered. They are asked once. */
export const hasSkipped = (userId: string): boolean => localStorage.getItem(SKIPPED_KEY) === userId
export const noteSkipped = (userId: string): void => localStorage.setItem(SKIPPED_KEY, userId)
