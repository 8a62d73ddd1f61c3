import { isLabel } from '../words/labels.ts'
import { unitAt } from '../words/phrases.ts'
import type { PriceFacts } from './amounts.ts'
import { isCounted } from './other-numbers.ts'
import { priceTail } from './price-tail.ts'
import { BRACKETED, type FormsAtHand, SPACED_CENTS } from './usual-form.ts'

/** Lines that end alike and are enough to say how a menu writes prices, and their share of all its lines. */
const ENOUGH = 3
const LEAST_SHARE = 1 / 3

/** Of the lines that end in a number and something behind it, those with the same end: marks of diets are behind some. */
const MOST = 0.8

/** Marks of diets and the like: these are behind prices as well. */
const MARK = /^(?:\p{L}|v[eg]|vgn|[gdnl]f|[*†‡°✽🌶]+|\(.*)$/iu

const NUMBER_AT_END = /\d\s?\p{Sc}?\s*$/u
const NUMBER_AND_TAIL = /\p{L}.*?[\s.…](?:\d[\d.,']*)(\s?[^\s\d]{1,5})\s*$/u

/** Finds what repeats behind the numbers at the ends of lines where it is a price by nothing else. */
export function formsAtHand(lines: readonly string[], facts: PriceFacts): FormsAtHand {
  const said = lines.filter((line) => line.trim() !== '' && line.length < LONGEST_LINE)
  const tail = tailIn(said, facts)
  if (areInBrackets(said, facts)) return { areInBrackets: true }
  return { ...(hasSpacedCents(said) && { hasSpacedCents: true }), ...(tail !== undefined && { tail }) }
}

/** Characters; what is longer is a sentence. */
const LONGEST_LINE = 200

function hasSpacedCents(lines: readonly string[]): boolean {
  const ends = lines.filter((line) => NUMBER_AT_END.test(line))
  const spaced = ends.flatMap((line) => {
    const [, whole, cents] = SPACED_CENTS.exec(line) ?? []
    return whole === undefined || cents === undefined ? [] : [{ whole, cents }]
  })
  return (
    spaced.length >= ENOUGH - 1 &&
    spaced.length > ends.length / 2 &&
    // Of two columns the second is the dearer one, but not by ten times, and seldom nothing.
    spaced.every(({ cents }) => /[059]$/u.test(cents)) &&
    spaced.some(({ whole, cents }) => Number(cents) < Number(whole) || Number(cents) > 10 * Number(whole))
  )
}

/** The largest number of an allergen. */
const ALLERGENS = 14

/** Numbers in brackets are prices where nothing else is one, and they're no pieces and no allergens. */
function areInBrackets(lines: readonly string[], facts: PriceFacts): boolean {
  const numbers = lines.flatMap((line) => BRACKETED.exec(line.trimEnd())?.[1] ?? [])
  if (numbers.length < ENOUGH || numbers.length < lines.length * LEAST_SHARE) return false
  const large = numbers.filter((number) => Number.parseInt(number, 10) > ALLERGENS)
  if (large.length < numbers.length / 2 && numbers.every((number) => /^\d+$/u.test(number))) return false
  return lines.every(
    (line) => BRACKETED.test(line.trimEnd()) || priceTail(line, facts, 'item').prices.length === 0,
  )
}

function tailIn(lines: readonly string[], facts: PriceFacts): string | undefined {
  const tails = lines.flatMap((line) => NUMBER_AND_TAIL.exec(line)?.[1] ?? [])
  const [most] = [...Map.groupBy(tails, (tail) => tail).entries()].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const [tail = '', { length: count } = tails] = most ?? []
  const words = tail.trim()
  const isMany = count >= ENOUGH && count >= lines.length * LEAST_SHARE && count >= tails.length * MOST
  if (
    !isMany ||
    MARK.test(words) ||
    isLabel(words) ||
    isCounted(tail) ||
    unitAt(tail.trim(), 0) !== undefined
  )
    return undefined
  const ending = lines.filter((line) => line.trimEnd().endsWith(tail))
  return ending.some((line) => priceTail(line, facts, 'item').prices.length > 0) ? undefined : tail
}
