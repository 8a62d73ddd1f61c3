import { expect, it } from 'vitest'
import { readAmount, typedAmount } from './box-of-amount.ts'

it.each([
  ['2.50', 'USD', 250],
  ['2,5', 'EUR', 250],
  ['+7', 'USD', 700],
  ['-1', 'USD', -100],
  ['−1', 'USD', -100],
  ['.75', 'USD', 75],
  ['', 'USD', 0],
  ['500', 'JPY', 500],
  ['1.250', 'KWD', 1250],
  ['1,000.00', 'USD', 100_000],
  ['$4', 'USD', 400],
  ['75¢', 'USD', 75],
])('reads “%s” in %s', (typed, currency, amount) => {
  expect(readAmount(typed, currency)).toBe(amount)
})

it.each([
  ['2.505', 'USD'],
  ['5.5', 'JPY'],
  ['seven', 'USD'],
  ['.', 'USD'],
  ['4 €', 'USD'],
  ['9999999', 'USD'],
])('takes “%s” in %s for no amount', (typed, currency) => {
  expect(readAmount(typed, currency)).toBeNull()
})

it('shows what it reads', () => {
  for (const amount of [250, -100, 75]) expect(readAmount(typedAmount(amount, 'USD'), 'USD')).toBe(amount)
  expect(typedAmount(0, 'USD')).toBe('')
  expect(typedAmount(undefined, 'USD')).toBe('')
})
