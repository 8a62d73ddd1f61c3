import { newKey } from '../../menu/model/ids.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'

export interface PricesUnderHeads {
  readonly prices: readonly Price[]
  readonly heads: readonly PriceHead[]
}

/** Columns as they were read, each with the id of the known one of its name; none where none were read. */
export function updatedHeads(known: readonly PriceHead[], read: readonly PriceHead[]): PriceHead[] {
  const waiting = [...known]
  const taken = known.map(({ id }) => id)
  return read.map((head) => {
    const at = waiting.findIndex(({ label }) => sameWords(label, head.label))
    const [same] = at < 0 ? [] : waiting.splice(at, 1)
    const id = same?.id ?? newKey('h', taken)
    taken.push(id)
    return { ...same, ...head, id }
  })
}

/**
 * Prices as they were read. Each keeps of the known one that sells the same what no paper tells: its id, its energy, and
 * what it was before an optimization as long as its amount stays.
 * @param heads the columns above it now, in the order of those that were read
 */
export function updatedPrices(
  known: PricesUnderHeads,
  read: PricesUnderHeads,
  heads: readonly PriceHead[],
): Price[] {
  const waiting = [...known.prices]
  const take = (is: (price: Price) => boolean): Price | undefined => {
    const at = waiting.findIndex(is)
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  }
  const same = read.prices.map((price) =>
    take((other) => sellsOf(other, known.heads) === sellsOf(price, read.heads)),
  )
  const ids = known.prices.map(({ id }) => id)
  return read.prices.map(({ head, ...price }, at) => {
    const before = same[at] ?? take(() => true)
    const id = before?.id ?? newKey('p', ids)
    ids.push(id)
    const column = heads[read.heads.findIndex((one) => one.id === head)]?.id
    const isSame = before?.kind === price.kind && before.amount === price.amount
    return {
      ...(before?.kcal !== undefined && { kcal: before.kcal }),
      ...(before?.sodiumMg !== undefined && { sodiumMg: before.sodiumMg }),
      ...(isSame && before.original !== undefined && { original: before.original }),
      ...price,
      id,
      ...(column !== undefined && { head: column }),
    }
  })
}

/** What is sold at a price. */
const sellsOf = ({ label, size, head }: Price, heads: readonly PriceHead[]): string =>
  JSON.stringify([oneSpelling(label), size, oneSpelling(heads.find(({ id }) => id === head)?.label)])

const oneSpelling = (text: string | undefined): string => text?.normalize('NFC').trim().toLowerCase() ?? ''

const sameWords = (one: string, other: string): boolean => oneSpelling(one) === oneSpelling(other)

/** Prices as they were, under columns of now: one whose column is gone is labeled with what it said. */
export const pricesUnder = (
  prices: readonly Price[],
  was: readonly PriceHead[],
  is: readonly PriceHead[],
): Price[] =>
  prices.map(({ head, ...price }) => {
    const said = was.find(({ id }) => id === head)
    if (!said) return price
    const same =
      is.find(({ id, label }) => id === said.id && sameWords(label, said.label)) ??
      is.find(({ label }) => sameWords(label, said.label))
    if (same) return { ...price, head: same.id }
    return { label: said.label, ...(said.size && { size: said.size }), ...price }
  })
