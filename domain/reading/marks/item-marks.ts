import { unitAt } from '../../prices/words/phrases.ts'
import { diet } from '../../reference/reference.ts'
import { MARK_SIGN } from '../../text/mark-sign.ts'
import { meaningOf, usualMeaning } from '../words/claim-words.ts'
import type { LegendEntry } from './legend.ts'

/** A text without the letters and signs that it bears, and what these say. */
export interface Marked {
  readonly text: string
  readonly said: readonly LegendEntry[]
  /** `origine France` */
  readonly origin?: string
}

const SIGNS = new RegExp(`(?:${MARK_SIGN}\\s?)+`, 'gu')
/** Raised numbers behind a word: `Spezi¹,³`. */
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:,\s?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/gu

/** `Phở hải sản - Seafood`: what is in a dish, and no diet. */
const SEAFOOD = String(diet.seafood)

/** One sign, as often as it follows itself. */
const REPEATED = new RegExp(`(${MARK_SIGN})\\1*`, 'gu')
const ORIGIN = /^(?:origin[e]?|from|herkunft|aus|origen|origine)\s*:?\s+\p{Lu}|^origine\s/iu

/**
 * Takes the marks off the words of a dish: `(v, gf)`, `(a,c,g)`, `1,3,9` behind the name, `*`, `🌶`, `– vegetarisch`,
 * `V GF`. What is in brackets and says nothing of the kind stays.
 */
export function takeMarks(written: string, legend: ReadonlyMap<string, LegendEntry>): Marked {
  const said: LegendEntry[] = []
  let origin: string | undefined
  const take = (symbols: readonly string[]): boolean => {
    const read = symbols.map((symbol) => entryOf(symbol, legend))
    if (read.length === 0 || read.some((entry) => entry === undefined)) return false
    said.push(...read.filter((entry) => entry !== undefined))
    return true
  }
  let text = written.replaceAll(/\s?[([]([^()[\]]{1,60})[)\]]/gu, (whole, inner: string, at: number) => {
    const words = inner.trim()
    if (isOfPart(written, at, whole) && symbolsIn(words, legend).some((one) => isDiet(one, legend)))
      return whole
    if (ORIGIN.test(words) && words.length <= 40) {
      origin = words
      return ''
    }
    return take(symbolsIn(words, legend)) ? '' : whole
  })
  text = text.replaceAll(RAISED, (raised) =>
    take(raised.split(/,\s?/u).flatMap((part) => (legend.has(part) ? [part] : [...part]))) ? '' : raised,
  )
  text = text.replaceAll(SIGNS, (signs, at: number) => {
    const whole = signs.replaceAll(/\s/gu, '')
    const beforeIsWord = at > 0 || legend.has(whole)
    if (!beforeIsWord) return signs
    if (take([whole]) || take(whole.match(REPEATED) ?? [])) return signs.endsWith(' ') ? ' ' : ''
    return signs
  })
  text = text.replace(/\s+[\u2013\u2014-]\s+([\p{L}-]+(?:\s[\p{L}-]+)?)\s*$/u, (whole, words: string) => {
    const meaning = meaningOf(words)
    if (meaning?.kind !== 'diet' || meaning.key === SEAFOOD) return whole
    said.push({ ...meaning, symbol: words, meaning: words })
    return ''
  })
  text = text.replace(
    /(?:\s+|,\s?)((?:\d{1,2}|[a-zA-Z]{1,3})(?:\s?[,/|]\s?(?:\d{1,2}|[a-zA-Z]{1,3}))+|\d{1,2})\s*$/u,
    (whole, list: string) =>
      hasKeys(list, legend) && take(list.split(/[,/|]/u).map((one) => one.trim())) ? '' : whole,
  )
  text = takeLetters(text, legend, take)
  // `Ma po tofu   v   11.95`: letters that are separate from the name.
  text = text.replace(/\s{2,}(\p{L}{1,3}(?:[/,|+]\s?\p{L}{1,3})*)\s*$/u, (whole, letters: string) =>
    take(letters.split(/[/,|+]\s?/u)) ? '' : whole,
  )
  text = text.replace(/(?:\s+[A-Z]{1,3}(?:[/,|+](?=\s?[A-Z]))?)+\s*$/u, (whole) =>
    take(whole.split(/[\s/,|+]+/u).filter(Boolean)) ? '' : whole,
  )
  return {
    text: text
      .replaceAll(/[ ]{2,}/gu, ' ')
      .replace(/\s+([,.;])/gu, '$1')
      .trim(),
    said,
    ...(origin !== undefined && { origin }),
  }
}

