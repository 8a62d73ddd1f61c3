import { readPath } from '../../../exchange/words/section-path.ts'
import { saysNo, saysYes } from '../sheet/flags.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { cellsByHeading, headingWord } from './shape/cells.ts'
import { noTillRows, type TillRow, type TillRows } from './shape/till-rows.ts'

/** The headings by which a till's or a shop's rows are read that have a handle. */
interface HandleHeadings {
  readonly name: string
  readonly sections: readonly string[]
  readonly price: string
  /** Yes or no: on sale at a place. */
  readonly sold: RegExp
  readonly options: RegExp
  /** Prices at a place. */
  readonly local?: RegExp
  readonly byWeight?: string
}

/** help.loyverse.com, "How to import and export items" */
export const loyverseHeadings: HandleHeadings = {
  name: 'name',
  sections: ['category'],
  price: 'default price',
  sold: /^available for sale/u,
  options: /^option \d+ value$/u,
  local: /^price \[/u,
  byWeight: 'sold by weight',
}

/** help.shopify.com, "Using CSV files to import and export products" */
export const shopifyHeadings: HandleHeadings = {
  name: 'title',
  sections: ['type', 'product type', 'product category'],
  price: 'variant price',
  sold: /^(?:published|status)$/u,
  options: /^option\s?\d value$/u,
}

/** What stands for the only option of a product that has none. */
const NO_OPTION = /^default title$/iu

const isNotSold = (cell: string): boolean => saysNo(cell) || /^(?:draft|archived)$/iu.test(cell)

/**
 * Reads items with one row per variant. The first of an item names it and its category; its further rows have the same
 * handle.
 */
export function handleRows(
  { rows }: TableSheet,
  headings: number,
  {
    name,
    sections,
    price: priceHeading,
    sold: soldAt,
    options: optionsAt,
    local: localAt,
    byWeight,
  }: HandleHeadings,
): TillRows {
  const written = rows[headings] ?? []
  const cell = cellsByHeading(written)
  const columnsOf = (is: RegExp | undefined) =>
    written.flatMap((heading, at) => (is?.test(headingWord(heading)) ? [at] : []))
  const [options, sold, local] = [optionsAt, soldAt, localAt].map(columnsOf)
  const more = new Map<number, TillRow>()
  let first: readonly string[] = []
  for (const [at, cells] of rows.entries()) {
    const handle = cell(cells, 'handle')
    if (at <= headings || handle === '') continue
    if (cell(first, 'handle') !== handle) first = cells
    const values = (columns: readonly number[] = []) =>
      columns.map((column) => cells[column]?.trim() ?? '').filter(Boolean)
    const price = cell(cells, priceHeading) || values(local)[0] || ''
    const isByWeight = byWeight !== undefined && saysYes(cell(first, byWeight))
    const isOpen = !/\d/u.test(price)
    const places = values(sold)
    more.set(at, {
      token: handle,
      fields: {
        name: cell(first, name),
        label: values(options)
          .filter((option) => !NO_OPTION.test(option))
          .join(', '),
        // By which weight it is sold is not in the file.
        price: isByWeight || isOpen ? '' : price,
      },
      path: readPath(cell(first, ...sections)),
      doubts: isByWeight
        ? [{ code: 'price_unclear', text: `${price} by weight` }]
        : isOpen
          ? [{ code: 'price_missing', text: price }]
          : [],
      isUnsold: places.length > 0 && (localAt ? places.every(saysNo) : places.some(isNotSold)),
    })
  }
  return { ...noTillRows, moreOf: (at) => more.get(at) }
}
