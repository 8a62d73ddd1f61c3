import { remembered } from '../../computing/remembered.ts'
import { hasDecimalComma } from '../../money/locale.ts'
import { amountOf, amountSource, type WrittenAmount } from '../amounts/amount.ts'
import { plainDigits } from '../amounts/digits.ts'
import { LESS, SERVING } from '../words/phrases.ts'

export interface TypedIn {
  readonly currency: string
  readonly language?: string | undefined
}

/** A piece of what somebody types into a box of prices; `start` and `end` are its place in the text. */
export type BoxToken = { readonly start: number; readonly end: number } & (
  | NumberToken
  | { readonly kind: 'word' | 'quote' | 'note' | 'break'; readonly text: string }
  | { readonly kind: 'dash' }
)

export type NumberToken = WrittenAmount & { readonly kind: 'number' }

const typedPattern = remembered(
  (currency: string): RegExp => new RegExp(amountSource(currency, 'typed'), 'uy'),
)

/** `1/2 dozen`: a word, no two prices. */
const FRACTION = /(?:1\/[2348]|[23]\/[34])(?=\s*\p{L}|\s+[\d\p{Sc}])/uy
const QUOTE = /“(?<curly>[^”]*)”|"(?<straight>[^"]*)"/uy
const NOTE = /\((?<note>[^()]*)\)/uy
/** Words with a slash in them. */
const SLASHED = /(?:s\/m|c\/u|n\/c|n\/a|m\/p)(?=$|[\s,;|)])|w\/(?=\s)/iuy
const BREAK = /[/|·•;\n]|,(?=\s|$)/uy
const DASH = /[-–—]+(?=$|[\s/|·;,])/uy

/** The text with one sign for each thing: plain spaces and digits, groups of thousands by an apostrophe. */
export function plainText(typed: string, groupsBySpace: boolean): string {
  const plain = plainDigits(typed)
    .replaceAll(/(\d)[\u00A0\u202F](?=\d{3}(?!\d))/gu, '$1’')
    .replaceAll(/[^\S\n]/gu, ' ')
    .trim()
    .replace(/^\(([^()]*)\)$/u, '$1')
  return groupsBySpace
    ? plain.replaceAll(
        /(?<![\d.,]\d{0,3}|\b(?:for|pour|für|para|per|voor) \d{0,2})(\d{1,3}) (?=\d{3}(?!\d))/gu,
        '$1’',
      )
    : plain
}

/** @param text as {@link plainText} makes it */
export function tokensOf(text: string, by: TypedIn): BoxToken[] {
  const tokens: BoxToken[] = []
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    const token = tokenAt(text, at, by, tokens.at(-1))
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function tokenAt(text: string, at: number, by: TypedIn, before: BoxToken | undefined): BoxToken {
  const to = (match: RegExpExecArray) => ({ start: at, end: at + match[0].length })
  const quote = before?.kind === 'number' && before.end === at ? null : matchAt(QUOTE, text, at)
  if (quote?.groups)
    return { kind: 'quote', text: (quote.groups.curly ?? quote.groups.straight ?? '').trim(), ...to(quote) }
  const note = matchAt(NOTE, text, at)
  if (note) return { kind: 'note', text: note.groups?.note ?? '', ...to(note) }
  const word = matchAt(SLASHED, text, at) ?? matchAt(FRACTION, text, at)
  if (word && (before?.kind !== 'number' || before.end < at))
    return { kind: 'word', text: word[0], ...to(word) }
  const dash = matchAt(DASH, text, at)
  if (dash) return { kind: 'dash', ...to(dash) }
  const number = matchAt(typedPattern(by.currency), text, at)
  if (number) return numberToken(number, before, text, by)
  const found = matchAt(BREAK, text, at)
  if (found) return { kind: 'break', text: found[0], ...to(found) }
  return wordAt(text, at)
}

const IS_LESS = new RegExp(LESS, 'u')

function numberToken(
  match: RegExpExecArray,
  before: BoxToken | undefined,
  text: string,
  { currency, language }: TypedIn,
): BoxToken {
  const start = match.index
  const lead = match.groups?.lead ?? ''
  // Behind a number without a space, and behind words, it isn't a minus: 14–62, Mini -1.25.
  const isBehindNumber = before?.kind === 'number' && before.end === start && /[\u2212–-]/u.test(lead)
  const isLeader = before?.kind === 'word' && /^[–-]/u.test(lead) && !IS_LESS.test(text.slice(0, start))
  if (isBehindNumber || isLeader) return { kind: 'dash', start, end: start + lead.length }
  const by = { currency, hasDecimalComma: hasDecimalComma(language, currency) }
  return { kind: 'number', ...amountOf(match, by) }
}

/** Up to a space, a break or an amount with a sign; a name of a dish has no amount in it (`B52`). */
function wordAt(text: string, at: number): BoxToken {
  let end = at + 1
  while (end < text.length && !/[\s/|·•;()“”"½]/u.test(text[end] ?? '')) {
    if (text[end] === ',' && /[\s,]|^$/u.test(text[end + 1] ?? '')) break
    const word = text.slice(at, end)
    if (SERVING.test(word) && /\d/.test(text[end] ?? '')) break
    if (/\p{Sc}/u.test(text[end] ?? '') && /[\d.,]/.test(text[end + 1] ?? '')) break
    end += 1
  }
  return { kind: 'word', text: text.slice(at, end), start: at, end }
}

export const skipSpaces = (text: string, at: number): number => {
  let end = at
  while (text[end] === ' ') end += 1
  return end
}

/** The index of the first token that begins at or behind a place of the text. */
export function indexAfter(tokens: readonly BoxToken[], from: number, end: number): number {
  let at = from + 1
  while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at += 1
  return at
}

export const hasNumber = (tokens: readonly BoxToken[], from: number): boolean =>
  tokens.slice(from).some(({ kind }) => kind === 'number')

export const isNumber = (token: BoxToken | undefined): boolean => token?.kind === 'number'

/** The text with one token replaced by other words. */
export const instead = (
  text: string,
  { start, end }: Pick<BoxToken, 'start' | 'end'>,
  other: string,
): string => (text.slice(0, start) + other + text.slice(end)).trim()
