import { expect, it } from 'vitest'
import { currencyOf } from './currency.ts'

const unsaid = { expected: 'USD', isSaid: false }

it('takes the sign that stands at most prices, and asks where others share them', () => {
  expect(currencyOf('Ramen ¥900\nGyoza ¥450\nBeer $7', { language: 'ja', ...unsaid })).toEqual({
    currency: 'JPY',
    isWritten: false,
  })
  expect(currencyOf('Ramen ¥900\nGyoza ¥450\nBeer ¥700', { language: 'ja', ...unsaid })).toEqual({
    currency: 'JPY',
    isWritten: true,
  })
})

it('takes no single sign of a currency without cents where the amounts have cents', () => {
  const text = 'Wonton soup 4.50\nSteamed grouper B¥{8 Seasonal\nSalt & pepper squid 19.95'
  expect(currencyOf(text, { language: 'en', ...unsaid })).toEqual({ currency: 'USD', isWritten: false })
  expect(currencyOf(`${text}\nTea £2.00`, { language: 'en', ...unsaid })).toEqual({
    currency: 'GBP',
    isWritten: true,
  })
})
