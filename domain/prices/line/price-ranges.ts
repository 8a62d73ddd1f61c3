import type { WrittenAmount } from '../amounts/amount.ts'
import { TO } from '../words/phrases.ts'
import { aheadOf, behindOf } from './near-text.ts'

/** How many times the least of a range its most is. */
const MOST_TIMES = 4

/** `11.30`, `9.00`: what may be a time of the day. */
const isTime = (digits: string): boolean => /^(?:[01]?\d|2[0-4])[.,][0-5]\d$/u.test(digits)

/** Words before hours, ages and people: `Lunch 12-15`, `Mon–Fri 5–7`, `serves 4-6`. */
const OF_TIME =
  /(?:\b(?:lunch|dinner|brunch|breakfast|supper|happy|hours?|open|from|daily|serves|feeds|ages?|for|for|frühstück|mittag\p{L}*|abend\p{L}*|öffnungszeiten|von|ab|für|midi|soir|de|du|pour|almuerzo|cena|comida|para|pranzo|per|dalle|kl|klo|no)|\p{L}{2,3}\.)\s?$/iu

/** `les 6 — 14 €` */
const OF_PIECES = /(?<!\p{L})(?:les|los|las|die|der|the|any|de|of|x)\s?$/iu

/** What may be behind the most of a range of prices: its end, a unit, a note. */
const END = /^\s*(?:$|[\t),;(/|]|p\.?\s?p\b|per\b|pro\b|each\b)/iu

/**
 * Are two numbers next to each other the least and the most of a price: `12-15`, `12 à 15 €`, `$8–12`, `9 – 11`? Hours,
 * ages, people and pieces are written so as well: bare whole numbers are a price only where prices have no cents.
 */
export function isPriceRange(
  text: string,
  one: WrittenAmount,
  other: WrittenAmount,
  hasCents: boolean,
): boolean {
  const { value: least } = one
  const { value: most } = other
  if (typeof least !== 'number' || typeof most !== 'number') return false
  if (least >= most || most > least * MOST_TIMES) return false
  const ahead = aheadOf(text, one.start)
  if (OF_PIECES.test(ahead)) return false
  if (!TO.test(text.slice(one.end, other.start).trim()) || !END.test(behindOf(text, other.end))) return false
  if (one.sign !== undefined || other.sign !== undefined) return true
  const areDecimal = [one, other].every(({ digits }) => /[.,]\d{2}$/u.test(digits))
  if (areDecimal) return !(isTime(one.digits) && isTime(other.digits))
  const isBare = [one, other].every(({ digits }) => /^\d{1,3}$/u.test(digits))
  return isBare && !hasCents && /[\p{L}).…\t]\s*$/u.test(ahead) && !OF_TIME.test(ahead)
}
