import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../menu/model/menu.ts'
import { defaultRestaurant } from '../menu/model/restaurant.ts'
import { findingsBetween } from './findings-between.ts'

const menu = (...names: readonly string[]) => ({
  content: {
    restaurant: { ...defaultRestaurant, market: { country: 'GB' } },
    ...newMenu([
      {
        id: 1,
        name: 'Mains',
        items: names.map((name, at) => buildItem({ id: at + 1, name, prices: [] })),
      },
    ]),
  },
})

it('finds what a change brings and takes away, and nothing that was there before', () => {
  const day = '2026-11-29'
  expect(findingsBetween(menu('Bream'), menu('Bream'), day)).toEqual({ fresh: [], gone: [] })
  const both = findingsBetween({ content: { ...menu().content } }, menu('Bream'), day)
  expect(both.fresh.length).toBeGreaterThan(0)
  const back = findingsBetween(menu('Bream'), { content: { ...menu().content } }, day)
  expect(back.gone).toEqual(both.fresh)
})
