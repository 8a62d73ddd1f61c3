import { headsAbove } from '../model/check-menu.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Price, PriceHead } from '../model/price.ts'
import type { Restaurant } from '../model/restaurant.ts'
import type { Section } from '../model/section.ts'
import { parentOf } from '../model/walk.ts'
import { type PriceStyle, printedPrices } from '../prices/printed-prices.ts'
import type { ComparedSectionRef, ItemRef } from './comparison.ts'

export type MenuToCompare = Menu & { readonly restaurant?: Restaurant }

export interface PlacedSection {
  readonly menu: MenuToCompare
  readonly section: Section
  readonly ref: ComparedSectionRef
  /** The columns that hold for it. */
  readonly heads: readonly PriceHead[]
}

export interface ItemToCompare extends PlacedSection {
  readonly item: MenuItem
}

export const placedSections = (menu: MenuToCompare): PlacedSection[] =>
  menu.sections.map((section) => ({
    menu,
    section,
    ref: { id: section.id, name: section.name, path: pathOf(menu.sections, section) },
    heads: headsAbove(menu.sections, section),
  }))

export const placedItems = (sections: readonly PlacedSection[]): ItemToCompare[] =>
  sections.flatMap((placed) => placed.section.items.map((item) => ({ ...placed, item })))

export const itemRef = ({ item, ref, ...place }: ItemToCompare): ItemRef => ({
  id: item.id,
  name: item.name,
  section: ref,
  prices: printed(item.prices, place).line,
})

function pathOf(sections: readonly Section[], section: Section): string[] {
  const parent = parentOf(sections, section)
  return [...(parent ? pathOf(sections, parent) : []), section.name]
}

const design = { priceSign: 'locale', priceCents: 'always' } as const

export const styleAt = ({ menu, heads }: Pick<PlacedSection, 'menu' | 'heads'>): PriceStyle => ({
  menu,
  design,
  heads,
})

export const printed = (prices: readonly Price[], at: Pick<PlacedSection, 'menu' | 'heads'>) =>
  printedPrices(prices, styleAt(at))
