import { isSignOf } from '../forms/signs.ts'
import { LESS, SERVING } from '../words/phrases.ts'

/** A piece of what somebody types into a box of prices; `start` and `end` are its place in the text. */
export type Token = { readonly start: number; readonly end: number } & (
  | NumberToken
  | { readonly kind: 'word' | 'quote' | 'note' | 'break'; readonly text: string }
  | { readonly kind: 'dash' }
)

export interface NumberToken {
  readonly kind: 'number'
  /** `1,234.50`, without signs. */
  readonly digits: string
  /** `32½` */
  readonly isHalf: boolean
  readonly plus: boolean
  readonly minus: boolean
  /** `$`, where it is without a space. */
  readonly sign: string
}

const NUMBER =
  /(?<lead>[+\u2212–-]\s?)?(?<sign>(?:[A-Za-z]{1,3})?\p{Sc}\s?)?(?<inner>[+\u2212-])?(?:(?<digits>\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[.,]\d+)(?<half>½)?|(?<lone>½))(?:[.,][-–—]+(?=$|[\s/|·;,]))?/uy

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
  const plain = typed
    .replaceAll(/(\d)[\u00A0\u202F](?=\d{3}(?!\d))/gu, '$1’')
    .replaceAll(/[^\S\n]/gu, ' ')
    .replaceAll(/[０-９＋．，／￥]/gu, (sign) => sign.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .trim()
    .replace(/^\(([^()]*)\)$/u, '$1')
  return groupsBySpace
    ? plain.replaceAll(
        /(?<![\d.,]\d{0,3}|\b(?:for|pour|für|para|per|voor) \d{0,2})(\d{1,3}) (?=\d{3}(?!\d))/gu,
        '$1’',
      )
    : plain
}

/** Decimal digits of every script are in runs of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 0x80) return digit
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** @param text as {@link plainText} makes it */
export function tokensOf(text: string, currency: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    const token = tokenAt(text, at, currency, tokens.at(-1))
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function tokenAt(text: string, at: number, currency: string, before: Token | undefined): Token {
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
  const number = matchAt(NUMBER, text, at)
  if (number?.groups) return numberToken(number, before, text)
  const found = matchAt(BREAK, text, at)
  if (found) return { kind: 'break', text: found[0], ...to(found) }
  return wordAt(text, at, currency)
}

const IS_LESS = new RegExp(LESS, 'u')

function numberToken(match: RegExpExecArray, before: Token | undefined, text: string): Token {
  const { lead = '', sign = '', inner = '', digits = '', half, lone } = match.groups ?? {}
  const signs = `${lead}${inner}`
  const start = match.index
  const end = start + match[0].length
  // Behind a number without a space, and behind words, it isn't a minus: 14–62, Mini -1.25.
  const isBehindNumber = before?.kind === 'number' && before.end === start && /[\u2212–-]/u.test(lead)
  const isLeader = before?.kind === 'word' && /^[–-]/u.test(lead) && !IS_LESS.test(text.slice(0, start))
  if (isBehindNumber || isLeader) return { kind: 'dash', start, end: start + lead.length }
  return {
    kind: 'number',
    digits,
    isHalf: half !== undefined || lone !== undefined,
    plus: signs.includes('+'),
    minus: /[\u2212–-]/u.test(signs),
    sign: sign.trim(),
    start,
    end,
  }
}

/** Up to a space or a break; a sign of the currency ends before its number (`kr12`), a name does not (`B52`). */
function wordAt(text: string, at: number, currency: string): Token {
  let end = at + 1
  while (end < text.length && !/[\s/|·•;()“”"½]/u.test(text[end] ?? '')) {
    if (text[end] === ',' && /[\s,]|^$/u.test(text[end + 1] ?? '')) break
    const word = text.slice(at, end)
    if (SERVING.test(word) && /\d/.test(text[end] ?? '')) break
    const isSign = /\p{Sc}$/u.test(word) || isSignOf(word, currency)
    if (isSign && (/[\d,+\u2212-]/u.test(text[end] ?? '') || !/\p{Script=Latin}$/u.test(word))) break
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
export function indexAfter(tokens: readonly Token[], from: number, end: number): number {
  let at = from + 1
  while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at += 1
  return at
}

export const hasNumber = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from).some(({ kind }) => kind === 'number')

export const isNumberOrSign = (token: Token | undefined, currency: string): boolean =>
  token?.kind === 'number' || (token?.kind === 'word' && isSignOf(token.text, currency))

/** The text with one token replaced by other words. */
export const instead = (text: string, { start, end }: Pick<Token, 'start' | 'end'>, other: string): string =>
  (text.slice(0, start) + other + text.slice(end)).trim()
