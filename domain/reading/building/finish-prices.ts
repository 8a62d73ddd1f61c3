import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Price, PriceHead } from '../../menu/model/price.ts'
import type { HeadDraft, PlacedPrice } from './drafts.ts'
import type { Room } from './room.ts'

export const finishHeads = (heads: readonly HeadDraft[], room: Room): PriceHead[] =>
  heads.map(({ label, size }, at) => ({
    id: `h${at + 1}`,
    label: room.text(label, MENU_TEXT_LIMITS.label),
    ...(size && { size }),
  }))

/** A price of the model; `column` is the number of its head. */
export function finishPrice(
  { kind, amount, label, size, per, words, former }: PlacedPrice,
  at: number,
  column: number | undefined,
  room: Room,
): Price {
  return {
    id: `p${at + 1}`,
    kind,
    ...(amount !== undefined && kind !== 'market' && kind !== 'included' && { amount }),
    ...(label && { label: room.text(label, MENU_TEXT_LIMITS.label) }),
    ...(size && { size }),
    ...(column !== undefined && { head: `h${column + 1}` }),
    ...(per !== undefined && { per: room.text(per, MENU_TEXT_LIMITS.label) }),
    ...(words !== undefined && { words: room.text(words, MENU_TEXT_LIMITS.label) }),
    ...(former !== undefined && { former }),
  }
}

/** What a price says, for a person who looks for it: its label, else its amount. */
export const wordsOfPrice = ({ label, said, amount }: PlacedPrice): string =>
  [label, said, amount].filter(Boolean).join(' ')
