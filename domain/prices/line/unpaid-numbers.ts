import { usualStep } from '../../money/currency.ts'
import { isDate, isWeekday } from '../../text/calendar-words.ts'
import { GAP } from '../../text/gap.ts'
import { aheadOf, behindOf } from './near-text.ts'

/** The part of a line whose numbers aren't amounts, whatever signs they have. */
interface Span {
  readonly start: number
  readonly end: number
}

const CALL = String.raw`(?<![\p{L}\d])(?:tel(?:efon|efono|efone|éfono|ef|\.?\s?nr)?|téléphone|tél|tlf|phone|fon|call|fax|mob(?:ile|il)?|handy|whats\s?app|ring|cell|τηλ|тел)[.:]{0,2}\s?`
const SOME = String.raw`\d{1,9}(?:[ ./\u00A0\u2011-]{1,2}\d{1,9}|[ ]?\(\d{1,5}\)[ ]?\d{1,9}){0,7}`
const NUMBERS_TO_CALL: readonly RegExp[] = [
  new RegExp(`${CALL}[+(]?${SOME}`, 'giu'),
  // `+34 93 555 01 34`, `(619) 555-0134`, `619-555-0134`, `555-0134`, `0664 1234567`
  new RegExp(String.raw`(?<![\p{L}\d.,])(?:\+|00)\d{1,3}[ (./-]{1,2}${SOME}`, 'gu'),
  /(?<![\p{L}\d.,])(?:\(\d{3}\)\s?|\d{3}[.-])\d{3}[ .-]\d{4}(?!\d)/gu,
  /(?<![\p{L}\d.,-])\d{3}-\d{4}(?![\d-])/gu,
  /(?<![\p{L}\d.,/])(?:\(0\d{1,4}\)|0\d{1,4})(?:[ /-]{1,3}\d{2,8}){1,5}(?![\d.,])/gu,
]

/** Figures of the shortest number that is called, by how sure its form is. */
const LEAST_CALLED = [6, 9, 10, 7, 7] as const

/** `+3 12.50 14.50`: amounts with cents, and no number to call. */
const WITH_CENTS = /(?<!\d)\d{1,4}[.,]\d{2}(?=$|\s)/u

const toCall = (text: string): Span[] =>
  NUMBERS_TO_CALL.flatMap((pattern, form) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: written }) => {
      const figures = written.replaceAll(/\D/gu, '').length
      const isCalled = figures >= (LEAST_CALLED[form] ?? 0) && (form === 0 || !WITH_CENTS.test(written))
      return isCalled ? [{ start: index, end: index + written.length }] : []
    }),
  )

const DATE = /(?<![\d.,])\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d{2})?)?(?!\d)/gu

/** `Lundi 20 janvier` is a date whole; of `Poniedziałek 20.01 zupa` it is what is right behind the day that begins the line. */
const ofDays = (text: string): Span[] =>
  isDate(text)
    ? [{ start: 0, end: text.length }]
    : [...text.matchAll(DATE)].flatMap(({ index, 0: written }) => {
        const [day = 0, month = 0] = written.split(/[./-]/u).map(Number)
        const word = /^\P{L}{0,4}(\p{L}{2,20})[.,:]{0,2} (?:den |the |le |el |il |de )?$/iu.exec(
          text.slice(0, Math.min(index, 40)),
        )?.[1]
        const isDate = day > 0 && day < 32 && month > 0 && month < 13 && word !== undefined && isWeekday(word)
        return isDate ? [{ start: index, end: index + written.length }] : []
      })

/** `Page 1`, `Seite 2`: where a line is. */
const PAGE = /(?<!\p{L})(?:page|seite|página|pagina)\s\d{1,3}(?=\s*$|\t)/giu

const ofPages = (text: string): Span[] =>
  [...text.matchAll(PAGE)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }))

/** The parts of a line that are numbers to call, dates or numbers of pages. */
export const unpaidSpans = (text: string): Span[] =>
  /\d\D{0,3}\d/u.test(text) ? [...toCall(text), ...ofDays(text), ...ofPages(text)] : ofPages(text)

