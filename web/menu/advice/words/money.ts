import { toMinor, usualStep } from '#domain/money/currency.ts'
import { formatAmount } from '#domain/money/format.ts'

export type SayAmount = (amount: number) => string

/** An amount in minor units as the reports say it: `$12.50`, `€9.00`, `¥1,200`. */
export const money = (amount: number, currency: string): string =>
  formatAmount(amount, currency, { language: 'en', sign: 'locale', cents: 'always' })

/** The same where round amounts are likely: `$12`. */
export const roundMoney = (amount: number, currency: string): string =>
  formatAmount(Math.round(amount), currency, { language: 'en', sign: 'locale', cents: 'when-needed' })

export const roundedUp = (currency: string): string =>
  currency === 'USD'
    ? 'Rounded up to a whole dollar'
    : `Rounded up to a multiple of ${roundMoney(toMinor(usualStep(currency), currency), currency)}`
