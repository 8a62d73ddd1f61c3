import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { type Menu, newMenu } from '../../menu/model/menu.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import type { ReadItem, ReadPrice } from '../rows/reading.ts'
import { addMenu } from './add-menu.ts'
import { addToMenu, replaceMenu } from './import-menu.ts'
import { roomAfterAdding } from './room.ts'

const price = (amount: number, more: Partial<ReadPrice> = {}): ReadPrice => ({
  kind: 'fixed',
  amount,
  ...more,
})

const dish = (name: string, more: Partial<ReadItem> = {}): ReadItem => ({
  row: 1,
  name,
  prices: [price(600)],
  hasEveryPrice: true,
  ...more,
})

const section = (name: string, ...items: ReadItem[]) => ({ path: name.split(' > '), items })

const soup = buildItem({
  id: 812,
  name: 'Soup',
  description: 'Hot.',
  imageUrl: '/images/812',
  prices: [{ ...fixedPrice(600), original: 500 }],
  number: '7',
  modifierGroups: ['g1'],
})

const menu: Menu = {
  ...newMenu([{ id: 1, name: 'Soups', intro: 'All with bread', items: [soup] }]),
  modifierGroups: [
    {
      id: 'g1',
      name: 'Add to any soup',
      min: 0,
      max: null,
      options: [{ id: 'o1', name: 'Egg', amount: 100 }],
    },
  ],
  notices: [{ id: 'n1', kind: 'text', text: 'No checks.' }],
}

const shape = ({ sections }: Menu) =>
  sections.map(({ id, name, parentId, items }) => [
    id,
    parentId === undefined ? name : `${name} in ${parentId}`,
    ...items.map((item) => `${item.id} ${item.name}`),
  ])

it('gives new items ids of their own, and sections their kind under their own name', () => {
  const taken = replaceMenu(
    newMenu(),
    [
      section('Starters', dish('Leek'), dish('Onion')),
      section('appetizers', dish('Olives')),
      section('MAINS', dish('Steak')),
      section('From the grill'),
    ],
    3,
  )
  expect(shape(taken)).toEqual([
    [1000, 'Starters', '9000 Leek', '9001 Onion'],
    [1, 'appetizers', '9002 Olives'],
    [2, 'MAINS', '9003 Steak'],
    [1001, 'From the grill'],
  ])
  expect(taken.sections[0]?.items[0]).toMatchObject({
    cuisineId: 3,
    categoryId: 1000,
    prices: [{ id: 'p1', kind: 'fixed', amount: 600 }],
  })
})

it('puts sections into sections, with the columns that their prices name', () => {
  const wine = (name: string, ...prices: ReadPrice[]) => dish(name, { prices })
  const taken = replaceMenu(
    newMenu(),
    [
      section('Wine'),
      section(
        'Wine > Red',
        wine('Bouvet', price(1400, { column: 'gl' }), price(6200, { column: 'btl' })),
        wine(
          'Mosse',
          price(1500, { column: 'gl' }),
          price(3800, { column: 'carafe' }),
          price(6800, { column: 'btl' }),
        ),
      ),
      section('Wine > Red > Italy', dish('Barolo')),
    ],
    3,
  )
  expect(shape(taken)).toEqual([
    [1000, 'Wine'],
    [1001, 'Red in 1000', '9000 Bouvet', '9001 Mosse'],
    [1002, 'Italy in 1001', '9002 Barolo'],
  ])
  const red = taken.sections[1]
  expect(red?.priceHeads).toEqual([
    { id: 'h1', label: 'gl' },
    { id: 'h3', label: 'carafe' },
    { id: 'h2', label: 'btl' },
  ])
  expect(red?.items.map(({ prices }) => prices.map(({ head }) => head))).toEqual([
    ['h1', 'h2'],
    ['h1', 'h3', 'h2'],
  ])
})

