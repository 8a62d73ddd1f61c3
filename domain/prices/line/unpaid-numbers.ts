import { isCurrency, usualStep } from '../../money/currency.ts'
import { isDate, isWeekday } from '../../text/calendar-words.ts'
import { GAP } from '../../text/gap.ts'
import { isKnownSign } from '../forms/signs.ts'
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
        const word = /(?<!\p{L})(\p{L}{2,20})[.,:]{0,2} (?:den |the |le |el |il |de )?$/iu.exec(
          text.slice(0, Math.min(index, 40)),
        )?.[1]
        const isDate = day > 0 && day < 32 && month > 0 && month < 13 && word !== undefined && isWeekday(word)
        return isDate ? [{ start: index, end: index + written.length }] : []
      })

/** `von 15.4. bis 24.6.`, `1.5. – 31.8.`: the season of a menu. */
const SEASON =
  /(?<![\d.,])\d{1,2}\.\s?\d{1,2}\.\s?(?:bis|to|do|až|till|til|tot|–|-|—)\s?\d{1,2}\.\s?\d{1,2}(?:\.(?!\d{3})|(?![\d.]))/giu

const ofSeasons = (text: string): Span[] =>
  [...text.matchAll(SEASON)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }))

/** `Page 1`, `Seite 2`, `KW 6`: where a line is, and of what week. */
const PAGE =
  /(?<!\p{L})(?:kw|kalenderwoche|v\.|vecka|uge|uke|vko|viikko|week|wk\.?|semaine|settimana|semana|týden|týždeň|tydzień|hét|nädal|page|seite|página|pagina|pág\.?|strana|strona|sivu|стр\.?)\s\d{1,3}(?:\s?(?:\/|of|von|de|di|sur|z|av|af)\s?\d{1,3})?(?=\s*$|\t)/giu

const ofPages = (text: string): Span[] =>
  [...text.matchAll(PAGE)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }))

/** Numbers of registers, accounts and licences, by their words or letters: `P.IVA 01234567890`, `IBAN DE12 3456 …`. */
const REGISTERED =
  /(?<!\p{L})(?:vat|p\.?\s?iva|iva|siret|siren|rcs|iban|gstin?|fssai|cnpj|cif|nif|nipc|nip|regon|i[čc]o|di[čc]|ust-?id(?:nr)?|steuernummer|abn|uen|btw|cvr|y-tunnus|инн|огрн|lic(?:en[sc]e)?|company|reg(?:istered)?)\.?\s?(?:(?:reg|lic)\.?\s)?(?:no|nr|number|n[°º])?[\s.:#-]{0,3}[A-Z]{0,4}\d[\dA-Z]{0,20}(?:[\s./-]\d[\dA-Z]{0,9}){0,8}(?!\d|[.,]\d)/giu

/** Figures of the shortest of these. */
const LEAST_REGISTERED = 4

const ofRegisters = (text: string): Span[] =>
  [...text.matchAll(REGISTERED)].flatMap(({ index, 0: written }) =>
    written.replaceAll(/\D/gu, '').length >= LEAST_REGISTERED && !/[.,]\d{2}$/u.test(written)
      ? [{ start: index, end: index + written.length }]
      : [],
  )

/** `110 00 Praha 1`, `00-950 Warszawa`, `111 22 Stockholm`: a postcode and its place, which may have a number. */
const PLACE =
  /(?:^|(?:\s\d{1,4}[a-z]?)?[,\t]\s?)(?:[A-Z]{1,2}-)?(?:\d{3} \d{2}|\d{2}-\d{3}|\d{5})\s\p{Lu}[\p{L} -]{2,30}(?:\s\d{1,2})?$/u

const ofPlaces = (text: string): Span[] => {
  const { index, 0: written = '' } = PLACE.exec(text) ?? { index: 0 }
  return written === '' ? [] : [{ start: index, end: text.length }]
}

/** `350/30/50 г`, `150/50 g`, `250/150/100`: weights of the parts of a dish. */
const WEIGHTS =
  /(?<![\d.,/])\d{2,4}(?:\/\d{2,4})+(?=\s?(?:g|gr|г|гр|мл|ml)(?!\p{L}))|(?<![\d.,/])\d{2,4}\/\d{2,4}\/\d{2,4}(?![\d.,/])(?=\s.{0,40}\d)/giu

const ofWeights = (text: string): Span[] =>
  [...text.matchAll(WEIGHTS)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }))

/** The parts of a line that are numbers to call, dates, postcodes or numbers of pages and registers. */
export const unpaidSpans = (text: string): Span[] =>
  /\d\D{0,3}\d/u.test(text)
    ? [
        ...toCall(text),
        ...ofDays(text),
        ...ofSeasons(text),
        ...ofWeights(text),
        ...ofPages(text),
        ...ofRegisters(text),
        ...ofPlaces(text),
      ]
    : [...ofPages(text), ...ofDays(text)]

/** What the lines of a menu say together of its numbers. */
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
  return RARELY_PAID.has(digits) && /^\s\d[\d.,]*\s*$/u.test(behind)
}

/**
 * The text with its count of a name blanked, so that the count groups no price: `Menu 2 149 Kč` costs 149. Of the same
 * length.
 */
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
    const [name = '', number] = inSmall(line, /^(\D{2,40}?)\s([2-9])\s\d[\d.,]*\D*$/u) ?? []
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
  return rows.filter(([, one, other]) => Number(other) > Number(one)).length >= ENOUGH_ROWS
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
