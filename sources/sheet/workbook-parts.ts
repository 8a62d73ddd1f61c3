import { zipSync } from 'fflate'
import { unpack } from '../judging/packed.ts'
import { SOURCE_LIMITS, SourceError } from '../opened.ts'
import { looksOfWorkbook, type SheetLooks } from './workbook-looks.ts'

/** A cell without a value, which may be a million rows below the last word. */
const BLANK_CELL = /<(?:\w+:)?c\b[^<>]*\/>/gu
const BLANK_ROW = /<(?:\w+:)?row\b[^<>]*\/>/gu
const CELL_ADDRESS = /<(?:\w+:)?c\b[^<>]{0,200}?\br="([A-Z]{1,3})(\d{1,7})"/gu

/** The widest sheet that is read; the exports of tills have some 60 columns and a few for each place. */
const MOST_COLUMNS = 400

/**
 * A workbook with nothing in it but its cells, packed without compression: no pictures, no macros, and no blank
 * cells far below the table, for which memory would be taken; and what the sheets show beyond their values. Entries are
 * counted before they are unpacked.
 * @throws SourceError too_large, too_many_rows, unknown_format, damaged
 */
export function partsOfWorkbook(bytes: Uint8Array): {
  readonly cells: Uint8Array<ArrayBuffer>
  readonly looks: readonly SheetLooks[]
} {
  const entries: Record<string, Uint8Array> = { ...unpack(bytes, (name) => /\.(?:xml|rels)$/u.test(name)) }
  if (!('xl/workbook.xml' in entries))
    throw new SourceError(
      'unknown_format',
      'This is no Excel workbook. Save the menu as Excel (.xlsx) or as CSV, and bring that.',
    )
  const looks = looksOfWorkbook(entries)
  for (const [name, entry] of Object.entries(entries))
    if (/^xl\/worksheets\/[^/]+\.xml$/u.test(name)) entries[name] = withoutBlankCells(entry)
  return { cells: zipSync(entries, { level: 0 }), looks }
}

function withoutBlankCells(entry: Uint8Array): Uint8Array {
  const sheet = new TextDecoder().decode(entry).replaceAll(BLANK_CELL, '').replaceAll(BLANK_ROW, '')
  for (const [, column = '', row = ''] of sheet.matchAll(CELL_ADDRESS)) {
    if (Number(row) > SOURCE_LIMITS.rows) throw tooManyRows()
    if (columnNumber(column) > MOST_COLUMNS)
      throw new SourceError(
        'too_large',
        `This sheet has more than ${MOST_COLUMNS} columns. Copy those with the menu into a sheet of their own.`,
      )
  }
  return new TextEncoder().encode(sheet)
}

/** `A` is 1, `AA` is 27. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

export const tooManyRows = (): SourceError =>
  new SourceError(
    'too_many_rows',
    `This table has more than ${SOURCE_LIMITS.rows.toLocaleString('en-US')} rows. Copy those with the menu into a file of their own.`,
  )
