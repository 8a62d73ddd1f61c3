import { sameSection } from '../../../exchange/words/section-path.ts'
import { saysNo } from '../sheet/flags.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { cellsByHeading, headingWord } from './shape/cells.ts'
import type { TillRow, TillRows } from './shape/till-rows.ts'

interface Row {
  readonly at: number
  readonly item: string
  readonly variation: string
  readonly token: string
  readonly price: string
  /** Prices at single places that are not the usual one. */
  readonly elsewhere: readonly { readonly place: string; readonly price: string }[]
  readonly isUnsold: boolean
}

/**
 * Reads Square's item library: one row per variation. Its columns for single places say where it is sold,
 * and where at another price; an item is identified by its name, as in Square's own import, and its token
 * may be that of one variation.
 */
export function squareRows({ rows }: TableSheet, headings: number): TillRows {
  const written = rows[headings] ?? []
  const cell = cellsByHeading(written)
  const places = written.flatMap((heading, column) => {
    const [, what, place] = /^(enabled|price)\s+(.+)$/iu.exec(heading.trim()) ?? []
    return what === undefined || place === undefined ? [] : [{ what: what.toLowerCase(), place, column }]
  })
  const options = written.flatMap((heading, column) =>
    /^option value \d+$/u.test(headingWord(heading)) ? [column] : [],
  )
  const at = (cells: readonly string[], column: number): string => cells[column]?.trim() ?? ''

  const read = rows.flatMap((cells, index): Row[] => {
    const item = cell(cells, 'item name')
    if (index <= headings || item === '') return []
    const usual = cell(cells, 'price')
    const local = places
      .filter(({ what, column }) => what === 'price' && at(cells, column) !== '')
      .map(({ place, column }) => ({ place, price: at(cells, column) }))
    // A price at each place and none for all of them is that of the only place.
    const price =
      isOpen(usual) && new Set(local.map((one) => one.price)).size === 1 ? (local[0]?.price ?? '') : usual
    const enabled = places.filter(({ what, column }) => what === 'enabled' && at(cells, column) !== '')
    const values = options.map((column) => at(cells, column)).filter(Boolean)
    const named = cell(cells, 'variation name')
    return [
      {
        at: index,
        item: JSON.stringify([sameSection(cell(cells, 'categories', 'category')), sameSection(item)]),
        variation: named || values.join(', '),
        token: cell(cells, 'token'),
        price: /^variable$/iu.test(price) ? 'Variable' : price,
        elsewhere: local.filter((one) => one.price !== price),
        isUnsold: enabled.length > 0 && enabled.every(({ column }) => saysNo(at(cells, column))),
      },
    ]
  })
  const tokens = tokensOf(read)
  const rowsOf = Map.groupBy(read, (row) => tokens.get(row))
  const more = new Map(
    read.map((row): [number, TillRow] => {
      const token = tokens.get(row) ?? ''
      return [row.at, tillRow(row, token, rowsOf.get(token)?.length === 1)]
    }),
  )
  const prices = Map.groupBy(
    read.flatMap(({ elsewhere }) => elsewhere),
    ({ place }) => place,
  )
  return {
    moreOf: (row) => more.get(row),
    groups: [],
    remarks: [...prices].map(([name, all]) => ({ code: 'local_prices' as const, name, count: all.length })),
  }
}

const isOpen = (price: string): boolean => price === '' || /^variable$/iu.test(price)

/** @param isOnly the one variation that Square makes of an item without any isn't a word for guests */
const tillRow = (
  { variation, price, elsewhere, isUnsold }: Row,
  token: string,
  isOnly: boolean,
): TillRow => ({
  token,
  isUnsold,
  fields: { label: isOnly && /^regular$/iu.test(variation) ? '' : variation, price },
  doubts: [
    ...elsewhere.map((one) => ({ code: 'other_price' as const, text: `${one.place} ${one.price}` })),
    ...(price === '' ? [{ code: 'price_missing' as const }] : []),
  ],
})

/** Rows of one name are one item, unless a variation comes twice under other tokens: two items of one name. */
function tokensOf(rows: readonly Row[]): Map<Row, string> {
  const tokens = new Map<Row, string>()
  for (const alike of Map.groupBy(rows, ({ item }) => item).values()) {
    const isOne =
      new Set(alike.map(({ token }) => token)).size === 1 ||
      new Set(alike.map(({ variation }) => variation.toLowerCase())).size === alike.length
    for (const row of alike) tokens.set(row, isOne ? row.item : `${row.item} ${row.token}`)
  }
  return tokens
}
