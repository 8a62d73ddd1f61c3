import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { tries } from '#tests/support/depth.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { type Menu, menuSchema, newMenu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { priceSlots } from '../../menu/prices/price-slots.ts'
import { priceColumns, priceRows } from './price-cells.ts'
import { cellText, type TypedCell, typeIntoCells } from './typed-cells.ts'

const menuOf = (items: MenuItem[], section: Partial<Section> = {}, currency = 'USD'): Menu =>
  newMenu([{ id: 1, name: 'Wine', items, ...section }], currency)

const type = (menu: Menu, text: string, slot = 0, itemId: number | null = 9001) =>
  typeIntoCells(menu, [{ sectionId: 1, itemId, slot, text }])

const pricesAfter = (menu: Menu, text: string, slot = 0) =>
  type(menu, text, slot).menu.sections[0]?.items[0]?.prices

const heads = [
  { id: 'h1', label: 'Glass' },
  { id: 'h2', label: 'Bottle' },
]

describe('typeIntoCells', () => {
  it('reads one price by the grammar of prices', () => {
    const menu = menuOf([buildItem()])
    expect(pricesAfter(menu, '14½')).toEqual([fixedPrice(1450)])
    expect(pricesAfter(menu, 'MP')).toMatchObject([{ id: 'p1', kind: 'market' }])
    expect(pricesAfter(menu, 'from 32')).toEqual([{ id: 'p1', kind: 'from', amount: 3200 }])
    expect(pricesAfter(menu, '')).toEqual([])
  })

  it('leaves the menu as it is where a text is no price, and says why', () => {
    const menu = menuOf([buildItem()])
    const { menu: after, refused } = type(menu, 'soup')
    expect(after).toBe(menu)
    expect(refused).toMatchObject(
      [{ cell: { text: 'soup' }, problem: /valid price/ }].map(({ cell }) => ({ cell })),
    )
    expect(refused[0]?.problem).toContain('valid price')
    expect(type(menu, '1,250').refused[0]?.problem).toBe('“1,250” may mean 1250 or 1.25. Type 1250 or 1.25.')
    expect(type(menu, '-3').refused).toHaveLength(1)
  })

  it('keeps what a text does not say of a price', () => {
    const lead = { ...fixedPrice(2450), label: 'Half', kcal: 300 }
    const menu = menuOf([buildItem({ prices: [lead, { ...fixedPrice(4000, 'p2'), label: 'Whole' }] })])
    expect(cellText(priceRows(menu)[1] ?? fail(), 0, menu)).toContain('Half')
    expect(pricesAfter(menu, 'Half 26')).toEqual([
      { ...lead, amount: 2600 },
      { id: 'p2', kind: 'fixed', amount: 4000, label: 'Whole' },
    ])
  })

  it('keeps the label and the size of a price where a bare amount takes its place', () => {
    const size = { amount: 8, unit: 'oz' as const }
    const menu = menuOf([buildItem({ prices: [{ ...fixedPrice(900), label: 'cup', size }] })])
    expect(pricesAfter(menu, '11')).toEqual([{ ...fixedPrice(1100), label: 'cup', size }])
    expect(pricesAfter(menu, 'mug 11')).toEqual([{ ...fixedPrice(1100), label: 'mug' }])
  })

  it('puts a price under the column of its section', () => {
    const menu = menuOf([buildItem({ prices: [] })], { priceHeads: heads })
    const glass = type(menu, '12').menu
    expect(glass.sections[0]?.items[0]?.prices).toEqual([
      { id: 'p1', kind: 'fixed', amount: 1200, head: 'h1' },
    ])
    expect(pricesAfter(glass, '48', 1)).toEqual([
      { id: 'p1', kind: 'fixed', amount: 1200, head: 'h1' },
      { id: 'p2', kind: 'fixed', amount: 4800, head: 'h2' },
    ])
    expect(pricesAfter(glass, 'MP')).toMatchObject([{ kind: 'market', head: 'h1' }])
    expect(pricesAfter(menu, '12 / 48')).toMatchObject([{ head: 'h1' }, { head: 'h2' }])
    expect(type(glass, '48 / 50', 1).refused[0]?.problem).toContain('A cell takes one price')
  })

  it('sets the price of a whole section, and takes it away', () => {
    const menu = menuOf([buildItem()])
    const priced = type(menu, '8', 0, null).menu
    expect(priced.sections[0]?.prices).toEqual([fixedPrice(800)])
    expect(type(priced, '', 0, null).menu.sections[0]).not.toHaveProperty('prices')
  })

  it('gives a dish no more prices than it may have', () => {
    const prices = Array.from({ length: 8 }, (_, at) => fixedPrice(100 * (at + 1), `p${at}`))
    const menu = menuOf([buildItem({ prices })])
    expect(type(menu, '12', 8)).toMatchObject({
      menu,
      refused: [{ problem: 'An item has at most 8 prices; these are 9.' }],
    })
  })
})

const fail = (): never => {
  throw new Error('There is no such row')
}

const texts = ['', '14', '14 / 52', 'MP', 'from 32', '8 ea', '+4', '9 (reg. 16)', 'soup', '-1', '1,250', '0']

it('refuses several prices in each of two columns: one price stands under a head', () => {
  const menu = menuOf([buildItem({ prices: [] })], { priceHeads: heads })
  const place = { sectionId: 1, itemId: 9001, text: '14 / 52' }
  const { menu: after, refused } = typeIntoCells(menu, [
    { ...place, slot: 0 },
    { ...place, slot: 1 },
  ])
  expect(after).toEqual(menu)
  expect(refused.map(({ cell, problem }) => [cell.slot, problem])).toEqual([
    [0, expect.stringContaining('A cell takes one price')],
    [1, expect.stringContaining('A cell takes one price')],
  ])
})

it('leaves a valid menu whatever is typed where, and the same one where each cell gets its own text', () => {
  const typed = fc.array(fc.tuple(fc.nat(40), fc.nat(8), fc.constantFrom(...texts)), { maxLength: 12 })
  fc.assert(
    fc.property(anyMenu, typed, (menu, what) => {
      const rows = priceRows(menu)
      const cells = what.flatMap(([at, slot, text]): TypedCell[] => {
        const row = rows[at % (rows.length || 1)]
        return row ? [{ sectionId: row.sectionId, itemId: row.itemId, slot, text }] : []
      })
      const { menu: after, refused } = typeIntoCells(menu, cells)
      expect(menuSchema.safeParse(after).error?.issues).toBeUndefined()
      for (const { problem } of refused) expect(problem).not.toBe('')
      const same = rows.flatMap((row) =>
        priceSlots(row.prices, row.heads).map((_, slot) => ({
          sectionId: row.sectionId,
          itemId: row.itemId,
          slot,
          text: cellText(row, slot, menu),
        })),
      )
      expect(typeIntoCells(menu, same).menu).toBe(menu)
      expect(priceColumns(rows)).toBeGreaterThan(0)
    }),
    { numRuns: tries(60) },
  )
})
