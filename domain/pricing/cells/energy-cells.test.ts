import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { tries } from '#tests/support/depth.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { type Menu, menuSchema, newMenu } from '../../menu/model/menu.ts'
import { NO_ENERGY } from '../../menu/model/price.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { priceSlots } from '../../menu/prices/price-slots.ts'
import { energyText, typeEnergies } from './energy-cells.ts'
import { priceRows } from './price-cells.ts'

const menuWith = (item: Partial<MenuItem>): Menu =>
  newMenu([{ id: 1, name: 'Mains', items: [buildItem({ id: 9001, ...item })] }])

const typed = (item: Partial<MenuItem>, text: string, slot = 0) => {
  const { menu, refused } = typeEnergies(menuWith(item), [
    { sectionId: 1, itemId: 9001, slot, holds: 'energy' as const, text },
  ])
  const [{ kcal, prices } = { kcal: undefined, prices: [] }] = itemsOf(menu)
  return { kcal, prices: prices.map((price) => price.kcal), problem: refused[0]?.problem }
}

const two = [fixedPrice(900), fixedPrice(1200, 'p2')]

it('keeps an energy at the price of its option', () => {
  expect(typed({ prices: two }, '450', 1)).toEqual({
    kcal: undefined,
    prices: [undefined, 450],
    problem: undefined,
  })
  expect(typed({ prices: two }, '1883 kJ')).toMatchObject({ prices: [450, undefined] })
  expect(typed({ prices: two, kcal: 300 }, '450')).toMatchObject({ kcal: 300, prices: [450, undefined] })
})

it('keeps the figure of an item with one option, or without prices, at the item', () => {
  expect(typed({ prices: [fixedPrice(900)], kcal: 300 }, '450')).toMatchObject({
    kcal: 450,
    prices: [undefined],
  })
  expect(typed({ prices: [fixedPrice(900)], kcal: 300 }, '')).toMatchObject({
    kcal: undefined,
    prices: [undefined],
  })
  expect(typed({ prices: [] }, '450')).toMatchObject({ kcal: 450 })
})

it.each(['-5', '40,000', '40000', 'n/a', '12.5'])(
  'refuses %s with a sentence and changes nothing',
  (text) => {
    expect(typed({ prices: two }, text)).toEqual({
      kcal: undefined,
      prices: [undefined, undefined],
      problem: NO_ENERGY,
    })
  },
)

it('refuses an energy where no price stands', () => {
  expect(typed({ prices: two }, '450', 2).problem).toMatch(/Enter the price first/)
})

it('shows what was typed and leaves a valid menu, whatever is typed into any menu', () => {
  fc.assert(
    fc.property(anyMenu, fc.nat(20_000), (menu, kcal) => {
      const cells = priceRows(menu).flatMap(({ sectionId, itemId, prices, heads }) =>
        priceSlots(prices, heads).flatMap((price, slot) =>
          price ? [{ sectionId, itemId, slot, holds: 'energy' as const, text: String(kcal) }] : [],
        ),
      )
      const result = typeEnergies(menu, cells)
      expect(result.refused).toEqual([])
      expect(menuSchema.safeParse(result.menu).error?.issues).toBeUndefined()
      const rows = priceRows(result.menu)
      for (const { sectionId, itemId, slot } of cells) {
        const row = rows.find((each) => each.sectionId === sectionId && each.itemId === itemId)
        expect(row && energyText(row, slot)).toBe(String(kcal))
      }
    }),
    { numRuns: tries(40) },
  )
})
