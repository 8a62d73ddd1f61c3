import type { Restaurant } from './schema.ts'

/** Stands in until the owner has described a restaurant. */
export const defaultRestaurant: Restaurant = {
  id: 0,
  name: 'Your Restaurant',
  description: 'Custom restaurant menu',
  address: '',
  rating: 4.5,
  reviewCount: 0,
  priceRange: 2,
  cuisineId: null,
  imageUrl: null,
  logoUrl: null,
  tags: ['Custom', 'Menu'],
  averageCheck: 25,
}

/** A restaurant as edited by its owner: empty texts fall back to the specified words. */
export const describeRestaurant = (
  restaurant: Restaurant,
  changes: Partial<Omit<Restaurant, 'id'>>,
): Restaurant => ({
  ...restaurant,
  ...changes,
  name: (changes.name ?? restaurant.name).trim() || 'Restaurant Name',
  description: (changes.description ?? restaurant.description).trim() || 'Custom restaurant menu',
})

/** What a menu of this restaurant is called when it is saved. */
export const menuNameFor = (restaurant: Restaurant): string => `${restaurant.name} Menu`
