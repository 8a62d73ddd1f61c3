import { z } from 'zod'
import { takePlace } from '../../generation/take-place.ts'
import { applyConfirmations, claimsOf } from '../../menu/claims/claims.ts'
import { saying, withSaid } from '../../menu/claims/proposals.ts'
import { moveItem, moveSection } from '../../menu/editing/arrange.ts'
import {
  addItemToSection,
  editItems,
  findItem,
  type ItemPlace,
  replaceItem,
} from '../../menu/editing/edits.ts'
import { idSchema, keySchema } from '../../menu/model/ids.ts'
import {
  type AppliedMultipliers,
  appliedMultipliersSchema,
  type MenuItem,
  menuItemSchema,
} from '../../menu/model/item.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { sectionNameSchema } from '../../menu/model/section.ts'
import { countItems, mapSections } from '../../menu/model/walk.ts'
import { withAmount } from '../../menu/prices/lead-price.ts'
import { optimizeItem, optimizePrice } from '../../pricing/optimize.ts'
import { setPrices } from '../../pricing/set-price.ts'

export const itemPlaceSchema = z.object({ sectionId: z.int(), itemId: z.int() })

const positionSchema = z.int().min(0).max(MENU_SIZE_LIMITS.items)

/** One change of a menu as data: what a finding proposes and `applyEdits` does. */
export const proposedEditSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set-price'),
    place: itemPlaceSchema,
    priceId: keySchema,
    amount: z.int().positive().meta({ description: 'Minor units of the currency of the menu.' }),
  }),
  /** Every price of an item by factors, from what it was before any optimization: it can be explained and taken back. */
  z.object({
    kind: z.literal('optimize-price'),
    place: itemPlaceSchema,
    multipliers: appliedMultipliersSchema,
  }),
  /** The same of the prices of a whole section. */
  z.object({
    kind: z.literal('optimize-section'),
    sectionId: idSchema,
    multipliers: appliedMultipliersSchema,
  }),
  z.object({
    kind: z.literal('set-description'),
    place: itemPlaceSchema,
    description: menuItemSchema.shape.description,
  }),
  z.object({
    kind: z.literal('set-dietary-options'),
    place: itemPlaceSchema,
    dietaryOptions: z.array(z.int()),
  }),
  /** What the dish claims and its own words, recipe or declaration break: its words and all its diets without that. */
  z.object({
    kind: z.literal('take-out-claims'),
    place: itemPlaceSchema,
    without: menuItemSchema.pick({
      name: true,
      description: true,
      secondName: true,
      secondDescription: true,
      dietaryOptions: true,
      confirmedClaims: true,
    }),
  }),
  z.object({
    kind: z.literal('add-item'),
    section: z.object({ id: idSchema, name: sectionNameSchema }),
    item: menuItemSchema,
  }),
  z.object({ kind: z.literal('replace-item'), place: itemPlaceSchema, item: menuItemSchema }),
  /** Where the same item is twice in one section, the later one goes. */
  z.object({ kind: z.literal('remove-item'), place: itemPlaceSchema }),
  /** To a place in its section, counted from 0 and without it; beyond the last is the end. */
  z.object({ kind: z.literal('move-item'), place: itemPlaceSchema, position: positionSchema }),
  /** To a place among the sections that are where it is, counted from 0 and without it. */
  z.object({ kind: z.literal('move-section'), sectionId: idSchema, position: positionSchema }),
])

export type ProposedEdit = z.infer<typeof proposedEditSchema>

/**
 * A menu with these edits, in their order. An edit whose dish has gone from the menu since it was
 * proposed, whose new dish is there already, or that would make the menu too long changes nothing.
 */
export const applyEdits = (menu: Menu, edits: readonly ProposedEdit[]): Menu =>
  edits.reduce<Menu>(applyEdit, menu)

function applyEdit(menu: Menu, edit: ProposedEdit): Menu {
  if (edit.kind === 'add-item') {
    const place = { sectionId: edit.section.id, itemId: edit.item.id }
    return findItem(menu, place) || !hasRoom(menu) ? menu : addItemToSection(menu, edit.section, edit.item)
  }
  if (edit.kind === 'move-section') return moveSection(menu, edit.sectionId, edit.position)
  if (edit.kind === 'optimize-section') return optimizeSection(menu, edit.sectionId, edit.multipliers)
  const item = findItem(menu, edit.place)
  if (!item) return menu
  switch (edit.kind) {
    case 'set-price':
      return replaceItem(menu, edit.place, pricedByHand(item, edit.priceId, edit.amount))
    case 'optimize-price':
      return replaceItem(menu, edit.place, optimizeItem(item, edit.multipliers, menu))
    case 'set-description':
      return replaceItem(menu, edit.place, applyConfirmations({ ...item, description: edit.description }))
    // Only what the recipe supports; an owner who cooks differently confirms it.
    case 'set-dietary-options':
      return replaceItem(
        menu,
        edit.place,
        withSaid(item, { ...claimsOf(item), dietaryOptions: edit.dietaryOptions }),
      )
    case 'take-out-claims':
      return replaceItem(menu, edit.place, saying(item, edit.without))
    case 'replace-item':
      return takePlace(menu, edit.place, edit.item)
    case 'remove-item':
      return withoutLast(menu, edit.place)
    case 'move-item':
      return moveItem(menu, edit.place, { sectionId: edit.place.sectionId, position: edit.position })
  }
}

/** Is there room for another item, and for the section that it may open? */
export const hasRoom = (menu: Pick<Menu, 'sections'>): boolean =>
  countItems(menu) < MENU_SIZE_LIMITS.items && menu.sections.length < MENU_SIZE_LIMITS.sections

const optimizeSection = (menu: Menu, sectionId: number, multipliers: AppliedMultipliers): Menu =>
  mapSections(menu, (section) =>
    section.id === sectionId && section.prices
      ? { ...section, prices: section.prices.map((price) => optimizePrice(price, multipliers, menu)) }
      : section,
  )

const pricedByHand = (item: MenuItem, priceId: string, amount: number): MenuItem =>
  setPrices(
    item,
    item.prices.map((price) => (price.id === priceId ? withAmount(price, amount) : price)),
  )

const withoutLast = (menu: Menu, { sectionId, itemId }: ItemPlace): Menu =>
  editItems(menu, sectionId, (items) => {
    const last = items.findLastIndex(({ id }) => id === itemId)
    return last === -1 ? items : items.toSpliced(last, 1)
  })
