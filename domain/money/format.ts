import { remembered } from '../computing/remembered.ts'
import { names } from '../text/names.ts'
import { currencyDigits, toMajor, toMinor, usualStep } from './currency.ts'
import { languageOf, moneyLocale } from './locale.ts'

/** Where the sign of the currency is; `locale` as the language has it. */
export type SignPlace = 'locale' | 'before' | 'after' | 'none'

/** How parts of a unit are written: `12.00`; `12`, `5.40`; `12`, `32½`, `5.40`; `12`, `5.4`. */
export type CentsStyle = 'always' | 'when-needed' | 'halves' | 'never'

export interface AmountStyle {
  /** BCP 47; English where absent. */
  readonly language?: string | undefined
  readonly sign: SignPlace
  readonly cents: CentsStyle
}

/** Words that are after a number in the place of the sign. */
const wordsAfter: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ja: { JPY: '円' },
  ko: { KRW: '원' },
  zh: { CNY: '元', TWD: '元', HKD: '元' },
}

/** Non-breaking: a sign never is on another line than its number. */
const SPACE = '\u00A0'

/** `$13`, `13 €`: an amount in major units rounded up, for summaries. */
export const formatWhole = (major: number, currency: string): string =>
  formatAmount(toMinor(Math.ceil(major), currency), currency, { sign: 'locale', cents: 'when-needed' })

/**
 * An amount in minor units as a menu prints it: `$12.50`, `12,50 €`, `¥1,200`, `32½`. It is never rounded: no style
 * hides cents that are to be paid. Spaces in it do not break.
 */
export function formatAmount(minor: number, currency: string, style: AmountStyle): string {
  const locale = moneyLocale(style.language, currency)
  const { number, sign, isBefore, gap } = partsOf(Math.abs(minor), currency, locale, style.cents)
  const minus = minor < 0 ? '−' : ''
  if (style.sign === 'none') return minus + number
  const place = style.sign === 'locale' ? (isBefore ? 'before' : 'after') : style.sign
  if (place === 'before') return `${minus}${sign}${isBefore ? gap : gapAt(sign, -1)}${number}`
  const word = wordsAfter[languageOf(style.language)]?.[currency]
  return minus + number + (word ?? (isBefore ? SPACE : gap) + sign)
}

/** Letters need a space (`CHF 12`), a sign does not (`€12`). */
const gapAt = (sign: string, end: number): string => (/\p{L}|\./u.test(sign.at(end) ?? '') ? SPACE : '')

interface AmountParts {
  readonly number: string
  readonly sign: string
  readonly isBefore: boolean
  readonly gap: string
}

/** Prices of a menu repeat: a few hundred of them, in one style. */
const MOST_AMOUNTS = 2000

const partsOf = remembered(readParts, MOST_AMOUNTS)

function readParts(minor: number, currency: string, locale: string, cents: CentsStyle): AmountParts {
  const digits = currencyDigits(currency)
  const isWhole = minor % 10 ** digits === 0
  const isHalf = !isWhole && cents === 'halves' && (minor * 2) % 10 ** digits === 0
  const most = isWhole && !padsWhole(currency, cents) ? 0 : digits
  const least = cents === 'never' ? 0 : most
  const major = toMajor(minor, currency)
  const parts = isHalf
    ? formatter(locale, currency, 0, 0).formatToParts(Math.floor(major))
    : formatter(locale, currency, least, most).formatToParts(major)
  const signAt = parts.findIndex(({ type }) => type === 'currency')
  const numberAt = parts.findIndex(({ type }) => type === 'integer')
  const digitsOf = parts.filter(({ type }) => ['integer', 'group', 'decimal', 'fraction'].includes(type))
  const number = tidy(digitsOf.map(({ value }) => value).join(''))
  const [from, to] = signAt < numberAt ? [signAt, numberAt] : [numberAt, signAt]
  const between = parts.slice(from, to).filter(({ type }) => type === 'literal')
  return {
    number: isHalf ? `${minor < 10 ** digits ? '' : number}½` : number,
    sign: signFor(locale, currency, tidy(parts[signAt]?.value ?? currency)),
    isBefore: signAt < numberAt,
    gap: between.some(({ value }) => /\s/u.test(value)) ? SPACE : '',
  }
}

/**
 * Languages from right to left have no narrow signs in CLDR: they write the sign in their letters (`ج.م.`), else
 * the bare sign, since `US$` would run as `$US`.
 */
function signFor(locale: string, currency: string, narrow: string): string {
  if (!RIGHT_TO_LEFT.has(languageOf(locale))) return narrow
  const own = new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
  if (own && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(own.value)) return tidy(own.value)
  return /\p{Sc}/u.exec(narrow)?.[0] ?? narrow
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(names('ar, ckb, dv, fa, he, ps, sd, ug, ur, yi'))

/** Cents of a currency whose usual price is a hundred units are worth nothing: nobody prints 1500,00 Ft. */
const padsWhole = (currency: string, cents: CentsStyle): boolean =>
  cents === 'always' && usualStep(currency) < 100

/** Few fonts of menus have the narrow space and the wide yen; marks of direction aren't part of a price. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, SPACE)
    .replaceAll('￥', '¥')

const formatter = remembered(
  (locale: string, currency: string, least: number, most: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    }),
)
