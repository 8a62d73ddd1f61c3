import type { PriceFacts } from '../../prices/line/amounts.ts'
import { priceTail } from '../../prices/line/price-tail.ts'
import { type LineFacts, priceFirst } from '../lines/line-facts.ts'
import type { ItemDraft, SectionDraft } from './drafts.ts'
import { nameWithNumber, withoutOr } from './item-words.ts'
import { placed } from './place-prices.ts'
import { type ItemContext, readItem } from './read-item.ts'

/** Returns the item of a separate line in a section. */
export function itemOfLine(
  at: number,
  { text, tail, line, isPriceFirst }: LineFacts,
  section: SectionDraft,
  context: ItemContext,
  known: PriceFacts,
): ItemDraft {
  const moved = tail.prices.length === 0 && isPriceFirst ? priceFirst(text) : undefined
  const columns = section.heads.length || (section.parent?.heads.length ?? 0)
  const read = moved ? priceTail(moved, known, 'item') : nameWithNumber(text, tail, columns)
  const prices = moved
    ? read.prices.map((price) => ({ ...price, from: 0, to: 0 }))
    : placed(line, read.prices)
  return readItem(withoutOr(read.before, section), prices, read.behind, at, context)
}

/** An item that is on a line with others. */
export function itemOfPart(at: number, text: string, context: ItemContext, known: PriceFacts): ItemDraft {
  const tail = priceTail(text, known, 'item')
  const prices = tail.prices.map((price) => ({ ...price, from: price.start, to: price.end }))
  return readItem(tail.before, prices, tail.behind, at, context)
}
