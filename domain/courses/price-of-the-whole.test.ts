import { expect, it } from 'vitest'
import type { Section } from '../menu/model/section.ts'
import { hasPriceOfTheWhole, isPartOfMeal } from './price-of-the-whole.ts'

const tasting: Section = { id: 1, name: 'Tasting', items: [], layout: 'courses' }
const course: Section = { id: 2, name: 'First', items: [], parentId: 1 }
const sides: Section = {
  id: 3,
  name: 'Sides',
  items: [],
  prices: [{ id: 'all', kind: 'fixed', amount: 800 }],
}
const mains: Section = {
  id: 4,
  name: 'Mains',
  items: [],
  prices: [{ id: 'extra', kind: 'supplement', amount: 50, label: 'Flour' }],
}
const sections = [tasting, course, sides, mains]

it('tells a meal and its courses from sides that all cost the same, and from what has prices of its own', () => {
  expect(sections.map((section) => hasPriceOfTheWhole(sections, section))).toEqual([true, true, true, false])
  expect(sections.map((section) => isPartOfMeal(sections, section))).toEqual([true, true, false, false])
})
