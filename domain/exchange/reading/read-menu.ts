import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { DEFAULT_CURRENCY } from '../../money/currency.ts'
import type { SourceRow } from '../columns/match-columns.ts'
import { type ColumnMatch, MENU_HEADINGS } from '../columns/menu-columns.ts'
import { MenuCollector } from '../rows/collect-menu.ts'
import { cellOf, fieldsOf, headingReader } from '../rows/heading-rows.ts'
import { readRow } from '../rows/read-row.ts'
import type { MenuReading, ReadingChoice, Remark } from '../rows/reading.ts'
import { currencyOfSource } from '../rows/source-currency.ts'
import { writesDecimalComma } from '../words/price-text.ts'
import { readPath, type SectionPath } from '../words/section-path.ts'
import type { SourceTable } from './table.ts'

/**
 * Reads the items of a table. Every row ends up as an item or one of its prices, as the heading of a section, or in
 * `leftOut` with the reason; `remarks` names everything else that is not taken over. Texts are taken literally and
 * lose only the space around them. Never throws.
 */
export function readMenu(table: SourceTable, choice: ReadingChoice): MenuReading {
  const { columns, headingsRow } = choice
  const headings = table.rows.find(({ number }) => number === headingsRow)
  const rows = table.rows.filter(({ number }) => headingsRow === null || number > headingsRow)
  const collector = new MenuCollector(choice.leavesOutRepeats)
  const remarks: Remark[] = []
  for (const source of table.rows) {
    if (headingsRow !== null && source.number < headingsRow) {
      collector.leaveOut(source, { code: 'above_headings' })
    }
  }
  if (table.hasUnclosedQuote) remarks.push({ code: 'unclosed_quote' })
  remarkUnusedColumns(headings, rows, columns, remarks)
  const own = currencyOfSource(rows.map((row) => fieldsOf(row, columns)))
  const currency = choice.currency ?? own ?? DEFAULT_CURRENCY
  const rowChoice = {
    currency,
    hasDecimalComma: writesDecimalComma(rows.map((row) => cellOf(row, columns.price))),
    takesBlankPrice: headings !== undefined,
    headingOf: (field: keyof ColumnMatch) =>
      headings?.cells[columns[field] ?? -1]?.trim() || MENU_HEADINGS[field],
  }
  const headingOf = headingReader(rows, columns)
  let section: SectionPath | null = null
  const counts = { section_missing: 0, section_from_above: 0, without_price: 0 }
  const otherCurrencies = new Map<string, number>()
  for (const source of rows) {
    const fields = fieldsOf(source, columns)
    const heading = headingOf(fields)
    const path = readPath(heading ?? fields.section)
    const tooLong = path.find((name) => name.length > MENU_TEXT_LIMITS.sectionName)
    if (tooLong !== undefined) {
      collector.leaveOut(source, { code: 'section_too_long', length: tooLong.length })
      continue
    }
    if (path.length > 0) section = path
    if (heading !== null) {
      collector.openSection(source, path)
      continue
    }
    const read = readRow(source, fields, columns, rowChoice)
    if ('problem' in read) {
      collector.leaveOut(source, read.problem)
      continue
    }
    if (!collector.add(source, section ?? [choice.firstSection], read.item)) continue
    remarks.push(...read.remarks)
    if (read.currency)
      otherCurrencies.set(read.currency, (otherCurrencies.get(read.currency) ?? 0) + read.item.prices.length)
    remarkUnusedCells(source, headings, remarks)
    if (path.length === 0 && columns.section !== null && section !== null) counts.section_from_above += 1
    if (section === null) counts.section_missing += 1
    if (read.item.prices.length === 0) counts.without_price += 1
  }
  for (const code of ['section_missing', 'section_from_above', 'without_price'] as const) {
    if (counts[code] > 0) remarks.push({ code, count: counts[code] })
  }
  const sections = collector.sections()
  const notConverted = [...otherCurrencies].map(([other, count]) => ({
    code: 'currency_not_converted' as const,
    currency: other,
    count,
  }))
  const isTaken = choice.currency === null && currency !== DEFAULT_CURRENCY
  return {
    sections,
    currency,
    leftOut: collector.leftOut,
    remarks: [
      ...(isTaken ? [{ code: 'currency_taken' as const, currency }] : []),
      ...notConverted,
      ...remarks,
    ],
  }
}

function remarkUnusedColumns(
  headings: SourceRow | undefined,
  rows: readonly SourceRow[],
  columns: ColumnMatch,
  remarks: Remark[],
): void {
  const used = new Set(Object.values(columns))
  for (const [at, heading] of headings?.cells.entries() ?? []) {
    if (used.has(at) || !rows.some((row) => cellOf(row, at) !== '')) continue
    remarks.push({ code: 'unused_column', heading: heading.trim() || `${at + 1}` })
  }
}

/** Cells beyond the last heading: mostly a comma in a text that should have stood in quotes. */
function remarkUnusedCells(row: SourceRow, headings: SourceRow | undefined, remarks: Remark[]): void {
  const text = headings ? row.cells.slice(headings.cells.length).join(' ').trim() : ''
  if (text !== '') remarks.push({ code: 'unused_cells', row: row.number, text })
}
