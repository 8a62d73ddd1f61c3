import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../model/item.ts'
import { newMenu } from '../model/menu.ts'
import { mapItems } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { duplicateItem, moveItem, moveSection } from './arrange.ts'
import { addItemToSection, customItem, removeItem, replaceItem, updateItem } from './edits.ts'
import { addNotice, updateMenu } from './menu-edits.ts'
import { addSection, removeSection, renameSection, updateSection } from './sections.ts'
import { whatChanged } from './what-changed.ts'

const dish = (id: number): MenuItem =>
  customItem(
    { name: `Dish ${id}`, description: '', prices: [fixedPrice(1000)], dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  )

const menu = newMenu([
  { id: 1, name: 'Appetizers', items: [dish(1), dish(2), dish(3)] },
  { id: 2, name: 'Main Courses', items: [dish(5), dish(6)] },
  { id: 3, name: 'Desserts', items: [dish(4)] },
])
const second = { sectionId: 1, itemId: 2 }
const dearer = mapItems(menu, (item) => ({ ...item, prices: [fixedPrice(1100)] }))

describe('the difference between two menus', () => {
  it.each([
    ['item_added', 'Dish 9', 3, 9, addItemToSection(menu, { id: 3, name: 'Desserts' }, dish(9))],
    ['item_added', 'Dish 9', 4, 9, addItemToSection(menu, { id: 4, name: 'Sides' }, dish(9))],
    ['item_added', 'Dish 2', 1, 9, duplicateItem(menu, second, 9)],
    ['item_removed', 'Dish 2', 1, null, removeItem(menu, second)],
    ['item_replaced', 'Dish 2', 1, 9, replaceItem(menu, second, dish(9))],
    ['item_changed', 'Dish 2', 1, 2, updateItem(menu, second, { name: 'Soup' })],
    ['items_reordered', 'Appetizers', 1, null, moveItem(menu, second, { sectionId: 1, position: 0 })],
    ['item_moved', 'Dish 2', 3, 2, moveItem(menu, second, { sectionId: 3, position: 0 })],
    ['prices_changed', '', null, null, dearer],
    ['section_added', 'Brunch', 1000, null, addSection(menu, { id: 1000, name: 'Brunch' })],
    ['section_removed', 'Main Courses', null, null, removeSection(menu, 2)],
    ['section_changed', 'Desserts', 3, null, updateSection(menu, 3, { intro: 'Until six.' })],
    ['menu_changed', '', null, null, updateMenu(menu, { title: 'Dinner' })],
    ['menu_changed', '', null, null, addNotice(menu, { kind: 'text', text: 'Cash only.' })],
    ['several', '', null, null, updateMenu(renameSection(menu, 3, 'Dolci'), { title: 'Dinner' })],
    ['section_renamed', 'Desserts', 3, null, renameSection(menu, 3, 'Dolci')],
    ['sections_reordered', '', null, null, moveSection(menu, 3, 0)],
    ['several', '', null, null, removeSection(removeSection(menu, 2), 3)],
  ])('is %s, of %s', (code, name, sectionId, itemId, after) => {
    expect(whatChanged(menu, after)).toEqual({ code, name, sectionId, itemId })
  })

  it('is none between equals', () => {
    expect(whatChanged(menu, structuredClone(menu))).toBeNull()
  })
})
