import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { kilojoules, roundedForUs } from '../../model/energy-units.ts'
import { fixedPrice } from '../../prices/lead-price.ts'
import { energyAtPrices, hasEnergy } from './energy-of.ts'
import { energyPrint, energyText } from './energy-text.ts'
import { printedRange, rangeOfMeal } from './meal-range.ts'

it.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [47, 45],
  [48, 50],
  [50, 50],
  [54, 50],
  [55, 60],
  [1234, 1230],
])('rounds %i kcal to %i, as menus in the United States print it', (kcal, printed) => {
  expect(roundedForUs(kcal)).toBe(printed)
})

it('makes kJ of kcal', () => {
  expect([0, 100, 440].map(kilojoules)).toEqual([0, 418, 1841])
})

const american = energyPrint({ market: { country: 'US' } })

const meal = (...courses: readonly (readonly number[])[]) => {
  const menu = menuUnderLaw({
    sections: [
      { id: 1, name: 'Lunch', layout: 'courses' },
      ...courses.map((kcals, at) => ({
        id: 2 + at,
        parentId: 1,
        items: kcals.map((kcal) => ({ kcal, prices: [] })),
      })),
    ],
  })
  const [section] = menu.sections
  const range = section && rangeOfMeal(menu, section)
  return range && printedRange(range, american)
}

it('prints one meal as a figure, two with a slash, more as a range', () => {
  expect(meal([120], [500])).toBe('620\u00a0Cal')
  expect(meal([120, 230], [500])).toBe('620/730\u00a0Cal')
  expect(meal([120, 230], [500, 800])).toBe('620–1030\u00a0Cal')
  expect(meal([120, 180, 230], [500])).toBe('620–730\u00a0Cal')
})

it('adds so many dishes of a course as a guest chooses', () => {
  const menu = menuUnderLaw({
    sections: [
      { id: 1, name: 'Plates', layout: 'courses' },
      { id: 2, parentId: 1, choose: 2, items: [{ kcal: 100 }, { kcal: 200 }, { kcal: 400 }] },
    ],
  })
  const [section] = menu.sections
  expect(section && rangeOfMeal(menu, section)).toMatchObject({ least: 300, most: 600 })
})

it('invents no range where the energy of a dish is not known', () => {
  const menu = menuUnderLaw({
    sections: [
      { id: 1, name: 'Lunch', layout: 'courses' },
      { id: 2, parentId: 1, items: [{ kcal: 100 }, {}] },
    ],
  })
  const [section] = menu.sections
  expect(section && rangeOfMeal(menu, section)).toBeUndefined()
})

it('takes one figure for several sizes for none', () => {
  const two = [fixedPrice(900), fixedPrice(1200, 'p2')]
  expect(hasEnergy({ prices: two, kcal: 400 })).toBe(false)
  expect(hasEnergy({ prices: two.map((price) => ({ ...price, kcal: 400 })) })).toBe(true)
  expect(
    hasEnergy({ prices: [fixedPrice(900), { ...fixedPrice(200, 'p2'), kind: 'supplement' }], kcal: 400 }),
  ).toBe(true)
})

it.each([
  [{ market: { country: 'US' } }, '1230\u00a0Cal'],
  [{ market: { country: 'US' }, language: 'es' }, '1230\u00a0Cal'],
  [{ market: { country: 'GB' } }, '1234\u00a0kcal'],
  [{ market: { country: 'AU' } }, '5163\u00a0kJ'],
  [{ language: 'en' }, '1234\u00a0Cal'],
  [{ language: 'en-GB' }, '1234\u00a0kcal'],
  [{ language: 'de' }, '1234\u00a0kcal'],
])('prints energy as the market of %j has it', (menu, printed) => {
  expect(energyText(1234, energyPrint(menu))).toBe(printed)
})

it('goes by the market of the restaurant where the menu has none of its own', () => {
  const inSydney = { market: { country: 'AU' } }
  expect(energyText(100, energyPrint({}, inSydney))).toBe('418\u00a0kJ')
  expect(energyText(100, energyPrint({ market: { country: 'GB' } }, inSydney))).toBe('100\u00a0kcal')
})

it('prints what the owner chose in place of the market’s unit', () => {
  const inStyle = (energy: 'none' | 'kcal' | 'kj' | 'kj-and-kcal') =>
    energyText(440, energyPrint({ market: { country: 'AU' } }, { energy }))
  expect(inStyle('none')).toBe('')
  expect(inStyle('kcal')).toBe('440\u00a0kcal')
  expect(inStyle('kj')).toBe('1841\u00a0kJ')
  expect(inStyle('kj-and-kcal')).toBe('1841\u00a0kJ / 440\u00a0kcal')
})

it('says no unit twice that the owner wrote already', () => {
  const both = energyPrint({}, { energy: 'kj-and-kcal' })
  expect(energyText(440, both, { said: 'Large, 1841 kJ' })).toBe('440\u00a0Cal')
  expect(energyText(440, both, { said: '440 calories, 1841kJ' })).toBe('')
})

it('takes the figure of an item for that of its only option, not of several', () => {
  const supplement = { ...fixedPrice(200, 'p2'), kind: 'supplement' as const }
  const one = { prices: [fixedPrice(900), supplement], kcal: 400 }
  expect(energyAtPrices(one)).toEqual({ prices: [{ ...fixedPrice(900), kcal: 400 }, supplement] })
  const two = { prices: [fixedPrice(900), fixedPrice(1200, 'p2')], kcal: 400 }
  expect(energyAtPrices(two)).toBe(two)
})
