import { amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
import type { PriceTail } from '../../prices/line/price-group.ts'
import { priceTail } from '../../prices/line/price-tail.ts'
import { isLabel } from '../../prices/words/labels.ts'
import { GAP } from '../../text/gap.ts'
import { type LegendLine, readLegend } from '../marks/legend.ts'
import { contactIn } from '../words/contact-words.ts'
import { dateHeadingIn } from '../words/date-words.ts'
import { noticeKindOf } from '../words/notice-words.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { isServedUntil, servingTimeAt } from '../words/time-words.ts'
import { indentOf, type SourceLine, textOf, unadorned } from './line.ts'

/** What a line says by itself, before its neighbours are asked. */
export interface LineFacts {
  readonly line: SourceLine
  /** With a gap where the line is wide. */
  readonly text: string
  readonly indent: number
  readonly gapAbove: number
  readonly isOrnament: boolean
  /** Prices at its end. */
  readonly tail: PriceTail
  /** Its words up to a dash, a bracket, a colon or a gap: what would be the name of a section. */
  readonly head: string
  readonly isCapitals: boolean
  /** Share of the words of {@link head} that head parts of menus. */
  readonly sectionWords: number
  readonly legend?: LegendLine
  readonly isContact: boolean
  readonly isNotice: boolean
  /** Nothing but a day or a date. */
  readonly isDate: boolean
  /** Numbers that may be amounts. */
  readonly amounts: number
  /** Runs that are labels of columns. */
  readonly headRuns: number
  /** The rows below fill as many columns. */
  readonly hasColumns?: boolean
  /** Returns whether a price is before its name: `14 — smoked trout`. */
  readonly isPriceFirst: boolean
  readonly startsSmall: boolean
  /** A picture was before its words, or they are in a box. */
  readonly isAdorned?: boolean
  /** A bullet was before its words. */
  readonly isBulleted?: boolean
}

/** Nothing but rules and ornaments. */
const ORNAMENT = /^[\s*=~_#.\u2026\u00B7\u2022\-\u2013\u2014+<>|/\\●◆❖✦✿❦☙]*$/u

export function factsOf(written: SourceLine, prices: PriceFacts): LineFacts {
  const whole = textOf(written)
  const wholeTail = tailOf(whole, prices)
  const explained = legendIn(whole, wholeTail)
  const line = explained ? written : unadorned(written)
  const text = textOf(line)
  const tail = line === written ? wholeTail : tailOf(text, prices)
  const head = headOf(tail.prices.length > 0 ? tail.before : text)
  return {
    line,
    text,
    indent: indentOf(line),
    gapAbove: line.gapAbove,
    isOrnament: ORNAMENT.test(text),
    tail,
    head,
    isCapitals: isCapitals(head),
    sectionWords: sectionWordShare(head),
    ...(explained && { legend: explained }),
    ...(line !== written && { isAdorned: true }),
    isContact: tail.prices.every(({ isWeak }) => isWeak) && contactIn(text) !== undefined,
    isNotice: noticeKindOf(text) !== undefined,
    isDate: tail.prices.length === 0 && dateHeadingIn(text) !== undefined,
    amounts: amountsIn(text, prices).length,
    headRuns: headRunsOf(text),
    isPriceFirst: !prices.isNumbered && priceFirst(text) !== undefined,
    startsSmall: /^[([“"']?\p{Ll}/u.test(text) || /^[([]/u.test(text),
  }
}

const AMOUNT = String.raw`(?:\p{Sc}\s?)?\d{1,4}(?:[.,]\d{2})?(?:\s?(?:\p{Sc}|EUR|CHF|kr))?`
const SURE_AMOUNT = String.raw`(?:\d{1,4}(?:[.,]\d{1,3})?\s(?:KD|BD|AED|SAR|QAR|OMR|JOD|EGP|EUR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|TRY|INR|MAD|TND|Kč|zł|Ft|lei|TL)(?!\p{L})|\p{Sc}\s?\d{1,4}(?:[.,]\d{2})?|\d{1,4}(?:[.,]\d{2})?\s?\p{Sc}|\d{1,4}[.,]\d{2})`

/** `0,33 l` in a column before the price, as a part of a pattern. */
export const MEASURE_FIRST = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|kg|ml|cl|dl|l|ks|szt|db|kom)\.?\t)`

/** `(v)` and `v, ve` between a price and its name, as a part of a pattern. */
const MARKS_BEHIND = String.raw`(?:\s?\([\p{L}\d, ]{1,12}\)|\s\p{L}{1,2}(?:,\s?\p{L}{1,2})*)`

/** `14 — smoked trout`, `$8  Fries`, `12,50 € Klassik`, `£6.50   £7.95   28. Baklava`, `€7 (v)   Fava`, `0,33 l   65 Kč   Hovězí vývar` */
const PRICE_FIRST = new RegExp(
  String.raw`^(${MEASURE_FIRST})?(?:(${SURE_AMOUNT}(?:(?:\t|\s[/|]\s)${SURE_AMOUNT})*)(${MARKS_BEHIND}(?=\t))?(?:\s|\t)(?=\p{Lu}|\p{Lo}|\d{1,3}\.\s?\p{L})|(${AMOUNT})(?:\t|\s[\u2013\u2014|:-]\s|\s{2,})(?=\S))(.*)$`,
  'u',
)

/** A line whose price is before its name, with the price at its end: `smoked trout  14`. */
export function priceFirst(text: string): string | undefined {
  const [, measure = '', sure, marks = '', apart, words] = PRICE_FIRST.exec(text) ?? []
  return words === undefined ? undefined : `${measure.replace('\t', ' ')}${words}${marks}\t${sure ?? apart}`
}

/** Its prices; `served 12 until 6` has none. */
const tailOf = (text: string, prices: PriceFacts): PriceTail =>
  isServedUntil(text) ? { before: text, prices: [], behind: [] } : priceTail(text, prices, 'item')

function legendIn(text: string, tail: PriceTail): LegendLine | undefined {
  const isPriced = tail.prices.some(({ isWeak }) => !isWeak)
  return isPriced || ORNAMENT.test(text) ? undefined : readLegend(text)
}

/** Returns a heading without the remarks next to it. */
export function headOf(text: string): string {
  const capitals = CAPITALS_FIRST.exec(text)?.[0]
  if (capitals !== undefined && !isCapitals(text)) return withoutOrnaments(capitals)
  const [first = ''] = text
    .slice(0, servingTimeAt(text))
    .split(/\t|\s[\u2013\u2014-]\s|:\s|:$|\s\(|,\s|\s\/\s|\s·\s/u)
  return withoutOrnaments(first)
}

/** Two words or a long one in capitals, before others that are not: `FAMILY DEAL  1 large cheese, 12 wings`. */
const CAPITALS_FIRST =
  /^(?:[\p{Lo}\s]+)?(?:\p{Lu}[\p{Lu}\p{M}'’&-]{3,}|\p{Lu}[\p{Lu}'’]+(?:\s(?:&|\p{Lu}[\p{Lu}'’-]+))+)(?=\s|\t|$)(?:\s(?:&|\p{Lu}[\p{Lu}'’-]+)(?=\s|\t|$))*/u

export const hasCapitalsFirst = (text: string): boolean => CAPITALS_FIRST.test(text)

export const withoutOrnaments = (text: string): string =>
  text
    .replace(/^[\s*=~_#\u2022·●■□◆◇▶►▪❖✦✿❦☙|<>»›\-\u2013\u2014]+/u, '')
    .replace(/[\s*=~_#:\u2022·●◆❖✦✿❦☙|<>«‹\-\u2013\u2014]+$/u, '')
    .trim() || text.trim()

/** Is it set off by signs around it: `== Soups ==`, `# Soups`, `— Soups —`? */
export const hasOrnaments = (text: string): boolean =>
  /^(?:#{1,4}\s|[~*=\u2013\u2014-]\s[^~*=\t]+\s[~*=\u2013\u2014-]\s*\t|[■□◆◇▶►▪]\s?\S|[=~*_•·●◆❖✦✿-]{2}\s?\S.*[=~*_•·●◆❖✦✿-]{2}$|[~*=•·●◆❖✦✿\u2013\u2014-]\s\S.*\s[~*=•·●◆❖✦✿\u2013\u2014-]$)/u.test(
    text.trim(),
  )

export const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** `SIDES   sm 4   lg 8`: several prices, each with its label, are no heads of columns. */
export const haveLabels = ({ tail: { prices } }: Pick<LineFacts, 'tail'>): boolean =>
  prices.length > 1 && prices.every(({ label, size }) => label || size)

/** How many runs at the end of a line are labels, sizes or letters of columns and no amounts. */
function headRunsOf(text: string): number {
  const runs = columnRuns(text)
  let count = 0
  for (const run of runs.toReversed()) {
    const words = run.replaceAll(/\s?\(([^()]*)\)/gu, '').trim()
    const measured = /\((\d[^()]*)\)/u.exec(run)?.[1]
    if (!isColumnHead(words) && (measured === undefined || !isLabel(measured))) break
    count += 1
  }
  // `PASTA half / full`: the first label is right behind the heading.
  const before = runs[runs.length - count - 1]
  const isBehindHeading =
    count > 0 &&
    before !== undefined &&
    !text.includes(GAP) &&
    /\s[/|]\s/u.test(text) &&
    endsWithLabel(before)
  return isBehindHeading ? count + 1 : count
}

const endsWithLabel = (run: string): boolean => {
  const last = /\S+$/u.exec(run)?.[0] ?? ''
  return last !== run && isColumnHead(last) && /^\p{Lu}/u.test(run) && !/^\p{Lu}/u.test(last)
}

const MEASURE = /\d{1,3}(?:[.,/]\d{1,2})?\s?(?:cl|ml|dl|l|oz)(?!\p{L})/giu

/** `VINS AU PICHET 25 cl 50 cl`: sizes one space apart. */
const MEASURED_HEADS = new RegExp(String.raw`^([^\d\t]{2,40}[^\d\s])((?:\s${MEASURE.source}){2,4})$`, 'iu')

/** The pieces of a line that may head columns: apart by gaps, or by slashes, these in brackets or not. */
export function columnRuns(text: string): string[] {
  const [, heading, inner] = /^([^()]*\S)\s*\(([^()]*\s[/|]\s[^()]*)\)$/u.exec(text) ?? []
  const heads = inner?.split(/\s[/|]\s/u)
  if (heading !== undefined && heads?.every(isColumnHead)) return [heading, ...heads]
  const [, measured, sizes] = MEASURED_HEADS.exec(text) ?? []
  if (measured !== undefined && sizes !== undefined) return [measured, ...(sizes.match(MEASURE) ?? [])]
  const runs = text
    .split(text.includes(GAP) ? /\s*\t\s*(?:\/\s*\t?\s*)?|\s+\/\s*\t\s*/u : /\s+[/|]\s+/u)
    .map((run) => run.trim())
    .filter(Boolean)
  // `VINO   175ml / 250ml / bottle`: heads that follow each other behind the gap.
  const last = runs.at(-1)?.split(/\s[/|]\s/u) ?? []
  return last.length > 1 && last.every(isColumnHead) ? [...runs.slice(0, -1), ...last] : runs
}

/** `S`, `125ml`, `Btl`, `half`, `10"`, `6 pc`; a single capital letter counts as a size. */
const isColumnHead = (words: string): boolean => isLabel(words) || /^(?:XS|S|M|L|XL|XXL)$/u.test(words)
