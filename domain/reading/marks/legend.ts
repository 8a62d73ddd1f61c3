import { remembered } from '../../computing/remembered.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import { GAP } from '../../text/gap.ts'
import { type ClaimMeaning, meaningOf, usualMeaning } from '../words/claim-words.ts'
import { noticeKindOf } from '../words/notice-words.ts'

/** A letter or a sign, what it says, and the words that explain it. */
export interface LegendEntry extends ClaimMeaning {
  readonly symbol: string
  readonly meaning: string
}

export interface LegendLine {
  readonly entries: readonly LegendEntry[]
  /** Sentences behind the entries that explain nothing. */
  readonly rest: string
}

/** Letters, a number or a sign; in brackets or not. */
const SYMBOL = String.raw`(?:\((?<inner>[\p{L}\d]{1,5}|[^\s\p{L}\d()]{1,6})\)|\[(?<boxed>[\p{L}\d]{1,5})\]|(?<bare>[\p{L}]{1,3}\d?(?![\p{L}\d])|\d{1,2}(?!\d)|[^\s\p{L}\d()[\].,;:=/|\-–—]{1,8}))`

const ENTRY = new RegExp(
  String.raw`(?<=^|[\s,;·|•/])${SYMBOL}\s?(?<tie>[=:\u2013\u2014-]|\))?\s{0,2}(?=\S)`,
  'giu',
)

/** A line that explains signs begins with one. */
const ENTRY_FIRST = new RegExp(String.raw`^\s*${ENTRY.source}`, 'iu')

/** `*Consuming raw …`: the notice explains its sign. */
const FOOTNOTE = /^[*†‡°§¹²³]/u

/** `* C3. General Tso's Chicken`: a mark before the number of a dish. */
export const NUMBERED = /^[*†‡]+\s?[A-Z]{0,2}\d{1,3}[A-Za-z]?[.)]\s/u

/** Characters of the words that explain a sign; and how many words are tried as a meaning that we know. */
const LONGEST_WORDS = 60
const MOST_WORDS = 12

/** Signs of one line that are looked at: twice as many as all lists of allergens and additives together have. */
const MOST_TRIED = 120

interface Found {
  readonly symbol: string
  readonly start: number
  readonly meaningStart: number
  readonly isTied: boolean
  readonly isSign: boolean
}

/**
 * The entries of a line that explains letters and signs: `(v) vegetarian (gf) gluten free`, `1 mit Farbstoff`,
 * `N = contains nuts`, `🌶 spicy. MSG free on request.` Undefined for any other line.
 */
export const readLegend = (text: string): LegendLine | undefined => known(text) ?? undefined

/** Lines are asked for it before and after their prices are known. */
const known = remembered((text: string): LegendLine | null => {
  const [, preface, explained] = (/[.!;|•]\s+\p{L}{5}/u.test(text) && BEHIND_SENTENCE.exec(text)) || []
  const legend = explained === undefined ? undefined : entriesOf(explained)
  return legend && legend.entries.length >= LEAST_BEHIND
    ? { ...legend, rest: [preface, legend.rest].filter(Boolean).join(' ') }
    : (entriesOf(text) ?? null)
}, 600)

/** `Alle Preise inkl. MwSt. Allergene: a Gluten, b Krebstiere, c Ei`, and how many entries show that it's a legend. */
const BEHIND_SENTENCE =
  /^(.{3,200}?[.!;|•])\s+((?:allergen|allergèn|alérgen|alergen|allergi|zusatzstoff|additiv|kennzeichn)[\p{L}-]*\s?:\s.*)$/iu
const LEAST_BEHIND = 3

