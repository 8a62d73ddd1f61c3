import { remembered } from '../../computing/remembered.ts'
import { currencyDigits, maxAmount } from '../../money/currency.ts'
import { GAP } from '../../text/gap.ts'
import { amountOf, amountSource, type WrittenAmount } from '../amounts/amount.ts'
import { plainDigits, readDigits } from '../amounts/digits.ts'
import { UNSPACED } from '../forms/signs.ts'
import { IN_FIGURES } from '../sizes/fractions.ts'
import { LESS } from '../words/phrases.ts'
import { aheadOf, behindOf } from './near-text.ts'
import { isOtherNumber } from './other-numbers.ts'
import { isPriceRange } from './price-ranges.ts'
import type { Series } from './series.ts'
import { isOfName, type NumberFacts, withoutCount } from './unpaid-numbers.ts'
import { unpaidSpans } from './unpaid-spans.ts'
import { type FormsAtHand, inUsualForm } from './usual-form.ts'

/** What is known of the whole text before its lines are read. */
export interface PriceFacts extends NumberFacts {
  readonly hasDecimalComma: boolean
  /** Do its lines begin with numbers that count them? These aren't prices. */
  readonly isNumbered?: boolean
  /** Do its lines begin with prices, and names come after a gap? */
  readonly hasPricesFirst?: boolean
  readonly forms?: FormsAtHand
  /** Words that its lines have before their second prices, in small letters. */
  readonly labels?: ReadonlySet<string>
  readonly series?: Series
  /** Is it a note in brackets? There a hyphen takes something off: `(-$2)`. */
  readonly isInBrackets?: boolean
}

/** A number of a text that may be an amount of money. */
export interface Amount {
  readonly start: number
  readonly end: number
  /** Minor units, without its sign. */
  readonly value: number
  readonly sign?: '+' | '-'
  /** It has a sign of money, cents or a plus, so it is hardly anything else. */
  readonly isStrong: boolean
  readonly hasSign: boolean
  /** The sign or the code of another currency than that of the text. */
  readonly foreign?: string
}

/** `85pp`, `2.50ea`: what may follow right after an amount, as a part of a pattern. */
export const EACH_BEHIND = String.raw`(?:pp|ea)(?!\p{L})`

/** Not `2018` of `Morgon 2018 $ 176`, `0,20` or `½` of `0,20 € 3,00`: the sign is that of the price behind it. */
const BEFORE_PRICE = String.raw`(?!(?:(?:19|20)\d{2}|0[.,]\d{1,2}|[¼½¾])\s\p{Sc} ?\d)`

/** A number, and neither a part of a word, of a number nor of a fraction. */
const linePattern = remembered((currency: string): RegExp => {
  // Behind dots that lead to it, and glued to a name where it has cents or a sign and ends a run: `Nerano13.90€`.
  const led = String.raw`(?<=\.\.|[\u2026_]|\s\.)(?=\d)`
  const glued = String.raw`(?<=\p{L}{3})(?=\d{1,3}(?:[.,]\d{2}\s?(?:\p{Sc}|$|[\t(])|(?:[.,]\d{2})?\s?(?:\p{Sc}|(?:zł|Kč|Ft|TL|lei|kr|kn|din|лв|грн|руб|р)(?!\p{L}))))`
  const ahead = String.raw`(?:(?<!(?!${UNSPACED})\p{L}|[\d.,:№'’]|(?<=\p{L})[°º]|#(?!\d{1,3},\d{3})|(?<![\d\p{Sc}\u2013-]|\d\s?\p{L}{1,3}\.?)/)|(?=\p{Sc})|${led}|${glued})`
  const behind = String.raw`(?!(?!${EACH_BEHIND}|(?<=${UNSPACED})${UNSPACED})[\p{L}\d]|[.,:]\d)`
  return new RegExp(ahead + BEFORE_PRICE + amountSource(currency, 'line') + behind, 'gu')
})

const HOUR = String.raw`(?:am|pm|a\.m|p\.m|uhr|uur|h|hrs|kl)(?![\p{L}])`

/** Every number that may be an amount, in the order of the text. Sizes, times, years and percentages are none. */
export function amountsIn(text: string, facts: PriceFacts): readonly Amount[] {
  const known = read.get(facts) ?? new Map<string, readonly Amount[]>()
  read.set(facts, known)
  const amounts = known.get(text) ?? readAmounts(text, facts)
  known.set(text, amounts)
  return amounts
}

