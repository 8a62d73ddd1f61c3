import { isLabel } from '../../prices/words/labels.ts'
import { GAP } from '../../text/gap.ts'
import { isNameOfPage } from '../lines/furniture.ts'
import { leadOf, leadsIn } from '../lines/leads.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import { columnRuns, hasCapitalsFirst, hasOrnaments, haveLabels } from '../lines/line-facts.ts'
import { severalParts } from '../lines/several.ts'
import {
  ADDED,
  ADDING,
  CHOOSE,
  EACH,
  NAMELESS,
  OF_MEALS,
  OR,
  OR_BETWEEN,
  SERVED,
  WITH,
} from '../words/line-words.ts'
import { isOfDay, isServingTime } from '../words/time-words.ts'
import type { LayoutState } from './states.ts'
import { sureStates } from './sure-states.ts'

/**
 * What a line is made of, in a letter: `h` heads of columns, `p` a price, `P` several prices, `l` a labelled price, `f`
 * a price before its name, `w` words with a bare number that may be a price, `1` words with a price, `2` with several,
 * `m` several names with a price each, `s` with something on top, `n` words with a number, `t` words, `g` a legend.
 */
export type Shape = 'h' | 'p' | 'P' | 'l' | 'f' | 'w' | '1' | '2' | 'm' | 's' | 'n' | 't' | 'g'

/** What can be seen of a line without knowing what it is. Classes are letters or small numbers, to be put together. */
export interface Observed {
  readonly shape: Shape
  /** `C` capitals, `T` each word with a capital, `S` the first alone, `s` small, `D` a digit first, `N` letters without case. */
  readonly letters: string
  /** How many words, in seven classes. */
  readonly words: number
  /** The sign at its end. */
  readonly end: string
  readonly commas: number
  /** 0 none, 1 a blank line, 2 a rule or several blank lines. */
  readonly gap: number
  /** Against where most lines begin: `<`, `=`, `>`. */
  readonly indent: string
  /** Against the usual letters: `-`, `=`, `+`, `*`. */
  readonly size: string
  readonly isBold: boolean
  /** What the source itself calls it; of a heading only where it's nothing else. */
  readonly tag: 'heading' | 'dish' | undefined
  /** Share of words that head parts of menus: 0, 1 or 2 for all of them. */
  readonly sectionWords: number
  /** What its words and signs say, one word a sign. */
  readonly signs: readonly string[]
  /** Is it in other letters than most of the menu? */
  readonly isOtherScript: boolean
  /** It says for how many it is, so it's no name of anything. */
  readonly isNameless: boolean
  /** A number alone among many that don't count on: a price, and no page. */
  readonly isPrice: boolean
  /** Heads over columns, with no name of a section before them. */
  readonly isHeadsAlone: boolean
  /** What most dishes of the menu have, a letter each, and this line doesn't: `b` a bullet, `n` a number, `w` brackets. */
  readonly lacks: string
  /** The only states that it can have, by the form of several lines together. */
  readonly only?: readonly LayoutState[]
}

const COUNTS = [0, 1, 2, 3, 5, 8, 14]

/** The class of a count: how many of the limits it is over. */
const classOf = (count: number): number => COUNTS.filter((limit) => count > limit).length

/** The alphabet that most letters of a text are in; empty where it has none. */
function scriptOf(text: string): string {
  let latin = 0
  let other = 0
  for (const _ of text.matchAll(/\p{Script=Latin}/gu)) latin += 1
  for (const _ of text.matchAll(/\p{L}/gu)) other += 1
  other -= latin
  if (latin + other === 0) return ''
  return latin >= other ? 'L' : 'O'
}

function shapeOf(facts: LineFacts): Shape {
  const { tail, text } = facts
  if (facts.legend) return 'g'
  if (facts.headRuns > 1 && !haveLabels(facts)) return 'h'
  const real = tail.prices.filter(({ isEmpty }) => !isEmpty)
  if (real.length > 0) {
    if (tail.before === '') {
      if (real.every(({ kind }) => kind === 'supplement')) return 's'
      if (real.some(({ label, size }) => label || size)) return 'l'
      return real.length > 1 ? 'P' : 'p'
    }
    if (real.every(({ kind }) => kind === 'supplement')) return 's'
    if (isLabel(tail.before)) return 'l'
    if (severalParts(text).length > 1) return 'm'
    if (real.length > 1) return '2'
    return real.every(({ isWeak }) => isWeak) ? 'w' : '1'
  }
  if (facts.isPriceFirst) return 'f'
  if (/\d/u.test(text)) return 'n'
  return 't'
}

function lettersOf(text: string): string {
  const words = text.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? []
  if (/^\d/u.test(text) && words.length < 1) return 'D'
  if (words.length === 0) return '-'
  const [first = ''] = words
  if (!/[\p{Lu}\p{Ll}]/u.test(words.join(''))) return 'N'
  if (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)) return 'C'
  if (/^\p{Ll}/u.test(first)) return 's'
  const long = words.filter((word) => word.length > 3)
  const capital = long.filter((word) => /^\p{Lu}/u.test(word)).length
  if (words.length > 1 && long.length > 1 && capital === long.length) return 'T'
  if (hasCapitalsFirst(text)) return 'B'
  return words.length === 1 ? 'O' : 'S'
}

