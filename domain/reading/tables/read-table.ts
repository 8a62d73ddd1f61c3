import { currencyOfSource } from '../../exchange/rows/source-currency.ts'
import type { Named } from '../../menu/details/detail.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import { DEFAULT_CURRENCY } from '../../money/currency.ts'
import { writesDecimalComma } from '../../prices/cell.ts'
import { markLeftovers } from '../building/place-leftovers.ts'
import { withDeclared } from '../declared/with-declared.ts'
import { withTableDoubts } from '../doubts/find-doubts.ts'
import type { Corrections, ReadLine } from '../layout/role.ts'
import { textOf } from '../lines/line.ts'
import { currencyOf } from '../whole/currency.ts'
import { languagesOf } from '../whole/language.ts'
import { declaredRows } from './rows/declared-rows.ts'
import { finishTable } from './rows/finish-table.ts'
import { inWholeUnits } from './rows/minor-units.ts'
import { roleAbove, roleAmiss, roleOf, roleOfHeadings } from './rows/row-role.ts'
import { RowTaker } from './rows/row-taker.ts'
import { tableLines } from './rows/table-lines.ts'
import type { TableReading } from './rows/table-reading.ts'
import { fieldsTold, realigned, rowReader } from './rows/table-row.ts'
import { styleOfTable } from './rows/table-style.ts'
import { holdsMenu, type TableMapping, type TableSheet } from './sheet/mapping.ts'
import type { TableRemark } from './sheet/table-remark.ts'
import { inOrder, type OrderedSection } from './tills/clover/clover-order.ts'
import { tillRows } from './tills/read-till-rows.ts'
import { readsTillColumn } from './tills/till-headings.ts'
import { askedOnce, unreadRemark } from './unread-remark.ts'

export interface TableChoice {
  /** Of prices without any sign. */
  readonly currency?: string
  /** Did a person choose it? Then single signs and decimal commas say nothing against it. */
  readonly isCurrencyChosen?: boolean
  /** Did a person say the currency, by the country or by the menu that is read for? */
  readonly isCurrencySaid?: boolean
  /** ISO 3166-1 alpha-2, where the restaurant is: its usual codes of allergens. */
  readonly country?: string | undefined
  /** What a person said that rows are, by the places of their lines. */
  readonly corrections?: Corrections
  /** Which of the sources, and which of its sheets, from 0. */
  readonly source?: number
  readonly sheet?: number
  /** The section of items that name none. */
  readonly firstSection?: string
  /** Choices with their options, from another sheet of a till's workbook. */
  readonly groups?: readonly ModifierGroup[]
  /** Choices and own marks of the menu that it is read for: rows may name them. */
  readonly known?: Named
  /** The order of its sections and of their items, from another sheet of a till's workbook. */
  readonly order?: readonly OrderedSection[]
}

/** The number of rows that language and currency are detected from. */
const SAMPLE_ROWS = 400

/**
 * Reads a table into a menu, and says of each row what it was taken for. Every row that is not blank is a line with
 * its cells as runs; a row that is on no menu has the role `leave-out` with the reason. Never throws.
 */