/** The amounts of texts by what is known of the menu: a line is asked for its amounts many times. */
const read = new WeakMap<PriceFacts, Map<string, readonly Amount[]>>()

function readAmounts(text: string, facts: PriceFacts): Amount[] {
  const found: Amount[] = []
  if (!/[\p{Nd}½¼¾]|[〇一二三四五六七八九零十百千][円元圓塊块蚊]/u.test(text)) return found
  const apart = plainDigits(text).replaceAll(BEFORE_SIZE, GAP)
  const { text: usual, tailAt } = inUsualForm(apart, facts.forms ?? {})
  const plain = withoutCount(usual, facts)
  const unpaid = unpaidSpans(plain)
  const matches = [...plain.matchAll(linePattern(facts.currency))].map((match) => ({
    match,
    written: amountOf(match, facts),
  }))
  for (const [at, { match, written }] of matches.entries()) {
    const [before, next] = [matches[at - 1]?.written, matches[at + 1]?.written]
    const other = [before, next].find(
      (one) =>
        one !== undefined &&
        isPriceRange(
          plain,
          ...(one === before ? ([one, written] as const) : ([written, one] as const)),
          facts.hasCents,
        ),
    )
    const amount = amountAt(match, plain, { ...facts, written, other })
    if (amount && !unpaid.some(({ start, end }) => amount.start < end && start < amount.end))
      found.push(
        amount.end === tailAt
          ? { ...amount, end: text.trimEnd().length, isStrong: true, hasSign: true }
          : amount,
      )
  }
  return found
}

/** The space of `16 100 g`: a price and a size, and no thousands. */
const BEFORE_SIZE = /(?<=(?<![\d.,])\d{1,3}) (?=\d{3}\s?(?:g|gr|ml|cl|kcal)\.?(?:$|[\s,;)]))/gu

interface AmountFacts extends PriceFacts {
  readonly written: WrittenAmount
  readonly other: WrittenAmount | undefined
}

function amountAt(match: RegExpExecArray, text: string, facts: AmountFacts): Amount | undefined {
  const { lead, inner, half, bare } = match.groups ?? {}
  const { written, other } = facts
  const isOfRange = other !== undefined
  const { start, end, digits, sign, isClosed, isMultiplied, value } = written
  if (facts.isNumbered && start === 0 && NUMBER_FIRST.test(text)) return undefined
  const hasSign = sign !== undefined
  // A hyphen or a minus leads to a price, but in brackets and behind words for less.
  const isLess =
    facts.isInBrackets === true || IS_LESS.test(text.slice(Math.max(0, start - LESS_WITHIN), start))
  const hasPlus = inner !== undefined || (lead !== undefined && (!/^[-\u2212]/u.test(lead) || isLess))
  if (bare !== undefined && !hasSign) return undefined
  const [ahead, behind] = [aheadOf(text, start), behindOf(text, end)]
  // `$1 off all pints` isn't a price.
  if (/^\s?off\b|^\s?(?:rabatt|de descuento|de remise)\b/iu.test(behind)) return undefined
  if (!hasSign && !isOfRange && isOfTime(ahead, digits, behind)) return undefined
  if (hasPlus && !hasSign && isCounted(match[0], behind)) return undefined
  if (!hasSign && !hasPlus && !isClosed && !isOfRange) {
    if (isOtherNumber(text, { start, end, digits, half, currency: facts.currency })) return undefined
    if (half === undefined && !isMultiplied && isOfName(text, { start, end, digits }, facts)) return undefined
  }
  const total = typeof value === 'number' ? value : readAnyDecimal(digits, facts.currency)
  if (total === undefined || total > maxAmount(facts.currency)) return undefined
  if (!hasSign && !isClosed && text[start - 1] === '/' && !isNextOf(aheadOf(text, start - 1), total, facts))
    return undefined
  const cents = /[.,]\d{2}$/u.test(digits) || isClosed || half !== undefined
  return {
    start,
    end,
    value: total,
    ...(hasPlus && { sign: written.plus ? ('+' as const) : ('-' as const) }),
    isStrong: hasSign || hasPlus || cents || isMultiplied || other?.sign !== undefined,
    hasSign,
    ...(written.isForeign && { foreign: sign }),
  }
}

/** Characters between a word for less and its amount, at most. */
const LESS_WITHIN = 60

const IS_LESS = new RegExp(LESS, 'u')

const FRACTION = new RegExp(`^${IN_FIGURES}$`, 'u')

