import { addDishes } from '#domain/generation/add-dishes.ts'
import { FIRST_CUSTOM_ITEM_ID } from '#domain/menu/model/limits.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { CATALOGUE_CURRENCY } from '#domain/money/currency.ts'
import { lockedItems } from './locked-dishes.ts'

/**
 * A new menu of these generated sections with what was locked on the one before, unchanged: an owner's own dishes go
 * to the end of a section of their course.
 * @param currency of the menu. In another one than the catalog's nothing is converted: dishes have no price until their
 * owner sets one.
 */
export function withLocked(sections: readonly Section[], before: Menu | null, currency: string): Menu {
  const fresh = newMenu(currency === CATALOGUE_CURRENCY ? [...sections] : sections.map(unpriced), currency)
  const kept = new Map(lockedItems(before).map((item) => [item.id, item]))
  if (!before || kept.size === 0) return fresh
  const own = before.sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ id }) => kept.has(id) && id >= FIRST_CUSTOM_ITEM_ID),
    }))
    .filter(({ items }) => items.length > 0)
  const { menu } = addDishes(fresh, own, before.currency)
  const asItStood = {
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((item) =>
        before.currency === currency && section.layout !== 'courses' && section.parentId === undefined
          ? (kept.get(item.id) ?? item)
          : item,
      ),
    })),
  }
  return { ...asItStood, lockedItems: itemsOf(menu).flatMap(({ id }) => (kept.has(id) ? [id] : [])) }
}

const unpriced = ({ prices: _, ...section }: Section): Section => ({
  ...section,
  items: section.items.map((item) => ({ ...item, prices: [] })),
})
