import readXlsxFile from 'read-excel-file/universal'
import { decodeText } from '../judging/decode-text.ts'
import { SourceError, type SourceSheet } from '../opened.ts'
import { csvSheets } from './csv-rows.ts'
import { tablesBeside } from './tables-beside.ts'
import type { SheetLooks } from './workbook-looks.ts'
import { partsOfWorkbook } from './workbook-parts.ts'

type Cell = string | number | boolean | Date | null

/**
 * The sheets of a workbook (XLSX, also with macros, which are never run) or the table of a CSV file, judged by its
 * bytes. Sheets without a word are left out.
 * @throws {SourceError} too_large, too_many_rows, damaged, unknown_format, empty
 */
export async function openSheets(bytes: Uint8Array): Promise<SourceSheet[]> {
  if (!isPacked(bytes)) return tableOf(bytes)
  const filled = (await sheetsOf(bytes)).filter(({ rows }) => rows.length > 0)
  if (filled.length === 0)
    throw new SourceError('empty', 'There is nothing in this file. Is it the right one, and was it saved?')
  return filled.flatMap(tablesBeside)
}

const isPacked = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && three === 0x03 && four === 0x04

async function sheetsOf(bytes: Uint8Array): Promise<SourceSheet[]> {
  const { cells, looks } = partsOfWorkbook(bytes)
  try {
    const sheets = await readXlsxFile<string>(cells.buffer, { trim: false, parseNumber: (text) => text })
    return sheets.map(({ sheet, data }, at) => sheetAsShown(sheet, data as unknown as Cell[][], looks[at]))
  } catch (error) {
    throw new SourceError(
      'damaged',
      'The cells of this workbook cannot be read. Open it in the program that wrote it, and save it again or as CSV.',
      { cause: error },
    )
  }
}

function sheetAsShown(name: string, data: readonly Cell[][], looks: SheetLooks | undefined): SourceSheet {
  const signed = (text: string, row: number, column: number): string => {
    const sign = /^-?\d[\d.,]*$/u.test(text) ? looks?.signs.get(`${row},${column}`) : undefined
    return sign === undefined ? text : `${text} ${sign}`
  }
  const rows = data.map((row, at) => row.map((cell, column) => signed(shown(cell), at, column)))
  // A cell that is joined with those below says of each row what it says.
  for (const { column, from, to } of looks?.joined ?? [])
    for (const row of rows.slice(from + 1, to + 1)) row[column] ||= rows[from]?.[column] ?? ''
  const asides = looks?.asides.size ? { asides: looks.asides } : {}
  const hidden = looks?.hiddenColumns.length ? { hiddenColumns: looks.hiddenColumns } : {}
  return { name, rows: withoutTail(rows), ...asides, ...hidden, ...(looks?.isHidden && { isHidden: true }) }
}

/** Significant digits of a number; a sheet holds 0.1 + 0.2 with seventeen. */
const DIGITS = 12

function shown(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)))
  const isLongNumber = /^-?\d+\.\d{8,}(?:E-?\d+)?$/iu.test(cell)
  return isLongNumber ? String(Number(Number(cell).toPrecision(DIGITS))) : cell
}

function withoutTail(rows: string[][]): string[][] {
  const end = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''))
  return rows.slice(0, end + 1)
}

function tableOf(bytes: Uint8Array): SourceSheet[] {
  const text = decodeText(bytes)
  if (text.kind !== 'text')
    throw new SourceError(
      'unknown_format',
      'This file is no table. Save the menu as Excel (.xlsx) or as CSV, and bring that.',
    )
  return csvSheets(text.text)
}
