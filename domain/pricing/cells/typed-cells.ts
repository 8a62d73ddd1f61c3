import { hasPriceOfTheWhole } from '../../courses/price-of-the-whole.ts'
import { newKey } from '../../menu/model/ids.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import { headOfSlot, priceSlots, withSlots } from '../../menu/prices/price-slots.ts'
import { readTypedPrices, typedText } from '../../menu/prices/typed-prices.ts'
import { INVALID_PRICE } from '../../money/dollars.ts'
import { type PriceCell, type PriceRow, priceRows, rowKey, withPricesOfRows } from './price-cells.ts'

type Writing = Pick<Menu, 'currency' | 'language'>

/** A text that somebody puts into a cell: typed, pasted or filled. */
export interface TypedCell extends PriceCell {
  readonly text: string
}

export interface RefusedCell<Cell extends TypedCell = TypedCell> {
  readonly cell: Cell
  readonly problem: string
}

/** What a box shows of the price in a cell; reading it gives the price again. */
export function cellText(row: Pick<PriceRow, 'prices' | 'heads'>, slot: number, menu: Writing): string {
  const price = priceSlots(row.prices, row.heads)[slot]
  return price ? typedText([withoutHead(price)], writtenBy(menu)) : ''
}

/**
 * Puts texts into cells of the price list, each read as prices are typed. Those that cannot be read change nothing and
 * come back with the reason; so do all of a row that would have too many prices.
 */
export function typeIntoCells<Cell extends TypedCell>(
  menu: Menu,
  typed: readonly Cell[],
): { readonly menu: Menu; readonly refused: readonly RefusedCell<Cell>[] } {
  const rows = new Map(priceRows(menu).map((row) => [rowKey(row), row]))
  const refused: RefusedCell<Cell>[] = []
  const changed = new Map<string, readonly Price[]>()
  for (const [key, cells] of Map.groupBy(typed, rowKey)) {
    const row = rows.get(key)
    if (!row) continue
    const read = readRow(row, cells, menu)
    refused.push(...read.refused)
    if (read.prices) changed.set(key, read.prices)
  }
  return { menu: withPricesOfRows(menu, changed), refused }
}

interface ReadRow<Cell extends TypedCell> {
  /** Absent where nothing changes. */
  readonly prices?: readonly Price[]
  readonly refused: readonly RefusedCell<Cell>[]
}

function readRow<Cell extends TypedCell>(row: PriceRow, cells: readonly Cell[], menu: Menu): ReadRow<Cell> {
  const changes = new Map<number, readonly Price[]>()
  const refused: RefusedCell<Cell>[] = []
  for (const cell of cells) {
    if (cell.text.trim() === cellText(row, cell.slot, menu)) continue
    const read = readCell(row, cell, menu)
    if ('problem' in read) refused.push({ cell, problem: read.problem })
    else changes.set(cell.slot, read.prices)
  }
  if (changes.size === 0) return { refused }
  const prices = withOwnIds(withSlots(row.prices, row.heads, changes), row.prices)
  const problem = problemOf(prices, row, menu)
  if (!problem) return { prices, refused }
  const kept = cells.filter(({ slot }) => changes.has(slot))
  return { refused: [...refused, ...kept.map((cell) => ({ cell, problem }))] }
}

function problemOf(prices: readonly Price[], { section }: PriceRow, { sections }: Menu): string | undefined {
  const most = MENU_SIZE_LIMITS.prices
  if (prices.length > most) return `An item has at most ${most} prices; these are ${prices.length}.`
  const heads = prices.flatMap(({ head }) => head ?? [])
  if (new Set(heads).size < heads.length) return SEVERAL_PRICES
  const takesOffAlone = prices.length > 0 && prices.every(({ amount = 0 }) => amount < 0)
  return takesOffAlone && !hasPriceOfTheWhole(sections, section) ? INVALID_PRICE : undefined
}

const SEVERAL_PRICES = 'A cell takes one price. Enter the next price in the next cell.'

type ReadCell = { readonly prices: readonly Price[] } | { readonly problem: string }

/** One price, or none; several (`14 / 52`) where nothing else is in the row. */
function readCell(row: PriceRow, { slot, text }: TypedCell, menu: Writing): ReadCell {
  const old = priceSlots(row.prices, row.heads)[slot]
  const head = headOfSlot(row.prices, row.heads, slot)
  const alone = readIn(head ? [head] : [], text, old, menu)
  const inPlace = (price: Price): Price => keepingLabel(head ? { ...price, head: head.id } : price, old)
  if ('prices' in alone && alone.prices.length < 2) return { prices: alone.prices.map(inPlace) }
  const plain = head ? readIn([], text, old && withoutHead(old), menu) : alone
  if ('problem' in plain) return plain
  const [price] = plain.prices
  if (plain.prices.length === 1 && price) return { prices: [inPlace(price)] }
  return readSeveral(row, text, old, menu)
}

/** Someone who types or pastes a bare amount over `cup 9` means another price of a cup. */
function keepingLabel(price: Price, old: Price | undefined): Price {
  if (!old || price.label !== undefined || price.size) return price
  const { label, size } = old
  return { ...price, ...(label !== undefined && { label }), ...(size && { size }) }
}

function readSeveral(row: PriceRow, text: string, old: Price | undefined, menu: Writing): ReadCell {
  const others = row.prices.filter((price) => price !== old)
  if (row.heads.length > 0 && others.length > 0) return { problem: SEVERAL_PRICES }
  return readIn(row.heads, text, old, menu)
}

function readIn(
  heads: readonly PriceHead[],
  text: string,
  before: Price | undefined,
  menu: Writing,
): ReadCell {
  const read = readTypedPrices(text, { ...writtenBy(menu), heads, before: before ? [before] : [] })
  if (!('question' in read)) return read
  const ways = read.choices.map(({ typed }) => typed)
  // A word alone is more often a slip than what a menu prints in the place of a price.
  if (!/\d/.test(text)) return { problem: INVALID_PRICE }
  return { problem: `${read.question} Type ${ways.join(' or ')}.` }
}

const writtenBy = ({ currency, language }: Writing) => ({ currency, language })

const withoutHead = ({ head: _, ...price }: Price): Price => price

/** New prices were read one by one: each gets an id that no other of the row has. */
function withOwnIds(prices: readonly Price[], before: readonly Price[]): Price[] {
  const old = new Set(before.map(({ id }) => id))
  const taken = [...old]
  const seen = new Set<string>()
  return prices.map((price) => {
    const isOwn = old.has(price.id) && !seen.has(price.id)
    const id = isOwn ? price.id : newKey('p', taken)
    seen.add(id)
    taken.push(id)
    return isOwn ? price : { ...price, id }
  })
}
