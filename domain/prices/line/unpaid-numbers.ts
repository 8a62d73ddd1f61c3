import { isCurrency, usualStep } from '../../money/currency.ts'
import { GAP } from '../../text/gap.ts'
import { isKnownSign } from '../forms/signs.ts'
import { aheadOf, behindOf } from './near-text.ts'

export interface NumberFacts {
  readonly currency: string
  /** Do most prices of the text have cents? A bare number is less likely a price then. */
  readonly hasCents: boolean
  /** In small letters, with the last number: `combo` and 2 where lines say `Combo 1`, `Combo 2`. */
  readonly counted?: ReadonlyMap<string, number>
  /** Do lines end in two amounts with nothing between them? */
  readonly hasRows?: boolean
  /** Do all prices leave the thousands out: `22` for 22,000 rupiahs? */
  readonly isInThousands?: boolean
}

interface Bare {
  readonly start: number
  readonly end: number
  readonly digits: string
}

/** Words that a number belongs to, how large it may be: `Pier 39`, `Route 66`, `Room 4`, `Hauptplatz 4`, `P.O. Box 1123`. */
const OF_PLACE =
  /(?:(?<!\p{L})(?:pier|route|highway|hwy|room|suite|studio|apt|apartment|unit|gate|platform|bus|floor|zimmer|stand|halle|kai|quai|muelle|local|planta|piso|andar|étage|vat|bin|serves|feeds|seats|singapore|licen[sc]e|no|nr|núm|nº|n°|č)\.?|^(?:(?:p\.?\s?o\.?\s)?box|postfach|page|seite|table|tisch|mesa|level|course|gang|order)|\p{Lu}\p{Ll}{2,20}(?:straße|strasse|str\.|gasse|platz|weg|allee|damm|gatan|vägen|straat|laan|plein|gade|vej))\s$/iu

