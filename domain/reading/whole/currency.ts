import { currencyDigits, isCurrency } from '../../money/currency.ts'

/** The sign or the word that stands at amounts, and the currencies that it may stand for, the likeliest first. */
const signs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/€|\beur(?:os?)?\b/giu, ['EUR']],
  [/£|\bgbp\b/giu, ['GBP']],
  [/(?:US|us)\$|\busd\b/giu, ['USD']],
  [/CA?\$|\bCAD\b/gu, ['CAD']],
  [/AU?\$|\bAUD\b/gu, ['AUD']],
  [/NZ\$/gu, ['NZD']],
  [/HK\$/gu, ['HKD']],
  [/NT\$/gu, ['TWD']],
  [/S\$/gu, ['SGD']],
  [/R\$/gu, ['BRL']],
  [/MX\$|\bmxn\b/giu, ['MXN']],
  [/(?<![A-Z])\$/gu, ['USD', 'CAD', 'AUD', 'MXN']],
  [/\bchf\b|\bfranken\b|\bsfr\.?|(?<=\s)fr\.(?=\s?\d)/giu, ['CHF']],
  [/円|\bjpy\b|\byen\b/giu, ['JPY']],
  [/¥|￥/gu, ['JPY', 'CNY']],
  [/\d\s?元|\brmb\b|\bcny\b/giu, ['CNY', 'TWD', 'HKD']],
  [/₩|\d\s?원|원화|\bkorean won\b|\bkrw\b/giu, ['KRW']],
  [/₹|\brs\.?(?=\s?\d)|\binr\b/giu, ['INR']],
  [/\d\s?kč|\bczk\b/giu, ['CZK']],
  [/\d\s?zł|\bpln\b/giu, ['PLN']],
  [/\d\s?(?:ft|huf)\b/giu, ['HUF']],
  [/\d\s?(?:kr\.?|:-)(?!\p{L})|\bkr\.?(?=\s?\d)/giu, ['SEK', 'NOK', 'DKK']],
  [/\bsek\b/giu, ['SEK']],
  [/\bnok\b/giu, ['NOK']],
  [/\bdkk\b/giu, ['DKK']],
  [/\d\s?(?:lei|ron)\b/giu, ['RON']],
  [/₺|\d\s?tl\b/giu, ['TRY']],
  [/₫|\bvnd\b/giu, ['VND']],
  [/฿|\bthb\b|\d\s?baht\b/giu, ['THB']],
  [/₱|\bphp\b/giu, ['PHP']],
  [/₪|\bils\b/giu, ['ILS']],
  [/\baed\b|\bdhs?\.?(?=\s?\d)|\bdirhams?\b/giu, ['AED']],
]

/** Where a language leaves open which of several currencies a sign stands for. */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  sv: ['SEK'],
  da: ['DKK'],
  nb: ['NOK'],
  ja: ['JPY'],
  zh: ['CNY'],
  es: ['EUR'],
}

/** What is paid with where prices have no sign. */
const usual: Readonly<Record<string, string>> = {
  de: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  es: 'EUR',
  pt: 'EUR',
  nl: 'EUR',
  ja: 'JPY',
  ko: 'KRW',
  sv: 'SEK',
  da: 'DKK',
  th: 'THB',
}

export interface SourceCurrency {
  readonly currency: string
  /** Does a sign say so, or is it only what is usual? */
  readonly isWritten: boolean
}

/** Postcodes and taxes of countries that pay in dollars of their own. */
const places: readonly (readonly [RegExp, string])[] = [
  [/\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT)\s\d{4}\b/u, 'AUD'],
  [
    /\bHST\b|,\s(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)\b(?!\s\d{5})|\b[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d\b/u,
    'CAD',
  ],
]

const placeCurrency = (text: string): string | undefined =>
  places.find(([pattern]) => pattern.test(text))?.[1]

/**
 * The currency that the prices of a text are in: that of the sign that stands there most often, else that of its
 * language, else the one that the caller expects.
 */
export function currencyOf(text: string, language: string | undefined, expected: string): SourceCurrency {
  const own = language?.split('-')[0] ?? 'en'
  const counted = signs
    .map(([pattern, currencies]) => ({ currencies, count: (text.match(pattern) ?? []).length }))
    .filter(({ count, currencies }) => count > 0 && !isContradicted(currencies, count, text))
    .toSorted((a, b) => b.count - a.count)
  const [most] = counted
  if (most) {
    const liked = [placeCurrency(text), expected, ...(byLanguage[own] ?? [])].find(
      (currency) => currency !== undefined && most.currencies.includes(currency),
    )
    return { currency: liked ?? most.currencies[0] ?? expected, isWritten: true }
  }
  const guess = usual[own]
  return { currency: guess && isCurrency(guess) && expected === 'USD' ? guess : expected, isWritten: false }
}

/** Are there more amounts with cents than signs of a currency that has none? Then these were misread, or are of a name. */
const isContradicted = ([likeliest = '']: readonly string[], count: number, text: string): boolean =>
  currencyDigits(likeliest) === 0 && (text.match(AMOUNT_WITH_CENTS) ?? []).length > count

const AMOUNT_WITH_CENTS = /(?<![\d.,])\d{1,4}[.,]\d{2}(?![\d.,]*\d)/gu

/** Do most of its amounts with cents write them after a comma? */
export function writesComma(text: string): boolean {
  const commas = (text.match(/(?<![\d.,])\d{1,4},\d{2}(?![\d,.]*\d)/gu) ?? []).length
  const points = (text.match(/(?<![\d.,])\d{0,4}\.\d{2}(?![\d,.]*\d)/gu) ?? []).length
  return commas > points
}
