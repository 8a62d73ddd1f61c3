import { expect, it } from 'vitest'
import { isForeignSign, isSignOf } from '../prices/forms/signs.ts'
import {
  currencies,
  currencyDigits,
  isCurrency,
  maxAmount,
  maxPrice,
  toMajor,
  toMinor,
  usualStep,
} from './currency.ts'

it.each([
  ['USD', 2],
  ['EUR', 2],
  ['HUF', 2],
  ['COP', 2],
  ['RSD', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['IQD', 3],
])('keeps %s with the %d digits of ISO 4217', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits)
})

/** US dollars that a unit is worth, by the rates of 2026, to two digits. */
const inUsd = {
  ...{ USD: 1, EUR: 1.1, GBP: 1.3, CHF: 1.2, CAD: 0.72, AUD: 0.65, NZD: 0.58, PLN: 0.27, BRL: 0.18 },
  ...{ JPY: 0.0065, CNY: 0.14, KRW: 0.0007, INR: 0.012, THB: 0.03, VND: 0.00004, IDR: 0.00006, PHP: 0.017 },
  ...{ KWD: 3.3, BHD: 2.7, OMR: 2.6, JOD: 1.4, AED: 0.27, SAR: 0.27, TRY: 0.024, ILS: 0.28, EGP: 0.021 },
  ...{ SEK: 0.1, NOK: 0.1, DKK: 0.15, ISK: 0.008, CZK: 0.047, HUF: 0.003, RON: 0.23, UAH: 0.024 },
  ...{
    MXN: 0.055,
    ARS: 0.0007,
    CLP: 0.00105,
    COP: 0.00025,
    PEN: 0.28,
    ZAR: 0.056,
    NGN: 0.00066,
    KES: 0.0077,
  },
}

it.each(Object.entries(inUsd))('takes a step of %s that is of the order of a dollar', (currency, worth) => {
  expect(usualStep(currency) * worth).toBeGreaterThan(0.1)
  expect(usualStep(currency) * worth).toBeLessThan(1.6)
})

it('has a step and a bound in whole minor units for every currency, and Intl writes it', () => {
  const written = new Set(Intl.supportedValuesOf('currency'))
  expect(currencies.filter((currency) => !written.has(currency))).toEqual([])
  expect(new Set(currencies).size).toBe(currencies.length)
  for (const currency of currencies) {
    expect(isCurrency(currency)).toBe(true)
    const step = toMinor(usualStep(currency), currency)
    expect(toMajor(step, currency)).toBe(usualStep(currency))
    expect(maxAmount(currency)).toBe(100_000 * step)
    expect(maxAmount(currency)).toBeLessThan(Number.MAX_SAFE_INTEGER)
    expect(toMajor(maxAmount(currency), currency)).toBe(maxPrice(currency))
  }
  expect(['usd', 'XYZ', '', 'dollar'].filter(isCurrency)).toEqual([])
})

it.each([
  ['$', 'USD', true],
  ['$', 'CAD', true],
  ['$', 'EUR', false],
  ['€', 'EUR', true],
  ['Euro', 'EUR', true],
  ['Fr.', 'CHF', true],
  ['kr', 'SEK', true],
  ['円', 'JPY', true],
  ['￥', 'JPY', true],
  ['KD', 'KWD', true],
  ['usd', 'USD', true],
])('knows whether %s stands for %s', (sign, currency, does) => {
  expect(isSignOf(sign, currency)).toBe(does)
})

it('takes no word of a menu for another currency', () => {
  expect(['€', '£', 'EUR', 'euros'].every((sign) => isForeignSign(sign, 'USD'))).toBe(true)
  expect(['$', 'cup', 'CUP', 'TOP', 'each', 'gl'].some((sign) => isForeignSign(sign, 'USD'))).toBe(false)
})
