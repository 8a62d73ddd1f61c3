import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { type Menu, menuSchema, newMenu } from '../../menu/model/menu.ts'
import { NO_ENERGY } from '../../menu/model/price.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { type PasteTarget, planPaste } from './paste-prices.ts'
import { priceRows } from './price-cells.ts'

const names = ['Oysters', 'Clams', 'Steak tartare', 'Fries', 'Broccolini']
const menu: Menu = newMenu([
  { id: 1, name: 'Raw bar', items: names.slice(0, 3).map((name, at) => buildItem({ id: 9001 + at, name })) },
  { id: 2, name: 'Sides', items: names.slice(3).map((name, at) => buildItem({ id: 9011 + at, name })) },
])

const paste = (text: string, target: Partial<PasteTarget> = {}, of: Menu = menu) =>
  planPaste(of, text, { rows: priceRows(of), at: 0, slot: 0, ...target })

const amounts = (of: Menu) => itemsOf(of).map(({ prices }) => prices.map(({ amount }) => amount))

describe('planPaste', () => {
  it('puts a column downward from the selected cell, past the rows of sections', () => {
    const plan = paste('10\r\n11\r\n12\r\n13\r\n')
    expect(plan).toMatchObject({ by: 'place', total: 4, misfits: [] })
    expect(amounts(plan.menu)).toEqual([[1000], [1100], [1200], [1300], [2450]])
    expect(amounts(paste('10\n11', { at: 3 }).menu)).toEqual([[2450], [2450], [1000], [1100], [2450]])
  })

  it('knows the heading of a column, and leaves prices where a cell is blank', () => {
    const plan = paste('New price\n10\n\n12')
    expect(plan).toMatchObject({ total: 2, misfits: [] })
    expect(amounts(plan.menu).slice(0, 2)).toEqual([[1000], [1200]])
    expect(amounts(paste('10\t20\n\t30').menu).slice(0, 2)).toEqual([
      [1000, 2000],
      [2450, 3000],
    ])
  })

  it('names what is no price and what is longer than the list, and sets the rest', () => {
    const plan = paste('10\nBread\n12\n13\n14\n')
    expect(plan.misfits).toMatchObject([{ number: 2, text: 'Bread', code: 'no_price' }])
    expect(amounts(plan.menu)).toEqual([[1000], [2450], [1200], [1300], [1400]])
    const long = paste('10\n11\n12\n13\n14\n15\n16')
    expect(long.misfits).toMatchObject([
      { number: 6, text: '15', code: 'beyond_the_list' },
      { number: 7, text: '16', code: 'beyond_the_list' },
    ])
    expect(amounts(long.menu)).toEqual([[1000], [1100], [1200], [1300], [1400]])
  })

  it('passes over headings among the prices where the column is longer than the list by them', () => {
    const column = 'RAW BAR\n10\n11\n12\nSIDES\n13\n14'
    const plan = paste(column)
    expect(plan).toMatchObject({ skips: true, wordRows: 2 })
    expect(plan.misfits.map(({ number }) => number)).toEqual([1, 5])
    expect(amounts(plan.menu)).toEqual([[1000], [1100], [1200], [1300], [1400]])
    expect(amounts(paste(column, { skipsWords: false }).menu)).toEqual([
      [2450],
      [1000],
      [1100],
      [1200],
      [2450],
    ])
  })

  it('puts prices to the dishes of their names, in whatever order and with whatever heading', () => {
    const plan = paste('Dish,Price\nFries,9\noysters,MP\nLobster,60\n"Steak tartare",19 / 32')
    expect(plan).toMatchObject({ by: 'name', total: 4 })
    expect(plan.misfits).toMatchObject([{ number: 4, text: 'Lobster', code: 'unknown_name' }])
    expect(amounts(plan.menu)).toEqual([[undefined], [2450], [1900, 3200], [900], [2450]])
    expect(paste('Category\tItem\tPrice\nSides\tFries\t9').by).toBe('name')
  })

  it('asks which dish is meant where two have a name, unless the clipboard has as many', () => {
    const twice = newMenu([
      { id: 1, name: 'A', items: [buildItem({ name: 'Bread' }), buildItem({ id: 9002, name: 'bread' })] },
    ])
    expect(paste('Bread\t4', {}, twice)).toMatchObject({
      menu: twice,
      misfits: [{ code: 'name_taken_twice' }],
    })
    expect(amounts(paste('Bread\t4\nBread\t5', {}, twice).menu)).toEqual([[400], [500]])
  })

  it('puts columns of calories to the prices beside which they stand, shown or not', () => {
    const kcals = (of: Menu) => itemsOf(of).map(({ prices: [price] }) => price?.kcal)
    const sheet = 'Dish\tPrice\tCalories\nFries\t9\t420\nClams\t10\t250'
    expect(kcals(paste(sheet).menu)).toEqual([undefined, 250, undefined, 420, undefined])
    expect(amounts(paste(sheet).menu)).toEqual([[2450], [1000], [2450], [900], [2450]])
    expect(kcals(paste('10\t250\n11\t260', { prices: 1 }).menu).slice(0, 2)).toEqual([250, 260])
    expect(kcals(paste('kJ\n1046\n1088').menu).slice(0, 2)).toEqual([250, 260])
    const refused = paste('250\n-5\n40,000', { slot: 1, prices: 1 })
    expect(kcals(refused.menu).slice(0, 3)).toEqual([250, undefined, undefined])
    expect(refused.misfits).toMatchObject([
      { number: 2, code: 'no_energy', problem: NO_ENERGY },
      { number: 3, code: 'no_energy', problem: NO_ENERGY },
    ])
  })

  it('reads amounts as the currency of the menu writes them', () => {
    const euros = { ...menu, currency: 'EUR', language: 'de' }
    const plan = paste('€ 14,50\n1.250,00\n12,5', {}, euros)
    expect(plan.misfits).toEqual([])
    expect(amounts(plan.menu).slice(0, 3)).toEqual([[1450], [125_000], [1250]])
    expect(paste('€ 14,50').misfits[0]?.problem).toContain('another currency')
  })
})

it('loses no row of a clipboard and leaves a valid menu, whatever is pasted', () => {
  const cell = fc.constantFrom(
    '14',
    '14,50',
    'MP',
    'Bread',
    '',
    '"',
    '12" pizza',
    '9;8',
    '€ 3',
    '1.250,00',
    '- 4',
  )
  const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 12 })
  fc.assert(
    fc.property(anyMenu, table, fc.nat(10), (any, rows, at) => {
      const text = rows.map((row) => row.join('\t')).join('\n')
      const plan = paste(text, { at }, any)
      expect(menuSchema.safeParse(plan.menu).error?.issues).toBeUndefined()
      const told = new Set([...plan.cells, ...plan.misfits].map(({ number }) => number))
      expect(told.size).toBe(plan.total)
    }),
    { numRuns: tries(60) },
  )
})
