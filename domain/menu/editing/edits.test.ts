import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../model/item.ts'
import { FIRST_CUSTOM_ITEM_ID, LAST_CUSTOM_ITEM_ID } from '../model/limits.ts'
import { newMenu } from '../model/menu.ts'
import { itemIds } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import {
  addItem,
  addItemToSection,
  customItem,
  findItem,
  insertItem,
  newCustomItemId,
  removeItem,
  replaceItem,
} from './edits.ts'

const appetizers = { id: 1, name: 'Appetizers' }
const mains = { id: 2, name: 'Main Courses' }
const desserts = { id: 3, name: 'Desserts' }

const dish = (id: number, changes: Partial<MenuItem> = {}): MenuItem => ({
  ...customItem(
    { name: `Dish ${id}`, description: 'As it comes.', prices: [fixedPrice(1000)], dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  ),
  ...changes,
})

const menu = newMenu([
  { ...appetizers, items: [dish(1), dish(2), dish(3)] },
  { ...desserts, items: [dish(4)] },
])

describe('an edit', () => {
  it('leaves the menu it starts from as it was', () => {
    const before = structuredClone(menu)
    addItem(menu, 1, dish(9))
    replaceItem(menu, { sectionId: 1, itemId: 2 }, dish(9))
    removeItem(menu, { sectionId: 1, itemId: 2 })
    addItemToSection(menu, mains, dish(9))
    expect(menu).toEqual(before)
  })

  it('touches only the section it names', () => {
    const twice = newMenu([
      { ...appetizers, items: [dish(1)] },
      { ...desserts, items: [dish(1)] },
    ])
    expect(itemIds(removeItem(twice, { sectionId: 3, itemId: 1 }))).toEqual([1])
    expect(
      findItem(removeItem(twice, { sectionId: 3, itemId: 1 }), { sectionId: 1, itemId: 1 }),
    ).toBeDefined()
  })

  it('keeps a section whose last item is removed', () => {
    expect(removeItem(menu, { sectionId: 3, itemId: 4 }).sections[1]).toEqual({ ...desserts, items: [] })
  })
})

describe('adding an item', () => {
  it('opens a missing section between its neighbors', () => {
    const added = addItemToSection(menu, mains, dish(9))
    expect(added.sections.map(({ name }) => name)).toEqual(['Appetizers', 'Main Courses', 'Desserts'])
    expect(added.sections[1]?.items).toEqual([dish(9)])
  })

  it('opens a missing section at the end', () => {
    expect(addItemToSection(menu, { id: 5, name: 'Beverages' }, dish(9)).sections.at(-1)?.id).toBe(5)
  })

  it('appends to a section that is there', () => {
    expect(itemIds(addItemToSection(menu, appetizers, dish(9)))).toEqual([1, 2, 3, 9, 4])
  })

  it('takes a removal back to the same place', () => {
    const removed = removeItem(menu, { sectionId: 1, itemId: 2 })
    expect(insertItem(removed, 1, 1, dish(2))).toEqual(menu)
  })
})

describe('an id for a custom item', () => {
  it('is the first or the last of the range at the ends of chance', () => {
    expect(newCustomItemId(menu, 0)).toBe(FIRST_CUSTOM_ITEM_ID)
    expect(newCustomItemId(menu, 0.9999999)).toBe(LAST_CUSTOM_ITEM_ID)
  })

  it('is none that the menu has, beyond the end of the range too', () => {
    const taken = newMenu([{ ...appetizers, items: [dish(LAST_CUSTOM_ITEM_ID), dish(FIRST_CUSTOM_ITEM_ID)] }])
    expect(newCustomItemId(taken, 0.9999999)).toBe(FIRST_CUSTOM_ITEM_ID + 1)
  })
})

it('makes an item of the owner’s own with the diets that the owner states', () => {
  const item = customItem(
    { name: 'Caponata', description: '', prices: [fixedPrice(950)], dietaryOptions: [2] },
    { id: 9000, cuisineId: 1, categoryId: 1 },
  )
  expect(item).toMatchObject({
    dietaryOptions: [2],
    imageUrl: null,
    prices: [{ kind: 'fixed', amount: 950 }],
  })
  expect(item.confirmedClaims?.dietaryOptions).toEqual([2])
})
