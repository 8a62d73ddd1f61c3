import type { ReadPrice, SourceItem } from '../../../exchange/rows/reading.ts'
import { type SectionPath, samePath } from '../../../exchange/words/section-path.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../../menu/model/limits.ts'
import { Room } from '../../building/room.ts'
import { type RowWords, wordsBehind } from './row-words.ts'

export interface OpenItem {
  read: SourceItem
}

export interface OpenSection {
  readonly path: SectionPath
  /** The first row that names it, by its place in the sheet. */
  readonly at: number
  readonly items: OpenItem[]
  readonly intro: RowWords[]
  readonly footer: RowWords[]
}

/** Where a row went. */
export interface RowTarget {
  readonly section: OpenSection
  readonly item?: OpenItem
}

/** Puts the rows of a table together within the size of a menu: rows of one item become its prices. */
export class TableBuilder {
  /** What the menu has no room for, by the places of its rows in the sheet. */
  readonly room = new Room()
  readonly #sections = new Map<string, OpenSection>()
  readonly #items = new Map<string, OpenItem[]>()
  #itemCount = 0
  #open: RowTarget | undefined

  /** The section and the item that the next row may belong to. */
  get open(): RowTarget | undefined {
    return this.#open
  }

  /**
   * Opens a section with those around it; undefined where the menu is full of sections.
   * @param at the row that names it, by its place in the sheet
   */
  section(path: SectionPath, at: number): OpenSection | undefined {
    const parts = path
      .map((_, at) => path.slice(0, at + 1))
      .filter((part) => !this.#sections.has(samePath(part)))
    if (this.#sections.size + parts.length > MENU_SIZE_LIMITS.sections) return undefined
    for (const part of parts)
      this.#sections.set(samePath(part), { path: part, at, items: [], intro: [], footer: [] })
    const section = this.#sections.get(samePath(path))
    if (section && section !== this.#open?.section) this.#open = { section }
    return section
  }

  /**
   * Takes a row of an item: its own, or one more price of the item that it names again.
   * @param token rows of a section with the same token are one item, whatever else they say; '' for none
   * @param takesRepeats whether a row that repeats another is a separate item
   * @returns where it went, or why it is on no menu
   */
  add(
    path: SectionPath,
    item: SourceItem,
    token: string,
    takesRepeats = false,
  ): RowTarget | 'too_many' | 'row_repeated' {
    // A menu that is full of sections takes the dishes of others into its last one.
    const section = this.section(path, item.row - 1) ?? this.#open?.section
    if (!section) return 'too_many'
    const key = JSON.stringify([samePath(section.path), token === '' ? [item.id ?? null, item.name] : token])
    const alike = this.#items.get(key) ?? []
    const known = alike.find(({ read }) => token !== '' || isOneItem(read, item))
    const isRepeated = known ? repeats(known.read, item) : alike.some(({ read }) => isSame(read, item))
    if (isRepeated && !takesRepeats) return 'row_repeated'
    if (known && !isRepeated) {
      if (known.read.prices.length + item.prices.length > MENU_SIZE_LIMITS.prices) return 'too_many'
      known.read = joined(known.read, item)
      this.#open = { section, item: known }
      return this.#open
    }
    if (this.#itemCount >= MENU_SIZE_LIMITS.items) return 'too_many'
    const opened = { read: item }
    section.items.push(opened)
    this.#items.set(key, [...alike, opened])
    this.#itemCount += 1
    this.#open = { section, item: opened }
    return this.#open
  }

  /** Words of a row below an item. */
  addWords(item: OpenItem, row: RowWords): void {
    const description = wordsBehind(item.read.description ?? '', row, MENU_TEXT_LIMITS.description, this.room)
    item.read = { ...item.read, description }
  }

  /** Prices of a row below an item; false where it has no room for them. */
  addPrices(item: OpenItem, prices: readonly ReadPrice[]): boolean {
    if (item.read.prices.length + prices.length > MENU_SIZE_LIMITS.prices) return false
    item.read = { ...item.read, prices: [...item.read.prices, ...prices] }
    return true
  }

  /** In the order of a menu: sections in a section follow it. */
  sections(): OpenSection[] {
    const all = [...this.#sections.values()]
    const below = (path: SectionPath): OpenSection[] =>
      all
        .filter((section) => section.path.length === path.length + 1 && isIn(section.path, path))
        .flatMap((section) => [section, ...below(section.path)])
    return below([])
  }
}

const isIn = (path: SectionPath, around: SectionPath): boolean =>
  samePath(path.slice(0, around.length)) === samePath(around)

/**
 * Are rows of one name prices of one item? By their id where they have one; else where both say what is sold at
 * their price, and nothing else tells them apart.
 */
function isOneItem(one: SourceItem, other: SourceItem): boolean {
  if (one.id !== undefined) return one.id === other.id
  const agree = (a = '', b = '') => a === '' || b === '' || a === b
  if (!agree(one.description, other.description)) return false
  const sold = one.prices.map(whatIsSold)
  return (
    sold.length > 0 &&
    other.prices.length > 0 &&
    !sold.includes('') &&
    other.prices.every((price) => whatIsSold(price) !== '' && !sold.includes(whatIsSold(price)))
  )
}

const whatIsSold = ({ label, size, column }: ReadPrice): string =>
  label || size || column ? JSON.stringify([label?.toLowerCase(), size, column?.toLowerCase()]) : ''

const repeats = (one: SourceItem, other: SourceItem): boolean =>
  other.prices.length > 0 &&
  other.prices.every((price) => one.prices.some((known) => JSON.stringify(known) === JSON.stringify(price)))

const isSame = ({ row: _, ...one }: SourceItem, { row: __, ...other }: SourceItem): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What the first row of an item leaves blank, a later one may say. */
function joined(one: SourceItem, other: SourceItem): SourceItem {
  const { row: _, prices, ...later } = other
  const said = Object.entries(one).filter(([, value]) => !isBlank(value))
  // Tills say of each variation with which choices it comes.
  const modifierGroups = [...new Set([...(one.modifierGroups ?? []), ...(other.modifierGroups ?? [])])]
  return {
    ...later,
    ...Object.fromEntries(said),
    row: one.row,
    name: one.name,
    ...(modifierGroups.length > 0 && { modifierGroups }),
    prices: [...one.prices, ...prices],
  } as SourceItem
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
