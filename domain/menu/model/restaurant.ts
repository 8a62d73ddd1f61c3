import { z } from 'zod'
import { idSchema } from './ids.ts'
import { MENU_TEXT_LIMITS } from './limits.ts'
import { marketSchema } from './market.ts'

/** Highest average check in USD that a profile accepts. */
const MAX_AVERAGE_CHECK_USD = 10_000

/** What an owner's own location may multiply prices with. */
export const LOCATION_FACTOR_RANGE = { min: 0.5, max: 2, step: 0.01 } as const

const servings = z.number().min(0).max(5)

export const restaurantPricingSchema = z.object({
  /** Key of a location of the price optimization. */
  location: z.string().max(60).optional(),
  locationFactor: z.number().min(LOCATION_FACTOR_RANGE.min).max(LOCATION_FACTOR_RANGE.max).optional(),
  /** How many of each a guest orders. */
  guestHabit: z
    .object({ starters: servings, mains: servings, desserts: servings, drinks: servings })
    .optional(),
})

export type RestaurantPricing = z.infer<typeof restaurantPricingSchema>

/**
 * Signs that a house can hang up instead of printing their words on its menu. No rule asks for `tip-sign`; restaurants
 * were stored with it, and none is dropped.
 */
export const postedSigns = ['proposition-65', 'allergen-sign', 'tip-sign', 'free-water'] as const

/** Where the seafood of a house comes from. */
export const seafoodOrigins = ['domestic', 'imported', 'mixed'] as const

/** Facts that decide which laws bind a restaurant; those that its owner has given. */
export const businessSchema = z.object({
  /** In the country, under the same name, with substantially the same items, this one among them. */
  locations: z.int().min(1).max(1_000_000).optional(),
  /** Those of them in the state or province of this one. */
  locationsInRegion: z.int().min(1).max(1_000_000).optional(),
  /** Of the whole business. */
  employees: z.int().min(0).max(10_000_000).optional(),
  /** A city that has its own rules; `elsewhere` in its state. */
  city: z.enum(['new-york', 'philadelphia', 'elsewhere']).optional(),
  /** Of all fish and shellfish. */
  seafoodOrigin: z.enum(seafoodOrigins).optional(),
  /** Does it serve shrimp or crawfish from abroad? */
  importedShrimp: z.boolean().optional(),
  postedSigns: z.array(z.enum(postedSigns)).max(postedSigns.length).optional(),
})

export type Business = z.infer<typeof businessSchema>

/** What no code of ours reads: kept as it comes, because callers of the API may read it. */
const unreadFields = {
  rating: z.number().min(0).max(5).default(4.5),
  reviewCount: z.int().min(0).default(0),
  priceRange: z.int().min(1).max(5).default(2),
  tags: z.array(z.string().max(60)).max(20).default([]),
}

export const restaurantSchema = z.object({
  id: z.union([idSchema, z.string().max(64)]).default(0),
  name: z.string().trim().min(1).max(MENU_TEXT_LIMITS.name),
  description: z.string().max(MENU_TEXT_LIMITS.description).default(''),
  address: z.string().max(300).default(''),
  ...unreadFields,
  cuisineId: idSchema.nullable().default(null),
  /** Its next menus begin with the currency and the paper of this place. */
  market: marketSchema.optional(),
  imageUrl: z.string().max(500).nullable().default(null),
  logoUrl: z.string().max(500).nullable().default(null),
  averageCheck: z.number().min(0).max(MAX_AVERAGE_CHECK_USD).default(25),
  pricing: restaurantPricingSchema.optional(),
  business: businessSchema.optional(),
})

export type Restaurant = z.infer<typeof restaurantSchema>

/** Replaces a description in what the API answers and keeps: the specification requires one. */
const NO_DESCRIPTION = 'Custom restaurant menu'

/** What a restaurant says of itself to guests; empty where its owner has said nothing. */
export const guestDescription = ({ description = '' }: Partial<Pick<Restaurant, 'description'>>): string =>
  description.trim() === NO_DESCRIPTION ? '' : description

/** Used until the owner has described a restaurant. */
export const defaultRestaurant: Restaurant = {
  id: 0,
  name: 'Your Restaurant',
  description: NO_DESCRIPTION,
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

/** What a menu prints where its owner has emptied the name. */
const EMPTIED_NAME = 'Restaurant Name'

/** Has anybody said what this restaurant is called? Guests read no placeholder. */
export const isNamed = ({ name }: Pick<Restaurant, 'name'>): boolean =>
  ![defaultRestaurant.name, EMPTIED_NAME].includes(name)

/** A restaurant as edited by its owner: a menu is never printed without a name, so empty texts get words. */
export const describeRestaurant = (
  restaurant: Restaurant,
  changes: Partial<Omit<Restaurant, 'id'>>,
): Restaurant => {
  const changed = { ...restaurant, ...changes }
  return { ...changed, ...restaurantWords(changed) }
}

/** The name and the description of a restaurant; default words where its owner gave none. */
export const restaurantWords = ({ name, description }: Pick<Restaurant, 'name' | 'description'>) => ({
  name: name.trim() || EMPTIED_NAME,
  description: description.trim() || NO_DESCRIPTION,
})

/** What a menu of this restaurant is called when it is saved. */
export const menuNameFor = ({ name }: Pick<Restaurant, 'name'>): string => `${name} Menu`
