import { withDashes } from './dashes.ts'
import { withNumberSigns } from './numbers.ts'
import { withQuotes } from './quotes.ts'
import { withBoundWords, withFrenchSpaces, withoutRunt } from './spaces.ts'

/** A separate line, such as a name; or running text, whose last line shouldn't be a single short word. */
export type TextRole = 'line' | 'paragraph'

/** Nothing to set: letters of any script with single spaces, commas and full stops between long words. */
const PLAIN = /^[\p{L}\p{M}]*(?:[,.]? [\p{L}\p{M}]{2,})*\.?$/u
const ELLIPSIS = /(?<!\.)\.{3}(?!\.)/gu
const LINE_ENDS = /(\r\n|[\r\n\u2028\u2029])/u

/**
 * A text as printers set it: quotes, apostrophes and primes, dashes, ellipses, fractions and multiplication signs, and
 * spaces that do not break, by the customs of a language. No letter and no figure is changed, nor are addresses,
 * telephone numbers and dates; what is set so already stays, so that it may be set again.
 * @param language BCP 47
 */
export function typographicText(text: string, language: string, role: TextRole = 'line'): string {
  if (role === 'line' && PLAIN.test(text)) return text
  return text
    .split(LINE_ENDS)
    .map((line, index) => (index % 2 === 1 || line === '' ? line : typographicLine(line, language, role)))
    .join('')
}

/** Enough for any text that was ever found: the second pass settles what the first left next to a new sign. */
const MOST_TIMES = 4

/** Sets signs until nothing changes any more: a sign that was set can decide how the one next to it is set. */
function typographicLine(line: string, language: string, role: TextRole): string {
  let set = line
  for (let times = 0; times < MOST_TIMES; times++) {
    const again = setOnce(set, language, role)
    if (again === set) break
    set = again
  }
  return set
}

const setOnce = (line: string, language: string, role: TextRole): string =>
  besidesAddresses(line, (typed) => {
    const signs = withNumberSigns(typed.replace(ELLIPSIS, '…'))
    const quoted = withQuotes(withDashes(signs, language), language)
    const bound = withFrenchSpaces(withBoundWords(quoted, language), language)
    return role === 'paragraph' ? withoutRunt(bound) : bound
  })

/** Stands for what is kept; no text has it, since it isn't a character. */
const KEPT = '\uffff'

const MAIL = String.raw`(?<![\w.+\-])[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+|(?<!\S)[@#][\w.\-]+`
const WEB = String.raw`(?:https?:\/\/|www\.)\S+|(?<![\w@.\-])[\w\-]+(?:\.[\w\-]+)*\.[a-z]{2,}(?:\/\S*)?(?![\p{L}\w])`
const DATE = String.raw`(?<![\d\/.\-])(?:\d{1,4}(?<between>[\/.\-])\d{1,2}\k<between>\d{1,4}|24\/7|24\/24|7\/7)(?![\d\/])`
/** Seven figures or more. */
const TELEPHONE = String.raw`(?<![\p{L}\d])\+?\(?\d(?:[ \u00a0().\/\-]{0,3}\d){6,}`
/** What is in all of these. */
const OF_ADDRESS = /[@#/\d]|\.\S/u
const ADDRESS = new RegExp([MAIL, WEB, DATE, TELEPHONE].join('|'), 'giu')

/**
 * Changes a line but for addresses of web and mail, telephone numbers and dates, which are kept as they were typed.
 * @param change must keep what stands for them
 */
function besidesAddresses(line: string, change: (line: string) => string): string {
  if (line.includes(KEPT)) return line
  if (!OF_ADDRESS.test(line)) return change(line)
  const kept: string[] = []
  const masked = line.replace(ADDRESS, (typed) => {
    kept.push(typed)
    return KEPT
  })
  const changed = change(masked)
  return kept.length === 0 ? changed : changed.replaceAll(KEPT, () => kept.shift() ?? '')
}
