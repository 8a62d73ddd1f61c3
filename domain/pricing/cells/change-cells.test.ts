import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { tries } from '#tests/support/depth.ts'
import { menuSchema } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { priceSlots } from '../../menu/prices/price-slots.ts'
import { changeCells, previewCells, summaryOf } from './change-cells.ts'
import { priceRows } from './price-cells.ts'

const menu = buildContent({ items: 4, sections: 1 })
const cells = [9001, 9002].map((itemId) => ({ sectionId: 1, itemId, slot: 0 }))

it('changes the prices in the cells alone, rounded as asked, and shows them before', () => {
  const change = { kind: 'percent', by: 10, rounding: { step: 50 } } as const
  expect(previewCells(menu, cells, change).map(({ before, after }) => [before, after])).toEqual([
    [550, 600],
    [650, 700],
  ])
  const changed = changeCells(menu, cells, change)
  expect(itemsOf(changed).map(({ prices }) => prices[0]?.amount)).toEqual([600, 700, 750, 850])
  expect(itemsOf(changed)[2]).toBe(itemsOf(menu)[2])
})

it('says how many prices are selected, and their average, lowest and highest', () => {
  expect(summaryOf(priceRows(menu), cells)).toEqual({
    prices: 2,
    amounts: 2,
    average: 600,
    lowest: 550,
    highest: 650,
  })
  expect(summaryOf(priceRows(menu), [])).toMatchObject({ prices: 0, amounts: 0, average: 0 })
})

it('leaves a valid menu whatever is changed', () => {
  fc.assert(
    fc.property(anyMenu, fc.integer({ min: -90, max: 300 }), (any, by) => {
      const all = priceRows(any).flatMap(({ sectionId, itemId, prices, heads }) =>
        priceSlots(prices, heads).map((_, slot) => ({ sectionId, itemId, slot })),
      )
      const changed = changeCells(any, all, { kind: 'percent', by, rounding: { step: 1 } })
      expect(menuSchema.safeParse(changed).error?.issues).toBeUndefined()
    }),
    { numRuns: tries(60) },
  )
})
