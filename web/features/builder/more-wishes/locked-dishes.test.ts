import { expect, it } from 'vitest'
import { customItem } from '#domain/menu/editing/edits.ts'
import { lockItem } from '#domain/menu/editing/locked-items.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { lockedDishes, lockedItems } from './locked-dishes.ts'
import { withLocked } from './with-locked.ts'

const own = customItem(
  { name: 'Nonna’s Lamb', description: 'Slow-roasted.', prices: [fixedPrice(2900)], dietaryOptions: [] },
  { id: 9500, cuisineId: 1, categoryId: 2 },
)
const built = newMenu(buildContent({ items: 6 }).sections)
const before = {
  ...built,
  sections: built.sections.map((section, at) =>
    at === 0
      ? { ...section, items: [own, ...section.items.map((item, place) => ({ ...item, id: 40 + place }))] }
      : section,
  ),
}
const [, dish] = itemsOf(before)

it('asks the composer to keep the catalogue’s dishes alone', () => {
  const menu = lockItem(lockItem(before, 9500, true), dish?.id ?? 0, true)
  expect(lockedItems(menu).map(({ id }) => id)).toEqual([9500, dish?.id])
  expect(lockedDishes(menu)).toEqual([dish?.id])
  expect(lockedDishes(null)).toEqual([])
})

it('brings an owner’s own dish to the new menu, with its price and its lock', () => {
  const menu = withLocked(
    [{ id: 2, name: 'Main Courses', items: [] }],
    lockItem(before, 9500, true),
    before.currency,
  )
  expect(itemsOf(menu)).toEqual([own])
  expect(menu.lockedItems).toEqual([9500])
})

it('makes a plain menu where nothing is locked', () => {
  const sections = [{ id: 2, name: 'Main Courses', items: [] }]
  expect(withLocked(sections, before, 'USD')).toEqual(newMenu(sections))
  expect(withLocked(sections, null, 'USD')).toEqual(newMenu(sections))
})

it('has no prices in another currency than the catalog’s, but those of what was locked', () => {
  const sections = before.sections.map((section) => ({ ...section, prices: [fixedPrice(4500)] }))
  const menu = withLocked(sections, null, 'GBP')
  expect(menu.currency).toBe('GBP')
  expect(menu.sections.some(({ prices }) => prices)).toBe(false)
  expect(itemsOf(menu).flatMap(({ prices }) => prices)).toEqual([])
  const locked = lockItem({ ...before, currency: 'GBP' }, dish?.id ?? 0, true)
  expect(itemsOf(withLocked(sections, locked, 'GBP')).flatMap(({ prices }) => prices)).toEqual(dish?.prices)
})
