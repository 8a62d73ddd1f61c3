import { remembered } from '../../computing/remembered.ts'
import { isCurrency } from '../../money/currency.ts'
import { moneyLocale } from '../../money/locale.ts'

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
  MXN: ['mx$', 'm.n', 'm.n.', 'pesos'],
  XCD: ['ec$'],
  UYU: ['$u'],
  ZAR: ['r', 'rand'],
  MYR: ['rm'],
  IDR: ['rp', 'rp.'],
  THB: ['baht', '฿'],
  VND: ['đ', '₫', 'vnđ'],
  PHP: ['₱', 'p'],
  PEN: ['s/', 's/.'],
}

/**
 * Letters that menus of a country write next to an amount, as they are printed. Elsewhere they are words or
 * codes, so a reader takes them only where the prices are in this currency.
 */
const printedOf: Readonly<Record<string, readonly string[]>> = {
  AED: ['Dhs', 'Dh', 'DHS', 'DH', 'dhs', 'dh'],
  ALL: ['Lek', 'lek', 'LEK'],
  BAM: ['KM'],
  BDT: ['Tk', 'TK', 'tk'],
  BGN: ['лв', 'ЛВ', 'lv', 'Lv'],
  BHD: ['BD'],
  BOB: ['Bs'],
  BWP: ['P'],
  DZD: ['DA', 'DZD'],
  EGP: ['L.E', 'LE'],
  GHS: ['GH¢', 'GHC', 'GHc'],
  GTQ: ['Q'],
  JOD: ['JD'],
  KES: ['KShs', 'KSh', 'Kshs', 'Ksh', 'KSHS', 'KSH', 'ksh', '/=', '/-'],
  KWD: ['K.D', 'KD'],
  KZT: ['тенге', 'тг'],
  LBP: ['L.L', 'LL'],
  LKR: ['Rs', 'LKR', '/=', '/-'],
  INR: ['Rs', 'rs', '/-', '/='],
  MAD: ['Dhs', 'Dh', 'DHS', 'DH', 'dhs', 'dh'],
  MDL: ['lei', 'Lei', 'LEI'],
  MKD: ['ден', 'den', 'MKD'],
  NPR: ['Rs', '/-'],
  OMR: ['R.O', 'RO'],
  PEN: ['S/', 's/'],
  PHP: ['Php', 'PhP', 'P'],
  PKR: ['Rs', '/-', '/='],
  PYG: ['Gs'],
  QAR: ['Q.R', 'QR'],
  RSD: ['din', 'дин', 'РСД'],
  RUB: ['рублей', 'рубля', 'рубль', 'руб', 'РУБ', 'р'],
  SAR: ['S.R', 'SR'],
  TND: ['DT'],
  TZS: ['TShs', 'TSh', 'Tshs', 'Tsh', '/=', '/-'],
  UAH: ['гривень', 'грн', 'ГРН'],
  UGX: ['UShs', 'USh', 'Ushs', 'Ush', '/=', '/-'],
  ZAR: ['R'],
}

/** The letters that stand for a currency next to an amount, as they are printed, its code first. */
export const printedSigns = (currency: string): readonly string[] => [
  currency,
  ...(printedOf[currency] ?? []),
]

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
  const printed = printedSigns(currency).flatMap((sign) => [sign.toLowerCase(), `${sign.toLowerCase()}.`])
  return new Set([...symbols, ...(namesOf[currency] ?? []), ...printed])
})

/** Returns whether a sign, a code or a word stands for this currency. `$` does for USD and for CAD. */
export const isSignOf = (sign: string, currency: string): boolean =>
  signsOf(currency).has(sign.trim().toLowerCase()) || isDollarOf(sign.trim(), currency)

/** `AU$`, `J$`: letters that begin its code, before the sign of a currency that is a dollar or a peso. */
function isDollarOf(sign: string, currency: string): boolean {
  const letters = /^([A-Z]{1,3})\$$/u.exec(sign)?.[1]
  return letters !== undefined && currency.startsWith(letters) && signsOf(currency).has('$')
}

/** Returns whether it is the sign or the code of some other currency. */
export const isForeignSign = (sign: string, currency: string): boolean =>
  !isSignOf(sign, currency) &&
  (/\p{Sc}/u.test(sign) ||
    (FOREIGN_CODES.test(sign) && isCurrency(sign)) ||
    /^euros?$|^dollars?$/i.test(sign))
