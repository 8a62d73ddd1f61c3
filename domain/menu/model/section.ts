import { z } from 'zod'
import { idSchema, keySchema } from './ids.ts'
import { menuItemSchema } from './item.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from './limits.ts'
import { priceHeadSchema, priceSchema } from './price.ts'

/** Why a section holds fewer items than were asked for. */
export const shortfallSchema = z.object({
  requested: z.int().min(0),
  found: z.int().min(0),
  reason: z.string().max(400),
})

const note = z.string().trim().min(1).max(MENU_TEXT_LIMITS.note).optional()

/** The name of a section: not empty, and not too long to print. */
export const sectionNameSchema = z
  .string()
  .trim()
  .min(1, 'A section needs a name.')
  .max(
    MENU_TEXT_LIMITS.sectionName,
    `The name of a section has at most ${MENU_TEXT_LIMITS.sectionName} characters.`,
  )

/**
 * How a section is set: `list` one item under the other, `inline` its items in one run (`Fries · Broccolini`),
 * `courses` a meal at one price, whose courses are the sections below it and whose items are choices (`or`).
 */
export const sectionLayouts = ['list', 'inline', 'courses'] as const

/**
 * A part of a menu. Sections are in one list in the order of the page; one that is in another names it as
 * its parent and follows it. The ids of the catalogue's categories are the sections for them.
 */
export const sectionSchema = z.object({
  id: idSchema,
  name: sectionNameSchema,
  secondName: sectionNameSchema.optional(),
  parentId: idSchema.optional(),
  layout: z.enum(sectionLayouts).optional(),
  /** Of a course: how many of its items a guest chooses, where it is not one. */
  choose: z.int().min(1).max(20).optional(),
  /** Printed below the name: `All served with watercress and one sauce`. */
  intro: note,
  /** Printed below the items: `add chicken +7`. */
  footer: note,
  /** When it is served, as it is printed: `11–3`. */
  daypart: z.string().trim().min(1).max(MENU_TEXT_LIMITS.sectionName).optional(),
  /** Columns over the prices of its items and of the sections in it. */
  priceHeads: z
    .array(priceHeadSchema)
    .max(MENU_SIZE_LIMITS.prices, `A section has at most ${MENU_SIZE_LIMITS.prices} columns of prices.`)
    .optional(),
  /** Of the whole: `Three courses 45`, `all 8`, `three for 21`. */
  prices: z
    .array(priceSchema)
    .max(MENU_SIZE_LIMITS.prices, `A section has at most ${MENU_SIZE_LIMITS.prices} prices.`)
    .optional(),
  modifierGroups: z.array(keySchema).max(20).optional(),
  imageUrl: z.string().max(500).nullable().optional(),
  items: z.array(menuItemSchema).max(MENU_SIZE_LIMITS.items).default([]),
  shortfall: shortfallSchema.optional(),
  /** A sentence to the owner about where the items come from, when it is not where they asked for. Never printed. */
  ownerNotice: z.string().max(400).optional(),
})

export type Section = z.infer<typeof sectionSchema>
export type SectionLayout = (typeof sectionLayouts)[number]

export type SectionRef = Pick<Section, 'id' | 'name'>
