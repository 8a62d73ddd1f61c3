import { remembered } from '../../computing/remembered.ts'
import { languageOf } from '../../money/locale.ts'
import { priceWords } from '../../prices/words/price-words.ts'
import type { Size, SizeUnit } from '../model/price.ts'

const written: Readonly<Partial<Record<SizeUnit, string>>> = { floz: 'fl oz' }

const numbers = remembered(
  (language: string) => new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }),
)

/** What is sold, as a menu prints it: `12 oz`, `0,2 l`, `10"`, `6 pc`, `for 2`. Spaces in it do not break. */
export function formatSize({ amount, unit }: Size, language?: string): string {
  const own = languageOf(language)
  const number = numbers(own).format(amount)
  if (unit === 'in') return `${number}"`
  const { people, pieces } = priceWords(language, 'USD')
  if (unit === 'person') return people.replace('#', number).replaceAll(' ', '\u00A0')
  if (unit === 'piece') return pieces.replace('#', number).replaceAll(' ', '\u00A0')
  // A small l looks like a one in English, where it is written large.
  const sign = unit === 'l' && own === 'en' ? 'L' : (written[unit] ?? unit)
  return `${number}\u00A0${sign}`.replaceAll(' ', '\u00A0')
}
