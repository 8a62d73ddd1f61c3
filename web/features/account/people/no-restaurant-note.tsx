import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/accounts/accounts.ts'
import { restaurantNamesQuery } from './people-queries.ts'

/** For somebody whose restaurants were all deleted: their screens are empty, and this says why. */
export function NoRestaurantNote({ house }: Pick<User, 'house'>) {
  const { data } = useQuery(restaurantNamesQuery)
  if (data?.length !== 0) return null
  return (
    <p role="status" className="border-rule border-b bg-wash py-3 text-sm">
      <span className="page-width block [overflow-wrap:anywhere]">
        The restaurants that you work for in {house.name} were deleted. Please ask an owner or a manager there
        to give you others.
      </span>
    </p>
  )
}