/** `cheddar, bacon or halloumi (v), fries`: a diet of what is in a dish isn't one of the dish; what it contains is. */
const isOfPart = (text: string, at: number, marks: string): boolean =>
  /,\s|\s[\u2013\u2014-]\s/u.test(text.slice(0, at)) && GOES_ON.test(text.slice(at + marks.length))

const GOES_ON = /^(?:,\s|\s(?:and|or|und|oder|et|ou|y|o|e)\s)\p{L}/u

const isDiet = (symbol: string, legend: ReadonlyMap<string, LegendEntry>): boolean =>
  entryOf(symbol, legend)?.kind === 'diet'

/** `a c g i`, `v gf`: letters of the legend at the end, apart by spaces. */
function takeLetters(
  text: string,
  legend: ReadonlyMap<string, LegendEntry>,
  take: (symbols: readonly string[]) => boolean,
): string {
  const words = text.split(/\s+/u)
  // `M, G, VEG`
  const symbolAt = (at: number) => (words[at] ?? '').replace(/,$/u, '')
  let from = words.length
  while (from > 1 && legend.has(symbolAt(from - 1)) && /^[\p{L}\d]{1,4}$/u.test(symbolAt(from - 1))) from -= 1
  // `je 100 g`
  if (/^\d+$/u.test(words[from - 1] ?? '') && unitAt(words[from] ?? '', 0)) return text
  if (from === words.length || !take(words.slice(from).map((_, at) => symbolAt(from + at)))) return text
  const rest = words.slice(0, from).join(' ')
  const last = words[from - 1] ?? ''
  const meaning = from > 1 && last.length > 4 ? meaningOf(last) : undefined
  return meaning?.kind === 'diet' && legend.has(last) && take([last])
    ? words.slice(0, from - 1).join(' ')
    : rest
}

/** Bare numbers and letters behind a name count only where the legend has each of them. */
const hasKeys = (list: string, legend: ReadonlyMap<string, LegendEntry>): boolean =>
  list.split(/[,/|]/u).every((one) => legend.has(one.trim()))

function symbolsIn(words: string, legend: ReadonlyMap<string, LegendEntry>): string[] {
  if (legend.has(words) || entryOf(words, legend)) return [words]
  return words
    .split(/\s*[,/|·+&;]\s*|\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

function entryOf(symbol: string, legend: ReadonlyMap<string, LegendEntry>): LegendEntry | undefined {
  const own = legend.get(symbol) ?? legend.get(symbol.toLowerCase()) ?? legend.get(symbol.toUpperCase())
  if (own) return own
  const repeated = /^(.+?)\1+$/u.exec(symbol)
  const single = repeated?.[1] === undefined ? undefined : legend.get(repeated[1])
  if (single?.key === 'spicy-1')
    return {
      kind: 'mark',
      key: `spicy-${Math.min(3, symbol.length / (repeated?.[1]?.length ?? 1))}`,
      symbol,
      meaning: single.meaning,
    }
  const onRequest = /^(\S{1,4})\s+(?:on request|available|option|possible)$/iu.exec(symbol)
  const asked = onRequest?.[1] === undefined ? undefined : entryOf(onRequest[1], legend)
  if (asked?.kind === 'diet') return { ...asked, kind: 'diet-on-request', symbol: '', meaning: '' }
  const meaning = usualMeaning(symbol) ?? (symbol.length > 3 ? meaningOf(symbol) : undefined)
  return meaning && { ...meaning, symbol, meaning: symbol }
}
