import { type CategoryRef, MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/schema.ts'
import { isCapitals, isMarkedHeading, withoutOrnaments } from '../words/heading-words.ts'
import { readAllergenWords, readClaimWords, readDietaryWords } from '../words/label-words.ts'
import type { SourceRow } from './columns.ts'
import { type ColumnMatch, MENU_FIELDS, type MenuField } from './columns.ts'
import { type PriceProblem, readPrice, writesDecimalComma } from './price-text.ts'
import type { SourceTable } from './table.ts'

/** A dish as its source tells of it; what it says nothing about is absent. */
export interface ReadItem {
  /** Number of the row it was read from. */
  readonly row: number
  readonly name: string
  /** USD */
  readonly price: number
  readonly description?: string
  readonly dietaryOptions?: readonly number[]
  readonly allergens?: readonly string[]
}

export interface ReadSection {
  readonly name: CategoryRef['name']
  readonly items: readonly ReadItem[]
}

/** Why a row is not on the menu. */
export type RowProblem =
  | { readonly code: 'no_name' | PriceProblem | 'above_headings' }
  | { readonly code: 'name_too_long' | 'description_too_long' | 'section_too_long'; readonly length: number }
  | { readonly code: 'repeats_row'; readonly row: number }
  | { readonly code: 'too_many_items' | 'too_many_sections' }

/** A row that is not on the menu, as it stood in its source. */
export interface LeftOutRow {
  readonly source: SourceRow
  readonly problem: RowProblem
}

/** What an owner should know of rows that are on the menu. */
export type Remark =
  | {
      readonly code: 'unknown_diet' | 'unknown_allergen' | 'unknown_claim'
      readonly row: number
      readonly word: string
    }
  | { readonly code: 'currency_not_converted'; readonly currency: string; readonly count: number }
  | { readonly code: 'section_from_above' | 'section_missing'; readonly count: number }
  | { readonly code: 'unused_column'; readonly heading: string }
  | { readonly code: 'unused_cells'; readonly row: number; readonly text: string }
  | { readonly code: 'unclosed_quote' }

export interface MenuReading {
  readonly sections: readonly ReadSection[]
  readonly leftOut: readonly LeftOutRow[]
  readonly remarks: readonly Remark[]
}

export interface ReadingChoice {
  readonly columns: ColumnMatch
  /** Number of the row of headings: it and what stands above it are no dishes. */
  readonly headingsRow: number | null
  /** Takes the dishes above the first section. */
  readonly firstSection: string
  /** Is a row that says word for word what another of its section says left out? */
  readonly leavesOutRepeats: boolean
}

/**
 * Reads the dishes of a table. Every row ends up as a dish, as the heading of a section, or in `leftOut`
 * with the reason; `remarks` names everything else that is not taken over. Texts are taken literally and
 * lose only the space around them. Never throws.
 */
export function readMenu(table: SourceTable, choice: ReadingChoice): MenuReading {
  const { columns, headingsRow } = choice
  const headings = table.rows.find(({ number }) => number === headingsRow)
  const rows = table.rows.filter(({ number }) => headingsRow === null || number > headingsRow)
  const collector = new MenuCollector(choice.leavesOutRepeats)
  for (const source of table.rows) {
    if (headingsRow !== null && source.number < headingsRow) {
      collector.leaveOut(source, { code: 'above_headings' })
    }
  }
  if (table.hasUnclosedQuote) collector.remarks.push({ code: 'unclosed_quote' })
  remarkUnusedColumns(headings, rows, columns, collector.remarks)
  const hasDecimalComma = writesDecimalComma(rows.map((row) => cellOf(row, columns.price)))
  const headingOf = headingReader(rows, columns)
  let section: string | null = null
  const counts = { section_from_above: 0, section_missing: 0 }
  for (const source of rows) {
    const fields = fieldsOf(source, columns)
    const heading = headingOf(fields)
    const ownSection = heading ?? fields.section
    if (ownSection.length > MENU_TEXT_LIMITS.sectionName) {
      collector.leaveOut(source, { code: 'section_too_long', length: ownSection.length })
      continue
    }
    if (ownSection !== '') section = ownSection
    if (heading !== null) {
      collector.openSection(source, heading)
      continue
    }
    const read = readItem(source, fields, columns, hasDecimalComma)
    if ('problem' in read) {
      collector.leaveOut(source, read.problem)
      continue
    }
    if (!collector.add(source, section ?? choice.firstSection, read.item)) continue
    collector.remarks.push(...read.remarks)
    collector.countCurrency(read.currency)
    remarkUnusedCells(source, headings, collector.remarks)
    if (ownSection === '' && columns.section !== null && section !== null) counts.section_from_above += 1
    if (section === null) counts.section_missing += 1
  }
  for (const code of ['section_missing', 'section_from_above'] as const) {
    if (counts[code] > 0) collector.remarks.push({ code, count: counts[code] })
  }
  return collector.reading()
}

type Fields = Readonly<Record<MenuField, string>>

const cellOf = (row: SourceRow, column: number | null): string =>
  column === null ? '' : (row.cells[column]?.trim() ?? '')

const fieldsOf = (row: SourceRow, columns: ColumnMatch): Fields =>
  Object.fromEntries(MENU_FIELDS.map((field) => [field, cellOf(row, columns[field])])) as Fields

/**
 * What tells the section that a row opens; its answer is null for the row of a dish. A row that fills its
 * section alone opens it. Where no column has sections, a row with a name alone does: one that looks like
 * a heading, or any where the first row is such a one and does not look it. The others are dishes whose
 * price is missing.
 */
function headingReader(rows: readonly SourceRow[], columns: ColumnMatch): (fields: Fields) => string | null {
  const field = columns.section === null ? 'name' : 'section'
  const alone = (fields: Fields): string | null =>
    MENU_FIELDS.every((other) => (other === field) === (fields[other] !== '')) ? fields[field] : null
  if (field === 'section') return alone
  // Without any price, a list of dishes would be a list of headings.
  if (columns.price === null) return () => null
  const [firstRow] = rows
  const first = firstRow ? alone(fieldsOf(firstRow, columns)) : null
  const isAnyOne = first !== null && !looksLikeHeading(first)
  return (fields) => {
    const text = alone(fields)
    return text !== null && (isAnyOne || looksLikeHeading(text)) ? withoutOrnaments(text) : null
  }
}

const looksLikeHeading = (text: string): boolean => isCapitals(text) || isMarkedHeading(text)

interface ReadRow {
  readonly item: ReadItem
  readonly currency: string | null
  readonly remarks: readonly Remark[]
}

function readItem(
  source: SourceRow,
  { name, description, price, dietary, allergens, toConfirm }: Fields,
  columns: ColumnMatch,
  hasDecimalComma: boolean,
): ReadRow | { readonly problem: RowProblem } {
  if (name === '') return { problem: { code: 'no_name' } }
  if (name.length > MENU_TEXT_LIMITS.name) return { problem: { code: 'name_too_long', length: name.length } }
  if (description.length > MENU_TEXT_LIMITS.description) {
    return { problem: { code: 'description_too_long', length: description.length } }
  }
  const amount = readPrice(price, hasDecimalComma)
  if ('problem' in amount) return { problem: { code: amount.problem } }
  const row = source.number
  const diets = readDietaryWords(dietary)
  const contained = readAllergenWords(allergens)
  const open = readClaimWords(toConfirm)
  // Claims of a file are always to be confirmed, in every column.
  const contains = union(contained?.labels, open.allergens)
  return {
    item: {
      row,
      name,
      price: amount.usd,
      ...(columns.description !== null && { description }),
      ...((columns.dietary !== null || open.dietaryOptions.length > 0) && {
        dietaryOptions: union(diets.labels, open.dietaryOptions) ?? [],
      }),
      ...(contains && { allergens: contains }),
    },
    currency: amount.currency,
    remarks: [
      ...diets.unknown.map((word) => ({ code: 'unknown_diet' as const, row, word })),
      ...(contained?.unknown ?? []).map((word) => ({ code: 'unknown_allergen' as const, row, word })),
      ...open.unknown.map((word) => ({ code: 'unknown_claim' as const, row, word })),
    ],
  }
}

/** Undefined where nothing was said in either. */
const union = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): T[] | undefined =>
  one || other ? [...new Set([...(one ?? []), ...(other ?? [])])] : undefined

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

