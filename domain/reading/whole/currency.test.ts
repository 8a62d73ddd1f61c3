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

it.each([
  ['Fuchka ৳80\nKacchi Tk 350\nBorhani Tk 90', 'BDT'],
  ['Jollof rice ₦4,500\nSuya ₦3,000', 'NGN'],
  ['Waakye GH₵ 45\nBanku GH₵ 60', 'GHS'],
  ['Yassa 3 500 FCFA\nThieboudienne 4 000 FCFA', 'XOF'],
  ['Khachapuri 18 ₾\nLobio 9 ₾', 'GEL'],
  ['Casado ₡4.500\nGallo pinto ₡3.200', 'CRC'],
])('knows the money of %j by its signs', (text, currency) => {
  expect(currencyOf(text, { expected: 'USD', isSaid: false })).toEqual({ currency, isWritten: true })
})

it('takes cents for no other money', () => {
  expect(currencyOf('Extra egg 75¢\nExtra toast 50¢', { expected: 'USD', isSaid: false }).currency).toBe(
    'USD',
  )
})

it.each([
  ['Bruschetta 5,90 €\nSalat 7 €\nLasagne 11 €\nPenne 9 €\nCola 3 €\n10 Margherita\t7,00\t9,00', 'de', 'EUR'],
  ['凉菜 ￥48\n拍黄瓜 ￥18\n麻婆豆腐 ￥32\n担担面 20元\n米饭 3元/碗\n蛋炒饭 22元', 'zh', 'CNY'],
  ['حمص 18 درهم\nتبولة 22 درهم\nفتوش 22 درهم\nكباب 52 درهم\nشاي 8 درهم', 'ar', 'AED'],
])(
  'takes the money of %j for a house in the United States, as its menu bears no other',
  (text, language, currency) => {
    expect(currencyOf(text, { language, expected: 'USD', isSaid: true, country: 'US' }).currency).toBe(
      currency,
    )
  },
)
