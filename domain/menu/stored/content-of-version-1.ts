import { z } from 'zod'
import { dollarsSchema } from '../../money/dollars.ts'
import { appliedMultipliersSchema } from '../model/item.ts'
import { restaurantSchema } from '../model/restaurant.ts'

/**
 * The content of a menu as document version 1 had it: groups of items with one price in US dollars each. It is
 * released and never changes. Callers of the API may still send it, and migrations of the database read it.
 */

const idSchema = z.int().nonnegative()

const claimsSchema = z.object({
  dietaryOptions: z.array(idSchema).max(20).default([]),
  allergens: z.array(z.string().max(40)).max(14).optional(),
})

const openClaimsSchema = z.object({
  dietaryOptions: z.array(idSchema).max(60).default([]),
  allergens: z.array(z.string().max(40)).max(60).optional(),
})

const stampedClaimsSchema = claimsSchema.extend({ words: z.string().max(16) })

const itemSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1, 'Name required').max(200),
  description: z.string().max(1000),
  price: dollarsSchema,
  categoryId: idSchema,
  cuisineId: idSchema,
  imageUrl: z.string().max(500).nullable().default(null),
  dietaryOptions: z.array(idSchema).max(20).default([]),
  dietaryDetails: z
    .array(z.object({ id: idSchema, name: z.string().max(60), displayClass: z.string().max(60) }))
    .max(20)
    .default([]),
  isVegetarian: z.boolean().default(false),
  isVegan: z.boolean().default(false),
  isGlutenFree: z.boolean().default(false),
  location: z.string().max(120).default('Custom'),
  allergens: z.array(z.string().max(40)).max(14).optional(),
  recipeId: idSchema.optional(),
  recipeClaims: stampedClaimsSchema.optional(),
  confirmedClaims: stampedClaimsSchema.optional(),
  claimsToConfirm: openClaimsSchema.optional(),
  originalPrice: dollarsSchema.optional(),
  appliedMultipliers: appliedMultipliersSchema.optional(),
})

const MOST_ITEMS = 1000

export const contentOfVersion1Schema = z.object({
  restaurant: restaurantSchema,
  groups: z
    .array(
      z.object({
        category: z.object({ id: idSchema, name: z.string().trim().min(1).max(120) }),
        items: z.array(itemSchema).max(MOST_ITEMS),
        shortfall: z
          .object({ requested: z.int().min(0), found: z.int().min(0), reason: z.string().max(400) })
          .optional(),
        notice: z.string().max(400).optional(),
      }),
    )
    .max(60)
    .refine(
      (groups) => groups.reduce((sum, { items }) => sum + items.length, 0) <= MOST_ITEMS,
      `A menu holds at most ${MOST_ITEMS} items.`,
    ),
})