/** How many times the least price of a dish the most is: a bottle and its glass. */
const MOST_TIMES = 12

/** `12/48` and what is behind the year of `2021 12/48` are two prices, `1/2`, `24/12`, `0,3/0,5` and numbers to call are none. */
function isNextOf(ahead: string, value: number, facts: PriceFacts): boolean {
  const written =
    /(?<![\d/.,]|(?<!['’]\d|(?:19|20)\d)\d\s)\d{1,3}(?:[.,]\d{1,2})?(?:\/\d{1,3}(?:[.,]\d{1,2})?)*$/u
      .exec(ahead)?.[0]
      .split('/')
      .at(-1)
  const before = written === undefined ? undefined : readAnyDecimal(written, facts.currency)
  if (before === undefined || written === undefined) return false
  const one = 10 ** currencyDigits(facts.currency)
  const isFraction = FRACTION.test(`${written}/${value / one}`)
  return before >= one && value > before && value <= before * MOST_TIMES && !isFraction
}

/** `base + 3 veg + protein 17`: a count of a thing, and the price comes after. */
const isCounted = (written: string, behind: string): boolean =>
  /^[+]\s[2-9]$/u.test(written.trim()) &&
  /^\s(?!(?:or|and|oder|und|ou|et|o|y|extra|supp)\b)\p{L}.*\d/iu.test(behind)

const TO = String.raw`\s?(?:[-\u2013\u2014]|bis|to|tot|till|à|do)\s?`
const UNTIL = new RegExp(String.raw`^\s?(?:${HOUR})?${TO}\d{1,2}(?:[.:h]\d{2})?\s?${HOUR}`, 'iu')
const FROM_HOUR = new RegExp(String.raw`\d\s?(?:${HOUR})?${TO}$`, 'iu')
const HOUR_BEHIND = new RegExp(String.raw`^\s?${HOUR}`, 'iu')

/** `Kjøkkenet stenger kl. 21.30`, `ab 18.00 Uhr`, `godz. 12.00`: a word for the hour before it. */
const AT_HOUR =
  /(?<!\p{L})(?:kl|klo|klok[ak]+|godz(?:in[aąy])?|ore|orele|alle|dalle|às|ura|óra|satu|saat|ώρα|час(?:ов)?|at|um)[.:]?\s$/iu
const IS_HOUR = /^(?:[01]?\d|2[0-4])[.:][0-5]\d$/u

/** `11.30 – 21 Uhr`: both ends of a span of hours. */
const isOfTime = (ahead: string, digits: string, behind: string): boolean =>
  UNTIL.test(behind) ||
  (HOUR_BEHIND.test(behind) && FROM_HOUR.test(ahead)) ||
  (/^(?:[01]?\d|2[0-4])$/u.test(digits) &&
    /(?<!\p{L})(?:kl|klo|godz)\.?\s$/iu.test(ahead) &&
    /^\s*(?:$|[),;])/u.test(behind)) ||
  (IS_HOUR.test(digits) && AT_HOUR.test(ahead))

const NUMBER_FIRST = /^\d{1,3}[\t ]\s*[\p{L}(「"“]/u

/** Lines with a number first that a list has at least. */
const LEAST_NUMBERED = 4

/** Share of its numbers that are one more than the one before, and of those that are more. */
const COUNTED_ON = 0.6
const RISING = 0.9

/** `101  Prawn dumplings`, `102  Siu mai`: do lines begin with numbers that go up by one, as prices never do? */
export function countsLines(lines: readonly string[]): boolean {
  const numbers = lines.filter((line) => NUMBER_FIRST.test(line)).map((line) => Number.parseInt(line, 10))
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0))
  const share = (is: (step: number) => boolean) => steps.filter(is).length / steps.length
  return (
    numbers.length >= LEAST_NUMBERED &&
    share((step) => step === 1) >= COUNTED_ON &&
    share((step) => step > 0) >= RISING
  )
}

/** `12.5` in a text that writes commas is an amount as well. */
function readAnyDecimal(digits: string, currency: string): number | undefined {
  const read = readDigits(digits, currency, digits.lastIndexOf(',') > digits.lastIndexOf('.'))
  if (typeof read === 'number') return read
  // No currency of two decimals has three: `1.250` groups thousands, however the rest is written.
  const grouped =
    read === 'price_ambiguous' ? readDigits(digits.replace(/[.,]/u, ''), currency, false) : undefined
  return typeof grouped === 'number' ? grouped : undefined
}