const endOf = (text: string): string => {
  const last = text.at(-1) ?? ''
  if (/\p{L}/u.test(last)) return 'a'
  if (/\d/u.test(last)) return '0'
  if (/[.!?。]/u.test(last)) return '.'
  if (/[,;&+/–—-]/u.test(last)) return ','
  if (/[)\]]/u.test(last)) return ')'
  return last === ':' ? ':' : '#'
}

/** `12. Pizza`, `(with cheese)` */
const SENTENCES = /[.!?]\s+\p{Lu}/u
/** `※価格はすべて税込です` */
const FOOTNOTE = /^[※＊]/u
const ALONE = /^\d{1,3}[.):]?$/u
const NUMBERED = /^\d{1,3}[.):]?\s/u
const WRAPPED = /^[([“"'«*/].*[)\]”"'»*/]$/u

/** The words of a line without its prices: labels of sizes come again in a menu, names of dishes don't. */
const nameOf = ({ text, tail }: LineFacts): string =>
  (tail.prices.length > 0 ? tail.before : text).toLowerCase()

/** Letters of two alphabets: a heading or a dish in two languages. */
const isMixed = (text: string): boolean =>
  /\p{Script=Latin}{2}/u.test(text) && /[^\p{Script=Latin}\P{L}]/u.test(text)

/** Numbers alone on their lines from which on a menu shows whether they count. */
const LEAST_ALONE = 4

/** Do the numbers alone on their lines go up by one, as those of pages and dishes do? Undefined where there are few. */
function countsOn(lines: readonly LineFacts[]): boolean | undefined {
  const numbers = lines.flatMap(({ text }) => (ALONE.test(text) ? [Number.parseInt(text, 10)] : []))
  const steps = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1)
  return numbers.length < LEAST_ALONE ? undefined : steps.length >= (numbers.length - 1) * USUAL
}

/** Are there many numbers alone that don't rise one by one? Then they are prices, and neither pages nor dishes counted. */
function areUnordered(lines: readonly LineFacts[]): boolean {
  const numbers = lines.flatMap(({ text }) => (ALONE.test(text) ? [Number.parseInt(text, 10)] : []))
  const steps = numbers.filter((number, at) => at > 0 && number > (numbers[at - 1] ?? 0))
  return numbers.length >= LEAST_ALONE && steps.length < (numbers.length - 1) * USUAL
}

function signsOf(facts: LineFacts, named: string, isAgain: boolean, leads: ReadonlySet<string>): string[] {
  const { text, tail, line } = facts
  const is: readonly (readonly [boolean, string])[] = [
    [facts.isContact, 'contact'],
    [facts.isNotice, 'notice'],
    [
      line.tag !== undefined,
      line.tag?.kind === 'heading' ? `heading${line.tag.level}` : (line.tag?.kind ?? ''),
    ],
    [facts.isDate, 'date'],
    [isOfDay(text), 'day'],
    [isServingTime(text), 'time'],
    [isLabel(named), 'label'],
    [isAgain, 'again'],
    [WITH.test(text), 'with'],
    [ADDED.test(text), 'added'],
    [tail.prices.length > 0 && ADDING.test(named), 'adding'],
    [CHOOSE.test(text), 'choose'],
    [FOOTNOTE.test(text) || (isServingTime(text) && SENTENCES.test(text)), 'footnote'],
    [tail.prices.length === 0 && SERVED.test(text), 'served'],
    [EACH.test(text), 'each'],
    [OF_MEALS.test(named), 'meal'],
    [OR.test(text), 'or'],
    [OR_BETWEEN.test(text), 'either'],
    [NUMBERED.test(text), 'number'],
    [ALONE.test(text), 'alone'],
    [WRAPPED.test(text), 'wrapped'],
    [/[([]/u.test(text), 'bracket'],
    [hasOrnaments(text), 'decorated'],
    [facts.isAdorned === true, 'adorned'],
    [text.includes(GAP), 'wide'],
    [/\s[|•·/]\s/u.test(text), 'bar'],
    [/\s[\u2013\u2014-]\s/u.test(named), 'dash'],
    [/:\s\S/u.test(named), 'colon'],
    [leadOf(text, leads) !== undefined, 'lead'],
    [SENTENCES.test(named), 'sentences'],
    [line.isItalic === true, 'italic'],
    [tail.prices.some(({ kind }) => kind === 'market'), 'market'],
    [tail.prices.some(({ kind }) => kind === 'included'), 'included'],
    [tail.prices.length > 0 && tail.prices.every(({ isWeak }) => isWeak), 'weak'],
    [tail.behind.length > 0, 'behind'],
    [/(?:@|https?:|www\.|\d{3}[\s-]?\d{3})/u.test(text), 'reach'],
    [/\p{So}|[*†‡°]/u.test(text), 'mark'],
    [/\b(?:19|20)\d\d\b/u.test(text), 'year'],
    [/\d\s?(?:cl|ml|l|dl|g|gr|kg|oz|cm|st|pcs?|stk)\b/iu.test(text), 'measure'],
    [(line.confidence ?? 1) < 0.7, 'blurred'],
    [isMixed(text), 'mixed'],
    [isNameOfPage(text), 'page'],
  ]
  return is.filter(([holds]) => holds).map(([, sign]) => sign)
}

const tagOf = ({ line: { tag }, headRuns, isNotice }: LineFacts): Observed['tag'] =>
  tag?.kind === 'dish' ? 'dish' : tag?.kind === 'heading' && headRuns < 2 && !isNotice ? 'heading' : undefined

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const gapClass = (gap: number): number => (gap >= 1.9 ? 2 : gap >= 0.6 ? 1 : 0)

/** Blank lines that are above nearly every line, so that they part nothing. */
const usualGap = (lines: readonly LineFacts[]): number => {
  const gaps = lines.slice(1).map(({ gapAbove }) => gapAbove)
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 8)] ?? 0
}

/** Fewest lines that show what a menu does with all of them, and their share. */
const LEAST_USUAL = 4
const USUAL = 0.6

/** What most dishes or most descriptions of a menu have, so that a line without it is rather something else. */
function usualOf(lines: readonly LineFacts[]): readonly (readonly [string, (facts: LineFacts) => boolean])[] {
  const isPriced = ({ tail }: LineFacts) => tail.prices.length > 0 && tail.before !== ''
  const priced = lines.filter(isPriced)
  const words = lines.filter((facts) => facts.tail.prices.length === 0)
  const isMostly = (of: readonly LineFacts[], has: (facts: LineFacts) => boolean, share: number) =>
    of.length >= LEAST_USUAL && of.filter(has).length > of.length * share
  const dishes = priced.length >= LEAST_USUAL ? priced : words
  const isNumbered = ({ text }: LineFacts) => NUMBERED.test(text)
  const isWrapped = ({ text }: LineFacts) => WRAPPED.test(text)
  return [
    ...(isMostly(dishes, (facts) => facts.isBulleted === true, USUAL / 2)
      ? [['b', (facts: LineFacts) => facts.isBulleted === true] as const]
      : []),
    ...(isMostly(dishes, isNumbered, USUAL) ? [['n', isNumbered] as const] : []),
    ...(isMostly(words, isWrapped, USUAL / 2) ? [['w', isWrapped] as const] : []),
  ]
}

/** Returns what can be seen of each line, ornaments left out. */
export function observe(lines: readonly LineFacts[]): { at: readonly number[]; seen: readonly Observed[] } {
  const at = lines.flatMap(({ isOrnament }, place) => (isOrnament ? [] : [place]))
  const kept = at.flatMap((place) => lines[place] ?? [])
  const usualIndent = middle(kept.map(({ indent }) => Math.round(indent)))
  const usualSize = middle(kept.map(({ line }) => line.size))
  const base = usualGap(kept)
  const counts = Map.groupBy(kept.map(nameOf), (name) => name)
  const script = scriptOf(kept.map(({ text }) => text).join(' '))
  const usual = usualOf(kept)
  const isUnordered = areUnordered(kept)
  const isPriced = countsOn(kept) === false
  const leads = leadsIn([kept.map(({ text }) => text)])
  const sure = sureStates(kept)
  const seen = kept.map((facts, index): Observed => {
    const only = sure.get(index)
    const place = at[index] ?? 0
    const isBelowRule = lines[place - 1]?.isOrnament === true
    const size = facts.line.size / (usualSize || 1)
    const own = scriptOf(facts.text)
    const named = nameOf(facts)
    return {
      shape: shapeOf(facts),
      letters: lettersOf(facts.tail.prices.length > 0 ? facts.tail.before : facts.text),
      words: classOf(facts.text.split(/\s+/u).length),
      end: endOf(facts.tail.prices.length > 0 ? facts.tail.before : facts.text),
      commas: Math.min(3, facts.text.split(/[,、،]\s/u).length - 1),
      gap: isBelowRule ? 2 : gapClass(facts.gapAbove - base),
      indent: facts.indent > usualIndent + 1.5 ? '>' : facts.indent < usualIndent - 1.5 ? '<' : '=',
      size: size > 1.35 ? '*' : size > 1.06 ? '+' : size < 0.94 ? '-' : '=',
      isBold: facts.line.isBold === true,
      tag: tagOf(facts),
      sectionWords: facts.sectionWords === 1 ? 2 : facts.sectionWords > 0 ? 1 : 0,
      signs: [
        ...signsOf(facts, named, named !== '' && (counts.get(named)?.length ?? 0) > 1, leads),
        ...(isUnordered && ALONE.test(facts.text) ? ['unordered'] : []),
      ],
      isOtherScript: own !== '' && script !== '' && own !== script,
      isNameless: NAMELESS.test(facts.text),
      isPrice: isPriced && ALONE.test(facts.text),
      isHeadsAlone: facts.headRuns > 1 && columnRuns(facts.text).length === facts.headRuns,
      lacks: usual.map(([letter, has]) => (has(facts) ? '' : letter)).join(''),
      ...(only && { only }),
    }
  })
  return { at, seen }
}
