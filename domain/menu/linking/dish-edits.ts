import { z } from 'zod'
import { stateClaims } from '../claims/claims.ts'
import { type ItemPlace, rewriteItem } from '../editing/edits.ts'
import { idSchema, keySchema } from '../model/ids.ts'
import { type MenuItem, menuItemSchema } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import { mapItems } from '../model/walk.ts'

const of = menuItemSchema.shape

const declared = z.array(z.string().max(40)).max(60).nullable().optional()

/** What a dish list changes of an item; what is absent stays. */
export const dishEditSchema = z.object({
  name: of.name.optional(),
  description: z.string().max(1000).optional(),
  prices: of.prices.removeDefault().optional(),
  /** Each of these whole, confirmed by the owner; null takes the declaration back. */
  allergens: declared,
  mayContain: declared,
  removable: declared,
})

export type DishEdit = z.infer<typeof dishEditSchema>

export const placedEditSchema = z.object({ sectionId: idSchema, itemId: idSchema, edit: dishEditSchema })

export type PlacedEdit = z.infer<typeof placedEditSchema>

/** Returns the first of some places that a menu doesn't have. */
export const missingPlace = <Place extends ItemPlace>(
  menu: Pick<Menu, 'sections'>,
  places: readonly Place[],
): Place | undefined => {
  const known = new Set(menu.sections.flatMap(({ id, items }) => items.map((item) => `${id}/${item.id}`)))
  return places.find(({ sectionId, itemId }) => !known.has(`${sectionId}/${itemId}`))
}

/** A menu with some of its items edited; places that it does not have are none. */
export const editDishes = <Of extends Menu>(menu: Of, edits: readonly PlacedEdit[]): Of =>
  atPlaces(menu, edits, (item, { edit }) => editedItem(item, edit))

function editedItem(item: MenuItem, { name, description, prices, ...claims }: DishEdit): MenuItem {
  const words = { name: name ?? item.name, description: description ?? item.description }
  const isReworded = words.name !== item.name || words.description !== item.description
  const reworded = isReworded ? rewriteItem(item, words) : item
  const priced = prices ? { ...reworded, prices } : reworded
  const isDeclared = Object.values(claims).some((list) => list !== undefined)
  return isDeclared ? stateClaims(priced, claims) : priced
}

/** An item of a menu, and the dish that it is; null for one that is on this menu alone. */
export const placedLinkSchema = z.object({
  sectionId: idSchema,
  itemId: idSchema,
  dishId: keySchema.nullable(),
})

export type PlacedLink = z.infer<typeof placedLinkSchema>

export const linkDishes = <Of extends Menu>(menu: Of, links: readonly PlacedLink[]): Of =>
  atPlaces(menu, links, (item, { dishId }) => {
    const { dishId: _, ...rest } = item
    return dishId === null ? rest : { ...rest, dishId }
  })

function atPlaces<Of extends Menu, Place extends ItemPlace>(
  menu: Of,
  places: readonly Place[],
  change: (item: MenuItem, place: Place) => MenuItem,
): Of {
  const wanted = new Map(places.map((place) => [`${place.sectionId}/${place.itemId}`, place]))
  return mapItems(menu, (item, section) => {
    const place = wanted.get(`${section.id}/${item.id}`)
    return place ? change(item, place) : item
  })
}
