import { z } from 'zod'
import { claimsShape, openClaimsSchema, recipeClaimsSchema, stampedClaimsSchema } from './claimed.ts'
import { idSchema, keySchema } from './ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from './limits.ts'
import { itemMarks, MOST_OWN_MARKS } from './marks.ts'
import { kcalSchema, priceSchema, sodiumSchema } from './price.ts'

/** The factors that made an optimized price; `final` is their product. */
export const appliedMultipliersSchema = z.object({
  location: z.number().positive(),
  audience: z.number().positive(),
  category: z.number().positive(),
  competitive: z.number().positive(),
  seasonal: z.number().positive(),
  custom: z.number().positive(),
  /** The factor of the demand for this one item; absent where it was not applied. */
  demand: z.number().positive().optional(),
  final: z.number().positive(),
})

export type AppliedMultipliers = z.infer<typeof appliedMultipliersSchema>

const line = (most: number) => z.string().trim().min(1).max(most).optional()

const wineSchema = z.object({
  producer: line(120),
  region: line(120),
  grape: line(120),
  /** `2023`, `NV` */
  vintage: line(20),
  /** Percent by volume. */
  abv: z.number().min(0).max(100).optional(),
  bin: line(MENU_TEXT_LIMITS.sign),
})

export type Wine = z.infer<typeof wineSchema>

const guests = z.int().min(1).max(100)

export const menuItemSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1, 'Name required').max(MENU_TEXT_LIMITS.name),
  description: z.string().max(MENU_TEXT_LIMITS.description).default(''),
  /** Name and description in the second language of the menu, printed below the first. */
  secondName: line(MENU_TEXT_LIMITS.name),
  secondDescription: line(MENU_TEXT_LIMITS.description),
  /** As it is ordered by: `23`, `B4`. */
  number: line(MENU_TEXT_LIMITS.sign),
  /** In the order in which they are printed; none for an item that has no price. */
  prices: z
    .array(priceSchema)
    .max(MENU_SIZE_LIMITS.prices, `An item has at most ${MENU_SIZE_LIMITS.prices} prices.`)
    .default([]),
  modifierGroups: z.array(keySchema).max(20).optional(),
  /** The catalogue's kind of dish: what takes its place is looked for by that. */
  categoryId: idSchema,
  cuisineId: idSchema,
  imageUrl: z.string().max(500).nullable().default(null),
  ...claimsShape,
  /** Keys of `domain/menu/claims/additives.ts`. */
  additives: z.array(z.string().max(40)).max(40).optional(),
  marks: z.array(z.enum(itemMarks)).max(itemMarks.length).optional(),
  ownMarks: z.array(keySchema).max(MOST_OWN_MARKS).optional(),
  wine: wineSchema.optional(),
  /**
   * What it is made of, a line each, in the words of the kitchen. Private: neither guests nor files for others
   * have it. Absent, an unchanged dish of the catalogue is made as its recipe there.
   */
  ingredients: z
    .array(z.string().trim().min(1).max(MENU_TEXT_LIMITS.ingredient))
    .max(MENU_SIZE_LIMITS.ingredients)
    .optional(),
  /** Where its main ingredient comes from, as it is printed. */
  origin: line(120),
  serves: z
    .object({ from: guests, to: guests })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The second number is the larger one.' })
    .optional(),
  kcal: kcalSchema.optional(),
  /** Never printed: it decides what bears a warning. */
  sodiumMg: sodiumSchema.optional(),
  /** Printed in a box. */
  isFeatured: z.boolean().optional(),
  /** The dish of the catalogue that it comes from, where its own id does not name it. */
  recipeId: idSchema.optional(),
  /**
   * Which dish of the restaurant it is: items of its menus with one id are one dish. Absent, it is on this menu alone. The
   * menu needs nothing else of the dish, so an id that no other menu has is harmless.
   */
  dishId: keySchema.optional(),
  /** What the recipe supports; the server's word counts, not a caller's. */
  recipeClaims: recipeClaimsSchema.optional(),
  /** Confirmed by the owner. */
  confirmedClaims: stampedClaimsSchema.optional(),
  /** Read from a file of the owner's own: what still waits of them may be confirmed all at once. */
  readClaims: stampedClaimsSchema.optional(),
  /** Unconfirmed claims: never printed, shown to the owner alone. */
  claimsToConfirm: openClaimsSchema.optional(),
  /** `wordsKey` of a dish as a language model wrote it: while its words are these, nobody has edited it. */
  proposedWords: z.string().max(20).optional(),
  appliedMultipliers: appliedMultipliersSchema.optional(),
})

export type MenuItem = z.infer<typeof menuItemSchema>
