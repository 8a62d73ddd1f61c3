import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { SourceRow } from '../columns/match-columns.ts'
import { type SectionPath, samePath } from '../words/section-path.ts'
import type { LeftOutRow, ReadItem, ReadPrice, ReadSection, RowProblem } from './reading.ts'

interface OpenItem {
  read: ReadItem
  readonly sources: SourceRow[]
}

interface OpenSection {
  readonly path: SectionPath
  readonly items: OpenItem[]
}

/** Gathers what is read, within the size of a menu: rows of one item become its prices. */
export class MenuCollector {
  readonly leftOut: LeftOutRow[] = []
  readonly #leavesOutRepeats: boolean
  readonly #sections = new Map<string, OpenSection>()
  readonly #rowOf = new Map<string, number>()
  /** Items by section and name, and by id where their rows have one. */
  readonly #itemsOf = new Map<string, OpenItem[]>()
  #itemCount = 0

  constructor(leavesOutRepeats: boolean) {
    this.#leavesOutRepeats = leavesOutRepeats
  }

  leaveOut(source: SourceRow, problem: RowProblem): void {
    this.leftOut.push({ source, problem })
  }

  /** Opens a section with those around it; null where the menu is full of sections. */
  openSection(source: SourceRow, path: SectionPath): OpenSection | null {
    const known = this.#sections.get(samePath(path))
    if (known) return known
    const missing = path
      .map((_, at) => path.slice(0, at + 1))
      .filter((part) => !this.#sections.has(samePath(part)))
    if (this.#sections.size + missing.length > MENU_SIZE_LIMITS.sections) {
      this.leaveOut(source, { code: 'too_many_sections' })
      return null
    }
    const opened = missing.map((part) => {
      const section: OpenSection = { path: part, items: [] }
      this.#sections.set(samePath(part), section)
      return section
    })
    return opened.at(-1) ?? null
  }

  /** @returns is it on the menu? */
  add(source: SourceRow, path: SectionPath, item: ReadItem): boolean {
    const { row, ...words } = item
    const key = JSON.stringify([samePath(path), words])
    const first = this.#rowOf.get(key)
    if (first !== undefined && this.#leavesOutRepeats) {
      this.leaveOut(source, { code: 'repeats_row', row: first })
      return false
    }
    const name = JSON.stringify([samePath(path), item.id ?? null, item.name])
    const alike = this.#itemsOf.get(name) ?? []
    const same = alike.find(({ read }) => isOneItem(read, item))
    if (same) {
      if (same.read.prices.length + item.prices.length > MENU_SIZE_LIMITS.prices) {
        this.leaveOut(source, { code: 'too_many_prices' })
        return false
      }
      same.read = joined(same.read, item)
      same.sources.push(...item.prices.map(() => source))
    } else {
      if (this.#itemCount >= MENU_SIZE_LIMITS.items) {
        this.leaveOut(source, { code: 'too_many_items' })
        return false
      }
      const section = this.openSection(source, path)
      if (!section) return false
      const opened = { read: item, sources: item.prices.map(() => source) }
      section.items.push(opened)
      this.#itemsOf.set(name, [...alike, opened])
      this.#itemCount += 1
    }
    this.#rowOf.set(key, first ?? row)
    return true
  }

  /** In the order of a menu: sections in a section follow it. */
  sections(): ReadSection[] {
    const all = [...this.#sections.values()]
    const below = (path: SectionPath): OpenSection[] =>
      all
        .filter((section) => section.path.length === path.length + 1 && isIn(section.path, path))
        .flatMap((section) => [section, ...below(section.path)])
    return below([]).map(({ path, items }) => ({ path, items: items.map((item) => this.#payable(item)) }))
  }

  /** A supplement that takes off more than the item costs would make guests be paid for it. */
  #payable({ read, sources }: OpenItem): ReadItem {
    const least = Math.min(
      ...read.prices.flatMap(({ kind, amount }) =>
        kind === 'supplement' || amount === undefined ? [] : [amount],
      ),
    )
    const isTooMuch = ({ kind, amount = 0 }: ReadPrice) => kind === 'supplement' && -amount > least
    for (const [at, price] of read.prices.entries()) {
      const source = sources[at]
      if (isTooMuch(price) && source) this.leaveOut(source, { code: 'price_negative' })
    }
    return { ...read, prices: read.prices.filter((price) => !isTooMuch(price)) }
  }
}

const isIn = (path: SectionPath, around: SectionPath): boolean =>
  samePath(path.slice(0, around.length)) === samePath(around)

/**
 * Are rows of one name prices of one item? By their id where they have one; else where both say what is sold at
 * their price, and nothing else tells them apart.
 */
function isOneItem(one: ReadItem, other: ReadItem): boolean {
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

/** What the first row of an item leaves blank, a later one may say. */
function joined(one: ReadItem, other: ReadItem): ReadItem {
  const { row: _, prices, ...later } = other
  const said = Object.entries(one).filter(([, value]) => !isBlank(value))
  return {
    ...one,
    ...later,
    ...(Object.fromEntries(said) as Partial<ReadItem>),
    hasEveryPrice: true,
    prices: [...one.prices, ...prices],
  }
}

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
