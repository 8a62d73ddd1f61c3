import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { hasEnergy } from './energy.ts'
import { printedRange, rangeOfMeal } from './range.ts'
import { kilojoules, roundedForUs } from './rounding.ts'

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
  return range && printedRange(range, roundedForUs)
}

it('prints one meal as a figure, two with a slash, more as a range', () => {
  expect(meal([120], [500])).toBe('620 cal')
  expect(meal([120, 230], [500])).toBe('620/730 cal')
  expect(meal([120, 230], [500, 800])).toBe('620–1,030 cal')
  expect(meal([120, 180, 230], [500])).toBe('620–730 cal')
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
