import { expect, it } from 'vitest'
import { currencyOptions } from './currencies.ts'

it('has a name for every currency, the newest too', () => {
  expect(currencyOptions.filter(({ value, label }) => label === `${value} (${value})`)).toEqual([])
})