export function readTable(sheet: TableSheet, mapping: TableMapping, choice: TableChoice = {}): TableReading {
  const { source = 0, sheet: page = 0, corrections = new Map(), firstSection = 'Menu' } = choice
  const lines = tableLines(sheet, source, page + 1)
  const till = tillRows(
    sheet,
    mapping,
    choice.currency ?? DEFAULT_CURRENCY,
    choice.groups ?? [],
    choice.order ?? [],
  )
  const rowOf = rowReader(mapping, till, sheet.asides)
  const first = mapping.headings === null ? 0 : mapping.headings + 1
  const inUnits = inWholeUnits(sheet, mapping, choice.currency ?? DEFAULT_CURRENCY)
  const written = lines.map(({ row }) => rowOf(inUnits[row] ?? [], row))
  const { rows, declared } =
    mapping.kind === 'carte'
      ? { rows: written, declared: new Map() }
      : declaredRows(
          mapping.kind === 'other' ? written.map(realigned) : written,
          lines.map(({ line }) => line),
          choice.country,
        )
  const below = rows.filter(({ at }) => at >= first)
  const prices = below
    .flatMap((row) => [row.fields.price, ...row.prices.map(({ text }) => text)])
    .filter(Boolean)
  const expected = choice.currency ?? DEFAULT_CURRENCY
  const home = choice.isCurrencySaid ? expected : undefined
  const signs = currencyOfSource(
    [
      ...below.map(({ fields }) => fields),
      ...below.flatMap((row) => row.prices.map(({ text }) => ({ ...row.fields, price: text }))),
    ],
    home,
  )
  const text = below
    .slice(0, SAMPLE_ROWS)
    .map(({ fields: { section, name, description, price } }) =>
      [section, name, description, price].join('\t'),
    )
    .join('\n')
  const languages = languagesOf(text, '', choice.country)
  const hasDecimalComma = writesDecimalComma(prices)
  const said = currencyInHeadings(sheet, mapping, home) ?? signs
  const currency =
    said ??
    (mapping.kind === 'other' && hasDecimalComma && !choice.isCurrencyChosen
      ? currencyOf(text, { language: languages.first, expected, isSaid: choice.isCurrencySaid ?? false })
          .currency
      : expected)
  const told = fieldsTold(mapping)
  const style = styleOfTable(below, first - 1, told.section !== null)
  const named: Named = {
    // The groups of a file have their own ids.
    modifierGroups: till.groups.length > 0 ? [...till.groups] : [...(choice.known?.modifierGroups ?? [])],
    marks: (choice.known?.marks ?? []).filter(({ kind }) => kind === 'own'),
  }
  const taker = new RowTaker(told, { currency, hasDecimalComma, takesBlankPrice: true }, firstSection, named)
  const headings = rows.find(({ at }) => at === mapping.headings)
  const reads = rows.map((row, at): ReadLine => {
    const role = corrections.get(at)
    if (role) return taker.take(row, { role, confidence: 1, doubts: [] }, true)
    if (row.at < first) return taker.take(row, roleAbove(row, mapping))
    const { role: ofTill, doubts = [] } = till.moreOf(row.at) ?? {}
    const read = ofTill
      ? { role: ofTill, confidence: 0.95, doubts: [] }
      : (roleOfHeadings(row, headings) ??
        (mapping.kind === 'other' ? roleAmiss(row) : undefined) ??
        roleOf(row, style, { before: rows[at - 1], next: rows[at + 1], isFirst: at === 0 }))
    return taker.take(row, { ...read, doubts: [...read.doubts, ...doubts] })
  })
  const { content, sectionIds, itemIds, ownIds } = finishTable(
    inOrder(taker.builder.sections(), choice.order ?? []),
    {
      ...taker.whole,
      title: till.title ?? '',
      currency,
      // What Carte wrote says its language nowhere, and is not to get another.
      languages: mapping.kind === 'carte' ? {} : languages,
      groups: till.groups,
      named,
    },
    taker.builder.room,
  )
  const lineOf = new Map(rows.map(({ at }, line) => [at, line]))
  const fitted = markLeftovers(
    reads,
    lines.map(({ line }) => line),
    taker.builder.room.leftovers.map((leftover) => ({ ...leftover, at: lineOf.get(leftover.at ?? 0) ?? 0 })),
  )
  const reading: TableReading = {
    content,
    ownIds,
    isCurrencyWritten: said !== null || home !== undefined,
    remarks: [...taker.remarks(), ...till.remarks, ...unusedColumns(sheet, mapping)],
    lines: lines.map(({ line }, at) => {
      const went = taker.went.get(rows[at]?.at ?? -1)
      const sectionId = went && sectionIds.get(went.section)
      const itemId = went?.item && itemIds.get(went.item)
      return {
        line,
        text: textOf(line),
        ...(fitted[at] ?? leftOut),
        ...(sectionId !== undefined && { sectionId }),
        ...(itemId !== undefined && { itemId }),
      }
    }),
  }
  // What Carte wrote was on a menu as it is.
  if (mapping.kind === 'carte') return reading
  const whole = withTableDoubts({ ...reading, ...withDeclared(reading, declared) }, corrections)
  return askedOnce({ ...whole, remarks: [...unreadRemark(whole), ...whole.remarks] })
}

const leftOut: ReadLine = { role: 'leave-out', confidence: 1, doubts: [] }

/** `Preis (EUR)`, `Price €` */
function currencyInHeadings(
  sheet: TableSheet,
  { headings, columns }: TableMapping,
  home: string | undefined,
): string | null {
  const cells = headings === null ? [] : (sheet.rows[headings] ?? [])
  const priced = cells.filter((_, at) => /^prices?$/u.test(columns[at]?.holds ?? ''))
  const blank = { currency: '' } as Parameters<typeof currencyOfSource>[0][number]
  return currencyOfSource(
    priced.filter((cell) => /\p{Sc}|\b[A-Z]{3}\b/u.test(cell)).map((price) => ({ ...blank, price })),
    home,
  )
}

/** Columns that nothing was read from: of an owner's table each for itself, those of a till as the till's. */
function unusedColumns(sheet: TableSheet, mapping: TableMapping): TableRemark[] {
  const { headings, columns, kind } = mapping
  if (headings === null || !holdsMenu(mapping)) return []
  const below = sheet.rows.slice(headings + 1)
  const unused = (sheet.rows[headings] ?? []).flatMap((heading, at) =>
    (columns[at]?.holds ?? 'nothing') === 'nothing' &&
    !readsTillColumn(kind, heading) &&
    below.some((cells) => (cells[at] ?? '').trim() !== '')
      ? [heading.trim() || `${at + 1}`]
      : [],
  )
  if (kind === 'other' || kind === 'carte')
    return unused.map((heading) => ({ code: 'unused_column', heading }))
  return unused.length === 0 ? [] : [{ code: 'till_columns', headings: unused }]
}
