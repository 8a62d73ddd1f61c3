import { z } from 'zod'
import { claimsShape } from '../../menu/model/claimed.ts'
import { idSchema } from '../../menu/model/ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { priceSchema } from '../../menu/model/price.ts'
import { timeZoneSchema, wallMomentSchema } from './wall-clock.ts'

export const SPECIALS_LIMIT = 60

/** A dish of the day: a quick card that comes and goes by itself. */
export const specialSchema = z
  .object({
    name: z.string().trim().min(1, 'A special needs a name.').max(MENU_TEXT_LIMITS.name),
    description: z.string().trim().max(MENU_TEXT_LIMITS.description).default(''),
    prices: z.array(priceSchema).max(MENU_SIZE_LIMITS.prices).default([]),
    imageUrl: z.string().max(500).nullable().default(null),
    ...claimsShape,
    /** The menu that it stands on, in this section, or as a section of its own before all others. */
    menuId: z.string().min(1).max(64),
    sectionId: idSchema.optional(),
    /** On whose clock. */
    timeZone: timeZoneSchema,
    from: wallMomentSchema,
    until: wallMomentSchema,
  })
  .refine(({ from, until }) => from < until, { path: ['until'], message: 'A special ends after it begins.' })

export type Special = z.infer<typeof specialSchema>
