import { z } from 'zod'
import { priceSchema } from './price.ts'

/** Longest texts that a menu accepts, in characters; long enough for any printed menu. */
export const MENU_TEXT_LIMITS = { name: 200, description: 1000, sectionName: 120 } as const

/** Most items and sections in one menu. A menu of 500 dishes is already a book. */
export const MENU_SIZE_LIMITS = { items: 1000, groups: 60 } as const

/** Ids of items that no catalogue knows: written by the owner, or taken from a trend. */
export const FIRST_CUSTOM_ITEM_ID = 9000
export const LAST_CUSTOM_ITEM_ID = 100_000

/** Highest average check in USD that a profile accepts. */
const MAX_AVERAGE_CHECK_USD = 10_000

const idSchema = z.int().nonnegative()

export const dietaryDetailSchema = z.object({
  id: idSchema,
  name: z.string().max(60),
  displayClass: z.string().max(60),
})

/** The factors that made an optimized price; `final` is their product. */
export const appliedMultipliersSchema = z.object({
  location: z.number().positive(),
  audience: z.number().positive(),
  category: z.number().positive(),
  competitive: z.number().positive(),
  seasonal: z.number().positive(),
  custom: z.number().positive(),
  /** The factor of the demand for this one dish; absent where it was not applied. */
  demand: z.number().positive().optional(),
  final: z.number().positive(),
})

const claimedSchema = z.object({
  dietaryOptions: z.array(idSchema).max(20).default([]),
  allergens: z.array(z.string().max(40)).max(14).optional(),
})

/** Unconfirmed claims may hold those of a file and those of the recipe together. */
const openClaimsSchema = z.object({
  dietaryOptions: z.array(idSchema).max(60).default([]),
  allergens: z.array(z.string().max(40)).max(60).optional(),
})

/** Claims with the words that they were made for: after an edit of these words they are unconfirmed. */
const stampedClaimsSchema = claimedSchema.extend({ words: z.string().max(16) })

/**
 * Fields that no code of ours reads: kept as they come, because callers of the API may read them. They leave
 * the document with version 2, as do the class names in {@link dietaryDetailSchema}.
 */
const unreadItemFields = {
  isVegetarian: z.boolean().default(false),
  isVegan: z.boolean().default(false),
  isGlutenFree: z.boolean().default(false),
  location: z.string().max(120).default('Custom'),
}

/** As {@link unreadItemFields}. */
const unreadRestaurantFields = {
  rating: z.number().min(0).max(5).default(4.5),
  reviewCount: z.int().min(0).default(0),
  priceRange: z.int().min(1).max(5).default(2),
  tags: z.array(z.string().max(60)).max(20).default([]),
}

export const menuItemSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1, 'Name required').max(MENU_TEXT_LIMITS.name),
  description: z.string().max(MENU_TEXT_LIMITS.description),
  price: priceSchema,
  categoryId: idSchema,
  cuisineId: idSchema,
  imageUrl: z.string().max(500).nullable().default(null),
  dietaryOptions: z.array(idSchema).max(20).default([]),
  dietaryDetails: z.array(dietaryDetailSchema).max(20).default([]),
  ...unreadItemFields,
  /** EU-14 substances the dish contains, where they are declared; none where empty. */
  allergens: z.array(z.string().max(40)).max(14).optional(),
  /** The dish of the catalogue that it comes from, where its own id does not name it. */
  recipeId: idSchema.optional(),
  /** What the recipe supports; the server's word counts, not a caller's. */
  recipeClaims: stampedClaimsSchema.optional(),
  /** Confirmed by the owner. */
  confirmedClaims: stampedClaimsSchema.optional(),
  /** Unconfirmed claims: never printed, shown to the owner alone. */
  claimsToConfirm: openClaimsSchema.optional(),
  /** The price before an optimization, kept so that it can be undone. */
  originalPrice: priceSchema.optional(),
  appliedMultipliers: appliedMultipliersSchema.optional(),
})

export const categoryRefSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1).max(MENU_TEXT_LIMITS.sectionName),
})

/** Why a group holds fewer items than were asked for. */
export const shortfallSchema = z.object({
  requested: z.int().min(0),
  found: z.int().min(0),
  reason: z.string().max(400),
})

export const menuGroupSchema = z.object({
  category: categoryRefSchema,
  items: z.array(menuItemSchema).max(MENU_SIZE_LIMITS.items),
  shortfall: shortfallSchema.optional(),
  /** A sentence to the owner about where the items come from, when it is not where they asked for. */
  notice: z.string().max(400).optional(),
})

export const menuGroupsSchema = z
  .array(menuGroupSchema)
  .max(MENU_SIZE_LIMITS.groups)
  .refine(
    (groups) => groups.reduce((sum, group) => sum + group.items.length, 0) <= MENU_SIZE_LIMITS.items,
    `A menu holds at most ${MENU_SIZE_LIMITS.items} items.`,
  )

/** What an owner's own location may multiply prices with. */
export const LOCATION_FACTOR_RANGE = { min: 0.5, max: 2, step: 0.01 } as const

const servings = z.number().min(0).max(5)

/** How a restaurant works out its prices. */
export const restaurantPricingSchema = z.object({
  /** Key of a location of the price optimization. */
  location: z.string().max(60).optional(),
  /** The factor of Custom Location. */
  locationFactor: z.number().min(LOCATION_FACTOR_RANGE.min).max(LOCATION_FACTOR_RANGE.max).optional(),
  /** How many of each a guest orders. */
  guestHabit: z
    .object({ starters: servings, mains: servings, desserts: servings, drinks: servings })
    .optional(),
})

export const restaurantSchema = z.object({
  id: z.union([idSchema, z.string().max(64)]).default(0),
  name: z.string().trim().min(1).max(MENU_TEXT_LIMITS.name),
  description: z.string().max(MENU_TEXT_LIMITS.description).default(''),
  address: z.string().max(300).default(''),
  ...unreadRestaurantFields,
  cuisineId: idSchema.nullable().default(null),
  imageUrl: z.string().max(500).nullable().default(null),
  logoUrl: z.string().max(500).nullable().default(null),
  averageCheck: z.number().min(0).max(MAX_AVERAGE_CHECK_USD).default(25),
  pricing: restaurantPricingSchema.optional(),
})

export type DietaryDetail = z.infer<typeof dietaryDetailSchema>
export type AppliedMultipliers = z.infer<typeof appliedMultipliersSchema>
export type MenuItem = z.infer<typeof menuItemSchema>
export type CategoryRef = z.infer<typeof categoryRefSchema>
export type MenuGroup = z.infer<typeof menuGroupSchema>
export type RestaurantPricing = z.infer<typeof restaurantPricingSchema>
export type Restaurant = z.infer<typeof restaurantSchema>

/** The sections of a menu, in the order in which they are printed. */
export type Menu = readonly MenuGroup[]
