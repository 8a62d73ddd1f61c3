import type { LinePrice } from './line-price.ts'
import type { LineToken } from './line-tokens.ts'
import type { PriceGroupReader } from './price-group.ts'
import { formerIn, isFormer } from './price-notes.ts'

/** What is said about an amount other than its label, on either side of it. */
export interface AmountNotes {
  readonly per?: string | undefined
  readonly former?: number | undefined
  readonly isSupplement: boolean
  readonly isFrom: boolean
}

/** What is after an amount: `each`, `supplement`, `and up`, `(reg. 16)`; `at` is the token before all of it. */
export function saidBehind(
  tokens: readonly LineToken[],
  last: number,
  reader: PriceGroupReader,
): AmountNotes & { readonly at: number } {
  let at = last
  let per: string | undefined
  let former: number | undefined
  let isSupplement = false
  let isFrom = false
  for (; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token?.kind === 'word' && isWeight(token.words) && tokens[at - 1]?.kind === 'amount')
      per = token.words
    else if (token?.kind === 'per') per = unitOf(token.words)
    else if (token?.kind === 'supplement') isSupplement = true
    else if (
      token?.kind === 'from' &&
      tokens[at + 1]?.kind !== 'amount' &&
      LEAST_BEHIND.test(wordsOf(token, reader))
    )
      isFrom = true
    else if (token?.kind === 'note' && isFormer(token.words, reader.facts))
      former = formerIn(token.words, reader.facts)
    else break
  }
  return { at, per, former, isSupplement, isFrom }
}

const isWeight = (words: string): boolean => /^(?:lbs?|kg|kilo|oz)\.?$/iu.test(words)

/** What is before an amount: `from`, `extra`; `at` is the token before all of it. */
export function saidBefore(
  core: LinePrice,
  tokens: readonly LineToken[],
  last: number,
  reader: PriceGroupReader,
): Pick<AmountNotes, 'isFrom' | 'isSupplement'> & { readonly at: number } {
  let at = last
  let isSupplement = false
  let isFrom = false
  for (; isLeast(tokens[at], reader) || tokens[at]?.kind === 'supplement'; at -= 1) {
    const isOnTop = core.kind === 'supplement'
    // `hora extra 7 €` is an hour more, not an hour on top.
    const isOfName = reader.thing === 'whole' && tokens[at - 1]?.kind === 'word'
    // `Supp 4,50 €` is Estonian for soup: a word that begins its line is the name.
    const isName = at === 0 && reader.thing === 'item'
    if (tokens[at]?.kind === 'supplement' && (isOfName || isName) && !isOnTop) break
    if (tokens[at]?.kind === 'from') isFrom = true
    else if (/^(?:extra|plus|add)/iu.test(wordsOf(tokens[at], reader)) && reader.thing === 'item' && !isOnTop)
      break
    else isSupplement = true
  }
  return { at, isSupplement, isFrom }
}

/** `from`, but not `and up`, which is after an amount. */
const isLeast = (token: LineToken | undefined, reader: PriceGroupReader): boolean =>
  token?.kind === 'from' && !LEAST_BEHIND.test(wordsOf(token, reader))

const LEAST_BEHIND = /^(?:[起〜～~]|-t[óő]l|부터|から|and up|& up|up|aufwärts|et plus)$/iu

export const wordsOf = (token: LineToken | undefined, { text }: PriceGroupReader): string =>
  token ? text.slice(token.start, token.end) : ''

/** `Supplì   cad.   2,00`, `Pão (por pessoa)   2,50`: what a price is for, in a separate run or in brackets. */
export function perApart(
  tokens: readonly LineToken[],
  at: number,
): { words: string; at: number } | undefined {
  const [before, token, opener] = [tokens[at - 1], tokens[at], tokens[at - 2]]
  const isRun = token?.kind === 'gap' && before?.kind === 'per' && opener?.kind === 'gap'
  if (isRun) return { words: before.words, at: at - 2 }
  const [note, noteAt] = token?.kind === 'gap' ? [before, at - 1] : [token, at]
  return note?.kind === 'note' && PER_NOTE.test(note.words)
    ? { words: note.words, at: noteAt - 1 }
    : undefined
}

const PER_NOTE =
  /^(?:per person|pro person|p\.? ?p\.?|par personne|por persona|por pessoa|a persona|per persona|per persoon|each|je|je stück|pro stück|chacun|cada uno|cada una|cadauno|la pièce|l['’]unité)$/iu

/** `Toppings, each 1.50   2.25   3.00`: behind a comma, before all prices of a row, it ends the name. */
export function isOfWholeRow(
  tokens: readonly LineToken[],
  at: number,
  { groups }: PriceGroupReader,
): boolean {
  const [each, comma] = [tokens[at], tokens[at - 1]]
  const isBehindComma = comma?.kind === 'separator' && comma.sign === ','
  return each?.kind === 'per' && isBehindComma && groups.some(({ hasLabel }) => !hasLabel)
}

/** `/ kg` and `per kg` are printed in the way of the menu. */
export const unitOf = (words: string): string =>
  words.replace(
    /^(?:\/|pr\.?\s|za\s|per\s|pro\s|par\s|por\s|(?:al|le|la|el|il)\s(?=(?:kg|kilo|litro|l)\b))\s*/iu,
    '',
  )
