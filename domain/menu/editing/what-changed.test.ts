import { describe, expect, it } from 'vitest'
import { changePrices } from '../../pricing/price-change.ts'
import type { MenuGroup, MenuItem } from '../model/schema.ts'
import { duplicateItem, moveItem, moveSection } from './arrange.ts'
import { addItemToSection, customItem, removeItem, replaceItem, updateItem } from './edits.ts'
import { addSection, removeSection, renameSection } from './sections.ts'
import { whatChanged } from './what-changed.ts'

const dish = (id: number): MenuItem =>
  customItem(
    { name: `Dish ${id}`, description: '', price: 10, dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  )

const menu: MenuGroup[] = [
  { category: { id: 1, name: 'Appetizers' }, items: [dish(1), dish(2), dish(3)] },
  { category: { id: 2, name: 'Main Courses' }, items: [dish(5), dish(6)] },
  { category: { id: 3, name: 'Desserts' }, items: [dish(4)] },
]
const second = { categoryId: 1, itemId: 2 }
const raise = { kind: 'amount', by: 1, rounding: 'cent' } as const

describe('the difference between two menus', () => {
  it.each([
    ['item_added', 'Dish 9', 3, 9, addItemToSection(menu, { id: 3, name: 'Desserts' }, dish(9))],
    ['item_added', 'Dish 9', 4, 9, addItemToSection(menu, { id: 4, name: 'Sides' }, dish(9))],
    ['item_added', 'Dish 2', 1, 9, duplicateItem(menu, second, 9)],
    ['item_removed', 'Dish 2', 1, null, removeItem(menu, second)],
    ['item_replaced', 'Dish 2', 1, 9, replaceItem(menu, second, dish(9))],
    ['item_changed', 'Dish 2', 1, 2, updateItem(menu, second, { name: 'Soup' })],
    ['items_reordered', 'Appetizers', 1, null, moveItem(menu, second, { categoryId: 1, position: 0 })],
    ['item_moved', 'Dish 2', 3, 2, moveItem(menu, second, { categoryId: 3, position: 0 })],
    ['prices_changed', '', null, null, changePrices(menu, raise, null)],
    ['section_added', 'Brunch', 1000, null, addSection(menu, { id: 1000, name: 'Brunch' })],
    ['section_removed', 'Main Courses', null, null, removeSection(menu, 2)],
    ['section_renamed', 'Desserts', 3, null, renameSection(menu, 3, 'Dolci')],
    ['sections_reordered', '', null, null, moveSection(menu, 3, 0)],
    ['several', '', null, null, removeSection(removeSection(menu, 2), 3)],
  ])('is %s, of %s', (code, name, categoryId, itemId, after) => {
    expect(whatChanged(menu, after)).toEqual({ code, name, categoryId, itemId })
  })

  it('is none between equals', () => {
    expect(whatChanged(menu, structuredClone(menu))).toBeNull()
  })
})
