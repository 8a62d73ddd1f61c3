import { z } from 'zod'
import { claimsOf, settleClaims, withSaid } from '../../menu/claims/claims.ts'
import {
  addItemToSection,
  countItems,
  editItems,
  findItem,
  type ItemPlace,
  replaceItem,
} from '../../menu/editing/edits.ts'
import { priceSchema } from '../../menu/model/price.ts'
import {
  appliedMultipliersSchema,
  categoryRefSchema,
  MENU_SIZE_LIMITS,
  type Menu,
  type MenuGroup,
  type MenuItem,
  menuItemSchema,
} from '../../menu/model/schema.ts'
import { optimizeItem } from '../../pricing/optimize.ts'

export const itemPlaceSchema = z.object({ categoryId: z.int(), itemId: z.int() })

/** One change of a menu as data: what a finding proposes and `applyEdits` does. */
export const proposedEditSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set-price'), place: itemPlaceSchema, price: priceSchema }),
  /** A price by factors, from the price before any optimization: it can be explained and taken back. */
  z.object({
    kind: z.literal('optimize-price'),
    place: itemPlaceSchema,
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
  z.object({ kind: z.literal('add-item'), category: categoryRefSchema, item: menuItemSchema }),
  z.object({ kind: z.literal('replace-item'), place: itemPlaceSchema, item: menuItemSchema }),
  /** Where the same item stands twice in one section, the later one goes. */
  z.object({ kind: z.literal('remove-item'), place: itemPlaceSchema }),
])

export type ProposedEdit = z.infer<typeof proposedEditSchema>

/**
 * A menu with these edits, in their order. An edit whose dish has gone from the menu since it was
 * proposed, whose new dish is there already, or that would make the menu too long changes nothing.
 */
export const applyEdits = (menu: Menu, edits: readonly ProposedEdit[]): readonly MenuGroup[] =>
  edits.reduce<readonly MenuGroup[]>(applyEdit, [...menu])

function applyEdit(menu: readonly MenuGroup[], edit: ProposedEdit): readonly MenuGroup[] {
  if (edit.kind === 'add-item') {
    const place = { categoryId: edit.category.id, itemId: edit.item.id }
    return findItem(menu, place) || !hasRoom(menu) ? menu : addItemToSection(menu, edit.category, edit.item)
  }
  const item = findItem(menu, edit.place)
  if (!item) return menu
  switch (edit.kind) {
    case 'set-price':
      return replaceItem(menu, edit.place, pricedByHand(item, edit.price))
    case 'optimize-price':
      return replaceItem(menu, edit.place, optimizeItem(item, edit.multipliers))
    case 'set-description':
      return replaceItem(menu, edit.place, settleClaims({ ...item, description: edit.description }))
    // As far as the recipe bears it out; an owner who cooks otherwise confirms it.
    case 'set-dietary-options':
      return replaceItem(
        menu,
        edit.place,
        withSaid(item, { ...claimsOf(item), dietaryOptions: edit.dietaryOptions }),
      )
    case 'replace-item':
      return replaceItem(menu, edit.place, edit.item)
    case 'remove-item':
      return withoutLast(menu, edit.place)
  }
}

/** Is there room for another item, and for the section that it may open? */
export const hasRoom = (menu: Menu): boolean =>
  countItems(menu) < MENU_SIZE_LIMITS.items && menu.length < MENU_SIZE_LIMITS.groups

/** A price set by hand is no longer the result of an optimization. */
const pricedByHand = (
  { originalPrice: _, appliedMultipliers: __, ...item }: MenuItem,
  price: number,
): MenuItem => ({ ...item, price })

const withoutLast = (menu: Menu, { categoryId, itemId }: ItemPlace): MenuGroup[] =>
  editItems(menu, categoryId, (items) => {
    const last = items.findLastIndex(({ id }) => id === itemId)
    return last === -1 ? items : items.toSpliced(last, 1)
  })
