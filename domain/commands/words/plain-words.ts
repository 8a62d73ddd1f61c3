import { remembered } from '../../computing/remembered.ts'
import { foldText } from '../../text/fold-name.ts'
import { isMisspelled } from '../../text/nearest-name.ts'

/** `dishes` → `dish`, `pastas` → `pasta`, `pastries` → `pastry`. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/u.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:sh|ch|x|s|z)es$/u.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

export const isPlural = (word: string): boolean => singular(word) !== word

/** Names of a long menu, and what is typed. */
const MOST_REMEMBERED = 5000

export const wordsIn = remembered(
  (text: string): readonly string[] => foldText(text).split(' ').filter(Boolean),
  MOST_REMEMBERED,
)

/** How far a typed word is from one of a name: 0 the same, 1 its other number, 2 its beginning or a slip; null for another. */
export function farFrom(typed: string, word: string): number | null {
  if (typed === word) return 0
  const [one, other] = [singular(typed), singular(word)]
  if (one === other) return 1
  // `cake` may be the cheesecake as well as the chocolate cake.
  if (typed.length >= 4 && word.endsWith(typed)) return 0
  if (one.length >= 4 && other.endsWith(one)) return 1
  if (typed.length >= 4 && word.startsWith(typed)) return 2
  return isMisspelled(one, other) ? 2 : null
}
