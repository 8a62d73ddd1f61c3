import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../model/item.ts'
import { FIRST_OWN_SECTION_ID, MENU_SIZE_LIMITS } from '../model/limits.ts'
import { type Menu, menuSchema, newMenu } from '../model/menu.ts'
import { type Section, sectionNameSchema } from '../model/section.ts'
import { customItem } from './edits.ts'
import {
  addSection,
  isFullOfSections,
  isSectionNameTaken,
  nestSection,
  newSectionId,
  possibleParents,
  removeSection,
  renameSection,
  sectionRefFor,
  updateSection,
} from './sections.ts'

const menu = newMenu([
  { id: 1, name: 'Appetizers', items: [], ownerNotice: 'From the house.' },
  { id: FIRST_OWN_SECTION_ID, name: 'From the Grill', items: [] },
])

describe('a new section', () => {
  it('takes the catalogue’s category of its name, so that dishes can be found for it', () => {
    expect(sectionRefFor(menu, ' desserts ')).toEqual({ id: 3, name: 'Desserts' })
  })

  it('is the owner’s own where the catalogue has none of the name, or it is in use', () => {
    expect(sectionRefFor(menu, ' Breakfast ')).toEqual({ id: FIRST_OWN_SECTION_ID + 1, name: 'Breakfast' })
    const renamed = renameSection(menu, 1, 'Antipasti')
    expect(sectionRefFor(renamed, 'Appetizers')).toEqual({
      id: FIRST_OWN_SECTION_ID + 1,
      name: 'Appetizers',
    })
  })

  it('stands at the end, and the menu stays one that is accepted', () => {
    const added = addSection(menu, sectionRefFor(menu, 'Breakfast'))
    expect(namesOf(added)).toEqual(['Appetizers', 'From the Grill', 'Breakfast'])
    expect(menuSchema.safeParse(added).success).toBe(true)
  })

  it('gets an id that no other has, a removed one’s too', () => {
    expect(newSectionId(menu)).toBe(FIRST_OWN_SECTION_ID + 1)
    expect(newSectionId(removeSection(menu, FIRST_OWN_SECTION_ID))).toBe(FIRST_OWN_SECTION_ID)
  })
})

it('renames a section and leaves all else of it as it was', () => {
  expect(renameSection(menu, 1, ' Antipasti ').sections[0]).toEqual({
    id: 1,
    name: 'Antipasti',
    items: [],
    ownerNotice: 'From the house.',
  })
})

it('puts the prices that are there into columns that come over them, those of subsections too', () => {
  const wine = (id: number, ...prices: MenuItem['prices']) =>
    customItem(
      { name: `Wine ${id}`, description: '', prices, dietaryOptions: [] },
      { id, cuisineId: 1, categoryId: 4 },
    )
  const list = newMenu([
    {
      id: 1005,
      name: 'Wine',
      items: [
        wine(
          9001,
          { id: 'p1', kind: 'fixed', amount: 1200, label: 'glass' },
          { id: 'p2', kind: 'fixed', amount: 4800, label: 'bottle' },
        ),
      ],
    },
    {
      id: 1006,
      name: 'Red',
      parentId: 1005,
      items: [
        wine(9002, { id: 'p1', kind: 'fixed', amount: 1400 }, { id: 'p2', kind: 'fixed', amount: 5800 }),
      ],
    },
  ])
  const priceHeads = [
    { id: 'h1', label: 'Glass' },
    { id: 'h2', label: 'Bottle' },
  ]
  const changed = updateSection(list, 1005, { priceHeads })
  for (const { items } of changed.sections)
    expect(items[0]?.prices.map(({ head, label }) => [head, label])).toEqual([
      ['h1', undefined],
      ['h2', undefined],
    ])
  expect(updateSection(changed, 1005, { priceHeads: undefined }).sections[0]?.items[0]?.prices).toMatchObject(
    [
      { amount: 1200, label: 'Glass' },
      { amount: 4800, label: 'Bottle' },
    ],
  )
})

it('drops what an owner empties', () => {
  const said = updateSection(menu, 1, { intro: 'To share.', daypart: '11–3' })
  expect(said.sections[0]).toMatchObject({ intro: 'To share.', daypart: '11–3' })
  expect(updateSection(said, 1, { intro: undefined }).sections[0]).not.toHaveProperty('intro')
})

