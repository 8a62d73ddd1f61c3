import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { menuSchema, newMenu } from '../model/menu.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { amountsWithoutPlace, changeCurrency, hasAmounts } from './change-currency.ts'

const priced = (amount: number) => {
  const item = buildItem({ prices: [{ ...fixedPrice(amount), former: 2000, original: 1500 }] })
  return {
    ...newMenu([{ id: 1, name: 'Mains', prices: [fixedPrice(3000)], items: [item] }]),
    modifierGroups: [
      { id: 'g1', name: 'Sauce', min: 0, max: null, options: [{ id: 'o1', name: 'Pepper', amount: 200 }] },
    ],
    notices: [{ id: 'n1', kind: 'fee' as const, text: 'Cover', fee: { amount: 300 } }],
  }
}

it('keeps the numbers, whatever parts a unit of the currency has', () => {
  const dinars = changeCurrency(priced(1200), 'KWD')
  expect(dinars.sections[0]?.items[0]?.prices[0]).toMatchObject({
    amount: 12_000,
    former: 20_000,
    original: 15_000,
  })
  expect(dinars.sections[0]?.prices?.[0]?.amount).toBe(30_000)
  expect(dinars.modifierGroups[0]?.options[0]?.amount).toBe(2000)
  expect(dinars.notices[0]?.fee?.amount).toBe(3000)
  expect(menuSchema.safeParse(dinars).success).toBe(true)
  expect(changeCurrency(dinars, 'USD')).toEqual(priced(1200))
  expect(changeCurrency(priced(1200), 'JPY').sections[0]?.items[0]?.prices[0]?.amount).toBe(12)
})

it('names what the other currency cannot say, and does not change the menu', () => {
  expect(amountsWithoutPlace(priced(1250), 'EUR')).toEqual([])
  expect(amountsWithoutPlace(priced(1250), 'JPY')).toEqual(['Roast Chicken'])
  expect(() => changeCurrency(priced(1250), 'JPY')).toThrow(RangeError)
})

it('names what would be more than a menu of the other currency may ask', () => {
  const yen = newMenu(
    [{ id: 1, name: 'Mains', items: [buildItem({ prices: [fixedPrice(900_000)] })] }],
    'JPY',
  )
  expect(amountsWithoutPlace(yen, 'USD')).toEqual(['Roast Chicken'])
})

it('knows a menu without any amount', () => {
  const market = buildItem({ prices: [{ id: 'p1', kind: 'market' }] })
  expect(hasAmounts(newMenu([{ id: 1, name: 'Raw Bar', items: [market] }]))).toBe(false)
  expect(hasAmounts(priced(1200))).toBe(true)
})
