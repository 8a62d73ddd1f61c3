import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxAmount } from './currency.ts'
import { type CentsStyle, formatAmount, type SignPlace } from './format.ts'

const NBSP = '\u00A0'
const written = (
  minor: number,
  currency: string,
  language?: string,
  sign: SignPlace = 'locale',
  cents: CentsStyle = 'always',
) => formatAmount(minor, currency, { language, sign, cents }).replaceAll(NBSP, ' ')

it.each([
  [1250, 'USD', undefined, '$12.50'],
  [123_450, 'USD', 'en', '$1,234.50'],
  [1250, 'USD', 'es', '$12.50'],
  [1250, 'EUR', 'de', '12,50 €'],
  [1250, 'EUR', 'en', '€12.50'],
  [1250, 'EUR', 'nl', '€ 12,50'],
  [123_450, 'EUR', 'fr', '1 234,50 €'],
  [1250, 'CAD', 'en', '$12.50'],
  [1250, 'CAD', 'fr', '12,50 $'],
  [1250, 'CHF', 'de', 'CHF 12.50'],
  [1250, 'GBP', 'en', '£12.50'],
  [1200, 'JPY', 'ja', '¥1,200'],
  [1250, 'KWD', 'en', 'KWD 1.250'],
  [150_000, 'HUF', 'hu', '1500 Ft'],
  [1250, 'USD', 'no such language', '$12.50'],
  [1500, 'USD', 'ar', '15.00 $'],
  [1500, 'CAD', 'ar', '15.00 $'],
  [1500, 'EUR', 'ar', '15.00 €'],
  [1500, 'AED', 'ar', '15.00 د.إ.'],
  [1500, 'EGP', 'ar', '١٥٫٠٠ ج.م.'],
  [1500, 'ILS', 'he', '15.00 ₪'],
  [1500, 'USD', 'he', '15.00 $'],
  [1500, 'USD', 'fa', '$۱۵٫۰۰'],
])('writes %d of %s in %s as %s', (minor, currency, language, text) => {
  expect(written(minor, currency, language)).toBe(text)
})

it.each([
  ['before', 'EUR', 'de', '€12,50'],
  ['before', 'SEK', 'sv', 'kr 12,50'],
  ['after', 'USD', 'en', '12.50 $'],
  ['after', 'EUR', 'fr', '12,50 €'],
  ['none', 'EUR', 'de', '12,50'],
  ['none', 'USD', 'en', '12.50'],
] as const)('writes the sign %s the number of %s in %s', (sign, currency, language, text) => {
  expect(written(1250, currency, language, sign)).toBe(text)
})

it('writes the word of a currency behind the number where the language has one', () => {
  expect(written(1200, 'JPY', 'ja', 'after')).toBe('1,200円')
  expect(written(12_000, 'KRW', 'ko', 'after')).toBe('12,000원')
})

it.each([
  ['always', ['12.00', '5.40', '32.50', '0.50']],
  ['when-needed', ['12', '5.40', '32.50', '0.50']],
  ['halves', ['12', '5.40', '32½', '½']],
  ['never', ['12', '5.4', '32.5', '0.5']],
] as const)('writes cents %s', (cents, texts) => {
  expect([1200, 540, 3250, 50].map((minor) => written(minor, 'USD', 'en', 'none', cents))).toEqual(texts)
})

it('writes what saves with a minus before the sign', () => {
  expect(written(-200, 'USD', 'en')).toBe('−$2.00')
})

/** Its digits without zeros at either end. */
const significant = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')

it('never writes another amount, nor a space at which a line breaks', () => {
  const styles = fc.record({
    language: fc.constantFrom(undefined, 'en', 'de', 'fr', 'es', 'it', 'ja', 'zh', 'pt', 'sv'),
    sign: fc.constantFrom<SignPlace>('locale', 'before', 'after', 'none'),
    cents: fc.constantFrom<CentsStyle>('always', 'when-needed', 'halves', 'never'),
  })
  fc.assert(
    fc.property(
      fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CHF', 'HUF', 'BRL'),
      fc.nat(),
      styles,
      (currency, seed, style) => {
        const minor = seed % maxAmount(currency)
        const text = formatAmount(minor, currency, style)
        expect(text).not.toMatch(/[^\S\u00A0]/u)
        expect(significant(text.replace('½', '5'))).toBe(significant(String(minor)))
      },
    ),
  )
})

it.each(['it', 'fr', 'fr-FR', 'de', 'es', 'nl', 'pl', 'pt', 'sv', 'el', 'ru', 'tr', 'vi', 'id', 'ja'])(
  'writes US dollars in %s as the United States do',
  (language) => {
    expect(formatAmount(1325, 'USD', { language, sign: 'locale', cents: 'always' })).toBe('$13.25')
  },
)

it.each([
  ['it', 'GBP', '£13.25'],
  ['fr', 'CAD', '13,25\u00A0$'],
  ['it', 'CAD', '$13.25'],
  ['it', 'AUD', '$13.25'],
  ['en', 'PLN', '13,25\u00A0zł'],
  ['fr', 'JPY', '¥1,325'],
  ['en', 'BRL', 'R$\u00A013,25'],
])('lets the market decide sign and decimal mark: %s in %s', (language, currency, written) => {
  expect(formatAmount(1325, currency, { language, sign: 'locale', cents: 'always' })).toBe(written)
})
