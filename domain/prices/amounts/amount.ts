import { remembered } from '../../computing/remembered.ts'
import { currencyDigits, usualStep } from '../../money/currency.ts'
import { formsOf } from '../forms/price-forms.ts'
import { isForeignSign, isHundredths, isSignOf, signPatterns } from '../forms/signs.ts'
import { BEHIND_WHOLE, fractionOf } from '../sizes/fractions.ts'
import { type DigitsProblem, readDigits } from './digits.ts'
import { HAN_AMOUNT, hanNumber } from './han-numbers.ts'

export interface WrittenAmount {
  readonly start: number
  readonly end: number
  /** `1,234.50`, without signs. */
  readonly digits: string
  readonly plus: boolean
  readonly minus: boolean
  /** The sign, the letters or the code next to it; absent for a bare number. */
  readonly sign?: string
  /** That of another currency. */
  readonly isForeign: boolean
  readonly hasFraction: boolean
  /** `12.-`, `850/=`: it says itself that it has no cents. */
  readonly isClosed: boolean
  /** `35k`, `1万` */
  readonly isMultiplied: boolean
  /** Minor units without its signs, or why it isn't one. */
  readonly value: number | DigitsProblem
}

/** How a text writes amounts: where they are typed alone, and where they are in lines of words. */
export interface AmountsBy {
  readonly currency: string
  readonly hasDecimalComma: boolean
  /** Do all its prices leave the thousands out? */
  readonly isInThousands?: boolean
}

/** `9⁵⁰` */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

const isUnspaced = (word: string): boolean => /^[\p{Script=Han}\p{Script=Hangul}]/u.test(word)

/** What multiplies amounts of a currency, in which dishes cost thousands, in small letters. */
const timesOf = remembered(
  (currency: string): Readonly<Record<string, number>> => ({
    ...(usualStep(currency) >= 1000 && { k: 1000 }),
    ...formsOf(currency)?.times,
  }),
)

function timesPattern(currency: string): string {
  const words = Object.keys(timesOf(currency)).flatMap((word) => [
    ...new Set([word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]),
  ])
  const spaced = words.filter((word) => !isUnspaced(word))
  const unspaced = words.filter(isUnspaced)
  const parts = [
    ...(spaced.length > 0 ? [String.raw`(?:${glued(spaced)})(?!\p{L})`] : []),
    ...(unspaced.length > 0 ? [`(?:${unspaced.join('|')})`] : []),
  ]
  if (parts.length === 0) return ''
  const rest = unspaced.length > 0 ? String.raw`(?<rest>\s?\d{1,4}[千천]?(?![\d.,]))?` : ''
  return `(?:(?<times>${parts.join('|')})${rest})?`
}

/** One letter is right behind its number, a word may be behind a space. */
const glued = (words: readonly string[]): string =>
  words.map((word) => (word.length > 1 ? String.raw`\s?${word}` : word)).join('|')

/** What is written where there are no cents: `12,-`, `34 ,--`, `5.-€`, `145 :-`, `11,=`, `12-`. */
const NO_CENTS = String.raw`(?:\s?[.,:;](?:[-\u2013\u2014]{1,2}|=)(?=$|[\s)\]/|;,.·\p{Sc}\p{L}])|[-\u2013\u2014]{1,2}(?=$|[\s)\]/|;,.·]|\p{Sc}(?!\s?\d)))`

/** A dash before an amount; digits in the groups of a typed text are parted by spaces only where its language does so. */
const LEADS = {
  typed: String.raw`[+\u2212\u2013-]\s?`,
  line: String.raw`[+\u2212]\s?|(?<=^|[\s(\t])-(?=[\d\p{Sc}.,])`,
}
const INNER = { typed: String.raw`[+\u2212-]`, line: String.raw`\+\s?` }
/** `12'50`, `12·50`: cents behind a raised mark, as Spain and old menus write them. */
const RAISED_MARK = String.raw`\d{1,3}['’´·]\d{2}(?![\d"″'’])`
const DIGITS = {
  typed: String.raw`\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?|${RAISED_MARK}|\d+(?:[.,]\d+)*|[.,]\d+`,
  line: String.raw`[-\u2013\u2014][.,]\d{2}|\d{1,3}(?:GROUP\d{3})+(?:[.,]\d{1,2})?|${RAISED_MARK}|\d+(?:[.,]\d+)*|(?<=^|[\s(+\u2212\p{Sc}-])[.,]\d{1,2}`,
}
const HALF = {
  typed: '½',
  line: String.raw`(?<![.,]\d{1,2})(?:[ \u00A0]?[½¼¾](?! (?:dose|raci[oó]n|porci[oó]n|portion|por[cç][aã]o|porzione)(?!\p{L})|(?<=[ \u00A0].) \p{Sc}?\d)|[ \u00A0]${BEHIND_WHOLE}(?![/\d]|\s?\p{L}))`,
}

/** What groups thousands within a line: a blank where the country does so, or where thousands are many and round. */
function groupIn(currency: string): string {
  const blanks = String.raw`[\u00A0\u2009\u202F'’]`
  if (formsOf(currency)?.digits.some((digits) => digits.startsWith('1 ')) ?? true) return `(?: |${blanks})`
  if (usualStep(currency) >= 1000) return String.raw`(?: (?=\d00)|${blanks})`
  // `6 200` where the country writes 6.200
  const isByStop = formsOf(currency)?.digits.some((digits) => digits.startsWith('1.')) === true
  if (usualStep(currency) >= 100 && isByStop) return String.raw`(?: (?=\d(?:00|50)(?!\d))|${blanks})`
  // `12 150kr`
  return usualStep(currency) >= 100
    ? String.raw`(?: (?=\d{3}\s?(?:\p{Sc}|\p{L}{1,3}(?!\p{L})))|${blanks})`
    : blanks
}

