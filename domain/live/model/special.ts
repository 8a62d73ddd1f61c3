import { z } from 'zod'
import { idSchema } from '../../menu/model/ids.ts'
import { menuItemSchema } from '../../menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { timeZoneSchema, wallMomentSchema } from './wall-clock.ts'

export const SPECIALS_LIMIT = 60

/**
 * What an item of a menu has and a special has not: it isn't a dish of the catalogue, its place on the menu makes its
 * number, and its owner confirms all that it says at once (`isConfirmed`).
 */
const ofMenusAlone = {
  id: true,
  categoryId: true,
  cuisineId: true,
  recipeId: true,
  recipeClaims: true,
  confirmedClaims: true,
  readClaims: true,
  claimsToConfirm: true,
  proposedWords: true,
  appliedMultipliers: true,
} as const

/** A dish of the day: an item that comes and goes automatically. */
export const specialSchema = menuItemSchema
  .omit(ofMenusAlone)
  .extend({
    name: z.string().trim().min(1, 'A special needs a name.').max(MENU_TEXT_LIMITS.name),
    description: z.string().trim().max(MENU_TEXT_LIMITS.description).default(''),
    /** The menu that it is on, in this section, or as a separate section before all others. */
    menuId: z.string().min(1).max(64),
    sectionId: idSchema.optional(),
    /** On whose clock. */
    timeZone: timeZoneSchema,
    from: wallMomentSchema,
    until: wallMomentSchema,
    isConfirmed: z.boolean().optional().meta({
      description:
        'Has a person confirmed what it declares and claims, also against what speaks against that? Until then guests read “please ask”, as of an item of a menu.',
    }),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], message: 'A special ends after it begins.' })

export type Special = z.infer<typeof specialSchema>
