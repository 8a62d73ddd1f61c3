import { queryOptions } from '@tanstack/react-query'
import {
  createRestaurant,
  listRestaurants,
  type StoredRestaurant,
  updateRestaurant,
} from '#contract/restaurant/restaurants.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { profileRead } from '#domain/reading/review/profile-read.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { sameFacts } from '../../../menu/facts/facts-of-restaurant.ts'
import { isTrial } from '../../../menu/trial/trial.ts'

export const restaurantsQuery = queryOf(listRestaurants)

type Listed = EndpointOutput<typeof listRestaurants>

export const readableProfiles = (listed: Listed): StoredRestaurant[] =>
  listed.flatMap((one) => {
    if (!one.isReadable) return []
    const { isReadable: _, ...profile } = one
    return [profile]
  })

export const profilesQuery = queryOptions({ ...restaurantsQuery, select: readableProfiles })

export const restaurantOf = (profile: StoredRestaurant): Restaurant => ({
  ...profile,
  logoUrl: profile.logoUrl ?? profile.imageUrl,
})

/** The profile that a menu's restaurant was taken from; undefined when it is of none, or of a deleted one. */
export const profileOf = (restaurant: Restaurant, profiles: readonly StoredRestaurant[]) =>
  profiles.find(({ id }) => id === restaurant.id)

/** The profile that the next menu starts with: the chosen one, else the oldest; undefined where none is stored. */
export const startingProfile = (restaurant: Restaurant, profiles: readonly StoredRestaurant[]) =>
  profileOf(restaurant, profiles) ?? (isUndescribed(restaurant) ? profiles[0] : undefined)

const isUndescribed = ({ id, name }: Restaurant): boolean =>
  id === defaultRestaurant.id && name === defaultRestaurant.name

const printedFields = ['name', 'description', 'address', 'cuisineId', 'averageCheck', 'logoUrl'] as const

/** Returns whether the menu says something else about its restaurant than the profile. */
export const differsFrom = (restaurant: Restaurant, profile: StoredRestaurant): boolean =>
  printedFields.some((field) => restaurant[field] !== restaurantOf(profile)[field]) ||
  pricingOf(restaurant) !== pricingOf(profile) ||
  !sameFacts(
    { market: restaurant.market, business: restaurant.business },
    { market: profile.market, business: profile.business },
  )

const pricingOf = ({ pricing }: Pick<Restaurant, 'pricing'>): string =>
  JSON.stringify([pricing?.location, pricing?.locationFactor, pricing?.guestHabit])

/**
 * Writes the menu's restaurant into its profile, or makes one of it; the restaurant as it is stored.
 * @throws {ApiError} `plan_limit` when the plan keeps no more profiles
 */
export async function storeProfile(restaurant: Restaurant): Promise<Restaurant> {
  // A stranger has no profiles; the menu keeps what it says.
  if (isTrial()) return restaurant
  const { id, ...profile } = restaurant
  const stored = await (typeof id === 'string'
    ? update(id, profile)
    : call(createRestaurant, { body: profile }))
  await askAgain(restaurantsQuery)
  return restaurantOf(stored)
}

/** The profile with this id takes what a menu says of its house and the profile does not say yet. */
export async function fillStoredProfile(id: Restaurant['id'], house: MenuContent): Promise<void> {
  if (isTrial() || typeof id !== 'string') return
  const profile = readableProfiles(await queryClient.fetchQuery(restaurantsQuery)).find(
    (one) => one.id === id,
  )
  const { filled } = profile ? profileRead(profile, house) : { filled: {} }
  if (profile && Object.keys(filled).length > 0) await storeProfile({ ...profile, ...filled })
}

async function update(id: string, profile: Omit<Restaurant, 'id'>): Promise<StoredRestaurant> {
  try {
    return await call(updateRestaurant, { params: { id }, body: profile })
  } catch (error) {
    // Another tab deleted it in the meantime; saving it now means keeping it.
    if (error instanceof ApiError && error.code === 'restaurant_not_found')
      return call(createRestaurant, { body: profile })
    throw error
  }
}
