import { newKey } from '../../menu/model/ids.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import type { ReadPrice } from '../rows/reading.ts'

const sameWords = (one: string | undefined, other: string | undefined): boolean =>
  one?.normalize('NFC') === other?.normalize('NFC')

export interface InColumns {
  readonly prices: readonly { readonly column?: string | undefined }[]
}

/** The columns of a section and those that its items add, each next to the column that precedes it in an item. */
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

export function newPrices(read: readonly ReadPrice[], heads: readonly PriceHead[]): Price[] {
  const filled = new Set<string>()
  return read.map(({ column, ...told }, at) => {
    const price = { ...told, id: `p${at + 1}` }
    const filledIn = Object.fromEntries(Object.entries(price).filter(([, value]) => value !== undefined))
    return headUnder(filledIn as Price, column, heads, filled)
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