it('knows a name that another section has, whatever its letter case', () => {
  expect(isSectionNameTaken(menu, ' appetizers')).toBe(true)
  expect(isSectionNameTaken(menu, 'Appetizers', { besidesId: 1 })).toBe(false)
  expect(isSectionNameTaken(menu, 'Breakfast')).toBe(false)
  expect(isSectionNameTaken(menu, 'Appetizers', { parentId: FIRST_OWN_SECTION_ID })).toBe(false)
})

it('refuses a name of nothing, or of more than fits a page', () => {
  expect(sectionNameSchema.safeParse('  ').success).toBe(false)
  expect(sectionNameSchema.safeParse('x'.repeat(121)).success).toBe(false)
})

it('is full at the number of sections that a menu may have', () => {
  const full = newMenu(
    Array.from({ length: MENU_SIZE_LIMITS.sections }, (_, id) => ({ id, name: `Section ${id}`, items: [] })),
  )
  expect(isFullOfSections(full)).toBe(true)
  expect(isFullOfSections(menu)).toBe(false)
})

const glass = { id: 'h1', label: 'Glass' }
const bottle = { id: 'h2', label: 'Bottle' }
const barolo: MenuItem = customItem(
  {
    name: 'Barolo',
    description: '',
    prices: [
      { id: 'p1', kind: 'fixed', amount: 1800, head: 'h1' },
      { id: 'p2', kind: 'fixed', amount: 9000, head: 'h2' },
    ],
    dietaryOptions: [],
  },
  { id: 9000, cuisineId: 1, categoryId: 5 },
)
const section = (id: number, name: string, parentId?: number, items: MenuItem[] = []): Section => ({
  id,
  name,
  ...(parentId !== undefined && { parentId }),
  items,
})
const wines = newMenu([
  { ...section(5, 'Wine'), priceHeads: [glass, bottle] },
  section(10, 'Red', 5),
  section(11, 'Italy', 10, [barolo]),
  section(12, 'White', 5),
  section(20, 'Beer'),
])

const namesOf = (of: Menu) => of.sections.map(({ name }) => name)
const pricesOf = (of: Menu) => of.sections.flatMap(({ items }) => items.flatMap(({ prices }) => prices))

describe('sections in sections', () => {
  it('are added as the last of the section that they stand in', () => {
    const added = addSection(wines, { id: 13, name: 'France' }, 10)
    expect(namesOf(added)).toEqual(['Wine', 'Red', 'Italy', 'France', 'White', 'Beer'])
    expect(menuSchema.safeParse(added).success).toBe(true)
  })

  it('go with the section that they stand in', () => {
    expect(namesOf(removeSection(wines, 10))).toEqual(['Wine', 'White', 'Beer'])
    expect(namesOf(removeSection(wines, 5))).toEqual(['Beer'])
  })

  it('can stand where the whole stays two levels deep, and never in themselves', () => {
    const names = (id: number) => possibleParents(wines, id).map(({ name }) => name)
    expect(names(10)).toEqual(['Wine', 'Beer'])
    expect(names(20)).toEqual(['Wine', 'Red', 'White'])
    expect(names(5)).toEqual([])
  })

  it('take their sections along, in and out again', () => {
    const nested = nestSection(wines, 10, 20)
    expect(namesOf(nested)).toEqual(['Wine', 'White', 'Beer', 'Red', 'Italy'])
    expect(menuSchema.safeParse(nested).success).toBe(true)
    const out = nestSection(wines, 10, undefined)
    expect(namesOf(out)).toEqual(['Wine', 'White', 'Red', 'Italy', 'Beer'])
    expect(menuSchema.safeParse(out).success).toBe(true)
    expect(nestSection(wines, 5, 11)).toBe(wines)
  })
})

describe('a column that goes', () => {
  it('leaves its head to the prices that stood in it', () => {
    const one = updateSection(wines, 5, { priceHeads: [bottle] })
    expect(pricesOf(one)).toEqual([
      { id: 'p1', kind: 'fixed', amount: 1800, label: 'Glass' },
      { id: 'p2', kind: 'fixed', amount: 9000, head: 'h2' },
    ])
    expect(menuSchema.safeParse(one).success).toBe(true)
  })

  it('goes too where the section leaves the one that has it', () => {
    const out = nestSection(wines, 10, 20)
    expect(pricesOf(out).map(({ head, label }) => head ?? label)).toEqual(['Glass', 'Bottle'])
  })
})
