import type { Menu } from '../../menu/model/menu.ts'
import { readTypedPrices } from '../../menu/prices/typed-prices.ts'
import { energyUnitOf } from '../../reading/tables/mapping/energy-columns.ts'
import { headedColumns } from '../../reading/tables/mapping/headed-columns.ts'
import { foldName } from '../../text/fold-name.ts'
import { clipboardTable } from './clipboard-table.ts'
import { type CellPlace, type PriceRow, priceRows } from './price-cells.ts'
import { placeOfColumn, typeIntoTable } from './table-cells.ts'
import type { TypedCell } from './typed-cells.ts'

/** Why a row of the clipboard sets nothing. */
export type Misfit =
  /** It cannot be read as a price; `problem` is the reason. */
  | 'no_price'
  /** It cannot be read as an energy. */
  | 'no_energy'
  /** There are more rows than dishes below the selected one. */
  | 'beyond_the_list'
  | 'unknown_name'
  | 'name_taken_twice'

export interface MisfitRow {
  /** Of the clipboard, from 1, as its spreadsheet counts. */
  readonly number: number
  /** What it says. */
  readonly text: string
  readonly code: Misfit
  readonly problem?: string
}

export interface PastedCell extends TypedCell {
  readonly number: number
  /** Of the item. */
  readonly name: string
}

export interface PastePlan {
  /** Were rows put to the dishes of their names, or one below the other? */
  readonly by: 'place' | 'name'
  readonly menu: Menu
  readonly cells: readonly PastedCell[]
  readonly misfits: readonly MisfitRow[]
  /** Rows of the clipboard without its heading and its blank rows. */
  readonly total: number
  /** Rows that say no price and are between those that do, as headings of sections. */
  readonly wordRows: number
  /** Were those passed over? */
  readonly skips: boolean
}

export interface PasteTarget {
  readonly rows: readonly PriceRow[]
  /** Into which row the first goes: its place in `rows`. */
  readonly at: number
  /** Into which column the first goes, from 0. */
  readonly slot: number
  /** How many columns of prices are before those of energies; absent where these are not shown. */
  readonly prices?: number | undefined
  /** Are rows without a price passed over, so that the next price goes to the same dish? Judged by their number where absent. */
  readonly skipsWords?: boolean | undefined
}

/**
 * What a text of the clipboard would set. One column, or several, go downward from a cell, past the rows of sections; a
 * column of names before the prices puts each to the dish of its name, wherever it is. A blank cell leaves a price as
 * it is. Nothing is lost: what cannot be set is named with its row.
 */
