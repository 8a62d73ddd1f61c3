import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { designSchema } from '../../../design/settings.ts'
import { plainMenuText } from '../../plain-text/plain-text.ts'
import { fixedPrice } from '../../prices/lead-price.ts'
import { printedMenu } from '../printed-menu.ts'

const printed = (given: UnderLaw, design: Parameters<typeof designSchema.parse>[0] = {}) => {
  const menu = menuUnderLaw(given)
  return printedMenu(menu.restaurant, menu, designSchema.parse(design))
}

const inSydney = { market: 'AU-NSW' } satisfies UnderLaw
const pie = { name: 'Meat pie', kcal: 440, prices: [fixedPrice(900)] }
const textOf = (given: UnderLaw, design = {}) =>
  plainMenuText(printed(given, design), 'en').replaceAll('\u00a0', ' ')

it('prints the energy of a dish behind its price, in the unit of its market', () => {
  const [section] = printed({ ...inSydney, items: [pie] }).sections
  expect(section?.items[0]).toMatchObject({ prices: [{ energy: '1841\u00a0kJ' }], details: [] })
  expect(textOf({ ...inSydney, items: [pie] })).toMatch(/Meat pie.*9\.00 1841 kJ/u)
})

it('prints kJ once where an owner wrote them into the label, and keeps the label', () => {
  const written = { ...pie, prices: [{ ...fixedPrice(900), label: 'Large, 1841 kJ' }] }
  expect(textOf({ ...inSydney, items: [written] }).match(/1841 kJ/gu)).toHaveLength(1)
  expect(textOf({ ...inSydney, items: [written] }, { energy: 'kj-and-kcal' })).toMatch(/1841 kJ .*440 kcal/u)
})

it('keeps the energy where prices are hidden, and prints none where the design says so', () => {
  const two = {
    kcal: undefined,
    prices: [fixedPrice(500), fixedPrice(900, 'p2')].map((p, at) => ({ ...p, kcal: 120 + 90 * at })),
  }
  expect(textOf({ market: 'GB', items: [two] }, { showPrices: false })).toContain('120/210 kcal')
  expect(textOf({ market: 'GB', items: [two, pie] }, { energy: 'none' })).not.toMatch(/kcal|kJ/u)
})

it('prints the range of a meal behind its price', () => {
  const lunch = (prices = [fixedPrice(2500)]) => ({
    market: 'US-OH',
    sections: [
      { id: 1, name: 'Lunch', layout: 'courses' as const, prices },
      { id: 2, parentId: 1, items: [120, 180, 233].map((kcal) => ({ kcal, prices: [] })) },
    ],
  })
  expect(printed(lunch()).sections[0]?.prices[0]?.energy).toBe('120–230\u00a0Cal')
  expect(printed(lunch([{ ...fixedPrice(2500), kcal: 600 }])).sections[0]?.prices[0]?.energy).toBe(
    '600\u00a0Cal',
  )
})
