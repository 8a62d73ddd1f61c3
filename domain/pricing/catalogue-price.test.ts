import { expect, it } from 'vitest'
import { readTypedNumber, typedPriceSchema } from './catalogue-price.ts'

const sentenceFor = (typed: string) => typedPriceSchema.safeParse(typed).error?.issues[0]?.message

it.each([
  ['12.50', 12.5],
  ['12,50', 12.5],
  [' 12,5 ', 12.5],
  ['$12', 12],
  ['0', 0],
  ['1250', 1250],
  ['1,250.00', 1250],
  ['1.250,00', 1250],
  ['12,500.5', 12500.5],
])('reads “%s” as %s dollars', (typed, usd) => {
  expect(typedPriceSchema.parse(typed)).toBe(usd)
})

it('asks for a price without a comma that may mean two things', () => {
  expect(sentenceFor('1,250')).toBe(
    '“1,250” may mean 1.250 or 1250. Please type the price without that comma.',
  )
  expect(sentenceFor('$12,500')).toMatch(/^“\$12,500” may mean/)
})

it.each([
  ['', 'Please enter a valid price (must be a positive number)'],
  ['free', 'Please enter a valid price (must be a positive number)'],
  ['-1', 'Please enter a valid price (must be a positive number)'],
  ['12 €', 'Please enter a valid price (must be a positive number)'],
  ['1.005', 'A price has at most two decimals.'],
  ['12,5049', 'A price has at most two decimals.'],
  ['100001', 'A price cannot be above $100,000.'],
])('refuses “%s” with the sentence for it', (typed, sentence) => {
  expect(sentenceFor(typed)).toBe(sentence)
})

it('reads other numbers with either sign, and guesses at none', () => {
  expect(['7.5', '7,5', '-3', '.5'].map(readTypedNumber)).toEqual([7.5, 7.5, -3, 0.5])
  expect(['', ' ', '.', 'ten', '1,250', '1,2,3', 'Infinity'].map(readTypedNumber)).toEqual(
    new Array(7).fill(null),
  )
})
