import { remembered } from '../../computing/remembered.ts'
import { currencyDigits, isCurrency, maxAmount, usualStep } from '../../money/currency.ts'
import { readDigits } from '../amounts/digits.ts'
import { isSignOf, printedSigns } from '../forms/signs.ts'
import { BEHIND_WHOLE, fractionOf, IN_FIGURES } from '../sizes/fractions.ts'
import { LESS } from '../words/phrases.ts'
import { aheadOf, behindOf } from './near-text.ts'
import { isOtherNumber } from './other-numbers.ts'
import { isOfName, type NumberFacts, unpaidSpans } from './unpaid-numbers.ts'

/** What is known of the whole text before its lines are read. */
export interface PriceFacts extends NumberFacts {
  readonly hasDecimalComma: boolean
  /** Do its lines begin with numbers that count them? These aren't prices. */
  readonly isNumbered?: boolean
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

const SIGN = String.raw`(?:[A-Z]{1,2})?\p{Sc}|\b(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|SGD|HKD|SEK|NOK|DKK|PLN|CZK|HUF|INR|KRW|MXN|BRL|AED|THB|ILS|TWD|CNY)\b|\b(?:Fr|SFr|Rs|kr|Kr|RM|Rp|S/)\.?|\bR(?=\d)`
const SIGN_BEHIND = String.raw`\p{Sc}|(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|INR|KRW|THB|Euros?|euros?|kr\.?|Kr\.?|SEK|zł|Kč|Ft|lei|TL|円|元|원|dollars?|Fr\.?|đ|Đ|VND|VNĐ|IDR|ISK|CLP|COP|RSD|din|Lei|LEI|RON|грн|руб|р|лв|บาท|baht)(?![\p{L}])|(?<=\d)p(?![\p{L}])`

/** `85pp`, `2.50ea`: what may follow right after an amount, as a part of a pattern. */
export const EACH_BEHIND = String.raw`(?:pp|ea)(?!\p{L})`

/** Words for a hundredth of it: `80 Cent`, `50c`. `ct` is a count of shrimps elsewhere. */
const CENTS: Readonly<Record<string, string>> = {
  GBP: String.raw`(?<=\d)p(?:ence)?|\bpence`,
  EUR: '(?<=[05])c|[Cc]ents?|cts?|centimes|céntimos|centesimi|cêntimos',
  CHF: 'Rp|Rappen|centimes|cts?',
  USD: '[Cc]ents?',
  CAD: '[Cc]ents?|cents',
  AUD: '(?<=[05])c|[Cc]ents?',
  NZD: '(?<=[05])c|[Cc]ents?',
  ZAR: '(?<=[05])c|[Cc]ents?',
}

const escaped = (sign: string): string => sign.replaceAll(/[.$/]/gu, String.raw`\$&`)

/** The amounts of a text in a currency: the letters that its country writes for it are signs as well. */
const amountPattern = remembered((currency: string): RegExp => {
  const printed = printedSigns(currency)
  const words = printed.filter((sign) => sign.length > 1 && !/^\/[=-]$/u.test(sign)).map(escaped)
  const letters = printed.filter((sign) => sign.length === 1 && /\p{Script=Latin}/u.test(sign))
  const behind = printed.filter((sign) => /^\/[=-]$/u.test(sign)).map(escaped)
  const before = [
    SIGN,
    String.raw`(?<![\p{L}\d])(?:${words.join('|')})\.?`,
    ...letters.map((letter) => String.raw`\b${letter}(?=\d)`),
  ].join('|')
  const after = [
    String.raw`(?:${words.join('|')})\.?(?!\p{L})`,
    ...behind,
    String.raw`(?:${CENTS[currency] ?? '(?!)'})\.?(?!\p{L})`,
    SIGN_BEHIND,
  ].join('|')
  return new RegExp(amountWith(before, after), 'gu')
})

const amountWith = (before: string, after: string): string =>
  String.raw`(?<![\p{L}\d.,:#№'’]|(?<!\d)/)(?<plus>[+\u2212]\s?|(?<=^|[\s(\t])-(?=[\d\p{Sc}.,]))?(?:(?<before>${before})\s?)?(?<plus2>\+\s?)?(?:(?<digits>[-\u2013\u2014]\.\d{2}|\d{1,3}(?:[ '\u2019]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*|(?<=^|[\s(+\u2212\p{Sc}-])[.,]\d{1,2})(?<half>(?<![.,]\d{1,2})(?:[ \u00A0]?[½¼¾]|[ \u00A0]${BEHIND_WHOLE}(?![/\d]|\s?\p{L})))?|(?<bare>[½¼¾]))(?<dash>[.,:]?[-\u2013\u2014](?=$|[\s\t)/;,.]))?(?<thousand>[kK](?!\p{L})|\s?(?:rb|ribu)(?!\p{L}))?(?:\s?(?<after>${after}))?(?!(?!${EACH_BEHIND})[\p{L}\d]|[.,:]\d)`

const HOUR = String.raw`(?:am|pm|a\.m|p\.m|uhr|uur|h|hrs|kl)(?![\p{L}])`

/** Every number that may be an amount, in the order of the text. Sizes, times, years and percentages are none. */
export function amountsIn(text: string, facts: PriceFacts): Amount[] {
  const found: Amount[] = []
  if (!/[\d½¼¾]/u.test(text)) return found
  const plain = withPoints(text, facts)
  const unpaid = unpaidSpans(plain)
  for (const match of plain.matchAll(amountPattern(facts.currency))) {
    const amount = amountOf(match, plain, facts)
    if (amount && !unpaid.some(({ start, end }) => amount.start < end && start < amount.end))
      found.push(amount)
  }
  return found
}

/** `9 €50`, `9€50`: the sign of money where the point is; of the same length, so that places stay. */
const withPoints = (text: string, { hasDecimalComma }: PriceFacts): string =>
  hasDecimalComma
    ? text.replaceAll(
        /(?<![\d.,]|(?:pour|für|por|per|voor)\s)(\d{1,4})(\s?)€(\d{2})(?![\d.,]|\s?[\p{Sc}%])/gu,
        (_, whole: string, space: string, cents: string) => `${whole},${cents}${space && '€'}`,
      )
    : text

function amountOf(match: RegExpExecArray, text: string, facts: PriceFacts): Amount | undefined {
  const { plus: lead, plus2, before, half, bare, dash, after, thousand } = match.groups ?? {}
  const plus =
    lead === '-' && !IS_LESS.test(text.slice(Math.max(0, match.index - LESS_WITHIN), match.index))
      ? undefined
      : lead
  // `–.50` is 0.50.
  const digits = (match.groups?.digits ?? '').replace(/^[-\u2013\u2014]/u, '')
  const written = match[0]
  const start = match.index
  if (facts.isNumbered && start === 0 && NUMBER_FIRST.test(text)) return undefined
  const end = start + written.trimEnd().length
  const hasSign = before !== undefined || after !== undefined
  const hasPlus = plus !== undefined || plus2 !== undefined
  if (bare !== undefined && !hasSign) return undefined
  if (before === 'R' && facts.currency !== 'ZAR') return undefined
  if (thousand !== undefined && usualStep(facts.currency) < 1000) return undefined
  const isMinor = isOfCents(before, after, match.groups?.digits ?? '', facts.currency)
  if (after === 'p' && !isMinor) return undefined
  const [ahead, behind] = [aheadOf(text, start), behindOf(text, end)]
  // `$1 off all pints` isn't a price.
  if (/^\s?off\b|^\s?(?:rabatt|de descuento|de remise)\b/iu.test(behind)) return undefined
  if (!hasSign && isOfTime(ahead, behind)) return undefined
  if (hasPlus && !hasSign && isCounted(written, behind)) return undefined
  const isSign = !hasSign && !hasPlus
  if (isSign && !dash && isOtherNumber(text, { start, end, digits, half, currency: facts.currency }))
    return undefined
  if (isSign && !dash && half === undefined && isOfName(text, { start, end, digits }, facts)) return undefined
  const cents = /[.,]\d{2}$/u.test(digits) || dash !== undefined || half !== undefined
  const spaced = readDigits(
    digits === '' ? '0' : digits.replace(/^(?=[.,])/u, '0'),
    facts.currency,
    facts.hasDecimalComma,
  )
  const single = typeof spaced === 'number' ? spaced : readAnyDecimal(digits, facts.currency)
  // `70k`, `40rb`: thousands, where dishes cost so much.
  const value = single !== undefined && thousand !== undefined ? single * 1000 : single
  if (value === undefined) return undefined
  const fraction = Math.round(
    (fractionOf((half ?? bare ?? '').trim()) ?? 0) * 10 ** currencyDigits(facts.currency),
  )
  const total = isMinor ? Number(digits) : value + fraction
  if (total > maxAmount(facts.currency)) return undefined
  if (!hasSign && text[start - 1] === '/' && !isNextOf(aheadOf(text, start - 1), total, facts))
    return undefined
  const sign = (before ?? after)?.trim()
  const foreign =
    sign !== undefined && !isMinor && !isSignOf(sign, facts.currency) && isMoney(sign) ? sign : undefined
  return {
    start,
    end,
    value: total,
    ...(hasPlus && {
      sign: (plus ?? '+').trim() === '+' || plus2 !== undefined ? ('+' as const) : ('-' as const),
    }),
    isStrong: hasSign || hasPlus || cents || thousand !== undefined,
    hasSign,
    ...(foreign !== undefined && { foreign }),
  }
}

/** Characters between a word for less and its amount, at most. */
const LESS_WITHIN = 60

const IS_LESS = new RegExp(LESS, 'u')

const FRACTION = new RegExp(`^${IN_FIGURES}$`, 'u')

/** How many times the least price of a dish the most is: a bottle and its glass. */
const MOST_TIMES = 12

/** `12/48` are two prices, `1/2`, `24/12`, `0,3/0,5` and numbers to call are none. */
function isNextOf(ahead: string, value: number, facts: PriceFacts): boolean {
  const written = /(?<![\d/.,]|\d\s)\d{1,3}(?:[.,]\d{1,2})?(?:\/\d{1,3}(?:[.,]\d{1,2})?)*$/u
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

/** `11.30 – 21 Uhr`: both ends of a span of hours. */
const isOfTime = (ahead: string, behind: string): boolean =>
  UNTIL.test(behind) || (HOUR_BEHIND.test(behind) && FROM_HOUR.test(ahead))

/** `kr`, `zł`, `Ft`: what is a sign only next to an amount is money there as well. */
const isMoney = (sign: string): boolean =>
  /\p{Sc}|^(?:z[łl]|kč|ft|lei|ron|tl|kr|rs|rm|rp|s?fr|đ|vnđ|円|元|원|บาท|baht|грн|руб|лв|din|s\/|euros?|dollars?)\.?$/iu.test(
    sign,
  ) || isCurrency(sign)

/** `75¢`, `90p` in pounds, `80 Cent` in euros: a whole number of hundredths. */
function isOfCents(
  before: string | undefined,
  after: string | undefined,
  digits: string,
  currency: string,
): boolean {
  if (!/^\d{1,3}$/u.test(digits) || currencyDigits(currency) !== 2) return false
  if (after === '¢' || after === '￠') return isSignOf('$', currency) || currency === 'EUR'
  if (before === '¢') return digits.length < 3 && isSignOf('$', currency)
  const words = CENTS[currency]
  return (
    before === undefined &&
    after !== undefined &&
    words !== undefined &&
    new RegExp(`^(?:${words.replaceAll(/\(\?<=[^)]*\)/gu, '')})\\.?$`, 'u').test(after)
  )
}

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
