import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { stateClaims } from '../../menu/claims/claims.ts'
import { type Menu, menuSchema, newMenu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { isMenuAgain } from './is-menu-again.ts'
import { updateMenu } from './update-menu.ts'

let lastId = 100
function newId(): number {
  lastId += 1
  return lastId
}
const dish = (name: string, cents: number, description = '', id = newId()) =>
  buildItem({ id, name, description, prices: [fixedPrice(cents)], imageUrl: `/uploads/${id}.webp` })

const sectionsOf = (parts: Readonly<Record<string, ReturnType<typeof dish>[]>>, firstId = 1) =>
  newMenu(Object.entries(parts).map(([name, items], at) => ({ id: firstId + at, name, items })))

/** `section: picture name`, where the picture tells which dish of before it is. */
function again(menu: Menu, read: Menu, apart?: ReadonlySet<string>) {
  const source = { ...read, sections: read.sections.map((section) => ({ ...section, id: section.id + 500 })) }
  const bare = {
    ...source,
    sections: source.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, imageUrl: null })),
    })),
  }
  const { menu: after } = updateMenu(menu, bare, { hasIds: false, cuisineId: 3, apart })
  expect(menuSchema.safeParse(after).error).toBeUndefined()
  const ids = itemsOf(after).flatMap(({ imageUrl }) => imageUrl ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  return after.sections.flatMap(({ name, items }) =>
    items.map((item) => `${name}: ${/\d+/u.exec(item.imageUrl ?? '')?.[0] ?? 'new'} ${item.name}`),
  )
}

it('finds each of two dishes of one name in its own section', () => {
  const menu = sectionsOf({ Lunch: [dish('Soup', 600, '', 1)], Dinner: [dish('Soup', 900, '', 2)] })
  expect(again(menu, sectionsOf({ Dinner: [dish('Soup', 950)], Lunch: [dish('Soup', 650)] }))).toEqual([
    'Dinner: 2 Soup',
    'Lunch: 1 Soup',
  ])
})

it('finds them by their prices where both sections have other names', () => {
  const menu = sectionsOf({ Lunch: [dish('Soup', 600, '', 1)], Dinner: [dish('Soup', 900, '', 2)] })
  expect(again(menu, sectionsOf({ Evening: [dish('Soup', 900)], Midday: [dish('Soup', 600)] }))).toEqual([
    'Evening: 2 Soup',
    'Midday: 1 Soup',
  ])
})

it('takes, of two of one name in one section, the one that stayed', () => {
  const menu = sectionsOf({
    Wine: [dish('House red', 800, 'Glass', 1), dish('House red', 3000, 'Bottle', 2)],
  })
  expect(again(menu, sectionsOf({ Wine: [dish('House red', 3000, 'Bottle')] }))).toEqual([
    'Wine: 2 House red',
  ])
  expect(
    again(menu, sectionsOf({ Wine: [dish('House red', 3200, 'Bottle'), dish('House red', 800, 'Glass')] })),
  ).toEqual(['Wine: 2 House red', 'Wine: 1 House red'])
})

it('finds a third of one name nowhere: it is new', () => {
  const menu = sectionsOf({ Wine: [dish('House red', 800, '', 1), dish('House red', 3000, '', 2)] })
  const read = sectionsOf({
    Wine: [dish('House red', 900), dish('House red', 3100), dish('House red', 5000)],
  })
  expect(again(menu, read)).toEqual(['Wine: 1 House red', 'Wine: 2 House red', 'Wine: new House red'])
})

it('gives one half of a dish that was split what the dish had', () => {
  const menu = sectionsOf({
    Pasta: [dish('Gnocchi, tomato or pesto', 1600, '', 1), dish('Ravioli', 1700, '', 2)],
  })
  const found = again(
    menu,
    sectionsOf({
      Pasta: [dish('Gnocchi with tomato', 1600), dish('Gnocchi with pesto', 1700), dish('Ravioli', 1700)],
    }),
  )
  expect(found.filter((one) => one.includes(': 1 '))).toHaveLength(1)
  expect(found.filter((one) => one.includes(': new '))).toHaveLength(1)
  expect(found).toContain('Pasta: 2 Ravioli')
})

it('follows a section that moved into another one', () => {
  const menu = sectionsOf({ Drinks: [], Wine: [dish('Gamay', 1500, '', 1)], Food: [dish('Pie', 900, '', 2)] })
  const read = newMenu([
    { id: 1, name: 'Food', items: [dish('Pie', 900)] },
    { id: 2, name: 'Drinks', items: [] },
    { id: 3, name: 'Wine', parentId: 2, items: [dish('Gamay', 1500)] },
  ])
  expect(again(menu, read)).toEqual(['Food: 2 Pie', 'Wine: 1 Gamay'])
})

it('keeps two dishes that stand under one id apart where they come into one section', () => {
  const menu = sectionsOf({ Kids: [dish('Fries', 400, '', 7)], Sides: [dish('Fries', 600, 'Large', 7)] })
  const { menu: after } = updateMenu(
    menu,
    sectionsOf({ Sides: [dish('Fries', 400), dish('Fries', 600, 'Large')] }),
    {
      hasIds: false,
      cuisineId: 3,
    },
  )
  expect(menuSchema.safeParse(after).error).toBeUndefined()
  expect(itemsOf(after)).toHaveLength(2)
})

it('finds a renamed dish by its likeness, unless a person says that it is another one', () => {
  const menu = sectionsOf({ Mains: [dish('Chicken curry', 1800, '', 1)] })
  const read = sectionsOf({ Mains: [dish('Chicken korma curry', 1800)] })
  expect(again(menu, read)).toEqual(['Mains: 1 Chicken korma curry'])
  expect(again(menu, read, new Set(['1/1']))).toEqual(['Mains: new Chicken korma curry'])
})

it('counts what was confirmed of the source, beside what was confirmed before', () => {
  const before = stateClaims(dish('Brownie', 700, '', 1), { allergens: ['milk'] })
  const read = stateClaims(dish('Brownie', 750), { confirmed: [1], allergens: ['gluten'] })
  const [item] = itemsOf(
    updateMenu(sectionsOf({ Sweet: [before] }), sectionsOf({ Sweet: [read] }), {
      hasIds: false,
      cuisineId: 3,
    }).menu,
  )
  expect([item?.dietaryOptions, item?.allergens, item?.claimsToConfirm]).toEqual([
    [1],
    ['milk', 'gluten'],
    undefined,
  ])
})

it('does not go by the ids of another menu of ours', () => {
  const menu = sectionsOf({ Mains: [dish('Trout', 2900, '', 1), dish('Hake', 2700, '', 2)] })
  const lunch = sectionsOf({ Lunch: [dish('Club sandwich', 1500, '', 1), dish('Hake', 2700, '', 9)] })
  const { matchedBy } = updateMenu(menu, lunch, { hasIds: true, cuisineId: 3 })
  expect(matchedBy).toEqual(new Map([[2, 'name']]))
})

it('knows the menu, and a part of it, from another one that shares a dish', () => {
  const names = (...all: string[]) => sectionsOf({ Food: all.map((name) => dish(name, 900)) })
  const menu = names('Soup', 'Trout', 'Hake', 'Pie', 'Tart', 'Fries')
  expect(isMenuAgain(menu, names('SOUP', 'Tarte', 'Fries'))).toBe(true)
  expect(isMenuAgain(menu, names('Club sandwich', 'Burger', 'Wrap', 'Fries'))).toBe(false)
  expect(isMenuAgain(menu, names())).toBe(false)
})
