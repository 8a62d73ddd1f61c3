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

/** A restaurant as edited by its owner: a menu is never printed without a name, so empty texts get words. */
export const describeRestaurant = (
  restaurant: Restaurant,
  changes: Partial<Omit<Restaurant, 'id'>>,
): Restaurant => {
  const changed = { ...restaurant, ...changes }
  return { ...changed, ...restaurantWords(changed) }
}

/** The name and the description of a restaurant; words that stand in where its owner gave none. */
export const restaurantWords = ({ name, description }: Pick<Restaurant, 'name' | 'description'>) => ({
  name: name.trim() || 'Restaurant Name',
  description: description.trim() || 'Custom restaurant menu',
})

/** What a menu of this restaurant is called when it is saved. */
export const menuNameFor = ({ name }: Pick<Restaurant, 'name'>): string => `${name} Menu`
