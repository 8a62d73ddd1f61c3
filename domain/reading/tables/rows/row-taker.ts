import type { ColumnMatch } from '../../../exchange/columns/menu-columns.ts'
import type { PriceChoice } from '../../../exchange/rows/read-prices.ts'
import { withoutOrnaments } from '../../../exchange/words/heading-words.ts'
import { readPath, type SectionPath, samePath } from '../../../exchange/words/section-path.ts'
import type { Named } from '../../../menu/details/detail.ts'
import { markName } from '../../../menu/details/mark-names.ts'
import { SECTION_LEVELS } from '../../../menu/model/limits.ts'
import type { Doubt, LineRole, ReadLine } from '../../layout/role.ts'
import type { TableRemark } from '../sheet/table-remark.ts'
import { ItemCells } from './lost-cells.ts'
import { readTableItem } from './read-table-item.ts'
import type { RowWords } from './row-words.ts'
import { sizesOver } from './sizes-over.ts'
import { type OpenItem, type RowTarget, TableBuilder } from './table-builder.ts'
import type { RowPrice, TableRow } from './table-row.ts'
import { isLone } from './table-style.ts'

const leave = (read: ReadLine, ...doubts: readonly Doubt[]): ReadLine => ({
  ...read,
  role: 'leave-out',
  doubts: [...read.doubts, ...doubts],
})

/** Takes rows from the first to the last, by what each of them is. */
export class RowTaker {
  readonly builder = new TableBuilder()
  /** Where each row went, by its place in the sheet. */
  readonly went = new Map<number, RowTarget>()
  readonly whole = { names: [] as RowWords[], titles: [] as RowWords[], notices: [] as RowWords[] }
  readonly #told: ColumnMatch
  readonly #prices: PriceChoice
  readonly #firstSection: string
  readonly #counts = new Map<string, number>()
  readonly #choices = new Map<string, number>()
  readonly #marks = new Map<string, number>()
  readonly #groupNames: ReadonlySet<string>
  readonly #markNames: ReadonlySet<string>
  readonly #currencies = new Map<string, number>()
  readonly #cells = new Map<OpenItem, ItemCells>()
  #section: SectionPath | undefined
  /** What is sold at the prices of a column, from here on. */
  #sizes: ReadonlyMap<number, string> = new Map()

  /** @param named the choices and own marks that rows can name */
  constructor(told: ColumnMatch, prices: PriceChoice, firstSection: string, named: Named) {
    this.#told = told
    this.#prices = prices
    this.#firstSection = firstSection
    this.#groupNames = new Set(named.modifierGroups.map(({ name }) => name))
    this.#markNames = new Set(named.marks.map(markName))
  }

