import { isDate, isWeekday } from '../../text/calendar-words.ts'

/** The part of a line whose numbers aren't amounts, whatever signs they have. */
interface Span {
  readonly start: number
  readonly end: number
}

const spansOf = (text: string, form: RegExp): Span[] =>
  [...text.matchAll(form)].map(({ index, 0: written }) => ({ start: index, end: index + written.length }))

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
        const ahead = text.slice(0, Math.min(index, 40))
        const [, word = ''] =
          /(?<!\p{L})(\p{L}{2,20})[.,:]{0,2} (?:den |the |le |el |il |de )?$/iu.exec(ahead) ?? []
        // `Bánh mì 16.5`: two letters are a day where they begin the line.
        const isWord = word.length > 2 || (word !== '' && ahead.startsWith(word))
        const isDate = day > 0 && day < 32 && month > 0 && month < 13 && isWord && isWeekday(word)
        return isDate ? [{ start: index, end: index + written.length }] : []
      })

/** `von 15.4. bis 24.6.`, `1.5. – 31.8.`: the season of a menu. */
const SEASON =
  /(?<![\d.,])\d{1,2}\.\s?\d{1,2}\.\s?(?:bis|to|do|až|till|til|tot|–|-|—)\s?\d{1,2}\.\s?\d{1,2}(?:\.(?!\d{3})|(?![\d.]))/giu

const ofSeasons = (text: string): Span[] => spansOf(text, SEASON)

/** `Page 1`, `Seite 2`, `KW 6`: where a line is, and of what week. */
const PAGE =
  /(?<!\p{L})(?:kw|kalenderwoche|v\.|vecka|uge|uke|vko|viikko|week|wk\.?|semaine|settimana|semana|týden|týždeň|tydzień|hét|nädal|page|seite|página|pagina|pág\.?|strana|strona|sivu|стр\.?)\s\d{1,3}(?:\s?(?:\/|of|von|de|di|sur|z|av|af)\s?\d{1,3})?(?=\s*$|\t)/giu

const ofPages = (text: string): Span[] => spansOf(text, PAGE)

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

/** Figures of the shortest postcode. */
const LEAST_OF_PLACE = 5

const ofPlaces = (text: string): Span[] => {
  const { index, 0: written = '' } = PLACE.exec(text) ?? { index: 0 }
  return written === '' ? [] : [{ start: index, end: text.length }]
}

/** `350/30/50 г`, `150/50 g`, `250/150/100`: weights of the parts of a dish. */
const WEIGHTS =
  /(?<![\d.,/])\d{2,4}(?:\/\d{2,4})+(?=\s?(?:g|gr|г|гр|мл|ml)(?!\p{L}))|(?<![\d.,/])\d{2,4}\/\d{2,4}\/\d{2,4}(?![\d.,/])(?=\s.{0,40}\d)/giu

const ofWeights = (text: string): Span[] => spansOf(text, WEIGHTS)

/** `Last orders 21.45`, `Küche bis 22.00`: until when there is anything. */
const UNTIL =
  /(?<!\p{L})(?:last orders?|kitchen clos(?:es|ed)|doors(?: open)?|küche bis|küchenschluss|letzte bestellung|dernières? commandes?|cocina (?:abierta )?hasta|cucina (?:aperta )?fino|keuken (?:open )?tot|köket stänger|køkkenet lukker|kuchnia do|kuchyně do|konyha)(?: (?:at|um|à|a|a las|alle|om|kl\.?))?:? (?:[01]?\d|2[0-4])[.:h][0-5]\d/giu

/** What is said right before hours, where it isn't the name of a day. */
const OPENING =
  /^(?:open|hours?|aperitivo|serv(?:ed|ing)|kitchen|daily|nightly|weekdays|weekends|geöffnet|täglich|werktags|ouvert|servi|abierto|diario|aperto|aberto|geopend|dagelijks|öppet|åbent|åpent|otwarte|codziennie)$/iu
const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:[.:h][0-5]\d)?(?![\d.,:€$£])`
const MEAL = '(?:lunch|dinner|supper|brunch|breakfast|midi|soir)'

/** `Tues-Sat from 5`, `Dinner served 5-10`, `Serving lunch 11:30 to 3`: bare hours from or to which there is something. */
const BARE_HOURS = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{2,12})[.,:]?(?: ${MEAL})? (?:(?:from|after|ab|von|dès|à partir de|desde|dalle|vanaf|från|fra|od) ${HOUR}|(?:from |von |de |dalle |van |kl )?${HOUR}\s?(?:[-\u2013\u2014]|to|until|till|til|bis|à|a|alle|tot|do)\s?(?:${HOUR}|close|late))(?=\s*(?:$|[;)|]))`,
  'giu',
)

const ofHours = (text: string): Span[] => [
  ...spansOf(text, UNTIL),
  ...[...text.matchAll(BARE_HOURS)].flatMap(({ index, 0: written, 1: word = '' }) =>
    OPENING.test(word) || isWeekday(word) ? [{ start: index, end: index + written.length }] : [],
  ),
]

/** `Free delivery over $30`, `Orders from £15`: what has to be spent, and no price of anything. */
const THRESHOLD =
  /(?<!\p{L})(?:deliver(?:y|ies)|orders?|purchases?|livraison|commandes?|lieferung|bestellungen|pedidos?|consegna|ordini)\s(?:(?:is|are|free|gratis|gratuite)\s){0,2}(?:over|above|from|under|below|ab|über|dès|à partir de|a partir de|desde|da)\s?[$€£]?\s?\d{1,4}(?:[.,]\d{2})?/giu

const ofThresholds = (text: string): Span[] => spansOf(text, THRESHOLD)

/** The parts of a line that are numbers to call, dates, postcodes or numbers of pages and registers. */
export function unpaidSpans(text: string): Span[] {
  const figures = text.match(/\d/gu)?.length ?? 0
  const always = [...ofPages(text), ...ofDays(text), ...ofHours(text)]
  if (figures < 2 || !/\d\D{0,3}\d/u.test(text)) return always
  // Most lines have fewer figures than the shortest of these numbers.
  return [
    ...always,
    ...ofSeasons(text),
    ...ofThresholds(text),
    ...(text.includes('/') ? ofWeights(text) : []),
    ...(figures >= LEAST_REGISTERED ? ofRegisters(text) : []),
    ...(figures >= Math.min(...LEAST_CALLED) ? toCall(text) : []),
    ...(figures >= LEAST_OF_PLACE ? ofPlaces(text) : []),
  ]
}