/** `Via Roma 5`, `C/ Mayor 12`, `rue de la Paix, 3`: the whole line is a street and its number. */
const STREET_FIRST =
  /^(?:rue|avenue|avda?\.|avenida|av\.|quai|boulevard|bd|calle|c\/|paseo|viale|piazza|corso|rua|praça|largo|travessa|ul\.|ulica|aleja|via|plaza)\s\p{L}[\p{L}\s.'’]{1,40},?\s$/iu

/** Words of menus, sets and offers before the number that tells them apart. */
const COUNTED_WORDS =
  'menu menus menú menüs? menù meny meniul? menuu meni μενού меню set sets sett sæt сет комбо combo kombo zestaw formule? formula fórmula opti?on opción opção opzione optie valg promo promoción promoção oferta angebot tilbud pack paket paquete pacote pacchetto package deal box lunch lounas gericht ret rätt jídlo danie piatto plato prato plat mahlzeit'
const NUMBERED_NAME = new RegExp(
  String.raw`^(?:\p{L}[\p{L}.'’-]{1,15}\s){0,2}(?:(?:${COUNTED_WORDS.replaceAll(' ', '|')})\s?(?:n[ro]?[.°º]?|č\.|#|№)?\s?|(?:セット|コース|定食|套餐|세트|코스|เซ็ต|ชุด)\s?)$`,
  'iu',
)

/** The largest number that tells menus apart, rather than what one costs, by the usual step of prices. */
const lastNumbered = (currency: string): number => (usualStep(currency) >= 10 ? 30 : 4)

/** Of the usual step of prices: a whole number below the least share costs nothing, a number of a thousand steps is of a place. */
const LEAST_SHARE = 1 / 20
const LEAST_STEPS = 1000

/** The last figure of such a price is 0 or 5. */
const ODD_STEPS = 500

/** From here on such a number is written without groups. */
const LEAST_NUMBER_OF_PLACE = 10_000

/** Numbers that names of spirits, beers and dishes end in: `Licor 43`, `Chicken 65`, `Talisker 10`, `Kronenbourg 1664`. */
const OF_NAMES: ReadonlySet<string> = new Set(
  '10 12 15 16 18 27 33 43 51 65 66 69 88 151 1664 1800 1906 1942 4711'.split(' '),
)

/** Of these, those that are hardly prices next to another whole number. */
const RARELY_PAID: ReadonlySet<string> = new Set('27 43 51 65 66 69 151 1664 1906 1942'.split(' '))

/**
 * Is a number without a sign part of a name or of a place: which menu it is, a postcode, a street number, `Chicken 65`
 * before its price?
 */
export function isOfName(text: string, { start, end, digits }: Bare, facts: NumberFacts): boolean {
  // Behind a gap a number stands in a column of prices.
  if (text[start - 1] === GAP) return false
  // `Heineken 0.0`
  if (/^0[.,]0$/u.test(digits)) return true
  if (!/^\d{1,6}$/u.test(digits)) return false
  // `7 Up`, wherever it is.
  if (digits === '7' && /^[ -]?up(?!\p{L})/iu.test(behindOf(text, end))) return true
  const [ahead, behind] = [aheadOf(text, start), behindOf(text, end)]
  const [value, step] = [Number(digits), usualStep(facts.currency)]
  if (/^0\d\d/u.test(digits) || (value >= LEAST_NUMBER_OF_PLACE && value >= step * LEAST_STEPS)) return true
  // `Cape Town 8001`, `Melbourne VIC 3000`
  if (value >= step * ODD_STEPS && /[1-46-9]$/u.test(digits) && digits.length > 3) return true
  if (digits.length === 4 && step === 1 && /\p{L}\s[A-Z]{2,3}\s$/u.test(ahead)) return true
  if (value < step * LEAST_SHARE && facts.isInThousands !== true) return true
  if (OF_PLACE.test(ahead) || (behind.trim() === '' && STREET_FIRST.test(text.slice(0, start)))) return true
  if (value <= (facts.counted?.get(text.slice(0, start).trim().toLowerCase()) ?? 0)) return true
  if (value <= lastNumbered(facts.currency) && start <= LONGEST_COUNTED && NUMBERED_NAME.test(ahead))
    return true
  if (EUROPEAN.has(facts.currency) && isOfCodes(ahead, digits, behind)) return true
  if (facts.hasRows === true || !/\p{L}\s$/u.test(ahead)) return false
  const isBeforeCents = /^\s(?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}(?:\s?\p{Sc})?\s*$/u.test(behind)
  if (isBeforeCents) return facts.hasCents || OF_NAMES.has(digits)
  // `French 75 14`: of two prices the second is more.
  const next = /^ (\d[\d.,]*)\s*$/u.exec(behind)?.[1]
  return next !== undefined && (RARELY_PAID.has(digits) || (/^\d+$/u.test(next) && Number(next) < value))
}

/** The text with its count of a name blanked, of the same length: `Menu 2 149 Kč` costs 149. */
export function withoutCount(text: string, { counted }: NumberFacts): string {
  const [, name = '', count = ''] = /^(\D{2,40}?\s?)(\d{1,2})(?=\s\d{3}(?!\d))/u.exec(text) ?? []
  const isCount =
    count !== '' &&
    (Number(count) <= (counted?.get(name.trim().toLowerCase()) ?? 0) || NUMBERED_NAME.test(name))
  return isCount ? name + count.replaceAll(/\d/gu, '_') + text.slice(name.length + count.length) : text
}

/** Characters of a name that is counted. */
const LONGEST_COUNTED = 40

/** `Croquetas 1 3 7 8,00`: two numbers of allergens and more, each larger than the one before, between name and price. */
function isOfCodes(ahead: string, digits: string, behind: string): boolean {
  const before = /(?<=\p{L}\s)(?:\d{1,2}[ ,]\s?)*$/u.exec(ahead)?.[0]
  const after =
    /^(?:[ ,]\s?\d{1,2}(?![\d.,]\d|\d))*(?=\s(?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}(?:\s?\p{Sc})?\s*$)/u.exec(
      behind,
    )?.[0]
  if (before === undefined || after === undefined) return false
  const codes = `${before}${digits}${after}`.split(/[ ,]+/u).map(Number)
  return (
    codes.length > 1 &&
    codes.some((code) => COMMON_CODES.has(code)) &&
    codes.every((code, at) => code > (codes[at - 1] ?? 0) && code <= MOST_CODES)
  )
}

/** Gluten, eggs and milk, one of which nearly every dish with several codes has. */
const COMMON_CODES: ReadonlySet<number> = new Set([1, 3, 7])

/** Money of countries that number allergens by the European list. */
const EUROPEAN: ReadonlySet<string> = new Set(
  'EUR CZK PLN HUF RON BGN DKK SEK NOK ISK CHF GBP RSD BAM MKD MDL ALL'.split(' '),
)

/** The allergens of the European list. */
const MOST_CODES = 14

/** A name, its number and what parts them from the rest. */
const COUNTED = /^(?:\s*)(\p{L}[^\t\d]{1,40}?)\s(\d{1,2})(?![\d.,:/]\d|\d)(?:$|[\s:.)])/u

