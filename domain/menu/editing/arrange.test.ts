import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../model/item.ts'
import { FIRST_CUSTOM_ITEM_ID, FIRST_OWN_SECTION_ID } from '../model/limits.ts'
import { type Menu, newMenu } from '../model/menu.ts'
import { itemIds, itemsOf } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { duplicateItem, insertSections, moveItem, moveSection } from './arrange.ts'
import { customItem, removeItem } from './edits.ts'
import { removeSection } from './sections.ts'

const dish = (id: number, name = `Dish ${id}`): MenuItem =>
  customItem(
    { name, description: '', prices: [fixedPrice(1000)], dietaryOptions: [] },
    { id, cuisineId: 1, categoryId: 1 },
  )

const menu = newMenu([
  { id: 1, name: 'Appetizers', items: [dish(1), dish(2), dish(3)] },
  { id: 3, name: 'Desserts', items: [dish(4)] },
  { id: FIRST_OWN_SECTION_ID, name: 'From the Grill', items: [] },
])

const idsIn = (edited: Menu, sectionId: number) =>
  edited.sections.find(({ id }) => id === sectionId)?.items.map(({ id }) => id)

describe('moving an item', () => {
  it.each([
    [0, [3, 1, 2]],
    [1, [1, 3, 2]],
    [2, [1, 2, 3]],
    [99, [1, 2, 3]],
  ])('puts it at position %i of its section', (position, ids) => {
    const moved = moveItem(menu, { sectionId: 1, itemId: 3 }, { sectionId: 1, position })
    expect(idsIn(moved, 1)).toEqual(ids)
  })

  it('is no edit where the item stays', () => {
    expect(moveItem(menu, { sectionId: 1, itemId: 2 }, { sectionId: 1, position: 1 })).toBe(menu)
    expect(moveItem(menu, { sectionId: 1, itemId: 8 }, { sectionId: 1, position: 1 })).toBe(menu)
    expect(moveItem(menu, { sectionId: 1, itemId: 2 }, { sectionId: 9, position: 0 })).toBe(menu)
  })

  it('gives it the category of the section it comes to', () => {
    const moved = moveItem(menu, { sectionId: 1, itemId: 2 }, { sectionId: 3, position: 0 })
    expect(idsIn(moved, 1)).toEqual([1, 3])
    expect(moved.sections[1]?.items[0]).toEqual({ ...dish(2), categoryId: 3 })
  })

  it('leaves it the kind of dish it was in a section of the owner’s own', () => {
    const place = { sectionId: 1, itemId: 2 }
    const moved = moveItem(menu, place, { sectionId: FIRST_OWN_SECTION_ID, position: 0 })
    expect(moved.sections[2]?.items).toEqual([dish(2)])
  })

  it('keeps both where the other section has the same dish, each under an id of its own', () => {
    const twice = newMenu([
      { id: 1, name: 'Appetizers', items: [dish(1, 'Large soup')] },
      { id: 4, name: 'Sides', items: [dish(1, 'Small soup'), dish(FIRST_CUSTOM_ITEM_ID)] },
    ])
    const moved = moveItem(twice, { sectionId: 1, itemId: 1 }, { sectionId: 4, position: 0 })
    expect(moved.sections[1]?.items.map(({ id, name }) => [id, name])).toEqual([
      [FIRST_CUSTOM_ITEM_ID + 1, 'Large soup'],
      [1, 'Small soup'],
      [FIRST_CUSTOM_ITEM_ID, `Dish ${FIRST_CUSTOM_ITEM_ID}`],
    ])
  })
})

describe('moving a section', () => {
  const order = (edited: Menu) => edited.sections.map(({ id }) => id)

  it('takes its items along', () => {
    const moved = moveSection(menu, 3, 0)
    expect(order(moved)).toEqual([3, 1, FIRST_OWN_SECTION_ID])
    expect(idsIn(moved, 3)).toEqual([4])
    expect(order(moveSection(menu, 1, 99))).toEqual([3, FIRST_OWN_SECTION_ID, 1])
  })

  it('is no edit where it stays', () => {
    expect(moveSection(menu, 3, 1)).toBe(menu)
    expect(moveSection(menu, 7, 1)).toBe(menu)
    expect(moveSection(menu, FIRST_OWN_SECTION_ID, 99)).toBe(menu)
  })

  it('takes its removal back to the same place', () => {
    expect(insertSections(removeSection(menu, 3), 1, menu.sections.slice(1, 2))).toEqual(menu)
  })
})

it('puts a duplicate right below, under an id of its own', () => {
  const edited = duplicateItem(menu, { sectionId: 1, itemId: 2 }, 9123)
  expect(idsIn(edited, 1)).toEqual([1, 2, 9123, 3])
  expect(edited.sections[0]?.items[2]).toEqual({ ...dish(2), id: 9123 })
  expect(duplicateItem(menu, { sectionId: 3, itemId: 2 }, 9123)).toBe(menu)
})

/** A few sections whose items share a few ids, as a dish can be in several; its name tells each apart. */
const menus: fc.Arbitrary<Menu> = fc
  .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 })
  .chain((sectionIds) =>
    fc.tuple(
      ...sectionIds.map((sectionId) =>
        fc
          .uniqueArray(fc.constantFrom(1, 2, 3, 4, FIRST_CUSTOM_ITEM_ID, FIRST_CUSTOM_ITEM_ID + 1))
          .map((ids) => ({
            id: sectionId,
            name: `Section ${sectionId}`,
            items: ids.map((id) => dish(id, `${id} of ${sectionId}`)),
          })),
      ),
    ),
  )
  .map((sections) => newMenu(sections))

const moves = fc.array(
  fc.record({ item: fc.nat(20), section: fc.nat(5), position: fc.nat(8), isOfSection: fc.boolean() }),
  { maxLength: 30 },
)

const namesIn = (edited: Menu) =>
  itemsOf(edited)
    .map(({ name }) => name)
    .sort()

describe('any sequence of moves', () => {
  it('loses no item and doubles none, and every item can be named by its place', () => {
    fc.assert(
      fc.property(menus, moves, (start, sequence) => {
        let present: Menu = start
        for (const { item, section, position, isOfSection } of sequence) {
          const sectionId = present.sections[section % present.sections.length]?.id ?? 0
          const places = present.sections.flatMap((of) =>
            of.items.map(({ id }) => ({ sectionId: of.id, itemId: id })),
          )
          const place = places[item % Math.max(places.length, 1)]
          if (isOfSection) present = moveSection(present, sectionId, position)
          else if (place) present = moveItem(present, place, { sectionId, position })
        }
        expect(namesIn(present)).toEqual(namesIn(start))
        expect(present.sections.map(({ id }) => id).sort()).toEqual(start.sections.map(({ id }) => id).sort())
        for (const { items } of present.sections)
          expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      }),
    )
  })

  it('is taken back by moving the item to where it was', () => {
    fc.assert(
      fc.property(menus, fc.nat(20), fc.nat(8), (start, nth, position) => {
        const section = start.sections.find(({ items }) => items.length > 0)
        const item = section?.items[nth % section.items.length]
        if (!section || !item) return
        const place = { sectionId: section.id, itemId: item.id }
        const moved = moveItem(start, place, { sectionId: section.id, position })
        expect(itemIds(removeItem(moved, place))).toEqual(itemIds(removeItem(start, place)))
        const back = moveItem(moved, place, {
          sectionId: section.id,
          position: section.items.indexOf(item),
        })
        expect(back).toEqual(start)
      }),
    )
  })
})