  /**
   * Takes a row for what it is; a row that has no place is left out, with the reason.
   * @param isSaid a person said what it is: then it may also say what another row says
   */
  take(row: TableRow, read: ReadLine, isSaid = false): ReadLine {
    const words = row.cells.filter((cell) => cell !== '').join(' ')
    const taken = this.#takeAs(read.role, row, words, read, isSaid)
    if (taken.role === 'leave-out')
      for (const { code } of taken.doubts)
        if (isCounted(code)) this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1)
    return taken
  }

  #takeAs(role: LineRole, row: TableRow, words: string, read: ReadLine, isSaid: boolean): ReadLine {
    const open = this.builder.open
    switch (role) {
      case 'name':
        this.whole.names.push({ words: isLone(row) ? words : row.fields.name || words, at: row.at })
        return read
      case 'title':
        this.whole.titles.push({ words: isLone(row) ? words : row.fields.name || words, at: row.at })
        return read
      case 'section':
      case 'subsection':
        return this.#takeHeading(row, words, read)
      case 'heads':
        this.#sizes = sizesOver(row)
        return read
      case 'item':
      case 'items':
        return this.#takeItem(row, { ...read, role: 'item' }, isSaid)
      case 'part':
      case 'part-below':
        if (!open?.item) return leave(read, { code: 'may_be' })
        this.builder.addWords(open.item, { words: row.fields.description || words, at: row.at })
        this.went.set(row.at, open)
        return { ...read, role: 'part' }
      case 'prices':
      case 'prices-below':
        return this.#takePrices(row, read)
      case 'note': {
        const section = open?.section ?? this.builder.section(this.#pathOf(row), row.at)
        if (!section) return leave(read, { code: 'too_many' })
        const list = section.items.length > 0 ? section.footer : section.intro
        list.push({ words, at: row.at })
        this.went.set(row.at, { section })
        return read
      }
      case 'notice':
      case 'legend':
      case 'contact':
        this.whole.notices.push({ words, at: row.at })
        return { ...read, role: 'notice' }
      default:
        return read
    }
  }

  #takeHeading(row: TableRow, words: string, read: ReadLine): ReadLine {
    this.#sizes = sizesOver(row)
    const own = row.path.length > 0 ? row.path : readPath(withoutOrnaments(row.fields.name || words))
    const around = read.role === 'subsection' ? (this.#section ?? []).slice(0, 1) : []
    // A row that names as many sections as can be nested names them all.
    const path = around.length + own.length > SECTION_LEVELS ? own : [...around, ...own]
    const section = this.builder.section(path, row.at)
    if (!section) return leave(read, { code: 'too_many' })
    this.#section = path
    this.went.set(row.at, { section })
    return read
  }

  #takeItem(row: TableRow, read: ReadLine, isSaid: boolean): ReadLine {
    const { item, doubts, currency } = readTableItem(this.#sized(row), this.#told, this.#prices)
    if (!item) return leave(read, ...doubts)
    const path = this.#pathOf(row)
    const isUnnamed = path.length === 1 && path[0] === this.#firstSection && this.#section === undefined
    const went = this.builder.add(path, item, row.token, isSaid)
    if (typeof went === 'string') return leave(read, { code: went })
    const isElsewhere = samePath(went.section.path) !== samePath(path)
    this.went.set(row.at, went)
    const lost = this.#lostOf(row, went)
    if (row.path.length > 0) this.#section = path
    if (currency) this.#currencies.set(currency, (this.#currencies.get(currency) ?? 0) + 1)
    for (const name of item.modifierGroups ?? [])
      if (!this.#groupNames.has(name)) this.#choices.set(name, (this.#choices.get(name) ?? 0) + 1)
    for (const name of item.ownMarks ?? [])
      if (!this.#markNames.has(name)) this.#marks.set(name, (this.#marks.get(name) ?? 0) + 1)
    const all = [
      ...read.doubts,
      ...doubts,
      ...(lost.length > 0 ? [{ code: 'words_lost' as const, text: lost.join(', ') }] : []),
      ...(isElsewhere ? [{ code: 'too_many' as const, text: path.join(' > ') }] : []),
      ...row.otherSections.map((text) => ({ code: 'several_sections' as const, text })),
      ...(isUnnamed && this.#told.section !== null ? [{ code: 'section_unnamed' as const }] : []),
    ]
    if (isUnnamed) this.#counts.set('section_unnamed', (this.#counts.get('section_unnamed') ?? 0) + 1)
    return {
      ...read,
      doubts: all,
      confidence: doubts.length > 0 ? Math.min(read.confidence, 0.5) : read.confidence,
    }
  }

  /** Returns what a further row of an item says, other than its price, that the item doesn't have. */
  #lostOf({ fields }: TableRow, { item }: RowTarget): string[] {
    if (!item) return []
    const cells = this.#cells.get(item) ?? new ItemCells()
    this.#cells.set(item, cells)
    return cells.add(fields)
  }

  #takePrices(row: TableRow, read: ReadLine): ReadLine {
    const item = this.builder.open?.item
    const named = { ...row, fields: { ...row.fields, name: item?.read.name ?? '?' } }
    const { item: priced, doubts } = readTableItem(named, this.#told, this.#prices)
    if (!item || !priced || priced.prices.length === 0) return leave(read, ...doubts)
    if (!this.builder.addPrices(item, priced.prices)) return leave(read, { code: 'too_many' })
    if (this.builder.open) this.went.set(row.at, this.builder.open)
    return { ...read, doubts: [...read.doubts, ...doubts] }
  }

  /** A row with what the last heads say of its prices. */
  #sized(row: TableRow): TableRow {
    const sizeOf = ({ column, label }: RowPrice) =>
      (column === undefined ? undefined : this.#sizes.get(column)) ?? label
    return { ...row, prices: row.prices.map((price) => ({ ...price, label: sizeOf(price) })) }
  }

  #pathOf({ path }: TableRow): SectionPath {
    return path.length > 0 ? path : (this.#section ?? [this.#firstSection])
  }

  /** What the rows say of the table as a whole. */
  remarks(): TableRemark[] {
    return [
      ...[...this.#counts].map(([code, count]) => ({ code, count }) as TableRemark),
      ...[...this.#choices].map(([name, count]) => ({
        code: 'choices_without_options' as const,
        name,
        count,
      })),
      ...[...this.#marks].map(([name, count]) => ({ code: 'mark_without_meaning' as const, name, count })),
      ...[...this.#currencies].map(([currency, count]) => ({
        code: 'currency_differs' as const,
        currency,
        count,
      })),
    ]
  }
}

const isCounted = (code: Doubt['code']): boolean =>
  code === 'archived' ||
  code === 'hidden' ||
  code === 'struck' ||
  code === 'total_row' ||
  code === 'not_sold' ||
  code === 'row_repeated' ||
  code === 'too_many'
