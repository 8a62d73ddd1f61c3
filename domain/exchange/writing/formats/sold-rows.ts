import { headsAbove } from '../../../menu/model/check-menu.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import type { Price, PriceHead } from '../../../menu/model/price.ts'
import type { Section } from '../../../menu/model/section.ts'
import { formatSize } from '../../../menu/prices/format-size.ts'
import { currencyDigits, toMajor } from '../../../money/currency.ts'
import { pathOf } from '../../columns/path-of.ts'
import type { SectionPath } from '../../words/section-path.ts'
import type { TabledMenu } from '../menu-csv.ts'

/** One thing that a till sells: an item, or one size of it. */
export interface SoldRow {
  readonly item: MenuItem
  readonly section: Section
  readonly path: SectionPath
  /** What is sold at the price, in words; '' for an item of one price. */
  readonly variation: string
  /** Undefined for an item without a price. */
  readonly price: Price | undefined
  /** Names of the choices that come with it. */
  readonly choices: readonly string[]
}

/** A menu as tills list it: a row a price. Supplements, and what is included, are not sold alone. */
export const soldRows = (menu: TabledMenu): SoldRow[] =>
  menu.sections.flatMap((section) => {
    const path = pathOf(menu.sections, section)
    const heads = headsAbove(menu.sections, section)
    return section.items.flatMap((item) => {
      const keys = [...(section.modifierGroups ?? []), ...(item.modifierGroups ?? [])]
      const choices = menu.modifierGroups.filter(({ id }) => keys.includes(id)).map(({ name }) => name)
      const sold = item.prices.filter(isSold)
      const words = soldWords(item, heads)
      const rowOf = (price: Price | undefined, variation: string): SoldRow => ({
        item,
        section,
        path,
        variation,
        price,
        choices,
      })
      return sold.length === 0
        ? [rowOf(undefined, '')]
        : sold.map((price, at) => rowOf(price, apart(words, at)))
    })
  })

const isSold = ({ kind }: Price): boolean => kind !== 'supplement' && kind !== 'included'

/** What is sold at each price of an item that a till sells it at; '' where nothing says so. */
export const soldWords = ({ prices }: Pick<MenuItem, 'prices'>, heads: readonly PriceHead[]): string[] =>
  prices
    .filter(isSold)
    .map(({ head, label, size }) =>
      [heads.find(({ id }) => id === head)?.label, label, size && formatSize(size).replaceAll('\u00A0', ' ')]
        .filter(Boolean)
        .join(' '),
    )

/** Tills know choices by their names: of two of one name, the second gets a number. */
export const withNamesApart = <Of extends TabledMenu>(menu: Of): Of => ({
  ...menu,
  modifierGroups: menu.modifierGroups.map((group, at) => {
    const before = menu.modifierGroups.slice(0, at).filter(({ name }) => name === group.name).length
    return before === 0 ? group : { ...group, name: `${group.name} ${before + 1}` }
  }),
})

/** Tills tell the sizes of an item apart by their names alone. */
function apart(words: readonly string[], at: number): string {
  const own = words[at] ?? ''
  const before = words.slice(0, at).filter((other) => other === own).length
  if (words.length === 1 || before === 0) return own
  return `${own || 'Price'} ${before + 1}`
}

/** An amount as tills write it, `12.50`; undefined for a price without one. */
export const soldAmount = (price: Price | undefined, currency: string): string | undefined =>
  price?.amount === undefined ? undefined : toMajor(price.amount, currency).toFixed(currencyDigits(currency))
