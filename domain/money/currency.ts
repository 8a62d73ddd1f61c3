import { groupOf, names } from '../text/names.ts'
/**
 * What one unit of a currency is worth to a menu. Amounts are kept as integers of minor units: cents of a dollar,
 * whole yen, thousandths of a dinar.
 */

/** Where no currency was chosen. */
export const DEFAULT_CURRENCY = 'USD'

/** What the catalogue's prices are in. A menu in another currency is compared with itself alone: nothing is converted. */
export const CATALOGUE_CURRENCY = 'USD'

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
const usualSteps: Readonly<Record<string, string>> = groupOf({
  '50': names('AFN, BTN, CUP, DOP, EGP, GMD, INR, KGS, MKD, MZN, PHP, RUB, UYU'),
  '100': names(
    'ALL, BDT, CVE, DJF, DZD, ETB, GYD, HTG, HUF, ISK, JMD, JPY, KES, LKR, LRD, NPR, PKR, RSD, SYP',
    'VES, VUV, XPF',
  ),
  '500': names('AMD, CRC, KMF, KZT, SDG, SOS, XAF, XOF, YER'),
  '1000': names(
    'AOA, ARS, BIF, CDF, CLP, COP, GNF, IQD, KHR, KRW, MGA, MMK, MNT, MWK, NGN, PYG, RWF, SSP, TZS',
    'UGX',
  ),
  '0.5': names('BHD, OMR'),
  '5': names('BOB, CNY, DKK, GTQ, HKD, LYD, MAD, MOP, NOK, SBD, SEK, SVC, TJS, TTD'),
  '10': names(
    'BWP, CZK, ERN, GHS, HNL, LSL, MDL, MRU, MUR, MVR, MXN, NAD, NIO, SCR, SLE, SRD, STN, SZL, THB',
    'TRY, TWD, UAH, ZAR, ZMW, ZWG',
  ),
  '10000': names('IDR, LAK, UZS, VND'),
  '100000': names('IRR, LBP'),
  '0.25': names('KWD'),
})

/** The usual step of a price in major units: 1 for USD and EUR, 100 for JPY, 0.25 for KWD. */
export const usualStep = (currency: string): number => Number(usualSteps[currency] ?? 1)

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
