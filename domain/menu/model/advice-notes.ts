import { z } from 'zod'
import { idSchema } from './ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from './limits.ts'

/** This many findings can be dismissed on one menu; the oldest come back first. */
export const MOST_DISMISSED = 200

/** An owner can promote this many dishes: a menu that pushes everything pushes nothing. */
export const MOST_PROMOTED = 20

/** More guests a month than any one house has. */
export const MOST_GUESTS = 1_000_000

/** Other restaurants that a menu is compared with, and what is kept of each. */
export const COMPETITOR_LIMITS = { menus: 5, dishes: 150, name: 80 } as const

/** A finding that the owner does not want to hear again. */
export const dismissedSchema = z.object({
  id: z.string().min(1).max(200),
  /** The items that it was about: a finding that is about more of them is another one. */
  items: z.array(idSchema).max(MENU_SIZE_LIMITS.items),
})

export type Dismissed = z.infer<typeof dismissedSchema>

const competitorDishSchema = z.object({
  name: z.string().min(1).max(MENU_TEXT_LIMITS.name),
  /** The catalogue's category of its course; null where nothing tells it. */
  categoryId: z.int().min(1).max(5).nullable(),
  /** What one ordinary plate or glass costs, in minor units. */
  amount: z.int().positive(),
})

/** The menu of another restaurant as its owner gave it: names and prices, and no other words. */
export const competitorSchema = z.object({
  name: z.string().trim().min(1).max(COMPETITOR_LIMITS.name),
  /** ISO 8601 date. */
  readOn: z.iso.date(),
  /** ISO 4217 */
  currency: z.string().length(3),
  dishes: z.array(competitorDishSchema).max(COMPETITOR_LIMITS.dishes),
})

export type CompetitorDish = z.infer<typeof competitorDishSchema>
export type Competitor = z.infer<typeof competitorSchema>

/** What the owner said to the advice on a menu. Private: it is never printed and no guest gets it. */
export const adviceNotesSchema = z.object({
  dismissed: z.array(dismissedSchema).max(MOST_DISMISSED).default([]),
  /** Items that sell or earn well, by the owner's word: what no menu tells. */
  promoted: z.array(idSchema).max(MOST_PROMOTED).default([]),
  /** Covers: how many guests a month this menu serves. With it a finding says what it is worth. */
  guestsAMonth: z.int().min(1).max(MOST_GUESTS).optional(),
  /** Menus of other restaurants: nobody's prices are known but those that the owner brings. */
  competitors: z.array(competitorSchema).max(COMPETITOR_LIMITS.menus).optional(),
})

export type AdviceNotes = z.infer<typeof adviceNotesSchema>
