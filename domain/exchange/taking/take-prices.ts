import { newKey } from '../../menu/model/ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import { isOwnAmount } from '../../menu/prices/lead-price.ts'
import type { ReadItem, ReadPrice } from '../rows/reading.ts'

const sameWords = (one: string | undefined, other: string | undefined): boolean =>
  one?.normalize('NFC') === other?.normalize('NFC')

/** Prices that may say in which column they stand. */
export interface InColumns {
  readonly prices: readonly { readonly column?: string | undefined }[]
}

/**
 * The columns over the prices of a section: those it has and those that its items name besides, each beside the
 * column that stands before it in an item.
 */
export function headsFor(heads: readonly PriceHead[], items: readonly InColumns[]): PriceHead[] {
  const all = [...heads]
  for (const { prices } of items) {
    const used = new Set<string>()
    let last = -1
    for (const [index, { column }] of prices.entries()) {
      if (column === undefined) continue
      let at = all.findIndex(({ id, label }) => !used.has(id) && sameWords(label, column))
      if (at === -1) {
        if (all.length >= MENU_SIZE_LIMITS.prices) continue
        const next = prices
          .slice(index + 1)
          .map((price) => all.findIndex(({ label }) => sameWords(label, price.column)))
          .find((found) => found !== -1)
        at = last === -1 ? (next ?? all.length) : last + 1
        const id = newKey(
          'h',
          all.map((head) => head.id),
        )
        all.splice(at, 0, { id, label: column })
      }
      used.add(all[at]?.id ?? '')
      last = at
    }
  }
  return all
}

/** New prices of what was read, under these columns. */
export const newPrices = (read: readonly ReadPrice[], heads: readonly PriceHead[]): Price[] =>
  underHeads(
    read.map((price) => ({ read: price })),
    heads,
  )

/**
 * The prices of a known item as a source tells them. Each keeps what the source does not tell: its id, and what it
 * was before an optimization as long as its amount stays.
 */
export function updatedPrices(
  known: readonly Price[],
  { prices: read, hasEveryPrice }: ReadItem,
  heads: readonly PriceHead[],
): Price[] {
  if (!hasEveryPrice) {
    const [first, ...others] = read
    if (!first) return [...known]
    const lead = known.find(isOwnAmount)
    if (lead && others.length === 0 && known.length > 1)
      return known.map((price) => (price === lead ? updatedPrice(lead, first) : price))
  }
  return underHeads(pairsOf(known, read, heads), heads)
}

interface Pair {
  readonly read: ReadPrice
  readonly known?: Price | undefined
}

/** Each read price with the known one that sells the same; what is left over goes together in its order. */
function pairsOf(known: readonly Price[], read: readonly ReadPrice[], heads: readonly PriceHead[]): Pair[] {
  const waiting = [...known]
  const take = (price: Price | undefined) => {
    if (price) waiting.splice(waiting.indexOf(price), 1)
    return price
  }
  const columnOf = ({ head }: Price) => heads.find(({ id }) => id === head)?.label
  const same = read.map((price) =>
    take(
      waiting.find(
        (other) =>
          sameWords(other.label, price.label) &&
          sameWords(columnOf(other), price.column) &&
          other.size?.amount === price.size?.amount &&
          other.size?.unit === price.size?.unit,
      ),
    ),
  )
  return read.map((price, at) => ({ read: price, known: same[at] ?? take(waiting[0]) }))
}

function underHeads(pairs: readonly Pair[], heads: readonly PriceHead[]): Price[] {
  const ids = new Set(pairs.flatMap(({ known }) => known?.id ?? []))
  const filled = new Set<string>()
  const keepsHead = ({ read, known }: Pair) =>
    known?.head !== undefined && sameWords(heads.find(({ id }) => id === known.head)?.label, read.column)
  for (const pair of pairs) if (keepsHead(pair)) filled.add(pair.known?.head ?? '')
  return pairs.map((pair) => {
    const { read, known } = pair
    const id = known?.id ?? newKey('p', ids)
    ids.add(id)
    if (known && keepsHead(pair)) return updatedPrice(known, read)
    const { head: _, ...free } = known ?? { id, kind: 'fixed' as const }
    return headUnder(updatedPrice(free, read), read.column, heads, filled)
  })
}

/**
 * A price under the first free column of this name. One for which there is no column says by itself what that would
 * have said.
 * @param filled ids of the columns that are taken, to which its own is added
 */
export function headUnder(
  price: Price,
  column: string | undefined,
  heads: readonly PriceHead[],
  filled: Set<string>,
): Price {
  if (column === undefined) return price
  const head = heads.find(({ id, label }) => !filled.has(id) && sameWords(label, column))
  if (head) {
    filled.add(head.id)
    return { ...price, head: head.id }
  }
  const label = [column, price.label].filter(Boolean).join(' ').slice(0, MENU_TEXT_LIMITS.label).trim()
  return { ...price, label }
}

function updatedPrice(known: Price, { column: _, ...read }: ReadPrice): Price {
  const { original, ...rest } = { ...known, ...read }
  const price = original === undefined || read.amount !== known.amount ? rest : { ...rest, original }
  return Object.fromEntries(Object.entries(price).filter(([, value]) => value !== undefined)) as Price
}
