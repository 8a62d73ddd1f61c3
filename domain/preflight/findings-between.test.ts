import { expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { longestStep } from '#tests/support/longest-step.ts'
import { atOnce } from '../computing/steps.ts'
import { newMenu } from '../menu/model/menu.ts'
import { defaultRestaurant } from '../menu/model/restaurant.ts'
import { findingsBetween, type MenuAsPrinted } from './findings-between.ts'

const between = (before: MenuAsPrinted, after: MenuAsPrinted, on: string) =>
  atOnce(findingsBetween(before, after, on))

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
  expect(between(menu('Bream'), menu('Bream'), day)).toEqual({ fresh: [], gone: [] })
  const both = between({ content: { ...menu().content } }, menu('Bream'), day)
  expect(both.fresh.length).toBeGreaterThan(0)
  const back = between(menu('Bream'), { content: { ...menu().content } }, day)
  expect(back.gone).toEqual(both.fresh)
})

it('judges the largest menu in steps', () => {
  const restaurant = { ...defaultRestaurant, market: { country: 'GB' } }
  const large = { content: { ...buildContent({ items: 1000, sections: 10 }), restaurant } }
  expect(longestStep(() => findingsBetween(large, large, '2026-11-29'), 0.35)).toBeLessThan(0.35)
})