export function planPaste(menu: Menu, text: string, target: PasteTarget): PastePlan {
  const isPrice = (cell: string) => cell !== '' && 'prices' in readTypedPrices(cell, menu)
  const table = clipboardTable(text, isPrice)
  const heading = headingOf(table, isPrice)
  const rows = table
    .map((cells, at): ClipboardRow => ({ number: at + 1, cells }))
    .slice(heading ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const columns = heading ? headedColumns(heading) : null
  const nameColumn = columns?.name ?? nameColumnOf(rows, isPrice)
  if (nameColumn !== null && rows.some(({ cells }) => cells.length > 1)) {
    const first = columns?.price ?? nameColumn + 1
    return placed(
      menu,
      'name',
      byName(menu, rows, nameColumn, first, columnsOf(heading?.slice(first), target)),
      rows,
    )
  }
  return placed(menu, 'place', byPlace(rows, target, columnsOf(heading ?? [], target), isPrice), rows)
}

interface ClipboardRow {
  readonly number: number
  readonly cells: readonly string[]
}

interface Placing {
  readonly cells: readonly PastedCell[]
  readonly misfits: readonly MisfitRow[]
  readonly wordRows: number
  readonly skips: boolean
}

function placed(
  menu: Menu,
  by: PastePlan['by'],
  { cells, misfits, wordRows, skips }: Placing,
  rows: readonly ClipboardRow[],
): PastePlan {
  const typed = typeIntoTable(menu, cells)
  const refused = new Set<TypedCell>(typed.refused.map(({ cell }) => cell))
  const unread = typed.refused.map(({ cell: { number, text, holds }, problem }) => ({
    number,
    text,
    code: holds === 'energy' ? ('no_energy' as const) : ('no_price' as const),
    problem,
  }))
  return {
    by,
    menu: typed.menu,
    cells: cells.filter((cell) => !refused.has(cell)),
    misfits: [...misfits, ...unread].sort((one, other) => one.number - other.number),
    total: rows.length,
    wordRows,
    skips,
  }
}

/** The first row, where it says what is below it. */
function headingOf(table: readonly string[][], isPrice: (cell: string) => boolean): readonly string[] | null {
  const [first] = table
  if (!first || table.length < 2 || first.some((cell) => isPrice(cell) || /\d/.test(cell))) return null
  const { name, price } = headedColumns(first)
  const isEnergy = first.some((cell) => energyUnitOf(cell) !== undefined)
  return name !== null || price !== null || isEnergy ? first : null
}

/** A first column of words with prices behind it: names. */
function nameColumnOf(rows: readonly ClipboardRow[], isPrice: (cell: string) => boolean): number | null {
  const named = rows.filter(({ cells }) => /\p{L}/u.test(cells[0] ?? '') && !isPrice(cells[0] ?? ''))
  const priced = named.filter(({ cells }) => cells.slice(1).some(isPrice))
  return priced.length * 2 > rows.length ? 0 : null
}

function byName(
  menu: Menu,
  rows: readonly ClipboardRow[],
  nameColumn: number,
  firstPrice: number,
  columns: PastedColumns,
): Placing {
  const items = priceRows(menu).filter(({ itemId }) => itemId !== null)
  const known = Map.groupBy(items, ({ name }) => foldName(name))
  const asked = Map.groupBy(rows, ({ cells }) => foldName(cells[nameColumn] ?? ''))
  const cells: PastedCell[] = []
  const misfits: MisfitRow[] = []
  for (const row of rows) {
    const name = row.cells[nameColumn] ?? ''
    const found = known.get(foldName(name)) ?? []
    const same = asked.get(foldName(name)) ?? []
    // As many rows as dishes of a name are meant in their order.
    const item = found.length === same.length ? found[same.indexOf(row)] : undefined
    if (item) cells.push(...cellsOf(row, item, row.cells.slice(firstPrice), columns))
    else
      misfits.push({
        number: row.number,
        text: name === '' ? row.cells.join(' ').trim() : name,
        code: found.length === 0 ? 'unknown_name' : 'name_taken_twice',
      })
  }
  return { cells, misfits, wordRows: 0, skips: false }
}

function byPlace(
  rows: readonly ClipboardRow[],
  { rows: list, at, skipsWords }: PasteTarget,
  columns: PastedColumns,
  isPrice: (cell: string) => boolean,
): Placing {
  const items = list.slice(at).filter(({ itemId }) => itemId !== null)
  const isWords = ({ cells }: ClipboardRow) => !cells.some((cell) => isPrice(cell) || /\d/.test(cell))
  const wordRows = rows.filter(isWords)
  const skips = skipsWords ?? rows.length > items.length
  const cells: PastedCell[] = []
  const misfits: MisfitRow[] = []
  let next = 0
  for (const row of rows) {
    const text = row.cells.join(' ').trim()
    if (skips && isWords(row)) {
      misfits.push({ number: row.number, text, code: 'no_price' })
      continue
    }
    const item = items[next]
    next += 1
    if (item) cells.push(...cellsOf(row, item, row.cells, columns))
    else misfits.push({ number: row.number, text, code: 'beyond_the_list' })
  }
  return { cells, misfits, wordRows: wordRows.length, skips }
}

/** Where the cells of a row go, by their columns. */
type PastedColumns = (at: number) => CellPlace & { readonly isInKj?: boolean }

/**
 * One column after the other from the selected cell; a column whose heading says calories or kJ goes to energies, be they
 * shown or not.
 */
function columnsOf(
  headings: readonly string[] | undefined = [],
  { slot, prices }: PasteTarget,
): PastedColumns {
  const units = headings.map(energyUnitOf)
  if (units.every((unit) => unit === undefined)) return (at) => placeOfColumn(slot + at, prices)
  const { slot: first } = placeOfColumn(slot, prices)
  return (at) => {
    const isEnergy = units[at] !== undefined
    const before = units.slice(0, at).filter((unit) => (unit !== undefined) === isEnergy).length
    const place = { slot: first + before }
    return isEnergy ? { ...place, holds: 'energy', isInKj: units[at] === 'kj' } : place
  }
}

const cellsOf = (
  { number }: ClipboardRow,
  { sectionId, itemId, name }: PriceRow,
  texts: readonly string[],
  columns: PastedColumns,
): PastedCell[] =>
  texts.flatMap((written, at): PastedCell[] => {
    if (written === '') return []
    const { isInKj, ...place } = columns(at)
    const text = isInKj && /\d$/u.test(written) ? `${written} kJ` : written
    return [{ sectionId, itemId, name, ...place, text, number }]
  })
