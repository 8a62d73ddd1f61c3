/**
 * What one unit of a currency is worth to a menu. Amounts are kept as integers of minor units: cents of a dollar,
 * whole yen, thousandths of a dinar.
 */

/** Where no currency was chosen. */
export const DEFAULT_CURRENCY = 'USD'

/** Money that restaurants ask for, by ISO 4217 of 2026. Intl's own list differs between browsers, and a menu must be readable in all. */
export const currencies: readonly string[] = [
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD',
  'CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD',
  'GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT',
  'LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR',
  'NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP',
  'STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG',
  'XOF XPF YER ZAR ZMW ZWG',
].flatMap((line) => line.split(' '))

const known: ReadonlySet<string> = new Set(currencies)

/** Returns whether it is the ISO 4217 code of a currency. */
export const isCurrency = (code: string): boolean => known.has(code)

/** ISO 4217, where it is not 2. Intl's own figures say how amounts are usually shown, and differ between browsers. */
const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV']
      .concat(['XAF', 'XOF', 'XPF'])
      .map((currency) => [currency, 0]),
  ),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((currency) => [currency, 3])),
}

/** Decimal digits of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. They decide what an amount is worth. */
export const currencyDigits = (currency: string): number => digits[currency] ?? 2

/**
 * The usual step of prices on menus, in major units, where it is not 1: of the order of a US dollar by the
 * exchange rates of 2026, and never much above one, since it scales the dearest price and every optimized price
 * is rounded up to it. Rates of SYP and VES move too fast for more than the order.
 */
const usualSteps: Readonly<Record<string, number>> = {
  AFN: 50,
  ALL: 100,
  AMD: 500,
  AOA: 1000,
  ARS: 1000,
  BDT: 100,
  BHD: 0.5,
  BIF: 1000,
  BOB: 5,
  BTN: 50,
  BWP: 10,
  CDF: 1000,
  CLP: 1000,
  CNY: 5,
  COP: 1000,
  CRC: 500,
  CUP: 50,
  CVE: 100,
  CZK: 10,
  DJF: 100,
  DKK: 5,
  DOP: 50,
  DZD: 100,
  EGP: 50,
  ERN: 10,
  ETB: 100,
  GHS: 10,
  GMD: 50,
  GNF: 1000,
  GTQ: 5,
  GYD: 100,
  HKD: 5,
  HNL: 10,
  HTG: 100,
  HUF: 100,
  IDR: 10_000,
  INR: 50,
  IQD: 1000,
  IRR: 100_000,
  ISK: 100,
  JMD: 100,
  JPY: 100,
  KES: 100,
  KGS: 50,
  KHR: 1000,
  KMF: 500,
  KRW: 1000,
  KWD: 0.25,
  KZT: 500,
  LAK: 10_000,
  LBP: 100_000,
  LKR: 100,
  LRD: 100,
  LSL: 10,
  LYD: 5,
  MAD: 5,
  MDL: 10,
  MGA: 1000,
  MKD: 50,
  MMK: 1000,
  MNT: 1000,
  MOP: 5,
  MRU: 10,
  MUR: 10,
  MVR: 10,
  MWK: 1000,
  MXN: 10,
  MZN: 50,
  NAD: 10,
  NGN: 1000,
  NIO: 10,
  NOK: 5,
  NPR: 100,
  OMR: 0.5,
  PHP: 50,
  PKR: 100,
  PYG: 1000,
  RSD: 100,
  RUB: 50,
  RWF: 1000,
  SBD: 5,
  SCR: 10,
  SDG: 500,
  SEK: 5,
  SLE: 10,
  SOS: 500,
  SRD: 10,
  SSP: 1000,
  STN: 10,
  SVC: 5,
  SYP: 100,
  SZL: 10,
  THB: 10,
  TJS: 5,
  TRY: 10,
  TTD: 5,
  TWD: 10,
  TZS: 1000,
  UAH: 10,
  UGX: 1000,
  UYU: 50,
  UZS: 10_000,
  VES: 100,
  VND: 10_000,
  VUV: 100,
  XAF: 500,
  XOF: 500,
  XPF: 100,
  YER: 500,
  ZAR: 10,
  ZMW: 10,
  ZWG: 10,
}

/** The usual step of a price in major units: 1 for USD and EUR, 100 for JPY, 0.25 for KWD. */
export const usualStep = (currency: string): number => usualSteps[currency] ?? 1

/** The dearest price that a menu may have, in major units: 100,000 usual steps. Above it a typing error is likelier than a dish. */
export const maxPrice = (currency: string): number => 100_000 * usualStep(currency)

/** The same in minor units. */
export const maxAmount = (currency: string): number => toMinor(maxPrice(currency), currency)

/**
 * Minor units of an amount in major units, rounded to the nearest. The amount is first freed of floating-point dust:
 * 4.5 × 0.95 is 4.2749999999999995 in binary, but 4.275 and so 428 cents on paper.
 */
export const toMinor = (major: number, currency: string): number =>
  Math.round(Number((major * 10 ** currencyDigits(currency)).toFixed(4)))

/** Major units of an amount in minor units: 1250 cents are 12.5. */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** currencyDigits(currency)