/** Two spellings of a section's name that a guest would take for one. */
export const sameSection = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** Gathers what is read, within the size of a menu. */
class MenuCollector {
  readonly remarks: Remark[] = []
  readonly #leavesOutRepeats: boolean
  readonly #sections = new Map<string, { name: string; items: ReadItem[] }>()
  readonly #leftOut: LeftOutRow[] = []
  readonly #rowOf = new Map<string, number>()
  readonly #currencies = new Map<string, number>()
  #itemCount = 0

  constructor(leavesOutRepeats: boolean) {
    this.#leavesOutRepeats = leavesOutRepeats
  }

  leaveOut(source: SourceRow, problem: RowProblem): void {
    this.#leftOut.push({ source, problem })
  }

  openSection(source: SourceRow, name: string): { items: ReadItem[] } | null {
    const key = sameSection(name)
    const known = this.#sections.get(key)
    if (known) return known
    if (this.#sections.size >= MENU_SIZE_LIMITS.groups) {
      this.leaveOut(source, { code: 'too_many_sections' })
      return null
    }
    const section = { name, items: [] }
    this.#sections.set(key, section)
    return section
  }

  /** @returns is it on the menu? */
  add(source: SourceRow, sectionName: string, item: ReadItem): boolean {
    const { row, ...words } = item
    const key = JSON.stringify([sameSection(sectionName), words])
    const first = this.#rowOf.get(key)
    if (first !== undefined && this.#leavesOutRepeats) {
      this.leaveOut(source, { code: 'repeats_row', row: first })
      return false
    }
    if (this.#itemCount >= MENU_SIZE_LIMITS.items) {
      this.leaveOut(source, { code: 'too_many_items' })
      return false
    }
    const section = this.openSection(source, sectionName)
    if (!section) return false
    section.items.push(item)
    this.#itemCount += 1
    this.#rowOf.set(key, first ?? row)
    return true
  }

  countCurrency(currency: string | null): void {
    if (currency) this.#currencies.set(currency, (this.#currencies.get(currency) ?? 0) + 1)
  }

  reading(): MenuReading {
    const currencies = [...this.#currencies].map(([currency, count]) => ({
      code: 'currency_not_converted' as const,
      currency,
      count,
    }))
    return {
      sections: [...this.#sections.values()],
      leftOut: this.#leftOut,
      remarks: [...currencies, ...this.remarks],
    }
  }
}
