import { z } from 'zod'
import { claimsShape } from './claimed.ts'
import { keySchema } from './ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from './limits.ts'

const count = z.int().min(0).max(99)

const optionSchema = z.object({
  id: keySchema,
  name: z.string().trim().min(1, 'Name required').max(MENU_TEXT_LIMITS.name),
  /** On top of the price of the item, in minor units; 0 for a choice that costs nothing, below zero for one that saves. */
  amount: z.int('An amount is a whole number of the smallest unit of the currency.').default(0),
  /** What it adds to a dish; it counts while its owner confirms it. */
  allergens: claimsShape.allergens,
  /** Its name when the owner last stated its allergens: under another name they wait to be confirmed. */
  confirmedName: z.string().trim().min(1).max(MENU_TEXT_LIMITS.name).optional(),
  dietaryOptions: claimsShape.dietaryOptions.unwrap().optional(),
})

/** Choices and extras that several items share: `Add to any salad`. */
export const modifierGroupSchema = z
  .object({
    id: keySchema,
    name: z.string().trim().min(1, 'Name required').max(MENU_TEXT_LIMITS.name),
    /** How many a guest must choose. */
    min: count.default(0),
    /** How many a guest may choose; null for as many as there are. */
    max: count.nullable().default(null),
    options: z
      .array(optionSchema)
      .min(1, 'A choice needs an option.')
      .max(MENU_SIZE_LIMITS.options, `A choice has at most ${MENU_SIZE_LIMITS.options} options.`),
  })
  .refine(({ min, max }) => max === null || min <= max, {
    path: ['max'],
    message: 'A guest cannot be asked for more choices than are allowed.',
  })

export type ModifierGroup = z.infer<typeof modifierGroupSchema>
export type ModifierOption = ModifierGroup['options'][number]
