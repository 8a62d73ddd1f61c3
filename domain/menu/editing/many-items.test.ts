import { describe, expect, it } from 'vitest'
import { newMenu } from '../model/menu.ts'
import { customItem } from './edits.ts'
import { duplicateItems, moveItems, putItemsBack, removeItems } from './many-items.ts'

const dish = (id: number) =>
  customItem(
    { name: `Dish ${id}`, description: '', prices: [], dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  )

const menu = newMenu([
  { id: 1, name: 'Starters', items: [dish(9001), dish(9002), dish(9003)] },
  { id: 2, name: 'Mains', items: [dish(9004)] },
])
const at = (sectionId: number, itemId: number) => ({ sectionId, itemId })
const ids = ({ sections }: typeof menu) => sections.map(({ items }) => items.map(({ id }) => id))

describe('several items at once', () => {
  it('are removed from their sections alone', () => {
    expect(ids(removeItems(menu, [at(1, 9003), at(1, 9001), at(2, 9001)]))).toEqual([[9002], [9004]])
    expect(removeItems(menu, [])).toBe(menu)
  })

  it('are moved to the end of a section in the order of the page', () => {
    expect(ids(moveItems(menu, [at(1, 9003), at(1, 9001)], 2))).toEqual([[9002], [9004, 9001, 9003]])
  })

  it('stay together where some of them stand in the section already', () => {
    expect(ids(moveItems(menu, [at(1, 9001), at(2, 9004)], 1))).toEqual([[9002, 9003, 9001, 9004], []])
  })

  it('are put back where they stood, whatever else was changed since', () => {
    const places = [at(1, 9001), at(1, 9003)]
    const later = (changed: typeof menu) => removeItems(changed, [at(2, 9004)])
    expect(ids(putItemsBack(later(removeItems(menu, places)), menu, places))).toEqual([
      [9001, 9002, 9003],
      [],
    ])
    expect(ids(putItemsBack(later(moveItems(menu, places, 2)), menu, places))).toEqual([
      [9001, 9002, 9003],
      [],
    ])
  })

  it('are copied each below itself, with ids of their own', () => {
    const copied = duplicateItems(menu, [at(1, 9001), at(2, 9004)], 0)
    expect(copied.sections.map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['Dish 9001', 'Dish 9001', 'Dish 9002', 'Dish 9003'],
      ['Dish 9004', 'Dish 9004'],
    ])
    expect(new Set(ids(copied).flat()).size).toBe(6)
  })
})