/** An amount with its signs as a part of a pattern, typed alone or in a line of words. */
export function amountSource(currency: string, where: 'typed' | 'line'): string {
  const { before, after } = signPatterns(currency, where)
  const mark = formsOf(currency)?.signAsMark?.replace('$', String.raw`\$`)
  const byMark =
    mark === undefined
      ? ''
      : String.raw`(?<whole>\d{1,3}(?:[.\s]\d{3}|\d?))(?: (?=€))?(?<mark>${mark})(?:(?<=€) )?(?<cents>\d{${currencyDigits(currency)}})(?![\d.,]|\s?[\p{Sc}%]|(?<=€ \d{2})\s\p{L})|`
  return String.raw`(?<lead>${LEADS[where]})?(?:(?<before>${before})\s?)?(?<inner>${INNER[where]})?(?:${byMark}${HAN_AMOUNT.get(currency) ?? ''}(?<digits>${DIGITS[where].replace('GROUP', groupIn(currency))})(?<half>${HALF[where]})?(?<raised>[${RAISED}]{2}(?![${RAISED}]))?|(?<bare>[½¼¾]))(?<dash>${NO_CENTS})?${timesPattern(currency)}(?:\s?(?!\k<before>\s?\d|\$\s\d)(?<after>${after})(?!\d))?(?<closer>\s?/[-=](?![\p{L}\d]))?`
}

/** What an amount that {@link amountSource} found says. */
export function amountOf(
  match: RegExpExecArray | RegExpMatchArray,
  { currency, hasDecimalComma, isInThousands: areInThousands = false }: AmountsBy,
): WrittenAmount {
  const groups = match.groups ?? {}
  const { lead = '', inner = '', before, after, mark, dash, times, half, bare, closer } = groups
  const start = match.index ?? 0
  // `–.50` is 0.50.
  const digits = (groups.digits ?? '').replace(/^[-\u2013\u2014]/u, '').replace(/['’´·](?=\d{2}$)/u, '.')
  const signs = lead + inner
  const isMinor = isOfHundredths(before, after, digits, currency)
  const sign = (before ?? after ?? mark)?.trim()
  return {
    start,
    end: start + match[0].trimEnd().length,
    digits,
    plus: signs.includes('+'),
    minus: /[\u2212\u2013-]/u.test(signs),
    ...(sign !== undefined && { sign }),
    isForeign: sign !== undefined && !isMinor && isForeignSign(sign, currency),
    hasFraction: half !== undefined || bare !== undefined,
    isClosed: dash !== undefined || closer !== undefined || after?.startsWith('/') === true,
    isMultiplied: times !== undefined,
    value: isMinor
      ? Number(digits)
      : areInThousands && times === undefined && /^\d{1,3}(?:[.,]\d)?$/u.test(digits)
        ? Number(digits.replace(',', '.')) * 1000 * 10 ** currencyDigits(currency)
        : minorUnitsOf(groups, digits, currency, hasDecimalComma),
  }
}

function minorUnitsOf(
  { whole, cents, raised, times, rest, half, bare, han }: Readonly<Record<string, string | undefined>>,
  digits: string,
  currency: string,
  hasDecimalComma: boolean,
): number | DigitsProblem {
  const one = 10 ** currencyDigits(currency)
  if (han !== undefined) return hanNumber(han) * one
  if (whole !== undefined) return Number(whole.replaceAll(/\D/gu, '')) * one + Number(cents)
  const read = digits === '' ? 0 : readDigits(digits.replace(/^(?=[.,])/u, '0'), currency, hasDecimalComma)
  if (typeof read === 'string')
    return isInThousands(digits, currency) ? Number(digits.replace(',', '.')) * 1000 * one : read
  const multiplied =
    times === undefined
      ? read
      : read * (timesOf(currency)[times.trim().toLowerCase()] ?? 1) + restOf(rest) * one
  const tens =
    raised === undefined || one !== 100
      ? 0
      : Number([...raised].map((figure) => RAISED.indexOf(figure)).join(''))
  const fraction = (fractionOf((half ?? bare ?? '').trim()) ?? 0) * one
  return Number.isInteger(fraction) ? multiplied + tens + fraction : 'price_decimals'
}

/** `2000` of `1万2000`, `2천` of `1만 2천` */
const restOf = (rest = ''): number => Number.parseInt(rest.trim() || '0', 10) * (/\D$/u.test(rest) ? 1000 : 1)

/** `4.5` for 4,500 won. */
export const isInThousands = (digits: string, currency: string): boolean =>
  /^\d{1,3}[.,]\d$/u.test(digits) && formsOf(currency)?.isInThousands === true

/** `75¢`, `90p` in pounds, `80 Cent` in euros: a whole number of hundredths. */
function isOfHundredths(
  before: string | undefined,
  after: string | undefined,
  digits: string,
  currency: string,
): boolean {
  if (!/^\d{1,3}$/u.test(digits) || currencyDigits(currency) !== 2) return false
  const isCentSign = (sign: string | undefined) => sign === '¢' || sign === '￠'
  if (isCentSign(before)) return digits.length < 3 && isSignOf('$', currency) && !isSignOf('¢', currency)
  return (
    before === undefined &&
    after !== undefined &&
    (isHundredths(after.trim(), currency) || (isCentSign(after) && isSignOf('$', currency)))
  )
}
