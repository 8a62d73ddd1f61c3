import type { Menu } from '../menu/model/menu.ts'
import { printedPrices } from '../menu/prices/printed-prices.ts'

/** What of a menu a command names: sections, dishes and prices; no description and no restaurant. */
export interface MenuOutline {
  readonly sections: { readonly name: string; readonly items: OutlinedItem[] }[]
}

interface OutlinedItem {
  readonly name: string
  /** In a line, as `Glass $8.00 · Bottle $30.00`; empty for none. */
  readonly prices: string
}

const design = { priceSign: 'locale', priceCents: 'always' } as const

/** Longer lines of prices are cut: a model needs no more to know a dish by. */
export const LONGEST_PRICES = 200

export const menuOutline = (menu: Menu): MenuOutline => ({
  sections: menu.sections.map(({ name, items, priceHeads }) => ({
    name,
    items: items.map((item) => ({
      name: item.name,
      prices: printedPrices(item.prices, { menu, design, heads: priceHeads }).line.slice(0, LONGEST_PRICES),
    })),
  })),
})
