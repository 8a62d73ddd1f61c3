import { headsAbove } from '../../menu/model/check-menu.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import type { Section } from '../../menu/model/section.ts'
import { mapSections } from '../../menu/model/walk.ts'
import { priceSlots } from '../../menu/prices/price-slots.ts'
import { setPrices } from '../set-price.ts'

/** Whose prices are in a row of the price list: those of an item, or of a whole section. */
export interface PriceRowPlace {
  readonly sectionId: number
  /** Null for the section itself. */
  readonly itemId: number | null
}

/** A place in a row: a price as `priceSlots` counts them, or the energy of what is sold at it. */
export interface CellPlace {
  readonly slot: number
  /** A price where it is absent. */
  readonly holds?: 'energy'
}

export interface PriceCell extends PriceRowPlace, CellPlace {}

export const rowKey = ({ sectionId, itemId }: PriceRowPlace): string => `${sectionId}/${itemId ?? ''}`

export interface PriceRow extends PriceRowPlace {
  readonly name: string
  readonly prices: readonly Price[]
  /** Energy of an item as a whole. */
  readonly kcal?: number | undefined
  readonly heads: readonly PriceHead[]
  readonly section: Section
}

/** The rows of a menu in the order of the page: each section, then its items. */
export const priceRows = (menu: Pick<Menu, 'sections'>): PriceRow[] =>
  menu.sections.flatMap((section) => {
    const heads = headsAbove(menu.sections, section)
    const of = { sectionId: section.id, heads, section }
    return [
      { ...of, itemId: null, name: section.name, prices: section.prices ?? [] },
      ...section.items.map(({ id, name, prices, kcal }) => ({ ...of, itemId: id, name, prices, kcal })),
    ]
  })

/** How many prices are side by side at most; at least one. */
export const priceColumns = (rows: readonly PriceRow[]): number =>
  Math.max(1, ...rows.map(({ prices, heads }) => priceSlots(prices, heads).length))

/** The menu with other prices in some rows, by their keys. What is not named stays the same object. */
export function withPricesOfRows(menu: Menu, changed: ReadonlyMap<string, readonly Price[]>): Menu {
  if (changed.size === 0) return menu
  return mapSections(menu, (section) => {
    const own = changed.get(rowKey({ sectionId: section.id, itemId: null }))
    const items = section.items.map((item) => {
      const prices = changed.get(rowKey({ sectionId: section.id, itemId: item.id }))
      return prices ? setPrices(item, prices) : item
    })
    const isSame = items.every((item, at) => item === section.items[at])
    if (!own) return isSame ? section : { ...section, items }
    const { prices: _, ...rest } = section
    return { ...rest, ...(own.length > 0 && { prices: [...own] }), items }
  })
}
