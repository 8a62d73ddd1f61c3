import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { namedPlace, namedPlaces } from './places.ts'

const menu = menuUnderLaw({
  items: [{ name: 'Steak tartare' }, { name: 'Soup' }],
  notices: ['A service charge of 5 % goes to the kitchen and to nobody else in the house.'],
  marks: [{ id: 'm1', kind: 'mark', key: 'raw', symbol: '†', meaning: '' }],
})
const [section] = menu.sections
const [tartare] = section?.items ?? []

it('names a dish and where it stands', () => {
  expect(namedPlace(menu, '/sections/0/items/0')).toEqual({
    pointer: '/sections/0/items/0',
    name: 'Steak tartare',
    target: { kind: 'item', sectionId: section?.id, itemId: tartare?.id },
  })
  // A text or a price of it is the dish.
  expect(namedPlace(menu, '/sections/0/items/1/prices/0')?.name).toBe('Soup')
})

it.each([
  ['/sections/0/intro', section?.name, 'section'],
  ['/notices/0/text', 'Notice “A service charge of 5 % goes to the kitc…”', 'menu-details'],
  ['/marks/0', 'Mark †', 'menu-details'],
  ['/marks', 'Marks', 'menu-details'],
  ['/contact/web', 'Contact', 'menu-details'],
])('names %s', (pointer, name, kind) => {
  expect(namedPlace(menu, pointer)).toMatchObject({ name, target: { kind } })
})

it('names what is gone no more, and what comes twice once', () => {
  expect(
    namedPlaces(menu, ['/sections/0/items/9', '/sections/7', '/notices/4/text', '/modifierGroups/0']),
  ).toEqual([])
  expect(namedPlaces(menu, ['/sections/0/items/0', '/sections/0/items/0'])).toHaveLength(1)
})
