import { readPath } from '../../../exchange/words/section-path.ts'
import { saysNo, saysYes } from '../sheet/flags.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { cellsByHeading, headingWord } from './shape/cells.ts'
import { noTillRows, type TillRow, type TillRows } from './shape/till-rows.ts'

/**
 * Reads the items of Loyverse (help.loyverse.com, "How to import and export items"): one row per variant. The first of
 * an item names it and its category; its further rows have the same handle.
 */
export function loyverseRows({ rows }: TableSheet, headings: number): TillRows {
  const written = rows[headings] ?? []
  const cell = cellsByHeading(written)
  const columnsOf = (is: RegExp) =>
    written.flatMap((heading, at) => (is.test(headingWord(heading)) ? [at] : []))
  const [options, sold, local] = [/^option \d+ value$/u, /^available for sale/u, /^price \[/u].map(columnsOf)
  const more = new Map<number, TillRow>()
  let first: readonly string[] = []
  for (const [at, cells] of rows.entries()) {
    const handle = cell(cells, 'handle')
    if (at <= headings || handle === '') continue
    if (cell(first, 'handle') !== handle) first = cells
    const values = (columns: readonly number[] = []) =>
      columns.map((column) => cells[column]?.trim() ?? '').filter(Boolean)
    const price = cell(cells, 'default price') || values(local)[0] || ''
    const isByWeight = saysYes(cell(first, 'sold by weight'))
    const isOpen = !/\d/u.test(price)
    const places = values(sold)
    more.set(at, {
      token: handle,
      fields: {
        name: cell(first, 'name'),
        label: values(options).join(', '),
        // By which weight it is sold is not in the file.
        price: isByWeight || isOpen ? '' : price,
      },
      path: readPath(cell(first, 'category')),
      doubts: isByWeight
        ? [{ code: 'price_unclear', text: `${price} by weight` }]
        : isOpen
          ? [{ code: 'price_missing', text: price }]
          : [],
      isUnsold: places.length > 0 && places.every(saysNo),
    })
  }
  return { ...noTillRows, moreOf: (at) => more.get(at) }
}
