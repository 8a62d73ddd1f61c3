import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { feesIntoPrices, stepOf } from '../fees/fee-into-prices.ts'
import { feesOf } from '../fees/fees.ts'
import { insertNotice } from './insert-notice.ts'
import { printMarks, unprinted } from './print-marks.ts'
import { markRaw } from './raw-food.ts'

const priced = (currency: string, ...amounts: readonly number[]) =>
  menuUnderLaw({ currency, items: amounts.map((amount) => ({ prices: [fixedPrice(amount)] })) })

it.each([
  ['USD', [1200, 900], 100],
  ['USD', [1250, 900], 50],
  ['USD', [1295, 995], 5],
  ['USD', [1299], 1],
  ['JPY', [1200, 800], 100],
  ['KWD', [1250, 2500], 250],
] as const)('keeps the step of prices in %s: %j', (currency, amounts, step) => {
  expect(stepOf(priced(currency, ...amounts))).toBe(step)
})

it('raises no price above what a currency allows, and lowers none', () => {
  const menu = {
    ...priced('EUR', 220, 10_000_000),
    notices: [{ id: 'n1', kind: 'fee' as const, text: 'Frais', fee: { percent: 5 } }],
  }
  const [fix] = feesIntoPrices(menu, feesOf(menu))
  const after = fix?.apply(menu).sections[0]?.items.map(({ prices }) => prices[0]?.amount)
  expect(after).toEqual([230, 10_000_000])
})

it('adds the reminder in both languages of the menu, with the sign of its raw dishes', () => {
  const menu = menuUnderLaw({
    language: 'es',
    secondLanguage: 'en',
    items: [{ name: 'Ceviche de corvina' }],
    marks: [{ id: 'm1', kind: 'mark', key: 'raw', symbol: '†', meaning: '' }],
  })
  const fixed = markRaw.apply(menu)
  expect(fixed.sections[0]?.items[0]?.marks).toEqual(['raw'])
  expect(fixed.notices).toMatchObject([
    {
      kind: 'advisory',
      text: expect.stringMatching(/^†El consumo/),
      secondText: expect.stringMatching(/^†Consuming raw/),
    },
  ])
})

it('adds no notice to a menu that is full', () => {
  const full = menuUnderLaw({ notices: Array.from({ length: 40 }, (_, at) => `Notice ${at}`) })
  expect(insertNotice({ kind: 'text', text: 'One more.' }).apply(full)).toBe(full)
})

it('prints marks that mean nothing else yet', () => {
  const menu = menuUnderLaw({
    items: [{ allergens: ['milk'], mayContain: ['eggs'] }],
    marks: [{ id: 'own', kind: 'own', symbol: 'm', meaning: 'Our farm' }],
  })
  const fixed = printMarks('allergen', 'Print letters', (key) => key.charAt(0)).apply(menu)
  expect(fixed.marks.map(({ key, symbol }) => [key, symbol])).toEqual([
    [undefined, 'm'],
    ['eggs', 'e'],
    ['milk', 'm-2'],
  ])
})

it('lets the mark of a group stand for its members', () => {
  const menu = menuUnderLaw({
    items: [{ allergens: ['walnuts', 'wheat'] }],
    marks: [{ id: 'm1', kind: 'allergen', key: 'nuts', symbol: 'N', meaning: '' }],
  })
  expect(unprinted('allergen', menu)).toEqual(['wheat'])
})
