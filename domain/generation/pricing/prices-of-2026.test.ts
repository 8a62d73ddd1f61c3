import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { credibleRanges, rangesAway } from './credible-ranges.ts'
import { priceOf, pricesOf } from './dish-price.ts'

const catalogue = loadCatalogue()
const find = (name: string) => {
  const dish = catalogue.find((one) => one.name === name)
  if (!dish) throw new Error(`No dish ${name}`)
  return dish
}

/** An estimate is as good as this. */
const TOLERANCE = 0.1

/** What such a dish costs in restaurants of full service and above in the United States of 2026, in USD: our own reading of menus. */
const plausible: readonly (readonly [string, number, number])[] = [
  ['Wagyū Teppanyaki', 55, 110],
  ['Homard Thermidor', 58, 90],
  ['Ginger Scallion Lobster', 55, 80],
  ['New York Strip Steak', 42, 68],
  ['Nigiri Moriawase', 38, 75],
  ['Colorado Lamb Chops', 42, 68],
  ['Coquilles Saint-Jacques', 19, 29],
  ['Huîtres Mignonette', 21, 27],
  ['Pasta e Ceci', 16, 24],
  ['Tacos de Canasta', 12, 16],
  ['Kolkata Kathi Roll', 13, 18],
]

describe('prices of the United States in 2026', () => {
  it.each(plausible)('asks for %s what guests pay: $%d to $%d', (name, low, high) => {
    const dish = find(name)
    const served = [3, 4, 5].filter((priceRange) => rangesAway(dish, priceRange) === 0)
    expect(served).not.toEqual([])
    for (const priceRange of served) {
      const price = priceOf(dish, priceRange)
      expect(price, `at range ${priceRange}`).toBeGreaterThanOrEqual(low * (1 - TOLERANCE))
      expect(price, `at range ${priceRange}`).toBeLessThanOrEqual(high * (1 + TOLERANCE))
    }
  })

  it('leaves whole Dover sole and A5 wagyu to the market: no band pays for them', () => {
    for (const name of ['Sole Meunière', 'A5 Wagyū Sukiyaki-Don']) {
      expect(credibleRanges(find(name)), name).toBeNull()
    }
  })

  it('sells a Fiorentina for two, at what half of it costs', () => {
    const [price] = pricesOf(find('Bistecca alla Fiorentina'), 4)
    expect(price?.label).toBe('for two')
    expect(price?.amount).toBeGreaterThanOrEqual(95_00)
  })

  it('asks for no dish more at a range than at the next', () => {
    for (const dish of catalogue) {
      const prices = [1, 2, 3, 4, 5].map((priceRange) => priceOf(dish, priceRange))
      expect(
        prices.toSorted((a, b) => a - b),
        dish.name,
      ).toEqual(prices)
    }
  })

  it.each([
    // The cuts of a steakhouse by what they cost, the dearest first.
    [
      'Filet Mignon',
      'New York Strip Steak',
      'Prime Rib',
      'Stout-Braised Short Rib',
      'Cider-Brined Pork Chop',
    ],
    // The special of all cuts, the plain one, the bird, the tofu.
    ['Phở Đặc Biệt', 'Phở Bò Tái Nạm', 'Phở Gà'],
    // A breakfast is cheaper than a sandwich of dear fish, and eggs with lox dearer than eggs with bacon.
    ['Lox Scramble', 'Two Eggs Any Way', "Kids' Scrambled Egg and Potatoes"],
    ['Poached Salmon Salad', 'BLT on Sourdough'],
  ])('orders a family by what is in it: %s above %s', (...names) => {
    for (const priceRange of [2, 3, 4, 5]) {
      const prices = names.map((name) => priceOf(find(name), priceRange))
      expect(
        prices.toSorted((a, b) => b - a),
        `at range ${priceRange}`,
      ).toEqual(prices)
      expect(new Set(prices).size).toBe(prices.length)
    }
  })

  it('lets juice, tea and a sauce rise less than what is dear to buy', () => {
    const fifth = (name: string) => priceOf(find(name), 5)
    expect(fifth('Pressed Orange Juice')).toBeLessThanOrEqual(9)
    expect(fifth('Oregon Peppermint Tea')).toBeLessThanOrEqual(6)
    expect(fifth('Roquefort Butter')).toBeLessThanOrEqual(7)
    expect(rangesAway(find('Croque Madame'), 5)).toBeGreaterThan(0)
  })

  it('asks no half dollar from $25 up', () => {
    for (const dish of catalogue)
      for (const priceRange of [2, 3]) {
        const price = priceOf(dish, priceRange)
        if (price >= 25) expect(price % 1, dish.name).toBe(0)
      }
  })

  it('serves no lobster in the middle, and no basket tacos above it', () => {
    expect(credibleRanges(find('Boiled Lobster'))).toEqual({ lowest: 4, highest: 5 })
    expect(credibleRanges(find('Tacos de Canasta'))).toEqual({ lowest: 1, highest: 3 })
  })

  it('pours no Sazerac and no Champagne at the bottom, and a house wine there for $7 or more', () => {
    expect(rangesAway(find('Sazerac'), 1)).toBeGreaterThan(0)
    expect(rangesAway(find('French 75'), 2)).toBeGreaterThan(0)
    const wine = find('Muscadet sur Lie')
    expect(rangesAway(wine, 1)).toBe(0)
    expect(priceOf(wine, 1)).toBeGreaterThanOrEqual(6.95)
  })
})