/** `HUF 2 750`: what is before a price. */
const isMoney = (name: string): boolean => isCurrency(name.toUpperCase()) || isKnownSign(name)

/**
 * The names before numbers that go up by one from line to line, from 1, with the last of them: `combo` of `Combo 1 9.99`,
 * `Combo 2 11.99`; and names that come again with a number: `Pelmeni 350`, `Pelmeni 2 350`.
 */
export function countedNames(lines: readonly string[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>()
  const inSmall = (line: string, is: RegExp) =>
    is
      .exec(line)
      ?.slice(1)
      .map((part) => part.trim().toLowerCase())
  for (const line of lines) {
    const [name = '', number] = inSmall(line, COUNTED) ?? []
    const next = (last.get(name) ?? 0) + 1
    if (name !== '' && !isMoney(name) && Number(number) === next) last.set(name, next)
  }
  const counted = new Map([...last].filter(([, number]) => number > 1))
  const priced = new Set(lines.flatMap((line) => inSmall(line, /^(\D{2,40}?)\s\d[\d.,]*\D*$/u) ?? []))
  for (const line of lines) {
    const [name = '', number] = inSmall(line, /^([^\d\t]{2,40}?) ([2-9])\s\d[\d.,]*\D*$/u) ?? []
    if (name !== '' && !isMoney(name) && priced.has(name))
      counted.set(name, Math.max(Number(number), counted.get(name) ?? 0))
  }
  return counted
}

/** Lines that end in two whole numbers, of which the second is more, that are enough for two columns of prices. */
const ENOUGH_ROWS = 3

/** Do lines end in two amounts in a row: one with cents on both sides, or several? Whole numbers next to such are prices, too. */
export function hasRowsOfPrices(text: string): boolean {
  if (/\d[.,]\d{2}[ \t]{1,40}(?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}[ \t]{0,8}$/mu.test(text)) return true
  const rows = [...text.matchAll(/(?<![\d.,])(\d{1,3})[ \t]{1,40}(\d{1,4})(?:[.,]\d{2})?[ \t]{0,8}$/gmu)]
  const rising = rows.filter(([, one, other]) => Number(other) > Number(one)).length
  return rising >= ENOUGH_ROWS || rows.length - rising >= ENOUGH_ROWS
}

/** Lines with a bare amount that are enough to say how all are written. */
const ENOUGH_AMOUNTS = 2

/** `Bakso 22`, `Sate 35` in rupiahs: does a text leave the thousands of all its prices out? */
export function writesInThousands(lines: readonly string[], currency: string): boolean {
  if (usualStep(currency) < 1000) return false
  const ends = lines.flatMap((line) => /(?<![\d.,:])(\d[\d.,]*)(?:\s?\p{Sc})?\s*$/u.exec(line)?.[1] ?? [])
  const isShort = (digits: string) => /^\d{1,3}(?:[.,]\d)?$/u.test(digits)
  return (
    ends.length >= ENOUGH_AMOUNTS &&
    ends.every(isShort) &&
    !lines.some((line) => /\d(?:[.,]\d{3}|\s?k\b|\s?rb\b)/iu.test(line))
  )
}
