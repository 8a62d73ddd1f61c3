import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import type { MenuGroup } from '../menu/model/schema.ts'
import { defaultGuestHabit, guestSpend } from './guest-spend.ts'

const section = (id: number, name: string, ...dishes: (readonly [string, number])[]): MenuGroup => ({
  category: { id, name },
  items: dishes.map(([dish, price], index) => buildItem({ id: 9000 + id * 50 + index, name: dish, price })),
})

const menu = [
  section(1000, 'Raw Bar', ['Oysters', 18], ['Shrimp Cocktail', 22]),
  section(1001, 'From the Grill', ['Ribeye', 58], ['Half Chicken', 32], ['Kids Burger', 9]),
  section(3, 'Desserts', ['Cheesecake', 12], ['Bread pudding', 0]),
  section(1002, 'Wines by the Glass', ['Malbec', 14], ['Champagne, bottle', 95]),
  section(1003, 'Bottles', ['Barolo', 140]),
]

it('is a starter, a main course, half a dessert and a drink', () => {
  expect(guestSpend(menu, defaultGuestHabit)).toEqual({
    averages: { starters: 20, mains: 45, desserts: 12, drinks: 14 },
    missing: [],
    total: 20 + 45 + 6 + 14,
  })
})

it('follows the habit that the owner states', () => {
  expect(guestSpend(menu, { starters: 0.5, mains: 1, desserts: 0, drinks: 2 }).total).toBe(10 + 45 + 28)
})

it('says which courses count as nothing, and knows nothing of a menu without courses', () => {
  expect(guestSpend(menu.slice(0, 2), defaultGuestHabit)).toMatchObject({
    missing: ['desserts', 'drinks'],
    total: 65,
  })
  const omakase = [section(1000, 'Omakase', ['Twelve courses', 180])]
  expect(guestSpend(omakase, defaultGuestHabit).total).toBeNull()
})
