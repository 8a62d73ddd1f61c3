import { remembered } from '../../computing/remembered.ts'

const EN_DASH = '–'
const EM_DASH = '—'

/** Languages that part a thought with the longer dash, and with space around it. */
const WITH_EM_DASH: ReadonlySet<string> = new Set(['be', 'bg', 'mk', 'ru', 'uk'])

const AT_THE_START = /^-{1,3} (?=[^\s-])/u
const DOUBLE = /(?<=[^\s<-])( *)-{2,3}( *)(?=[^\s>-])/gu
const SPACED = /(?<=[^\s-])[ \u00a0]+(-|–|—) +(?=[^\s-])/gu

/** The hours of a day: `11am`, `11:30`, `18h30`; the second of two says what both are. */
const HOURS =
  /(?<![\p{L}\p{N}])(\d{1,2}(?:[:.]\d{2})?(?: ?(?:[ap]\.?m\.?|h(?:\d{2})?))?) *[-–] *(?=\d{1,2}(?:(?:[:.]\d{2})? ?[ap]\.?m|:\d{2}| ?h(?!\p{L})))/giu

const NUMBERS =
  /(?<![\p{L}\p{N}.,:/–-]|[-–] )([$€£¥]?)(\d{1,4}(?:[.,:]\d{1,2})?)( ?%?)-([$€£¥]?)(\d{1,4})(?![\p{N}/–-]|[.,:]\d{3})/gu

/** A line with dashes for what typewriters had hyphens for: between thoughts, hours, days and numbers. */
export function withDashes(line: string, language: string): string {
  if (!/[-–—]/u.test(line)) return line
  const [primary = 'en'] = language.split('-')
  const dash = WITH_EM_DASH.has(primary) ? EM_DASH : EN_DASH
  const apart = `\u00a0${dash} `
  return line
    .replace(HOURS, `$1${EN_DASH}`)
    .replace(daysIn(primary), `$1${EN_DASH}`)
    .replace(NUMBERS, rangeOf)
    .replace(AT_THE_START, `${dash}\u00a0`)
    .replace(DOUBLE, (_, before: string, after: string) =>
      before + after === '' && primary === 'en' ? EM_DASH : apart,
    )
    .replace(SPACED, (_, sign: string) => (sign === '-' ? apart : `\u00a0${sign} `))
}

/** Two numbers as a range; seven figures in two groups are a telephone's. */
const rangeOf = (typed: string, sign: string, from: string, unit: string, nextSign: string, to: string) =>
  to.length === 4 && from.length !== 4 ? typed : `${sign}${from}${unit}${EN_DASH}${nextSign}${to}`

/** The hyphen between two days of the week, as the language and as English call them, whole and shortened. */
const daysIn = remembered((language: string): RegExp => {
  const days = ['en', language].flatMap((each) =>
    (['short', 'long'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(each, { weekday, timeZone: 'UTC' })
      // The first of January 2024 was a Monday.
      return Array.from({ length: 7 }, (_, day) =>
        format.format(new Date(Date.UTC(2024, 0, day + 1))).replace('.', ''),
      )
    }),
  )
  const names = [...new Set(days)]
    .filter((name) => /^[\p{L}\p{M}]+$/u.test(name))
    .toSorted((one, other) => other.length - one.length)
  const day = `(?:${names.join('|')})s?\\.?`
  return new RegExp(`(?<!\\p{L})(${day}) *[-–] *(?=${day}(?!\\p{L}))`, 'giu')
})
