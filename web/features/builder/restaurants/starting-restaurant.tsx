import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RestaurantDialog } from './restaurant-dialog.tsx'
import { RestaurantSwitcher } from './restaurant-switcher.tsx'
import { differsFrom, profilesQuery, restaurantOf, restaurantsQuery, startingProfile } from './restaurants.ts'

export function StartingRestaurant() {
  const { data: profiles, isError, refetch } = useQuery(profilesQuery)
  const hasUnreadable = useQuery(restaurantsQuery).data?.some(({ isReadable }) => !isReadable)
  const [isAdding, setIsAdding] = useState(false)
  const restaurant = useOpenMenu((open) => open.restaurant)
  const setRestaurant = useOpenMenu((open) => open.setRestaurant)
  const starting = profiles && startingProfile(restaurant, profiles)
  useEffect(() => {
    if (starting && differsFrom(restaurant, starting)) setRestaurant(restaurantOf(starting))
  }, [starting, restaurant, setRestaurant])
  if (isError) {
    return (
      <p className="text-center text-quiet text-sm">
        Your restaurant could not be loaded.{' '}
        <Button variant="quiet" size="sm" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  if (!profiles || (profiles.length === 0 && !hasUnreadable)) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-sm">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="text-quiet">Your next menu is for</span> <strong>{restaurant.name}</strong>
      </p>
      <RestaurantSwitcher onNew={() => setIsAdding(true)} />
      <RestaurantDialog subject={isAdding ? 'new' : null} onClose={() => setIsAdding(false)} />
    </div>
  )
}
