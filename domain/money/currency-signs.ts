import { remembered } from '../computing/remembered.ts'
import { isCurrency } from './currency.ts'
import { moneyLocale } from './locale.ts'

/** How people write a currency, in addition to its code and the signs that Intl knows, in lower case. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  USD: ['us$', 'dollar', 'dollars', 'bucks'],
  CAD: ['c$', 'dollar', 'dollars'],
  AUD: ['a$', 'dollar', 'dollars'],
  NZD: ['nz$', 'dollar', 'dollars'],
  SGD: ['s$', 'dollar', 'dollars'],
  HKD: ['hk$', '元'],
  TWD: ['nt$', 'nt', '元'],
  EUR: ['euro', 'euros'],
  GBP: ['pound', 'pounds'],
  CHF: ['fr', 'fr.', 'sfr', 'sfr.', 'franken', 'francs'],
  JPY: ['円', '¥', '￥', 'yen'],
  CNY: ['元', '¥', '￥', 'rmb', 'yuan'],
  KRW: ['원', 'won'],
  INR: ['rs', 'rs.', '₹'],
  PKR: ['rs', 'rs.'],
  LKR: ['rs', 'rs.'],
  NPR: ['rs', 'rs.'],
  CZK: ['kč', 'kc', ',-'],
  DKK: ['kr', 'kr.'],
  NOK: ['kr', 'kr.'],
  SEK: ['kr', 'kr.', 'sek'],
  ISK: ['kr', 'kr.'],
  PLN: ['zł', 'zl'],
  HUF: ['ft', 'ft.'],
  RON: ['lei', 'leu'],
  TRY: ['tl', '₺'],
  AED: ['dh', 'dhs', 'dirham', 'د.إ'],
  MAD: ['dh', 'dhs', 'dirham'],
  SAR: ['sr', '﷼', 'riyal'],
  KWD: ['kd', 'د.ك'],
  BHD: ['bd'],
  BRL: ['r$', 'reais'],
  MXN: ['mx$', 'pesos'],
  ZAR: ['r', 'rand'],
  MYR: ['rm'],
  IDR: ['rp', 'rp.'],
  THB: ['baht', '฿'],
  VND: ['đ', '₫', 'vnđ'],
  PHP: ['₱', 'p'],
  PEN: ['s/', 's/.'],
}

/** Codes that people write on menus; others spell words (CUP, TOP, ALL). */
const FOREIGN_CODES =
  /^(?:USD|EUR|GBP|CHF|JPY|CNY|CAD|AUD|NZD|SGD|HKD|SEK|NOK|DKK|PLN|CZK|HUF|INR|KRW|MXN|BRL|AED|KWD|THB|IDR)$/

const signsOf = remembered((currency: string): ReadonlySet<string> => {
  const symbols = (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    ['en', moneyLocale(undefined, currency)].flatMap((locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.toLowerCase()),
    ),
  )
  return new Set([...symbols, ...(namesOf[currency] ?? [])])
})

/** Returns whether a sign, a code or a word stands for this currency. `$` does for USD and for CAD. */
export const isSignOf = (sign: string, currency: string): boolean =>
  signsOf(currency).has(sign.trim().toLowerCase())

/** Returns whether it is the sign or the code of some other currency. */
export const isForeignSign = (sign: string, currency: string): boolean =>
  !isSignOf(sign, currency) &&
  (/\p{Sc}/u.test(sign) ||
    (FOREIGN_CODES.test(sign) && isCurrency(sign)) ||
    /^euros?$|^dollars?$/i.test(sign))
