import { describe, expect, it } from 'vitest'
import { MENU_SIZE_LIMITS, type MenuGroup, menuGroupsSchema } from '../model/schema.ts'
import {
  addSection,
  categoryForSection,
  FIRST_OWN_SECTION_ID,
  isFullOfSections,
  isSectionNameTaken,
  newSectionId,
  removeSection,
  renameSection,
  sectionNameSchema,
} from './sections.ts'

const menu: MenuGroup[] = [
  { category: { id: 1, name: 'Appetizers' }, items: [], notice: 'From the house.' },
  { category: { id: FIRST_OWN_SECTION_ID, name: 'From the Grill' }, items: [] },
]

describe('a new section', () => {
  it('takes the catalogue’s category of its name, so that dishes can be found for it', () => {
    expect(categoryForSection(menu, ' desserts ')).toEqual({ id: 3, name: 'Desserts' })
  })

  it('is the owner’s own where the catalogue has none of the name, or it is in use', () => {
    expect(categoryForSection(menu, ' Breakfast ')).toEqual({
      id: FIRST_OWN_SECTION_ID + 1,
      name: 'Breakfast',
    })
    const renamed = renameSection(menu, 1, 'Antipasti')
    expect(categoryForSection(renamed, 'Appetizers')).toEqual({
      id: FIRST_OWN_SECTION_ID + 1,
      name: 'Appetizers',
    })
  })

  it('stands at the end, and the menu stays one that is accepted', () => {
    const added = addSection(menu, categoryForSection(menu, 'Breakfast'))
    expect(added.map(({ category }) => category.name)).toEqual(['Appetizers', 'From the Grill', 'Breakfast'])
    expect(menuGroupsSchema.safeParse(added).success).toBe(true)
  })

  it('gets an id that no other has, a removed one’s too', () => {
    expect(newSectionId(menu)).toBe(FIRST_OWN_SECTION_ID + 1)
    expect(newSectionId(removeSection(menu, FIRST_OWN_SECTION_ID))).toBe(FIRST_OWN_SECTION_ID)
  })
})

it('renames a section and leaves all else of it as it was', () => {
  expect(renameSection(menu, 1, ' Antipasti ')[0]).toEqual({
    category: { id: 1, name: 'Antipasti' },
    items: [],
    notice: 'From the house.',
  })
})

it('knows a name that another section has, whatever its letter case', () => {
  expect(isSectionNameTaken(menu, ' appetizers')).toBe(true)
  expect(isSectionNameTaken(menu, 'Appetizers', 1)).toBe(false)
  expect(isSectionNameTaken(menu, 'Breakfast')).toBe(false)
})

it('refuses a name of nothing, or of more than fits a page', () => {
  expect(sectionNameSchema.safeParse('  ').success).toBe(false)
  expect(sectionNameSchema.safeParse('x'.repeat(121)).success).toBe(false)
})

it('is full at the number of sections that a menu may have', () => {
  const full = Array.from({ length: MENU_SIZE_LIMITS.groups }, () => menu[0] as MenuGroup)
  expect(isFullOfSections(full)).toBe(true)
  expect(isFullOfSections(menu)).toBe(false)
})
