import { describe, expect, it } from 'vitest'
import { FIRST_CUSTOM_ITEM_ID, LAST_CUSTOM_ITEM_ID, type MenuGroup, type MenuItem } from '../model/schema.ts'
import {
  addItem,
  addItemToSection,
  customItem,
  findItem,
  insertItem,
  itemIds,
  newCustomItemId,
  removeItem,
  replaceItem,
} from './edits.ts'

const appetizers = { id: 1, name: 'Appetizers' }
const mains = { id: 2, name: 'Main Courses' }
const desserts = { id: 3, name: 'Desserts' }

const dish = (id: number, changes: Partial<MenuItem> = {}): MenuItem => ({
  ...customItem(
    { name: `Dish ${id}`, description: 'As it comes.', price: 10, dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  ),
  ...changes,
})

const menu: MenuGroup[] = [
  { category: appetizers, items: [dish(1), dish(2), dish(3)] },
  { category: desserts, items: [dish(4)] },
]

describe('an edit', () => {
  it('leaves the menu it starts from as it was', () => {
    const before = structuredClone(menu)
    addItem(menu, 1, dish(9))
    replaceItem(menu, { categoryId: 1, itemId: 2 }, dish(9))
    removeItem(menu, { categoryId: 1, itemId: 2 })
    addItemToSection(menu, mains, dish(9))
    expect(menu).toEqual(before)
  })

  it('touches only the section it names', () => {
    const twice: MenuGroup[] = [
      { category: appetizers, items: [dish(1)] },
      { category: desserts, items: [dish(1)] },
    ]
    expect(itemIds(removeItem(twice, { categoryId: 3, itemId: 1 }))).toEqual([1])
    expect(
      findItem(removeItem(twice, { categoryId: 3, itemId: 1 }), { categoryId: 1, itemId: 1 }),
    ).toBeDefined()
  })

  it('keeps a section whose last item is removed', () => {
    expect(removeItem(menu, { categoryId: 3, itemId: 4 })[1]).toEqual({ category: desserts, items: [] })
  })
})

describe('adding an item', () => {
  it('opens a missing section between its neighbors', () => {
    const added = addItemToSection(menu, mains, dish(9))
    expect(added.map((group) => group.category.name)).toEqual(['Appetizers', 'Main Courses', 'Desserts'])
    expect(added[1]?.items).toEqual([dish(9)])
  })

  it('opens a missing section at the end', () => {
    expect(addItemToSection(menu, { id: 5, name: 'Beverages' }, dish(9)).at(-1)?.category.id).toBe(5)
  })

  it('appends to a section that is there', () => {
    expect(itemIds(addItemToSection(menu, appetizers, dish(9)))).toEqual([1, 2, 3, 9, 4])
  })

  it('takes a removal back to the same place', () => {
    const removed = removeItem(menu, { categoryId: 1, itemId: 2 })
    expect(insertItem(removed, 1, 1, dish(2))).toEqual(menu)
  })
})

describe('an id for a custom item', () => {
  it('is the first or the last of the range at the ends of chance', () => {
    expect(newCustomItemId(menu, 0)).toBe(FIRST_CUSTOM_ITEM_ID)
    expect(newCustomItemId(menu, 0.9999999)).toBe(LAST_CUSTOM_ITEM_ID)
  })

  it('is none that the menu has, beyond the end of the range too', () => {
    const taken = [{ category: appetizers, items: [dish(LAST_CUSTOM_ITEM_ID), dish(FIRST_CUSTOM_ITEM_ID)] }]
    expect(newCustomItemId(taken, 0.9999999)).toBe(FIRST_CUSTOM_ITEM_ID + 1)
  })
})

describe('an item of the owner’s own making', () => {
  it('carries everything that follows from its dietary options', () => {
    const item = customItem(
      { name: 'Caponata', description: '', price: 9.5, dietaryOptions: [2] },
      { id: 9000, cuisineId: 1, categoryId: 1 },
    )
    expect(item).toMatchObject({ isVegan: true, isVegetarian: true, location: 'Custom', imageUrl: null })
    expect(item.dietaryDetails).toEqual([{ id: 2, name: 'Vegan', displayClass: 'diet-vegan' }])
  })
})
