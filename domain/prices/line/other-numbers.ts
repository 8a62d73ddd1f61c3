import { currencyDigits, usualStep } from '../../money/currency.ts'
import { BEHIND_WHOLE, IN_FIGURES } from '../sizes/fractions.ts'
import { PRICE_WORD, unitAt } from '../words/phrases.ts'
import { isAge } from './aged-spirits.ts'
import { aheadOf, behindOf } from './near-text.ts'

/** Hours, minutes, years of age and other things that are counted but not paid. */
const COUNTED =
  /^\s?(?:%|‰|°|º|(?:min|mins|minutes?|minuten|mn|hrs?|hours?|h|uhr|stunden|days?|tage|weeks?|yrs?|years?|jahre|am|pm|a\.m|p\.m|kcal|cal|cals|calories|kj|abv|vol|ibu|proof|courses?|gänge|gang|plats|portate|pases|pasos|tiempos|gangen|rätter|retter|guests?|covers?|seats|miles|km|st|nd|rd|th|ème|er)(?![\p{L}])|[hH]\d{2}|:\d{2})/iu

/** `1,5 porsiyon`: portions that a price is for. */
const PORTIONS = /^\s(?:porsiyon|porcj[aei]|porce|adag|порци[яи]|порції|порція|annosta?)(?!\p{L})/iu

/** `12 %`, `4 courses`: is what is behind a number counted, but not paid? */
export const isCounted = (behind: string): boolean => COUNTED.test(behind)

/** `1/4 lb` */
const FRACTION_FIRST = new RegExp(String.raw`^${IN_FIGURES}(?!\d)`, 'u')

/** `1 1/2 lb`, behind its first figure. */
const REST_OF_WHOLE = new RegExp(String.raw`^ ${BEHIND_WHOLE}\s?(?=\p{L})`, 'u')

/** `S 6 L 5`, `kl. 2,90 gr. 4,40`: behind a small one an L is a large one and no liter, `gr` no gram. */
export const isBeforeLarge = (text: string, start: number, end: number): boolean =>
  (/(?:^|\s)(?:XS|S|M|R|Sm|Reg)\.?\s$/u.test(aheadOf(text, start)) &&
    /^\sL(?=\s|$)/u.test(behindOf(text, end))) ||
  (/(?:^|\s)kl\.?\s$/iu.test(aheadOf(text, start)) && /^\sgr\.?\s\d/iu.test(behindOf(text, end)))

/** `Mixed Platter for 2`, `38   for 4   72`, but not `any 3 for 10`. */
const isOfGuests = (ahead: string, digits: string): boolean =>
  /^\d{1,2}$/u.test(digits) &&
  /(?:^|[^\p{L}])(?:for|pour|für|para|per|voor)\s$/iu.test(ahead) &&
  !/(?:\d|two|three|four|five|six|dozen|any|trois|drei|tres|tre|drie|dos|due)[ \u00A0]\S+\s$/iu.test(ahead)

/** `l'assiette de 3`, `plate of 5`: at the end, so few that they aren't a price. */
const isOfPieces = (ahead: string, behind: string, digits: string): boolean =>
  /^(?:[2-9]|1[0-2])$/u.test(digits) &&
  /^\s*$/u.test(behind) &&
  /(?:assiette|portion|plate|box|basket|teller|piatto|plato|prato|bord)s?\s(?:of|de|di|da|von|van)\s$/iu.test(
    ahead,
  )

/** `1893`, `2018`, where dishes do not cost as much. */
const isYear = (digits: string, currency: string): boolean =>
  /^(?:1[5-9]|20)\d\d$/u.test(digits) && currencyDigits(currency) > 0 && usualStep(currency) < 20

