import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { menuSchema } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { sampleMenu, tillMenuName } from '#tests/samples/sample-menus.ts'
import { openSheets } from './open-sheets.ts'

async function read(name: string) {
  const bytes = readFileSync(new URL(`../../tests/samples/tables/${name}`, import.meta.url))
  const mapped = mapSheets(await openSheets(bytes))
  const reading = readSheets(mapped)
  expect(menuSchema.safeParse(reading.content).error).toBeUndefined()
  return { ...reading, kind: mapped.find(({ mapping }) => mapping)?.mapping?.kind }
}

/** Words, prices and marks, without ids. */
const said = ({ sections }: MenuContent) =>
  sections.map((section) => ({
    path: pathOf(sections, section),
    items: section.items.map(({ name, description, prices, marks, modifierGroups }) => ({
      name,
      description,
      ...(marks && { marks }),
      ...(modifierGroups && { modifierGroups }),
      prices: prices.map(({ id: _, ...price }) => price),
    })),
  }))

it('reads an export of Square as it was read by hand', async () => {
  const { content, remarks, kind } = await read('square-items.csv')
  expect(kind).toBe('square')
  expect(said(content)).toEqual(said(sampleMenu(tillMenuName).content))
  expect(remarks).toEqual([
    { code: 'archived', count: 1 },
    { code: 'choices_without_options', name: 'Milk', count: 2 },
    { code: 'choices_without_options', name: 'Extras', count: 2 },
  ])
})

it('reads an export of Square of 300 rows: variations, open prices, and what is archived left out', async () => {
  const { content, lines, remarks } = await read('square-export.csv')
  const items = itemsOf(content)
  const priced = items.flatMap(({ prices }) => prices)
  expect(lines).toHaveLength(302)
  expect(content.sections.map((section) => pathOf(content.sections, section).join(' > '))).toEqual([
    'Drinks',
    'Drinks > Coffee',
    'Drinks > Wine',
    'Food',
    'Food > Salads',
    'Food > Sandwiches',
    'Desserts',
  ])
  expect(priced).toHaveLength(284)
  expect(lines.filter(({ role }) => role === 'item')).toHaveLength(284)
  expect(remarks).toContainEqual({ code: 'archived', count: 16 })
  expect(new Set(items.map(({ prices }) => prices.length))).toEqual(new Set([1, 2, 3]))
  expect(items.filter(({ prices }) => prices[0]?.kind === 'market')).toHaveLength(14)
  expect(items.some(({ name }) => name.startsWith('Our '))).toBe(true)
  expect(priced.some(({ label }) => label === 'Regular')).toBe(false)
  expect(
    lines.every(({ role, doubts, itemId }) => itemId !== undefined || role === 'heads' || doubts.length > 0),
  ).toBe(true)
})

it('reads a workbook of Clover with its modifier groups', async () => {
  const { content, remarks, kind } = await read('clover-workbook.xlsx')
  expect(kind).toBe('clover')
  expect(said(content)).toEqual([
    {
      path: ['Mains'],
      items: [
        {
          name: 'Burger',
          description: 'Brioche, pickles',
          modifierGroups: ['g1', 'g2'],
          prices: [{ kind: 'fixed', amount: 1400 }],
        },
        { name: 'Salmon', description: '', prices: [{ kind: 'market' }] },
      ],
    },
    {
      path: ['Deli'],
      items: [{ name: 'Olives', description: '', prices: [{ kind: 'unit', amount: 900, per: 'lb' }] }],
    },
    {
      path: ['Drinks'],
      items: [
        {
          name: 'Lemonade',
          description: '',
          prices: [
            { kind: 'fixed', amount: 300, label: 'Small' },
            { kind: 'fixed', amount: 450, label: 'Large' },
          ],
        },
      ],
    },
  ])
  expect(content.modifierGroups).toMatchObject([
    { name: 'Temperature', min: 1, max: 1, options: [{ name: 'Rare' }, { name: 'Well done' }] },
    {
      name: 'Extras',
      min: 0,
      max: null,
      options: [
        { name: 'Bacon', amount: 250 },
        { name: 'Egg', amount: 150 },
      ],
    },
  ])
  expect(remarks).toEqual([{ code: 'hidden', count: 1 }])
})

it('reads a bulk import of Toast', async () => {
  const { content, kind } = await read('toast-bulk-import.csv')
  expect(kind).toBe('toast')
  expect(content.title).toBe('Dinner')
  expect(said(content)).toEqual([
    {
      path: ['Starters'],
      items: [
        { name: 'Chowder', description: 'Clams, cream', prices: [{ kind: 'fixed', amount: 900 }] },
        { name: 'Wings', description: '', modifierGroups: ['g1'], prices: [{ kind: 'fixed', amount: 1250 }] },
      ],
    },
    {
      path: ['Cocktails'],
      items: [
        { name: 'Negroni', description: '', marks: ['alcohol'], prices: [{ kind: 'fixed', amount: 1300 }] },
        { name: 'Daily punch', description: '', marks: ['alcohol'], prices: [{ kind: 'market' }] },
      ],
    },
  ])
  expect(
    content.modifierGroups.map(({ name, options }) => [name, ...options.map(({ amount }) => amount)]),
  ).toEqual([['Sauce', 0, 200, -100]])
})

it('reads the items of Lightspeed with their groups', async () => {
  const { content, kind } = await read('lightspeed-items.csv')
  expect(kind).toBe('lightspeed')
  expect(said(content)).toEqual([
    { path: ['Main'], items: [] },
    {
      path: ['Main', 'Mains'],
      items: [
        {
          name: 'Fish & chips',
          description: '',
          modifierGroups: ['g1'],
          prices: [{ kind: 'fixed', amount: 1750 }],
        },
      ],
    },
    {
      path: ['Main', 'Beer'],
      items: [
        {
          name: 'Lager',
          description: '',
          prices: [
            { kind: 'fixed', amount: 320 },
            { kind: 'fixed', amount: 610, label: 'Pint' },
          ],
        },
      ],
    },
  ])
  expect(content.modifierGroups).toMatchObject([{ name: 'Side', min: 1, max: 2 }])
})
