import { expect, it } from 'vitest'
import { currencyOf } from './currency.ts'

it('takes the sign that stands at most prices', () => {
  expect(currencyOf('Ramen ¥900\nGyoza ¥450\nBeer $7', 'ja', 'USD')).toEqual({
    currency: 'JPY',
    isWritten: true,
  })
})

it('takes no single sign of a currency without cents where the amounts have cents', () => {
  const text = 'Wonton soup 4.50\nSteamed grouper B¥{8 Seasonal\nSalt & pepper squid 19.95'
  expect(currencyOf(text, 'en', 'USD')).toEqual({ currency: 'USD', isWritten: false })
  expect(currencyOf(`${text}\nTea £2.00`, 'en', 'USD')).toEqual({ currency: 'GBP', isWritten: true })
})
