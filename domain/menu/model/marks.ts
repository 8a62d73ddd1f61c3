import { z } from 'zod'
import { keySchema } from './ids.ts'
import { MENU_TEXT_LIMITS } from './limits.ts'

export const itemMarks = ['raw', 'spicy-1', 'spicy-2', 'spicy-3', 'new', 'signature', 'alcohol'] as const

/** The maximum number of the owner's marks for one item. */
export const MOST_OWN_MARKS = 20

export type ItemMark = (typeof itemMarks)[number]

/**
 * How this menu prints a mark, and how its legend explains it. `kind` says what is marked: an item's mark, a diet,
 * a diet that it can be made for, an allergen or an additive by its `key`, or a mark of the owner's own.
 */
export const menuMarkSchema = z
  .object({
    id: keySchema,
    kind: z.enum(['mark', 'diet', 'diet-on-request', 'allergen', 'additive', 'own']),
    /** `raw`, `2`, `milk`, `coloring`; absent for one of the owner's own. */
    key: z.string().min(1).max(40).optional(),
    /** A letter or a sign, as printed next to the name: `*`, `GF`, `a`. */
    symbol: z.string().trim().min(1).max(MENU_TEXT_LIMITS.sign),
    meaning: z.string().trim().max(MENU_TEXT_LIMITS.sectionName).default(''),
  })
  .refine(({ kind, key }) => (kind === 'own') === (key === undefined), {
    path: ['key'],
    message: 'A mark names what it marks; one of the owner’s own names nothing.',
  })

export type MenuMark = z.infer<typeof menuMarkSchema>
