import { expect, it } from 'vitest'
import { hasPriceOfTheWhole } from '#domain/courses/price-of-the-whole.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { sampleMenu, sampleMenuNames } from '../../../../../tests/samples/sample-menus.ts'
import { typedLines } from '../../../../../tests/samples/typed-lines.ts'
import { type QuickDish, readQuickDish } from './quick-line.ts'

/** What one line cannot say as the paper does; the rest is typed in the dish's own texts. */
const otherwise = new Set([
  'Café 2,20 €',
  'Greenhouse — gin, cucumber, celery, verjus (available zero-proof 12)',
  'Oysters — min. 3 4 each',
  'Toppings, each                     1.50     2.25     3.00',
  'Gluten-free crust (10" only)      +3.00',
  "L1 General Tso's chicken 12.95",
  'L2 Beef with broccoli 13.95',
  'L3 Ma po tofu 11.95',
])

/** The words of a market price are those of the menu's language where none are said; “each” and “add” likewise. */
const meantPrice = ({ kind, amount, label, size, per, head, former }: Price) => ({
  ...{ kind, amount, size, head, former },
  label: label === 'add' ? undefined : label,
  per: per === 'each' ? undefined : per,
})
const meant = ({ name, description, prices, number, secondName }: QuickDish | MenuItem) => ({
  ...{ name, description, number, secondName },
  prices: prices.map(meantPrice),
})

it.each(sampleMenuNames)('reads the lines of %s as its paper means them', (name) => {
  const { content, design } = sampleMenu(name)
  const { restaurant: _, ...menu } = content
  const lines = typedLines[name].values()
  for (const section of menu.sections)
    for (const item of section.items) {
      const line = lines.next().value ?? ''
      const read = readQuickDish(line, {
        heads: headsAbove(menu.sections, section),
        writing: { menu, design },
        before: [],
        mayLack: true,
        isPartOfWhole: hasPriceOfTheWhole(menu.sections, section),
      })
      if (otherwise.has(line)) expect(meant(read), line).not.toEqual(meant(item))
      else expect(meant(read), line).toEqual(meant(item))
    }
  expect(lines.next().done).toBe(true)
})
