import { expect, it } from 'vitest'
import { atOnce } from '../../computing/steps.ts'
import { menuSchema } from '../../menu/model/menu.ts'
import { dishList, type ListedSection } from './dish-list.ts'

const menu = (id: string, sections: Readonly<Record<string, readonly (readonly [number, string])[]>>) => ({
  id,
  menu: menuSchema.parse({
    sections: Object.entries(sections).map(([name, items], at) => ({
      id: at + 1,
      name,
      items: items.map(([itemId, itemName]) => ({
        id: itemId,
        name: itemName,
        categoryId: 1,
        cuisineId: 1,
        prices: [],
      })),
    })),
  }),
})

const listOf = (menus: Parameters<typeof dishList>[0]) => atOnce(dishList(menus))

const places = (list: readonly ListedSection[]) =>
  list.map(({ name, dishes }) => [
    name,
    ...dishes.map(
      (dish) => `${dish.name}: ${dish.places.map(({ menuId, itemId }) => `${menuId}${itemId}`).join(' ')}`,
    ),
  ])

it('shows a dish of several menus once, with all of its places', () => {
  const list = listOf([
    menu('dinner', {
      Fish: [
        [1, 'Branzino'],
        [2, 'Oysters'],
      ],
      Sweets: [[3, 'Tiramisù']],
    }),
    menu('lunch', { Mains: [[7, ' branzino ']], Sweets: [[8, 'Gelato']] }),
  ])
  expect(places(list)).toEqual([
    ['Fish', 'Branzino: dinner1 lunch7', 'Oysters: dinner2'],
    ['Sweets', 'Tiramisù: dinner3', 'Gelato: lunch8'],
  ])
})

it('keeps apart what one menu sells twice under one name', () => {
  const list = listOf([
    menu('wine', { 'By the glass': [[1, 'Albariño']], Bottles: [[2, 'Albariño']] }),
    menu('dinner', {
      Bottles: [
        [5, 'Albariño'],
        [6, 'Albariño'],
      ],
    }),
  ])
  expect(places(list)).toEqual([
    ['By the glass', 'Albariño: wine1'],
    ['Bottles', 'Albariño: wine2 dinner5', 'Albariño: dinner6'],
  ])
})