function entriesOf(text: string): LegendLine | undefined {
  if (NUMBERED.test(text) || (FOOTNOTE.test(text) && noticeKindOf(text) === 'advisory')) return undefined
  const line = text
    .replace(
      /^(?:key|legend|legende|(?:[\p{L}]+[\s-])?(?:allergen|allergèn|alérgen|alergen|allergi|zusatzstoff|additiv|kennzeichn)[\p{L}-]*(?:\s[\p{L}]+)?|leyenda|légende|legenda)\s?:\s*/iu,
      '',
    )
    .replaceAll(GAP, '  ')
  if (!ENTRY_FIRST.test(line)) return undefined
  const starts = candidatesIn(line)
  const entries: LegendEntry[] = []
  let end = 0
  let unknown = 0
  let tried = 0
  for (const [at, found] of starts.entries()) {
    if (found.start < end) continue
    if (entries.length === 0 && line.slice(0, found.start).trim() !== '') return undefined
    tried += 1
    if (tried > MOST_TRIED) break
    const read = entryAt(line, found, starts, at)
    if (!read) continue
    if (entries.length > 0 && /[\p{L}\d]/u.test(line.slice(end, found.start))) break
    if (read.entry.kind === 'own') unknown += 1
    entries.push(read.entry)
    end = read.end
  }
  const known = entries.length - unknown
  const isSure =
    known >= 2 ||
    (known === 1 && (entries.length > 1 || starts[0]?.isTied || starts[0]?.isSign)) ||
    (unknown > 0 && starts[0]?.isTied === true && starts[0].isSign) ||
    (entries.length === 1 && FOOTNOTE.test(text) && line.length < 60 && noticeKindOf(text) === undefined)
  if (!isSure) return undefined
  return {
    entries,
    rest: line
      .slice(end)
      .replace(/^[\s.,;·|•/]+/u, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  }
}

function candidatesIn(line: string): Found[] {
  return [...line.matchAll(ENTRY)].map((match) => {
    const { inner, boxed, bare, tie } = match.groups ?? {}
    const symbol = inner ?? boxed ?? bare ?? ''
    return {
      symbol,
      start: match.index,
      meaningStart: match.index + match[0].length,
      isTied: tie !== undefined || inner !== undefined || boxed !== undefined,
      isSign: !/[\p{L}\d]/u.test(symbol),
    }
  })
}

/** The words behind a symbol: as many as we know as a meaning, else all up to the next symbol where it is tied to them. */
function entryAt(
  line: string,
  found: Found,
  starts: readonly Found[],
  place: number,
): { entry: LegendEntry; end: number } | undefined {
  const rest = line.slice(found.meaningStart, found.meaningStart + LONGEST_WORDS + 20)
  const breaks = [...rest.matchAll(/(?:\s{2,}|[.,;·|•/]\s?|\s(?=\(|\[)|\s|$)/gu)].map(({ index }) => index)
  for (const at of breaks
    .filter((end) => end > 0 && end <= LONGEST_WORDS)
    .slice(0, MOST_WORDS)
    .toReversed()) {
    const words = rest.slice(0, at).trim()
    const meaning = meaningOf(words)
    if (meaning)
      return {
        entry: {
          ...asWritten(found.symbol, meaning),
          symbol: found.symbol,
          meaning: words.replace(/[.,;]+$/u, ''),
        },
        end: found.meaningStart + at,
      }
  }
  if (!found.isTied && !found.isSign) return undefined
  const next = starts.find(
    ({ isTied, isSign, start }, at) => at > place && (isTied || isSign) && start >= found.meaningStart,
  )
  const stop = Math.min(
    (next?.start ?? line.length) - found.meaningStart,
    ...breaks.filter((at) => /^(?:\s{2,}|[.;·|•,])/u.test(rest.slice(at))),
    rest.length,
  )
  const words = rest
    .slice(0, stop)
    .trim()
    .replace(/[.,;]+$/u, '')
  if (
    words === '' ||
    words.length > LONGEST_WORDS ||
    words.split(/\s+/u).length > 6 ||
    found.symbol.length > MENU_TEXT_LIMITS.sign
  )
    return undefined
  const usual = usualMeaning(found.symbol)
  return {
    entry: { ...(usual ?? { kind: 'own' }), symbol: found.symbol, meaning: words },
    end: found.meaningStart + stop,
  }
}

/** `gfo gluten free with tamari`: letters that are usual for a dish that can be made so. */
function asWritten(symbol: string, meaning: ClaimMeaning): ClaimMeaning {
  const usual = usualMeaning(symbol)
  return usual?.kind === 'diet-on-request' && meaning.kind === 'diet' && usual.key === meaning.key
    ? usual
    : meaning
}
