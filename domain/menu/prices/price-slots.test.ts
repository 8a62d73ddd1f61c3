import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHeads, anyLoosePrices, underHeads } from '#tests/builders/any-price.ts'
import type { Price } from '../model/price.ts'
import { headOfSlot, priceSlots, withSlots } from './price-slots.ts'

const heads = [
  { id: 'h1', label: 'Glass' },
  { id: 'h2', label: 'Bottle' },
]
const price = (id: string, more: Partial<Price> = {}): Price => ({ id, kind: 'fixed', amount: 1200, ...more })

describe('priceSlots', () => {
  it('puts prices under the columns of their section, and others behind', () => {
    const bottle = price('b', { head: 'h2' })
    const magnum = price('m', { label: 'Magnum' })
    expect(priceSlots([magnum, bottle], heads)).toEqual([undefined, bottle, magnum])
    expect(headOfSlot([magnum, bottle], heads, 0)?.label).toBe('Glass')
    expect(headOfSlot([magnum, bottle], heads, 2)).toBeUndefined()
  })

  it('begins at the first place where no price stands in a column', () => {
    const soda = price('s')
    expect(priceSlots([soda], heads)).toEqual([soda, undefined])
    expect(headOfSlot([soda], heads, 0)).toBeUndefined()
    expect(headOfSlot([soda], heads, 1)?.label).toBe('Bottle')
    expect(priceSlots([soda], [])).toEqual([soda])
  })
})

it('puts a new price after the one before it, and takes others out', () => {
  const [one, two, three] = [price('1'), price('2'), price('3')]
  expect(withSlots([one, two], [], new Map([[2, [three]]]))).toEqual([one, two, three])
  expect(withSlots([one, two], [], new Map([[0, [three]]]))).toEqual([three, two])
  expect(withSlots([one, two], [], new Map([[0, []]]))).toEqual([two])
  expect(
    withSlots(
      [one, two],
      [],
      new Map([
        [0, []],
        [1, [three]],
      ]),
    ),
  ).toEqual([three])
})

it('gives the same prices where each place is replaced by what stands there', () => {
  fc.assert(
    fc.property(anyLoosePrices, anyHeads, (loose, heads) => {
      const prices = underHeads(loose, heads)
      const slots = priceSlots(prices, heads)
      const same = new Map(slots.map((price, at) => [at, price ? [price] : []] as const))
      expect(withSlots(prices, heads, same)).toEqual(prices)
      expect(slots.filter((price) => price !== undefined)).toHaveLength(prices.length)
    }),
  )
})
