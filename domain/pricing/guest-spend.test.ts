import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../menu/model/menu.ts'
import type { Section } from '../menu/model/section.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { defaultGuestHabit, guestSpend } from './guest-spend.ts'

const section = (id: number, name: string, ...dishes: (readonly [string, number | null])[]): Section => ({
  id,
  name,
  items: dishes.map(([dish, price], index) =>
    buildItem({
      id: 9000 + id * 50 + index,
      name: dish,
      prices: price === null ? [] : [fixedPrice(price * 100)],
    }),
  ),
})

const sections = [
  section(1000, 'Raw Bar', ['Oysters', 18], ['Shrimp Cocktail', 22]),
  section(1001, 'From the Grill', ['Ribeye', 58], ['Half Chicken', 32], ['Kids Burger', 9]),
  section(3, 'Desserts', ['Cheesecake', 12], ['Bread pudding', null]),
  section(1002, 'Wines by the Glass', ['Malbec', 14], ['Champagne, bottle', 95]),
  section(1003, 'Bottles', ['Barolo', 140]),
]
const menu = newMenu(sections)

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
  expect(guestSpend(newMenu(sections.slice(0, 2)), defaultGuestHabit)).toMatchObject({
    missing: ['desserts', 'drinks'],
    total: 65,
  })
  const omakase = newMenu([section(1000, 'Omakase', ['Twelve courses', 180])])
  expect(guestSpend(omakase, defaultGuestHabit).total).toBeNull()
})

it('takes the glass of a wine, and the price of the section where its items have none', () => {
  const wine = buildItem({
    name: 'Gamay, Foillard 2022',
    prices: [
      { id: 'p1', kind: 'fixed', head: 'btl', amount: 7600 },
      { id: 'p2', kind: 'fixed', head: 'gl', amount: 1700 },
    ],
  })
  const priceHeads = [
    { id: 'btl', label: 'Btl' },
    { id: 'gl', label: 'gl' },
  ]
  const desserts = { ...section(3, 'Desserts', ['Mousse', null]), prices: [fixedPrice(900)] }
  const spend = guestSpend(
    newMenu([{ id: 1002, name: 'Wine', priceHeads, items: [wine] }, desserts]),
    defaultGuestHabit,
  )
  expect(spend.averages).toMatchObject({ drinks: 17, desserts: 9 })
})

it('takes the smallest glass of a wine in columns of sizes, and no bottle', () => {
  const priceHeads = [
    { id: 's', label: '125ml', size: { amount: 125, unit: 'ml' as const } },
    { id: 'l', label: '25cl', size: { amount: 25, unit: 'cl' as const } },
    { id: 'b', label: '75cl', size: { amount: 75, unit: 'cl' as const } },
  ]
  const price = (head: string, amount: number) => ({ id: head, kind: 'fixed' as const, head, amount })
  const items = [
    buildItem({ id: 1, name: 'Picpoul', prices: [price('b', 3100), price('l', 1050), price('s', 540)] }),
    buildItem({ id: 2, name: 'Barolo', prices: [price('b', 9000)] }),
    buildItem({ id: 3, name: 'Pils', prices: [{ id: 'm', kind: 'market' }] }),
  ]
  const wines = newMenu([
    { id: 1000, name: 'Wine', priceHeads, items: [] },
    { id: 1001, parentId: 1000, name: 'Italy', items },
  ])
  expect(guestSpend(wines, defaultGuestHabit).averages.drinks).toBe(5.4)
})

it('leaves out what several guests share', () => {
  const items = [
    buildItem({ id: 1, name: 'Malbec', wine: { region: 'Mendoza glass' }, prices: [fixedPrice(1400)] }),
    buildItem({ id: 2, name: 'Malbec', wine: { region: 'Mendoza bottle' }, prices: [fixedPrice(7800)] }),
  ]
  const mains = [
    buildItem({ id: 3, name: 'Ribeye', prices: [fixedPrice(4800)] }),
    buildItem({ id: 4, name: 'Porterhouse for Two', prices: [fixedPrice(12800)] }),
  ]
  const shared = newMenu([
    { id: 2, name: 'Main Courses', items: mains },
    { id: 1000, name: 'Red Wine', items },
  ])
  expect(guestSpend(shared, defaultGuestHabit).averages).toMatchObject({ mains: 48, drinks: 14 })
})

it('counts in the currency of the menu', () => {
  const menu = newMenu(
    [{ id: 2, name: 'Main Courses', items: [buildItem({ prices: [fixedPrice(1200)] })] }],
    'JPY',
  )
  expect(guestSpend(menu, defaultGuestHabit).total).toBe(1200)
})
