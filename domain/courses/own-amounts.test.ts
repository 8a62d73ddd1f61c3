import { describe, expect, it } from 'vitest'
import type { Price } from '../menu/model/price.ts'
import type { Section } from '../menu/model/section.ts'
import { drinkAmount, ownAmounts, plateAmount, variantKey } from './own-amounts.ts'

const section: Section = {
  id: 1000,
  name: 'Wine',
  items: [],
  priceHeads: [
    { id: 'gl', label: 'Glass' },
    { id: 'btl', label: 'Bottle', size: { amount: 75, unit: 'cl' } },
  ],
}

const amountsOf = (...prices: Omit<Price, 'id'>[]) =>
  ownAmounts([section], section, { prices: prices.map((price, at) => ({ id: `p${at}`, ...price })) })

describe('the amounts of an item', () => {
  it('are what guests pay for the thing itself, each with what it buys', () => {
    const amounts = amountsOf(
      { kind: 'fixed', amount: 1400, head: 'gl' },
      { kind: 'fixed', amount: 5200, head: 'btl', original: 5000 },
      { kind: 'supplement', amount: 700 },
      { kind: 'market' },
      { kind: 'included' },
      { kind: 'fixed', amount: 0 },
      { kind: 'unit', amount: 400, per: 'each' },
      { kind: 'unit', amount: 900, per: 'lb' },
    )
    expect(
      amounts.map(({ priceId, variant, amount, unoptimized }) => [priceId, variant, amount, unoptimized]),
    ).toEqual([
      ['p0', 'Glass', 1400, 1400],
      ['p1', 'Bottle', 5200, 5000],
      ['p6', 'each', 400, 400],
      ['p7', 'per lb', 900, 900],
    ])
  })

  it('are for the same portion where they say the same of it', () => {
    const [head, label] = amountsOf(
      { kind: 'fixed', amount: 1400, head: 'gl' },
      { kind: 'fixed', amount: 1500, label: 'glass' },
    )
    expect(head && variantKey(head)).toBe(label && variantKey(label))
  })
})

describe('an ordinary plate', () => {
  const plate = (...prices: Omit<Price, 'id'>[]) => plateAmount(amountsOf(...prices))?.amount

  it('costs the first price, where nothing makes it a size or a piece', () => {
    expect(plate({ kind: 'fixed', amount: 2400 })).toBe(2400)
    expect(plate({ kind: 'fixed', amount: 2400 }, { kind: 'fixed', amount: 900, label: 'Kids' })).toBe(2400)
    expect(plate({ kind: 'market' }, { kind: 'fixed', amount: 2400, label: 'Lunch' })).toBe(2400)
  })

  it.each([
    [
      'two prices that say nothing',
      [
        { kind: 'fixed', amount: 1900 },
        { kind: 'fixed', amount: 3200 },
      ],
    ],
    ['a dozen', [{ kind: 'fixed', amount: 2600, label: 'dozen' }]],
    ['a size', [{ kind: 'fixed', amount: 3400, size: { amount: 8, unit: 'oz' } }]],
    ['a piece', [{ kind: 'unit', amount: 400, per: 'each' }]],
    ['the least of several', [{ kind: 'from', amount: 1295 }]],
    ['a market price', [{ kind: 'market' }]],
    ['no price', []],
  ] as const)('is not told by %s', (_, prices) => {
    expect(plate(...(prices as unknown as Omit<Price, 'id'>[]))).toBeUndefined()
  })
})

it('takes the least that one guest pays for a drink, and nothing of a bottle', () => {
  const glass = { kind: 'fixed', amount: 1400, head: 'gl' } as const
  const bottle = { kind: 'fixed', amount: 5200, head: 'btl' } as const
  expect(drinkAmount(amountsOf(bottle, glass))?.amount).toBe(1400)
  expect(drinkAmount(amountsOf(bottle))).toBeUndefined()
  const pint = { kind: 'fixed', amount: 900, label: 'pint', size: { amount: 20, unit: 'floz' } } as const
  expect(drinkAmount(amountsOf(pint))?.amount).toBe(900)
  expect(drinkAmount(amountsOf({ kind: 'fixed', amount: 1800, label: 'pichet 50 cl' }))).toBeUndefined()
})
