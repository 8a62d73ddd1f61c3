import { expect, it } from 'vitest'
import type { Price, PriceHead } from '../model/price.ts'
import { pricesUnder } from './prices-under.ts'

const heads: PriceHead[] = [
  { id: 'h1', label: 'Glass' },
  { id: 'h2', label: 'Bottle', size: { amount: 750, unit: 'ml' } },
]
const prices = (...said: Partial<Price>[]): Price[] =>
  said.map((price, at) => ({ id: `p${at}`, kind: 'fixed', amount: 1200 + at, ...price }))
const headsOf = (...said: Partial<Price>[]) =>
  pricesUnder(prices(...said), heads).map(({ head, label }) => head ?? label)

it('puts a price into the column that says what it said, in any order and letter case', () => {
  expect(headsOf({ label: 'bottle' }, { label: 'GLASS' })).toEqual(['h2', 'h1'])
  expect(headsOf({ label: 'carafe' }, { label: 'glass' })).toEqual(['carafe', 'h1'])
  expect(headsOf({ size: { amount: 750, unit: 'ml' } })).toEqual(['h2'])
  expect(headsOf({ kind: 'market', label: 'bottle' })).toEqual(['h2'])
})

it('puts plain prices into the columns in order, where there are as many', () => {
  expect(headsOf({}, {})).toEqual(['h1', 'h2'])
  expect(headsOf({ label: 'bottle' }, {})).toEqual(['h2', 'h1'])
})

it('leaves a price alone, more prices than columns, and what says something else', () => {
  expect(headsOf({})).toEqual([undefined])
  expect(headsOf({}, {}, {})).toEqual([undefined, undefined, undefined])
  expect(headsOf({}, { label: 'carafe' })).toEqual([undefined, 'carafe'])
  expect(headsOf({ kind: 'supplement' }, {})).toEqual([undefined, undefined])
  expect(headsOf({ label: 'glass' }, { label: 'glass' })).toEqual(['h1', 'glass'])
})

it('leaves what is in a column where it is', () => {
  expect(headsOf({ head: 'h2' }, {})).toEqual(['h2', 'h1'])
})