it('keeps of an item and a section what their source does not tell', () => {
  const taken = replaceMenu(menu, [section('SOUPS', dish('Soup'), dish('Pea'))], 3)
  expect(taken.sections[0]).toMatchObject({ id: 1, name: 'SOUPS', intro: 'All with bread' })
  expect(taken.sections[0]?.items[0]).toEqual(soup)
  expect(taken.sections[0]?.items[1]).toMatchObject({ id: 9000, name: 'Pea', cuisineId: 3 })
  expect(taken).toMatchObject({ notices: menu.notices, modifierGroups: menu.modifierGroups })
  const [repriced] =
    replaceMenu(
      menu,
      [section('Soups', dish('Soup', { prices: [price(700)], description: '', number: null }))],
      3,
    ).sections[0]?.items ?? []
  expect(repriced).toMatchObject({
    id: 812,
    prices: [fixedPrice(700)],
    description: '',
    imageUrl: '/images/812',
  })
  expect(repriced).not.toHaveProperty('number')
})

it('knows a renamed item by its id', () => {
  const [renamed, other] =
    replaceMenu(menu, [section('Soups', dish('Leek soup', { id: 812 }), dish('Pea', { id: 812 }))], 3)
      .sections[0]?.items ?? []
  expect(renamed).toMatchObject({ id: 812, name: 'Leek soup', imageUrl: '/images/812' })
  expect(other).toMatchObject({ id: 9000, name: 'Pea', imageUrl: null })
})

it('changes only the first price where the source has one of several', () => {
  const sizes = { ...soup, prices: [fixedPrice(900), { ...fixedPrice(1400, 'p2'), label: 'bowl' }] }
  const [kept] =
    replaceMenu(
      { ...menu, sections: [{ id: 1, name: 'Soups', items: [sizes] }] },
      [section('Soups', dish('Soup', { hasEveryPrice: false, prices: [price(950)] }))],
      3,
    ).sections[0]?.items ?? []
  expect(kept?.prices).toEqual([fixedPrice(950), { ...fixedPrice(1400, 'p2'), label: 'bowl' }])
})

it('adds to the sections of the same name and opens the others', () => {
  const added = addToMenu(
    menu,
    [section('soups', dish('Soup')), section('Appetizers', dish('Olives', { allergens: [] }))],
    3,
  )
  expect(shape(added)).toEqual([
    [1, 'Soups', '812 Soup', '9000 Soup'],
    [1000, 'Appetizers', '9001 Olives'],
  ])
  expect(added.sections[1]?.items[0]?.claimsToConfirm?.allergens).toEqual([])
})

it('adds another menu with its choices and marks, under keys that are free', () => {
  expect(shape(addMenu(menu, menu))).toEqual([[1, 'Soups', '812 Soup', '9000 Soup']])
  expect(addMenu(menu, menu).modifierGroups).toEqual(menu.modifierGroups)
  const other: Menu = {
    ...newMenu([
      {
        id: 1,
        name: 'Grill',
        priceHeads: [{ id: 'h1', label: 'Half' }],
        items: [{ ...soup, name: 'Rib', ownMarks: ['m1'], prices: [{ ...fixedPrice(900), head: 'h1' }] }],
      },
    ]),
    modifierGroups: [
      { id: 'g1', name: 'Sauce', min: 1, max: 1, options: [{ id: 'o1', name: 'Aioli', amount: 0 }] },
    ],
    marks: [{ id: 'm1', kind: 'own', symbol: 'W', meaning: 'wood-fired' }],
  }
  const added = addMenu(menu, other)
  expect(added.modifierGroups.map(({ id, name }) => [id, name])).toEqual([
    ['g1', 'Add to any soup'],
    ['g2', 'Sauce'],
  ])
  expect(added.sections[1]).toMatchObject({
    id: 1000,
    priceHeads: [{ id: 'h1', label: 'Half' }],
    items: [{ id: 9000, modifierGroups: ['g2'], ownMarks: ['m1'], prices: [{ amount: 900, head: 'h1' }] }],
  })
})

it('takes amounts of another currency as they stand', () => {
  const inYen = {
    ...newMenu([{ id: 5, name: 'Tea', items: [{ ...soup, prices: [fixedPrice(450)] }] }], 'JPY'),
  }
  expect(addMenu(menu, inYen).sections[1]?.items[0]?.prices).toEqual([fixedPrice(45_000)])
})

it('knows how much more fits', () => {
  expect(roomAfterAdding(menu, [section('soups', dish('Soup'))])).toEqual({ items: 998, sections: 59 })
  expect(roomAfterAdding(menu, [{ path: ['Wines'], items: new Array(1000) }])).toEqual({
    items: -1,
    sections: 58,
  })
})
