import { expect, it } from 'vitest'
import { allergenKeys } from '../../menu/claims/allergen-names.ts'
import { allergens } from '../allergen-keys.ts'
import { allergenIcon, ICON_SIDE, iconOutlines } from './allergen-icons.ts'

it.each([...allergens, 'sodium'] as const)(
  'draws %s within its square, of outlines that begin somewhere and are closed',
  (group) => {
    const outlines = iconOutlines(group)
    expect(outlines.length).toBeGreaterThan(0)
    for (const outline of outlines) {
      expect(outline.map(([command]) => command).join('')).toMatch(/^(M[LC]+Z)+$/)
      for (const [command, ...numbers] of outline) {
        expect(numbers).toHaveLength({ M: 2, L: 2, C: 6, Z: 0 }[command])
        for (const number of numbers) expect(number).toBeGreaterThanOrEqual(0)
        for (const number of numbers) expect(number).toBeLessThanOrEqual(ICON_SIDE)
      }
    }
  },
)

it('gives each key a mark of its own: a shape, or a shape with a letter', () => {
  const marks = allergenKeys.map((key) => {
    const { group, letter } = allergenIcon(key) ?? {}
    return `${group} ${letter}`
  })
  expect(new Set(marks).size).toBe(allergenKeys.length)
  expect([
    allergenIcon('milk'),
    allergenIcon('wheat'),
    allergenIcon('gluten'),
    allergenIcon('garlic'),
  ]).toEqual([
    { group: 'milk', letter: '' },
    { group: 'gluten', letter: 'a' },
    { group: 'gluten', letter: '' },
    undefined,
  ])
})
