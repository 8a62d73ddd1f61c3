import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import { clipped } from './clipped.ts'
import type { HeadDraft, PlacedPrice } from './drafts.ts'

export const finishHeads = (heads: readonly HeadDraft[]): PriceHead[] =>
  heads.slice(0, MENU_SIZE_LIMITS.prices).map(({ label, size }, at) => ({
    id: `h${at + 1}`,
    label: clipped(label, MENU_TEXT_LIMITS.label),
    ...(size && { size }),
  }))

/** A price of the model; `column` is the number of its head. */
export function finishPrice(
  { kind, amount, label, size, per, words, former }: PlacedPrice,
  at: number,
  column: number | undefined,
): Price {
  return {
    id: `p${at + 1}`,
    kind,
    ...(amount !== undefined && kind !== 'market' && kind !== 'included' && { amount }),
    ...(label && { label: clipped(label, MENU_TEXT_LIMITS.label) }),
    ...(size && { size }),
    ...(column !== undefined && { head: `h${column + 1}` }),
    ...(per !== undefined && { per: clipped(per, MENU_TEXT_LIMITS.label) }),
    ...(words !== undefined && { words: clipped(words, MENU_TEXT_LIMITS.label) }),
    ...(former !== undefined && { former }),
  }
}
