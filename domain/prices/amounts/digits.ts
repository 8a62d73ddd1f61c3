import { remembered } from '../../computing/remembered.ts'
import { currencyDigits, toMinor, usualStep } from '../../money/currency.ts'
import { moneyLocale } from '../../money/locale.ts'
import { formsOf } from '../forms/price-forms.ts'

export type DigitsProblem =
  | 'price_unreadable'
  /** Three digits after a separator: 1.250 may be 1.25 or 1250. */
  | 'price_ambiguous'
  /** More decimals than the currency has. */
  | 'price_decimals'

/** Spaces and apostrophes group digits by three: 1 234, 1'234. */
const GROUPED_BY_SPACE = /^\d{1,3}(?:[\s'\u2019]\d{3})+(?=$|[.,])/

/** `1,25,000`: lakhs and crores are grouped by two. */
const INDIAN = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d{1,2})?$/

const groupsByLakh = (currency: string): boolean =>
  formsOf(currency)?.digits.some((digits) => digits.startsWith('1,25,')) === true

/**
 * Do menus in a currency leave cents out? `25.000` rupiahs and `2.490` forints group thousands then, whatever the
 * mark. A country of the table says so itself; elsewhere dishes cost hundreds.
 */
export const writesWhole = remembered((currency: string): boolean => {
  if (currencyDigits(currency) === 0) return true
  return formsOf(currency)?.isWhole ?? usualStep(currency) >= 100
})

/** Does it write 1 250: the country, or where several pay in the currency, the language? */
export const groupsBySpace = remembered((language: string | undefined, currency: string): boolean => {
  if (formsOf(currency)?.digits.every((digits) => digits.startsWith('1 '))) return true
  return new Intl.NumberFormat(moneyLocale(language, currency))
    .formatToParts(1_234_567)
    .some(({ type, value }) => type === 'group' && /\s/u.test(value))
})

/** A binary fraction that a spreadsheet wrote out (9.950000000000001) is this close to a minor unit. */
const DUST = 1e-4

/**
 * The minor units of an amount without signs: `1,234.50`, `12,5`, `1'234`.
 * @param hasDecimalComma does the source write 12,50?
 */
export function readDigits(
  written: string,
  currency: string,
  hasDecimalComma: boolean,
): number | DigitsProblem {
  const digits = GROUPED_BY_SPACE.test(written) ? written.replaceAll(/[\s'\u2019]/g, '') : written
  const separators = digits.match(/[.,]/g) ?? []
  if (!/^[\d.,]+$/.test(digits)) return 'price_unreadable'
  const last = separators.at(-1)
  if (last === undefined) return inMinor(digits, currency)
  const [whole = '', fraction = ''] = splitAtLast(digits, last)
  const isRepeated = separators.filter((separator) => separator === last).length > 1
  if (isRepeated && INDIAN.test(digits) && groupsByLakh(currency))
    return inMinor(digits.replaceAll(',', ''), currency)
  if (isRepeated)
    return isGrouped(digits, last) ? inMinor(digits.replaceAll(last, ''), currency) : 'price_unreadable'
  if (separators.length > 1) {
    if (INDIAN.test(digits) && groupsByLakh(currency)) return inMinor(digits.replaceAll(',', ''), currency)
    const other = last === '.' ? ',' : '.'
    if (!isGrouped(whole, other)) return 'price_unreadable'
    return inMinor(`${whole.replaceAll(other, '')}.${fraction}`, currency)
  }
  if (!isGroupOfThree(digits)) return inMinor(`${whole}.${fraction}`, currency)
  if (writesWhole(currency)) return inMinor(whole + fraction, currency)
  // Prices in dinars have three decimals, whatever the mark: dishes do not cost thousands.
  if (currencyDigits(currency) === 3) return inMinor(`${whole}.${fraction}`, currency)
  return (last === ',') === hasDecimalComma ? 'price_ambiguous' : inMinor(whole + fraction, currency)
}

/** `1,250`, `12.500`: some write a decimal fraction so, others thousands. */
export const isGroupOfThree = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)

const splitAtLast = (text: string, separator: string): string[] => {
  const at = text.lastIndexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}

const isGrouped = (digits: string, separator: string): boolean =>
  digits.split(separator).every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part))

function inMinor(decimal: string, currency: string): number | DigitsProblem {
  const major = Number(decimal)
  if (!Number.isFinite(major)) return 'price_unreadable'
  const minor = toMinor(major, currency)
  return Math.abs(major * 10 ** currencyDigits(currency) - minor) < DUST ? minor : 'price_decimals'
}

const OTHER_SIGNS: Readonly<Record<string, string>> = {
  '＋': '+',
  '．': '.',
  '，': ',',
  '／': '/',
  '￥': '¥',
  '٫': '.',
  '٬': ',',
}

/** The text with digits and marks of one kind, of the same length: `１，２００`, `٢٢٫٥０`, and `12,9O` as scans have it. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll(/[＋．，／￥٫٬]/gu, (sign) => OTHER_SIGNS[sign] ?? sign)
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(LETTER_AS_ZERO, '0')

/** An O among the decimals of a number that ends there. */
const LETTER_AS_ZERO = /(?<=\d[.,]\d?)[Oo](?=[\dOo]?(?:\s?\p{Sc}|[\s\t]|$))/gu

/** Decimal digits of every script are in runs of ten. Those of two code units stay: they would move what is behind. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 0x80 || code > 0xffff) return digit
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
