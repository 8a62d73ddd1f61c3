import { expect, it } from 'vitest'
import { specifiedGroup } from '#contract/shared/specified-menu.ts'
import { customItem } from '#domain/menu/editing/edits.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { canBeShown, readGeneratedMenu } from './generated-menu.ts'

const item = customItem(
  {
    name: 'Caponata',
    description: 'Sweet and sour aubergines.',
    prices: [fixedPrice(950)],
    dietaryOptions: [],
  },
  { id: 9000, cuisineId: 1, categoryId: 1 },
)
const section = { id: 1, name: 'Appetizers', items: [item] }
const group = specifiedGroup(section, { currency: 'USD' })

it('makes sections of a list of groups', () => {
  expect(readGeneratedMenu([group])).toEqual([section])
})

it('refuses anything but a list', () => {
  for (const answer of [null, {}, 'menu', { groups: [] }]) {
    expect(() => readGeneratedMenu(answer)).toThrow('Invalid menu data format: expected array')
  }
})

it('names the group that is none by its number', () => {
  for (const broken of [null, {}, { category: {}, items: [] }, { category: { id: 2 }, items: null }]) {
    expect(() => readGeneratedMenu([group, broken])).toThrow(
      'Menu data validation error: Category 2 has invalid structure',
    )
  }
})

it('names the category whose items are none', () => {
  const broken = { ...group, items: [{ ...item, prices: 'none' }] }
  expect(() => readGeneratedMenu([broken])).toThrow('Items in category Appetizers has invalid structure')
})

it('lets an empty list through, but does not call it a menu', () => {
  expect(readGeneratedMenu([])).toEqual([])
  expect(canBeShown([])).toBe(false)
  expect(canBeShown([section])).toBe(true)
})
