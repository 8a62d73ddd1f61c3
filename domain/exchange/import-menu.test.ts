import { expect, it } from 'vitest'
import type { MenuGroup } from '../menu/model/schema.ts'
import { addGroups, addToMenu, replaceMenu, roomAfterAdding } from './import-menu.ts'
import type { ReadItem } from './reading/read-menu.ts'

const dish = (name: string, more: Partial<ReadItem> = {}): ReadItem => ({ row: 1, name, price: 6, ...more })

const [soup] = replaceMenu([], [{ name: 'Soups', items: [dish('Soup')] }], 1)[0]?.items ?? []
if (!soup) throw new Error('A menu of one dish has that dish.')

const menu: MenuGroup[] = [
  {
    category: { id: 1, name: 'Soups' },
    items: [
      {
        ...soup,
        id: 812,
        imageUrl: '/images/812',
        description: 'Hot.',
        originalPrice: 5,
      },
    ],
  },
]

const shape = (groups: readonly MenuGroup[]) =>
  groups.map(({ category, items }) => [
    category.id,
    category.name,
    ...items.map(({ id, name }) => `${id} ${name}`),
  ])

it('gives new dishes ids of their own, and sections their kind under their own name', () => {
  const groups = replaceMenu(
    [],
    [
      { name: 'Starters', items: [dish('Leek'), dish('Onion')] },
      { name: 'appetizers', items: [dish('Olives')] },
      { name: 'MAINS', items: [dish('Steak')] },
      { name: 'From the grill', items: [] },
    ],
    3,
  )
  expect(shape(groups)).toEqual([
    [1000, 'Starters', '9000 Leek', '9001 Onion'],
    [1, 'appetizers', '9002 Olives'],
    [2, 'MAINS', '9003 Steak'],
    [1001, 'From the grill'],
  ])
  expect(groups[0]?.items[0]).toMatchObject({ cuisineId: 3, categoryId: 1000, location: 'Custom', price: 6 })
})

it('keeps of a dish that comes back what its source does not tell', () => {
  const [group] = replaceMenu(menu, [{ name: 'SOUPS', items: [dish('Soup'), dish('Pea')] }], 3)
  expect(group?.category).toEqual({ id: 1, name: 'SOUPS' })
  expect(group?.items[0]).toEqual(menu[0]?.items[0])
  expect(group?.items[1]).toMatchObject({ id: 9000, name: 'Pea', cuisineId: 3 })
  const [repriced] = replaceMenu(
    menu,
    [{ name: 'Soups', items: [dish('Soup', { price: 7, description: '' })] }],
    3,
  )
  expect(repriced?.items[0]).toMatchObject({ id: 812, price: 7, description: '', imageUrl: '/images/812' })
  expect(repriced?.items[0]).not.toHaveProperty('originalPrice')
})

it('adds to the sections of the same name and opens the others', () => {
  const groups = addToMenu(
    menu,
    [
      { name: 'soups', items: [dish('Soup')] },
      { name: 'Appetizers', items: [dish('Olives', { allergens: [] })] },
    ],
    3,
  )
  expect(shape(groups)).toEqual([
    [1, 'Soups', '812 Soup', '9000 Soup'],
    [1000, 'Appetizers', '9001 Olives'],
  ])
  expect(groups[1]?.items[0]?.claimsToConfirm?.allergens).toEqual([])
})

it('adds the sections of another menu without two dishes of one id', () => {
  expect(shape(addGroups(menu, menu))).toEqual([[1, 'Soups', '812 Soup', '9000 Soup']])
})

it('knows how much more fits', () => {
  expect(roomAfterAdding(menu, [{ name: 'soups', items: [dish('Soup')] }])).toEqual({
    items: 998,
    sections: 59,
  })
  expect(roomAfterAdding(menu, [{ name: 'Wines', items: new Array(1000) }])).toEqual({
    items: -1,
    sections: 58,
  })
})
