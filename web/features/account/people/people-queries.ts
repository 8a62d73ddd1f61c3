import { queryOptions } from '@tanstack/react-query'
import { listPeople } from '#contract/accounts/people.ts'
import { listRestaurants } from '#contract/restaurant/restaurants.ts'
import { queryOf } from '../../../lib/query-of.ts'

export const peopleQuery = queryOf(listPeople, {}, { staleTime: 0 })

/** Restaurants that somebody may be limited to. */
export const restaurantNamesQuery = queryOptions({
  ...queryOf(listRestaurants),
  select: (listed) =>
    listed.map((one) => ({
      id: one.id,
      name: one.isReadable ? one.name : 'A restaurant that cannot be read',
    })),
})

export type RestaurantName = ReturnType<NonNullable<(typeof restaurantNamesQuery)['select']>>[number]
