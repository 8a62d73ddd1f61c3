import { currencyDigits, toMinor, usualStep } from '../../money/currency.ts'

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
const LAKHS: ReadonlySet<string> = new Set(['BDT', 'INR', 'LKR', 'NPR', 'PKR'])

/** Dishes cost hundreds and thousands of these: `25.000` rupiahs and `2.490` forints group thousands. */
const isOfThousands = (currency: string): boolean =>
  currencyDigits(currency) < 3 && usualStep(currency) >= 100

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
  if (isRepeated && INDIAN.test(digits) && LAKHS.has(currency))
    return inMinor(digits.replaceAll(',', ''), currency)
  if (isRepeated)
    return isGrouped(digits, last) ? inMinor(digits.replaceAll(last, ''), currency) : 'price_unreadable'
  if (separators.length > 1) {
    if (INDIAN.test(digits) && LAKHS.has(currency)) return inMinor(digits.replaceAll(',', ''), currency)
    const other = last === '.' ? ',' : '.'
    if (!isGrouped(whole, other)) return 'price_unreadable'
    return inMinor(`${whole.replaceAll(other, '')}.${fraction}`, currency)
  }
  if (!isGroupOfThree(digits)) return inMinor(`${whole}.${fraction}`, currency)
  const isDecimal = (last === ',') === hasDecimalComma
  if (!isDecimal || currencyDigits(currency) === 0 || isOfThousands(currency))
    return inMinor(whole + fraction, currency)
  return currencyDigits(currency) === 3 ? inMinor(`${whole}.${fraction}`, currency) : 'price_ambiguous'
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