/** What the lines of a menu say together of its numbers. */
export interface NumberFacts {
  readonly currency: string
  /** Do most prices of the text have cents? A bare number is less likely a price then. */
  readonly hasCents: boolean
  /** In small letters: `combo` where lines say `Combo 1`, `Combo 2`. */
  readonly counted?: ReadonlySet<string>
  /** Do lines end in two amounts with cents and nothing between them? */
  readonly hasRows?: boolean
}

interface Bare {
  readonly start: number
  readonly end: number
  readonly digits: string
}

/** Words that a number belongs to: `Pier 39`, `Route 66`, `Room 4`, `Hauptplatz 4`. */
const OF_PLACE =
  /(?:(?<!\p{L})(?:pier|route|highway|hwy|room|suite|studio|apt|apartment|unit|gate|platform|bus|floor|zimmer|stand|halle|kai|quai|muelle|local|planta|piso|andar|étage|vat|no|nr|núm|nº|n°)\.?|\p{Lu}\p{Ll}{2,20}(?:straße|strasse|str\.|gasse|platz|weg|allee|damm|gatan|vägen|straat|laan|plein|gade|vej))\s$/iu

/** `Via Roma 5`, `C/ Mayor 12`, `rue de la Paix, 3`: the whole line is a street and its number. */
const STREET_FIRST =
  /^(?:rue|avenue|av\.|quai|boulevard|bd|calle|c\/|paseo|viale|piazza|corso|rua|praça|largo|travessa|ul\.|ulica|aleja|via|plaza)\s\p{L}[\p{L}\s.'’]{1,40},?\s$/iu

/** `Menu 1`, `Set Menu 2`, `Combo 3`: which one it is, where the lines do not count themselves. */
const NUMBERED_NAME =
  /^(?:\p{L}{2,12}\s)?(?:menus?|menú|menü|menù|combo|formule|option|set|mahlzeit|meal deal|lunch|table|tisch)\s$/iu
const LAST_NUMBERED = 4

/** From here on a whole number without a sign isn't a price in a currency of which most dishes cost some ten. */
const LEAST_NUMBER_OF_PLACE = 10_000

/**
 * Is a number without a sign part of a name or of a place: which menu it is, a postcode, a street number, `Chicken 65`
 * before its price?
 */
export function isOfName(text: string, { start, end, digits }: Bare, facts: NumberFacts): boolean {
  // Behind a gap a number stands in a column of prices.
  if (!/^\d{1,6}$/u.test(digits) || text[start - 1] === GAP) return false
  const [ahead, behind] = [aheadOf(text, start), behindOf(text, end)]
  if (Number(digits) >= LEAST_NUMBER_OF_PLACE && usualStep(facts.currency) === 1) return true
  if (OF_PLACE.test(ahead) || (behind.trim() === '' && STREET_FIRST.test(text.slice(0, start)))) return true
  if (digits.length > 2) return false
  if (facts.counted?.has(text.slice(0, start).trim().toLowerCase())) return true
  if (Number(digits) <= LAST_NUMBERED && NUMBERED_NAME.test(text.slice(0, start))) return true
  return (
    facts.hasCents &&
    facts.hasRows !== true &&
    /\p{L}\s$/u.test(ahead) &&
    /^\s(?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}(?:\s?\p{Sc})?\s*$/u.test(behind)
  )
}

/** Characters of a name that is counted. */
const COUNTED = /^(?:\s*)(\p{L}[^\t\d]{1,40}?)\s(\d{1,2})(?![\d.,:/]\d|\d)(?:$|[\s:.)])/u

/** The names before numbers that go up by one from line to line, from 1: `combo` of `Combo 1 9.99`, `Combo 2 11.99`. */
export function countedNames(lines: readonly string[]): ReadonlySet<string> {
  const last = new Map<string, number>()
  const counted = new Set<string>()
  for (const line of lines) {
    const [, name = '', number = ''] = COUNTED.exec(line) ?? []
    if (name === '') continue
    const key = name.trim().toLowerCase()
    const next = (last.get(key) ?? 0) + 1
    if (Number(number) !== next) continue
    last.set(key, next)
    if (next > 1) counted.add(key)
  }
  return counted
}

/** Returns whether a line ends in two amounts with cents in a row: whole numbers next to such are prices, too. */
export const hasRowsOfPrices = (text: string): boolean =>
  /\d[.,]\d{2}[ \t]{1,40}(?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}[ \t]{0,8}$/mu.test(text)
