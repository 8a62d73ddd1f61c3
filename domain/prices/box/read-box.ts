import {
  EACH,
  endOf,
  FORMERLY,
  FROM_BEHIND,
  INCLUDED,
  MARKET,
  NO_PRICE,
  PER,
  PER_UNIT,
  SUPPLEMENT,
  unitAt,
} from '../words/phrases.ts'
import { priceWords } from '../words/price-words.ts'
import type { BoxDoubt } from './amount-or-doubt.ts'
import { type BoxToken, type TypedIn, tokensOf } from './box-tokens.ts'
import { type Entry, EntryReader } from './entries.ts'

/** Tokens between two breaks. */
interface Part {
  readonly tokens: readonly BoxToken[]
  /** The break before it; none before the first. */
  readonly after?: BoxToken & { readonly text: string }
}

/** What was typed between breaks (`/`, `·`, a comma, a line), in order; an empty part is null. */
export function readParts(text: string, by: TypedIn): (Entry | null)[] | BoxDoubt {
  const reader = new EntryReader(text, by)
  const parts = joined(text, partsOf(tokensOf(text, by)))
  const read: (Entry | null)[] = []
  for (const [slot, part] of parts.entries()) {
    if (isEmpty(part)) {
      read.push(null)
      continue
    }
    const per = perOf(text, part, parts[slot - 1])
    const last = reader.entries.at(-1)
    if (per !== undefined && last?.kind === 'fixed') {
      last.kind = 'unit'
      const { each } = priceWords(by.language, by.currency)
      if (`/${per}` !== each) last.per = per
      continue
    }
    if (!hasPrice(text, part)) return unknown(text, part, parts, by)
    const first = reader.entries.length
    reader.read(part.tokens, slot)
    if (reader.doubt) return reader.doubt
    read.push(...reader.entries.slice(first))
  }
  // A line that ends with a comma has no price behind it.
  while (read.length > 0 && read.at(-1) === null) read.pop()
  return read
}

function partsOf(tokens: readonly BoxToken[]): Part[] {
  const parts: { tokens: BoxToken[]; after?: BoxToken & { readonly text: string } }[] = [{ tokens: [] }]
  for (const token of tokens) {
    if (token.kind === 'break') parts.push({ tokens: [], after: token })
    else parts.at(-1)?.tokens.push(token)
  }
  return parts
}

/** A part of words alone before one with a price is the beginning of its label: `Chicken, ham 12`. */
function joined(text: string, parts: readonly Part[]): Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const before = all.at(-1)
    const isLabel =
      before &&
      part.after &&
      !isEmpty(before) &&
      (!hasPrice(text, before) || isCounted(text, before, part)) &&
      hasNumber(part)
    if (!isLabel || perOf(text, before, all.at(-2)) !== undefined) {
      all.push(part)
      continue
    }
    all.pop()
    all.push({
      tokens: [...before.tokens, ...(part.after ? [part.after] : []), ...part.tokens],
      ...(before.after && { after: before.after }),
    })
  }
  return all
}

/** `1 large cheese, 12 wings 39.95`: numbers that count what one price is for. */
function isCounted(text: string, { tokens }: Part, { tokens: next, after }: Part): boolean {
  const [number, word] = tokens
  if (after?.text !== ',' || number?.kind !== 'number' || word?.kind !== 'word') return false
  if (next.at(-1)?.kind !== 'number' || tokens.slice(1).some(({ kind }) => kind !== 'word')) return false
  const isPlain =
    number.sign === undefined && !number.plus && !number.minus && /^\d{1,2}$/.test(number.digits)
  const isWord = ![EACH, PER, SUPPLEMENT, MARKET, INCLUDED, FORMERLY, FROM_BEHIND].some(
    (phrase) => endOf(phrase, text, word.start) !== undefined,
  )
  return isPlain && !number.hasFraction && isWord && !unitAt(text, word.start)
}

const hasNumber = ({ tokens }: Part): boolean => tokens.some(({ kind }) => kind === 'number')

const isEmpty = ({ tokens }: Part): boolean => tokens.every(({ kind }) => kind === 'dash')

function hasPrice(text: string, part: Part): boolean {
  const end = part.tokens.at(-1)?.end ?? 0
  const saysPrice = part.tokens.some(
    ({ kind, start }, at) =>
      kind === 'word' &&
      [MARKET, INCLUDED].some((phrase) => {
        const to = endOf(phrase, text, start)
        return (
          to !== undefined && (to === end || part.tokens.slice(at).some((token) => token.kind !== 'word'))
        )
      }),
  )
  return hasNumber(part) || saysPrice
}

/** `6.5/lb`, `12 / person`, `2,40/100 g`, `12/“half a dozen”`: what an amount is for. */
function perOf(text: string, part: Part, before: Part | undefined): string | undefined {
  const [first] = part.tokens
  const last = part.tokens.at(-1)
  if (part.after?.text !== '/' || !before || !hasNumber(before) || !first || !last) return undefined
  if (first.kind === 'quote' && part.tokens.length === 1) return first.text
  const typed = text.slice(first.start, last.end)
  const isUnit = [EACH, PER_UNIT].some((phrase) => endOf(phrase, text, first.start) === last.end)
  const isClose = part.after.end === first.start && part.tokens.length === 1 && first.kind === 'word'
  return isUnit || (isClose && !hasPrice(text, part)) ? typed : undefined
}

function unknown(
  text: string,
  part: Part,
  parts: readonly Part[],
  { language, currency }: TypedIn,
): BoxDoubt {
  const typed = text.slice(part.tokens[0]?.start ?? 0, part.tokens.at(-1)?.end)
  if (NO_PRICE.test(typed) || parts.some(hasNumber))
    return { sentence: `Type the price behind “${typed}”.`, choices: [] }
  const { market } = priceWords(language, currency)
  const own = text.replaceAll(/[“”"]/gu, '').trim()
  if (own === '') return { sentence: 'Nothing of this is a price.', choices: [] }
  return { sentence: `Print “${own}” in the place of a price?`, choices: [`${market} “${own}”`, '–'] }
}
