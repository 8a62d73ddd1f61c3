import { expect, it } from 'vitest'
import { hasPriceOfTheWhole } from '#domain/courses/price-of-the-whole.ts'
import { withMarks } from '#domain/menu/editing/marking/typed-marks.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { sampleMenu, sampleMenuNames } from '../../../../../tests/samples/sample-menus.ts'
import { typedLines } from '../../../../../tests/samples/typed-lines.ts'
import { readPrices } from '../../../../menu/prices/box-of-prices.ts'
import { numbersDishes, type QuickDish, readQuickDish } from './quick-line.ts'

/** What one line cannot say as the paper does; the rest is typed in the dish's own texts. */
const otherwise = new Set([
  'Greenhouse — gin, cucumber, celery, verjus',
  'Riesling trocken     3,90      8,90',
])

/** The words of a market price are those of the menu's language where none are said; “each” and “add” likewise. */
const meantPrice = ({ kind, amount, label, size, per, head, former }: Price) => ({
  ...{ kind, amount, size, head, former },
  label: label === 'add' ? undefined : label,
  per: per === 'each' ? undefined : per,
})
const meant = (item: MenuItem) => {
  const { name, description, number, secondName, wine, origin, prices } = item
  const { dietaryOptions, dietsOnRequest, allergens, additives, marks } = item
  return {
    ...{ name, description, number, secondName, wine, origin, prices: prices.map(meantPrice) },
    ...{ dietaryOptions, dietsOnRequest, allergens, additives, marks },
  }
}

/** What a typed line makes of an item that says nothing else. */
function typedItem({ marks, prices, ...said }: QuickDish, { id, cuisineId, categoryId }: MenuItem) {
  const plain = { id, cuisineId, categoryId, dietaryOptions: [], imageUrl: null }
  const item = withMarks({ ...plain, ...said, prices: [...prices] }, marks)
  if (typeof item === 'string') throw new Error(item)
  return item
}

it.each(sampleMenuNames)('reads the lines of %s as its paper means them', (name) => {
  const { content, design } = sampleMenu(name)
  const { restaurant: _, ...menu } = content
  const lines = typedLines[name].values()
  for (const section of menu.sections)
    for (const item of section.items) {
      const line = lines.next().value ?? ''
      const [typed = '', inPriceBox] = line.split(' ⏎ ')
      const context = {
        heads: headsAbove(menu.sections, section),
        writing: { menu, design },
        before: [],
        mayLack: true,
        isPartOfWhole: hasPriceOfTheWhole(menu.sections, section),
        isNumbered: numbersDishes(menu),
      }
      const dish = readQuickDish(typed, context)
      const boxed = readPrices(inPriceBox ?? '', context)
      const prices = dish.prices.length > 0 || !('prices' in boxed) ? dish.prices : boxed.prices
      const read = { ...dish, prices }
      if (otherwise.has(line)) expect(meant(typedItem(read, item)), line).not.toEqual(meant(item))
      else expect(meant(typedItem(read, item)), line).toEqual(meant(item))
    }
  expect(lines.next().done).toBe(true)
})
