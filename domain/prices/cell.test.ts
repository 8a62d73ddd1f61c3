import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCodePoint } from '#tests/builders/any-code-point.ts'
import { maxAmount, toMinor } from '../money/currency.ts'
import { readPrice, writesDecimalComma } from './cell.ts'

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['$12.50', 12.5],
  ['US$ 12.50', 12.5],
  ['12.50 USD', 12.5],
  ['12,50', 12.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1,250', 1250],
  ['1,234,567', undefined],
  ['12.-', 12],
  ['12,–', 12],
  ['12.', 12],
  ['9.950000000000001', 9.95],
  ['１２.５０', 12.5],
  ['0', 0],
])('reads %j', (text, major) => {
  const reading = readPrice(text, false)
  if (major === undefined) expect(reading).toEqual({ problem: 'price_too_high' })
  else expect(reading).toEqual({ amount: toMinor(major, 'USD'), currency: null })
})

it.each([
  ['12,50 €', '€'],
  ['EUR 12.50', 'EUR'],
  ['eur 12.50', 'eur'],
  ['LKR 12.50', 'LKR'],
  ['£12.50', '£'],
])('takes %j as it stands and names its currency', (text, currency) => {
  expect(readPrice(text, false)).toEqual({ amount: 1250, currency })
})

it.each([
  ['', 'no_price'],
  ['market price', 'price_unreadable'],
  ['9 / 12', 'price_unreadable'],
  ['pot 25', 'price_unreadable'],
  ['CUP 9', 'price_unreadable'],
  ['9 12', 'price_unreadable'],
  ['=1+1', 'price_unreadable'],
  ['12.3.4', 'price_unreadable'],
  ['-5', 'price_negative'],
  ['-$5', 'price_negative'],
  ['(5.00)', 'price_negative'],
  ['12.505', 'price_ambiguous'],
  ['0.505', 'price_decimals'],
  ['12.3456', 'price_decimals'],
  ['100001', 'price_too_high'],
])('refuses %j with %s', (text, problem) => {
  expect(readPrice(text, false)).toEqual({ problem })
})

it('takes three digits for thousands as the source writes them', () => {
  expect(readPrice('1.250', true)).toEqual({ amount: 125_000, currency: null })
  expect(readPrice('1,250', true)).toEqual({ problem: 'price_ambiguous' })
  expect(writesDecimalComma(['12,50', '9', '1.250,00', '$8'])).toBe(true)
  expect(writesDecimalComma(['12.50', '1,250.00', '1,250'])).toBe(false)
})

it.each([
  ['12,50 €', 'EUR', { amount: 1250, currency: null }],
  ['1.200', 'JPY', { amount: 1200, currency: null }],
  ['¥1,200', 'JPY', { amount: 1200, currency: null }],
  ['12.5', 'JPY', { problem: 'price_decimals' }],
  ['1.250', 'KWD', { amount: 1250, currency: null }],
  ['1.2505', 'KWD', { problem: 'price_decimals' }],
  ['2.7551', 'EUR', { problem: 'price_decimals' }],
  ['$12', 'CAD', { amount: 1200, currency: null }],
  ['$12', 'EUR', { amount: 1200, currency: '$' }],
] as const)('reads %j in %s', (text, currency, reading) => {
  expect(readPrice(text, false, currency)).toEqual(reading)
})

it('reads every price that a menu can have as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean(), (amount, hasDecimalComma) => {
      expect(readPrice((amount / 100).toFixed(2), hasDecimalComma)).toEqual({ amount, currency: null })
    }),
  )
})

it('answers any text with an amount that a menu accepts or with a problem', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'KWD')
  fc.assert(
    fc.property(
      fc.string({ unit: anyCodePoint }),
      fc.boolean(),
      currencies,
      (text, hasDecimalComma, currency) => {
        const reading = readPrice(text, hasDecimalComma, currency)
        if ('problem' in reading) return
        expect(Number.isInteger(reading.amount)).toBe(true)
        expect(reading.amount).toBeGreaterThanOrEqual(0)
        expect(reading.amount).toBeLessThanOrEqual(maxAmount(currency))
      },
    ),
  )
})
