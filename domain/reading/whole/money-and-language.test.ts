import { expect, it } from 'vitest'
import { itemsOf } from '../../menu/model/walk.ts'
import { currencyOfCountry } from '../../money/countries.ts'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'

/** What a restaurant of a country reads from a text: its money, its dishes and what is asked of it. */
function read(country: string, text: string) {
  const { content, lines } = readMenuLines(textLines(text), {
    currency: currencyOfCountry(country),
    country,
  })
  return {
    currency: content.currency,
    language: content.language,
    names: itemsOf(content).map(({ name }) => name),
    amounts: itemsOf(content).map(({ prices }) => prices[0]?.amount),
    foreign: lines.flatMap(({ doubts }) =>
      doubts.flatMap(({ code, text: sign }) => (code === 'currency_differs' ? [sign] : [])),
    ),
    lost: lines.flatMap(({ doubts }) => doubts.filter(({ code }) => code === 'words_lost')),
  }
}

it.each([
  ['GB', 'Beer £5\nWine £7\nMargarita $9', '$'],
  ['MX', 'Cerveza $60\nTequila $90\nMargarita US$9', 'US$'],
  ['US', 'Steak $30\nSoup $8\nTagliatelle € 19', '€'],
  ['US', 'Steak $30\nSoup $8\nMenu du jour 35 €', '€'],
  ['US', 'Steak $30\nSoup $8\nFish 19 zł', 'zł'],
  ['US', 'Steak $30\nSoup $8\nSoup ₪9', '₪'],
  ['DE', 'Suppe 5,20 €\nFisch 12,50 €\nRösti CHF 9,50', 'CHF'],
  ['SE', 'Soppa 95 kr\nFisk 185 kr\nÖl £5', '£'],
  ['CA', 'Soup $8\nPie $9\nBeer £6', '£'],
])('asks for an amount with the sign of another currency: %s %s', (country, text, sign) => {
  const { currency, foreign } = read(country, `Drinks\n${text}`)
  expect(currency).toBe(currencyOfCountry(country))
  expect(foreign).toEqual([sign])
})

it.each([
  ['CA', 'Soup $8\nPie CA$9\nBeer C$6'],
  ['AU', 'Soup $8\nPie AU$9\nBeer A$6'],
  ['JM', 'Soup J$800\nPie $900'],
  ['SE', 'Soppa 95 kr\nFisk 185:-'],
  ['GB', 'Soup £8\nBun 90p'],
  ['JP', 'Ramen ¥900\nGyoza 450円'],
])('knows each sign of the currency of the country: %s %s', (country, text) => {
  expect(read(country, `Dishes\n${text}`)).toMatchObject({
    currency: currencyOfCountry(country),
    foreign: [],
  })
})

it.each([
  ['US', 'Roll 75¢\nTea $2', 75],
  ['US', 'Roll 75 ¢\nTea $2', 75],
  ['US', 'Roll 80 cents\nTea $2', 80],
  ['CA', 'Roll 50¢\nTea $2', 50],
  ['GB', 'Roll 75p\nTea £2.20', 75],
  ['GB', 'Roll 120p\nTea £2.20', 120],
  ['DE', 'Brötchen 80 Cent\nTee 2,50 €', 80],
  ['FR', 'Pain 50c\nThé 2,50 €', 50],
])('reads hundredths as such: %s %s', (country, text, amount) => {
  const { amounts, foreign, lost } = read(country, `Dishes\n${text}`)
  expect(amounts[0]).toBe(amount)
  expect([foreign, lost]).toEqual([[], []])
})

it.each([
  ['PE', 'PEN', 'Ceviche S/ 38.00\nCausa S/ 22\nTiradito S/. 32', [3800, 2200, 3200]],
  ['BG', 'BGN', 'Салата 6,50 лв.\nТаратор 4,20 лв.', [650, 420]],
  ['RU', 'RUB', 'Борщ 450 руб.\nЩи 390 руб.', [45000, 39000]],
  ['KW', 'KWD', 'Machboos 3.750 KD\nHummus KD 1.500', [3750, 1500]],
  ['LK', 'LKR', 'Kottu 850/=\nHoppers 120/=', [85000, 12000]],
  ['IN', 'INR', 'Makhani Rs. 250/-\nNaan 40/-', [25000, 4000]],
  ['KE', 'KES', 'Ugali KSh 250\nChai Ksh. 50/=', [25000, 5000]],
  ['AE', 'AED', 'Mixed grill 75 dhs\nHummus 20 dhs', [7500, 2000]],
  ['PH', 'PHP', 'Adobo P250\nSinigang P320', [25000, 32000]],
  ['US', 'USD', 'Roll P250 $8\nTea $2', [800, 200]],
])('reads the signs that menus of %s write, in %s', (country, currency, text, amounts) => {
  expect(read(country, `Dishes\n${text}`)).toMatchObject({ currency, amounts, foreign: [], lost: [] })
})

it.each([
  [
    'DE',
    'de',
    'Suppe a,g 5,20 €\nFisch d 12,50 €\n\na Gluten, a1 Weizen, b Krebstiere, c Eier, d Fisch, z Lupinen',
  ],
  ['US', 'en', 'Beer A$5\nWine NZ$9'],
  ['EG', undefined, 'Koshari LE 50\nFul LE 30\nFeteer LE 20'],
  ['PE', 'es', 'Ceviche S/ 38.00\nCausa S/ 22'],
  ['DE', 'de', 'Kalte Suppe 4,00 €\nEis 3,00 €'],
])('takes no codes, no signs of money and no single word for a language: %s', (country, language, text) => {
  expect(read(country, `Bar\n${text}`).language).toBe(language)
})

it('takes neither of two other currencies that share the amounts', () => {
  expect(read('US', 'Beer A$5\nWine NZ$9')).toMatchObject({ currency: 'USD', foreign: ['A$', 'NZ$'] })
})

it('reads Czech by its words, of which some are one letter', () => {
  expect(read('CZ', 'Polévky\nPolévka s knedlíkem 65 Kč\nGuláš z hovězí a brambory 180 Kč').language).toBe(
    'cs',
  )
})

it.each([
  ['GB', 'Burger 12\nChips €4', 'GBP', '€'],
  ['US', 'Burger 12\nWine £9', 'USD', '£'],
  ['US', 'Burger 12\nWine 9 EUR', 'USD', 'EUR'],
  ['DE', 'Suppe 8\nWurst CHF 6', 'EUR', 'CHF'],
  ['AU', 'Burger 22\nSake ¥900', 'AUD', '¥'],
  ['GB', 'Burger 12\nChips 4\nWine €4\nBeer €6', 'GBP', '€'],
  ['AR', 'Milanesa $ 9800\nVino U$S 20', 'ARS', 'U$S'],
  ['UY', 'Chivito $ 600\nVino u$s 20', 'UYU', 'u$s'],
])('asks about a foreign sign among prices without one in %s: %s', (country, text, currency, sign) => {
  const said = read(country, text)
  expect(said.currency).toBe(currency)
  expect(new Set(said.foreign)).toEqual(new Set([sign]))
  expect(said.names.join()).not.toContain('$')
})

it('takes the sign that more than half of the prices bear', () => {
  expect(read('GB', 'Burger €12\nChips €4\nSoup 6')).toMatchObject({ currency: 'EUR', foreign: [] })
  expect(read('US', 'Menu €25')).toMatchObject({ currency: 'EUR' })
})
