/**
 * What one unit of a currency is worth to a menu. Amounts are kept as integers of minor units: cents of a dollar,
 * whole yen, thousandths of a dinar.
 */

/** Where no currency was chosen. */
export const DEFAULT_CURRENCY = 'USD'

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Is it the ISO 4217 code of a currency that Intl can write? */
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
 * exchange rates of 2026, to one digit. It scales the dearest price and the step of an optimized price.
 */
const usualSteps: Readonly<Record<string, number>> = {
  AMD: 100,
  ARS: 1000,
  BIF: 1000,
  BDT: 100,
  CDF: 1000,
  CLP: 1000,
  COP: 1000,
  CRC: 500,
  CZK: 10,
  DJF: 100,
  DOP: 50,
  DZD: 100,
  EGP: 50,
  ETB: 100,
  GNF: 1000,
  HUF: 100,
  IDR: 1000,
  INR: 50,
  IQD: 1000,
  IRR: 100_000,
  ISK: 100,
  JPY: 100,
  KES: 100,
  KHR: 1000,
  KMF: 500,
  KRW: 1000,
  KZT: 500,
  LAK: 10_000,
  LBP: 100_000,
  LKR: 100,
  LRD: 100,
  MGA: 1000,
  MMK: 1000,
  MNT: 1000,
  MWK: 1000,
  NGN: 1000,
  NPR: 100,
  PHP: 50,
  PKR: 100,
  PYG: 1000,
  RSD: 100,
  RUB: 50,
  RWF: 1000,
  SLE: 10,
  SOS: 500,
  SYP: 10_000,
  THB: 10,
  TRY: 10,
  TWD: 10,
  TZS: 1000,
  UGX: 1000,
  UYU: 50,
  UZS: 10_000,
  VND: 1000,
  VUV: 100,
  XAF: 500,
  XOF: 500,
  XPF: 100,
  YER: 500,
  ZMW: 10,
}

/** The usual step of a price in major units: 1 for USD and EUR, 100 for JPY, 1000 for VND. */
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