/** `Malbec 2010 ...... ₡24.000`: a year right behind words, and the price after it; `2000 3500` are two round prices. */
const isVintage = (ahead: string, digits: string, behind: string): boolean =>
  /^(?:19[5-9]|20[0-3])\d$/u.test(digits) &&
  !digits.endsWith('00') &&
  /\p{L}[,.)]?\s$/u.test(ahead) &&
  /^[\s.\u2026\u00B7_]+(?:\p{Sc}\s?|\p{L}{1,3}\.?\s?)?\d/u.test(behind)

/** `39.00 Person`, `12.50 kg`: an amount with cents and what it is paid for. */
const PAID_BY = /^\s?(?:lbs?|kg|kilo|pers(?:on|onne|ona)?|pessoa|stk|stück|pcs?|uds?|szt|pz)\.?\s*$/iu

/** `Brisket 28 lb`: no dish weighs as much. */
const isOfWeight = (digits: string, behind: string): boolean =>
  /^\d{1,3}$/u.test(digits) && Number(digits) >= LEAST_WEIGHT && /^\s?(?:lbs?|kg|kilo)\.?\s*$/iu.test(behind)
const LEAST_WEIGHT = 8

/** `desde 1982`; `desde 22,90` is the least price. */
const SINCE = /\b(?:since|est\.?|seit|depuis|desde|dal|sinds|anno)[ \u00A0]?$/iu

/** `Price: 17 lb`, `Chuletón   58 kg`: a word for the price, or a gap to the column of prices. */
const PRICED = new RegExp(String.raw`(?:\t|(?<!\p{L})${PRICE_WORD}\s?:\s?)$`, 'iu')

export interface BareNumber {
  readonly start: number
  readonly end: number
  readonly digits: string
  readonly half: string | undefined
  readonly currency: string
}

/** Is a number without a sign of money anything but an amount: guests, pieces, a size, an hour, a year? */
export function isOtherNumber(text: string, { start, end, digits, half, currency }: BareNumber): boolean {
  const behind = behindOf(text, end)
  const ahead = aheadOf(text, start)
  if (isCounted(behind) || PORTIONS.test(behind)) return true
  const rest = REST_OF_WHOLE.exec(behind)?.[0]
  if (rest !== undefined && unitAt(behind, rest.length)) return true
  // `70/75 cl`: both are of the bottle.
  const or = /^\/\d{1,3}(?:[.,]\d{1,2})?\s?/u.exec(behind)?.[0]
  if (or !== undefined && unitAt(behind, or.length)) return true
  if (isBeforeLarge(text, start, end)) return false
  if (FRACTION_FIRST.test(digits + behind)) return true
  const space = /^[ \u00A0]/u.test(behind) ? 1 : 0
  const unit = unitAt(text, end + space)
  const isPaid =
    (/[.,]\d{2}$/u.test(digits) || PRICED.test(ahead) || isOfWeight(digits, behind)) && PAID_BY.test(behind)
  if (unit && !(unit.unit === 'in' && space === 1) && !isPaid) return true
  if (isOfGuests(ahead, digits) || isOfPieces(ahead, behind, digits)) return true
  // `4–6`, `12–14`: hours, people, a range.
  if (/^ ?[-\u2013\u2014] ?\d/u.test(behind) || /\d ?[-\u2013\u2014] ?$/u.test(ahead)) return true
  if (/^\s?[xX×]\s?(?=\p{L}|\d)/u.test(behind) && half === undefined) return true
  if (isVintage(ahead, digits, behind) || isAge(ahead, digits, behind)) return true
  if (isYear(digits, currency) && (!/^\s*$/u.test(ahead) || /^\s*$/u.test(behind))) return true
  if (SINCE.test(ahead) && /^\d{4}$/u.test(digits)) return true
  return /(?:\bno\.?|\bnr\.?|\bn°|#|№|\bsuite|\btil|\btill|\buntil|\bjusqu['’]à|\bhasta|\bunder|\bover|\bages?|\bserves|\bmin(?:imum|\.)?|\bmax(?:imum|\.)?|\bmindestens)[ \u00A0]?$/iu.test(
    ahead,
  )
}
