import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../menu/model/menu.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { obviousSlips } from './obvious-slips.ts'

const slipsOf = (...amounts: readonly number[]) =>
  obviousSlips(
    newMenu([
      {
        id: 1,
        name: 'Steaks',
        items: amounts.map((amount, at) =>
          buildItem({ id: at + 1, name: 'Steak', prices: [fixedPrice(amount)] }),
        ),
      },
    ]),
  ).map(({ amount }) => amount)

it('finds prices that nobody means', () => {
  expect(slipsOf(5200, 5800, 4900, 1_040_000)).toEqual([1_040_000])
  expect(slipsOf(1800, 1600, 1400, 17)).toEqual([17])
  expect(slipsOf(1200, 900, 1200, 3900, 1100)).toEqual([3900])
})

it('leaves what is only dear, and what has no neighbors', () => {
  expect(slipsOf(5200, 5800, 4900, 25_000)).toEqual([])
  expect(slipsOf(1200, 900, 1200, 3300, 1100)).toEqual([])
  expect(slipsOf(5200, 1_040_000)).toEqual([])
})

it('finds a bottle that costs no more than its glass', () => {
  const wine = (glass: number, bottle: number) =>
    buildItem({
      name: 'Pinot Noir, California 2022',
      prices: [
        { ...fixedPrice(glass), label: 'Glass' },
        { ...fixedPrice(bottle, 'p2'), label: 'Bottle' },
      ],
    })
  const found = (glass: number, bottle: number) =>
    obviousSlips(newMenu([{ id: 1, name: 'Wines', items: [wine(glass, bottle)] }]))
  expect(found(1400, 1300)).toHaveLength(1)
  expect(found(1400, 5200)).toEqual([])
})
