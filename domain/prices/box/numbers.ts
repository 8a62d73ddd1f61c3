import type { Size } from '../sizes/size.ts'
import * as words from '../words/phrases.ts'
import { type BoxToken, hasNumber, type NumberToken, skipSpaces } from './box-tokens.ts'

/** A number that isn't an amount of money: `0,25`, `1½`. */
export function plainNumber({ digits, hasFraction }: NumberToken): number {
  const decimal = /^\d+(?:[.,]\d+)?$|^[.,]\d+$/.test(digits) ? digits.replace(',', '.') : '0'
  return Number(decimal) + (hasFraction ? 0.5 : 0)
}

/** The size that a number begins: `8 oz`, `10"`, `for 2`, and where it ends. */
export function sizeAt(
  tokens: readonly BoxToken[],
  at: number,
  token: NumberToken,
  text: string,
): { size: Size; end: number; isForSoMany: boolean } | undefined {
  const number = plainNumber(token)
  const before = tokens[at - 1]
  const unit = words.unitAt(text, skipSpaces(text, token.end))
  if (!unit) {
    const isForSoMany =
      before?.kind === 'word' &&
      words.endOf(words.FOR_SO_MANY, text, before.start) !== undefined &&
      at + 1 < tokens.length
    return isForSoMany ? { size: { amount: number, unit: 'person' }, end: token.end, isForSoMany } : undefined
  }
  // S 4.50 L 9.50: the large one, no liter.
  const isLetter = before?.kind === 'word' && /^\p{Lu}{1,2}$/u.test(before.text)
  if (isLetter && /^\s*L\b/.test(text.slice(token.end))) return undefined
  return { size: { amount: number * unit.times, unit: unit.unit }, end: unit.end, isForSoMany: false }
}

/**
 * `2 courses 28`, `les 12 22 €`: is it a number that belongs to the label?
 * @param isBehindPrice nothing was read since the last price
 */
export function isCount(
  tokens: readonly BoxToken[],
  at: number,
  token: NumberToken,
  text: string,
  isBehindPrice: boolean,
): boolean {
  const next = tokens[at + 1]
  const isLoneHalf = token.hasFraction && token.digits === ''
  if (next?.kind === 'number' && isLoneHalf) return true
  if (next?.kind === 'number') return next.sign !== undefined
  if (next?.kind !== 'word' || !hasNumber(tokens, at + 2)) return false
  if (isLoneHalf) return true
  const isSmall = /^\d{1,2}$/.test(token.digits) && !token.hasFraction && Number(token.digits) <= 50
  const before = tokens[at - 1]
  const isFirst =
    before === undefined ||
    before.kind === 'note' ||
    (isBehindPrice &&
      (before.kind === 'number' || (before.kind === 'word' && words.CONNECTOR.test(before.text))))
  return isSmall && isFirst && isOrdinary(next, text)
}

/** Returns whether a word has no special meaning to a reader of prices. */
function isOrdinary(word: BoxToken & { readonly text: string }, text: string): boolean {
  const known = [
    ...[words.FROM, words.FROM_BEHIND, words.EACH, words.PER, words.SUPPLEMENT, words.FORMERLY, words.KCAL],
    ...[words.MARKET, words.INCLUDED],
  ]
  if (words.SERVING.test(word.text) || words.CONNECTOR.test(word.text) || word.text === '+') return false
  return !known.some((phrase) => words.endOf(phrase, text, word.start) !== undefined)
}
