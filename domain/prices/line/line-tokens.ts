import { GAP } from '../../text/gap.ts'
import { BEHIND_WHOLE, fractionOf, IN_FIGURES } from '../sizes/fractions.ts'
import type { Size } from '../sizes/size.ts'
import { isLabel } from '../words/labels.ts'
import {
  EACH,
  endOf,
  FROM,
  FROM_BEHIND,
  INCLUDED,
  KCAL,
  MARKET,
  PER,
  PER_UNIT,
  REMARK_BEHIND,
  SUPPLEMENT,
  UNIT_BEHIND,
  unitAt,
} from '../words/phrases.ts'
import { type Amount, amountsIn, EACH_BEHIND, type PriceFacts } from './amounts.ts'
import { aheadOf, behindOf } from './near-text.ts'
import { isBeforeLarge } from './other-numbers.ts'

interface At {
  readonly start: number
  readonly end: number
}

/** A piece of a line, with what matters for where prices are. */
export type LineToken = At &
  (
    | { readonly kind: 'gap' | 'empty' | 'from' | 'supplement' | 'kcal' }
    | { readonly kind: 'separator'; readonly sign: string }
    | { readonly kind: 'amount'; readonly amount: Amount }
    | { readonly kind: 'size'; readonly size: Size }
    | { readonly kind: 'market' | 'included' | 'per'; readonly words: string }
    | { readonly kind: 'note'; readonly words: string }
    | { readonly kind: 'word'; readonly words: string }
  )

/** `l'etto` */
const ELIDED = /l['’](?=\p{L})/iuy
const SEPARATOR = /…+|[/|·•‧∙・;,:、，]|[\u2013\u2014]|-(?=[\s\t])/uy
const WORD = /(?:(?<!\S)(?:w|[pc](?=\/\s))\/|[^\s/|·•‧∙・;,:()（）、，…\t]|:(?=\S))+/uy
const NOTE = /\(([^()]*)\)|\[([^[\]]*)\]|（([^（）]*)）/uy
const FRACTION = new RegExp(String.raw`${IN_FIGURES}(?=\s?\p{L}|\s\d|$)`, 'uy')
const SIZE = new RegExp(String.raw`(\d{1,5}(?:[.,]\d{1,3})?|[¼½¾])(?: (${BEHIND_WHOLE}))?[ \u00A0]?-?`, 'uy')
/** `1,5 porsiyon`, `350/30/50 г` are one word each. */
const PORTIONS =
  /\d{2,4}(?:\/\d{2,4})+\s?(?:g|gr|г|гр|ml|мл)(?!\p{L})\.?|\d{2,4}\/\d{2,4}\/\d{2,4}(?![\d.,/])(?=\s.{0,40}\d)|\d{1,2}(?:[.,]5)?\s(?:porsiyon|porcj[aei]|porce|adag|порци[яи]|порції|порція|annosta?)(?!\p{L})/iuy
const EACH_HERE = new RegExp(EACH_BEHIND, 'iuy')

export function priceTokens(text: string, facts: PriceFacts): LineToken[] {
  const priced = pricedIn(text, facts)
  const amounts = new Map(priced.map((amount) => [amount.start, amount]))
  const ends = new Set(priced.map(({ end }) => end))
  const tokens: LineToken[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === GAP) {
      tokens.push({ kind: 'gap', start: at, end: at + 1 })
      at += 1
    } else if (/\s/u.test(char)) at += 1
    else {
      const token = behindAmount(text, at, { amounts, ends }) ?? tokenAt(text, at, amounts)
      tokens.push(token)
      at = token.end
    }
  }
  return tokens
}

/** Where one amount of a line has a sign, a bare number is one only right next to it: `6 escargots 12 €`. */
function pricedIn(text: string, facts: PriceFacts): readonly Amount[] {
  const all = amountsIn(text, facts)
  if (!all.some(({ hasSign }) => hasSign)) return all
  return all.filter(
    ({ isStrong }, at) =>
      isStrong || isBeside(text, all[at], all[at + 1]) || isBeside(text, all[at - 1], all[at]),
  )
}

/** `12 / 14 €`, and in separate columns `14   24 €`. */
const isBeside = (text: string, one: Amount | undefined, other: Amount | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (/^\s?[/|]\s?$/u.test(text.slice(one.end, other.start)) ||
    (text[one.start - 1] === GAP && text.slice(one.end, other.start) === GAP) ||
    isLabelBetween(text.slice(one.end, other.start)))

/** `Cup $6   Pot 14`, `10 pcs $15, 20 pcs 28`: what is between says for what the second is. */
const isLabelBetween = (between: string): boolean => {
  const [, label] = /^\s?[\t,|/]\s?(\S.*\S)\s$/u.exec(between) ?? []
  return label !== undefined && isLabel(label)
}

/** Words of a name with its price, before a full stop. */
const MOST_WORDS = 6

interface Places {
  readonly amounts: ReadonlyMap<number, Amount>
  /** The places right behind amounts. */
  readonly ends: ReadonlySet<number>
}

/** What is only said right behind an amount: a unit after a slash, tax, the end of a sentence, a dash to the most. */
function behindAmount(text: string, start: number, { amounts, ends }: Places): LineToken | undefined {
  const isGlued = ends.has(start)
  if (!isGlued && !(text[start - 1] === ' ' && ends.has(start - 1))) return undefined
  const unit = matchAt(UNIT_BEHIND, text, start)?.[0]
  if (unit !== undefined) return { kind: 'per', words: unit, start, end: start + unit.length }
  const remark = matchAt(REMARK_BEHIND, text, start)?.[0]
  if (remark !== undefined)
    return {
      kind: 'note',
      words: remark.replaceAll(/[（）()]/gu, '').trim(),
      start,
      end: start + remark.length,
    }
  if (!isGlued) return undefined
  const from = endOf(FROM_BEHIND, text, start)
  if (from !== undefined) return { kind: 'from', start, end: from }
  const isDash = /[-~〜～]/u.test(text[start] ?? '') && amounts.has(start + 1)
  // `Cheesecake $9.`; a sentence such as `10 % off on orders over £15.` has more words.
  const isStop =
    /^\.(?:\t|$)/u.test(text.slice(start, start + 2)) &&
    text.slice(0, start).split(/\s+/u, MOST_WORDS + 1).length <= MOST_WORDS
  return isDash || isStop ? { kind: 'separator', sign: text[start] ?? '', start, end: start + 1 } : undefined
}

function tokenAt(text: string, start: number, amounts: ReadonlyMap<number, Amount>): LineToken {
  const amount = amounts.get(start)
  const char = text[start] ?? ''
  const liters =
    amount && /^\s\d/u.test(behindOf(text, amount.end)) ? litersIn(text.slice(start, amount.end)) : undefined
  if (amount && liters !== undefined)
    return { kind: 'size', size: { amount: liters, unit: 'l' }, start, end: amount.end }
  if (amount) return { kind: 'amount', amount, start, end: amount.end }
  const note = matchAt(NOTE, text, start)
  if (note)
    return { kind: 'note', words: note[1] ?? note[2] ?? note[3] ?? '', start, end: start + note[0].length }
  const fraction = matchAt(FRACTION, text, start)
  if (fraction && (start === 0 || /[\s(]/u.test(text[start - 1] ?? '')))
    return { kind: 'word', words: fraction[0], start, end: start + fraction[0].length }
  const portions = matchAt(PORTIONS, text, start)
  if (portions && (start === 0 || /\s/u.test(text[start - 1] ?? '')))
    return { kind: 'word', words: portions[0], start, end: start + portions[0].length }
  const isWordStart = start === 0 || !/[\p{L}\d]/u.test(text[start - 1] ?? '')
  const number = isWordStart ? matchAt(SIZE, text, start) : null
  if (number) {
    const unit = unitAt(text, start + number[0].length)
    const whole = fractionOf(number[1] ?? '') ?? Number(number[1]?.replace(',', '.'))
    const size = unit && (whole + (fractionOf(number[2] ?? '') ?? 0)) * unit.times
    if (unit && size && !isBeforeLarge(text, start, start + (number[1]?.length ?? 0)) && size <= 100_000)
      return {
        kind: 'size',
        size: { amount: Math.round(size * 1000) / 1000, unit: unit.unit },
        start,
        end: unit.end,
      }
  }
  const isEach = matchAt(EACH_HERE, text, start) !== null && /\d/u.test(text[start - 1] ?? '')
  const phrase = isWordStart || isEach || text[start] === '/' ? phraseAt(text, start) : undefined
  if (phrase) return phrase
  if (
    /^(?:[-\u2013\u2014]+|\.{2,}|x|n\/a)(?=\t|$)/iu.test(text.slice(start, start + 6)) &&
    (start === 0 || text[start - 1] === GAP)
  )
    return {
      kind: 'empty',
      start,
      end: start + (/^(?:[-\u2013\u2014.]+|x|n\/a)/iu.exec(behindOf(text, start))?.[0].length ?? 1),
    }
  // `12.5 13.5 -`: the last column is empty.
  const isLast = start === text.length - 1
  if (isLast && /[-\u2013\u2014]/u.test(char) && /\d(?:\s\d[\d.,]*\s|\/)$/u.test(aheadOf(text, start)))
    return { kind: 'empty', start, end: start + 1 }
  if (/^[-\u2013\u2014]\s*[/|]\s/u.test(text.slice(start, start + 4)) && /\s/u.test(text[start - 1] ?? ''))
    return { kind: 'empty', start, end: start + 1 }
  const separator = matchAt(SEPARATOR, text, start)
  if (separator) return { kind: 'separator', sign: separator[0], start, end: start + separator[0].length }
  const word = matchAt(WORD, text, start)?.[0] ?? text[start] ?? ''
  // `税込990円`: no space parts a word from its amount.
  let end = start + 1
  while (end < start + word.length && !amounts.has(end)) end += 1
  return { kind: 'word', words: text.slice(start, end), start, end }
}

/** `Birra 0,33 6`: a part of a liter right before a price; undefined for any other number. */
function litersIn(text: string): number | undefined {
  const liters = Number(text.replace(',', '.'))
  return /^0[.,]\d/u.test(text) && BOTTLES.has(liters) ? liters : undefined
}

/** Liters that drinks are sold in. */
const BOTTLES: ReadonlySet<number> = new Set([0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.33, 0.375, 0.4, 0.5, 0.75])

function phraseAt(text: string, start: number): LineToken | undefined {
  const endOfPhrase = (phrase: RegExp) => endOf(phrase, text, start)
  const words = (end: number) => text.slice(start, end)
  const market = endOfPhrase(MARKET)
  if (market !== undefined) return { kind: 'market', words: words(market), start, end: market }
  const per = perAt(text, start)
  if (per !== undefined) return { kind: 'per', words: words(per), start, end: per }
  const included = endOfPhrase(INCLUDED)
  if (included !== undefined) return { kind: 'included', words: words(included), start, end: included }
  const from = endOfPhrase(FROM) ?? endOfPhrase(FROM_BEHIND)
  if (from !== undefined) return { kind: 'from', start, end: from }
  const supplement = endOfPhrase(SUPPLEMENT)
  if (supplement !== undefined) return { kind: 'supplement', start, end: supplement }
  const kcal = endOfPhrase(KCAL)
  return kcal === undefined ? undefined : { kind: 'kcal', start, end: kcal }
}

/** `each`, `per person`, `/ kg`, `le kilo`: where it ends. */
function perAt(text: string, start: number): number | undefined {
  const each = endOf(EACH, text, start)
  const unit = unitEnd(text, start)
  // `je` alone is each; `je 100 g` says of what.
  return each !== undefined && unit !== undefined ? Math.max(each, unit) : (each ?? unit)
}

/** Where `/ kg`, `per person`, `l'etto` or `je 100 g` ends. */
function unitEnd(text: string, start: number): number | undefined {
  const slash = /\/\s?/uy
  slash.lastIndex = start
  const lead = slash.test(text) ? slash.lastIndex : (endOf(ELIDED, text, start) ?? endOf(PER, text, start))
  if (lead === undefined) return undefined
  // `Muffin of the day`, `flamed at the table` is said of a dish.
  if (/\b(?:of|at|on|in|from)\s$/iu.test(aheadOf(text, start))) return undefined
  const unitStart = text[lead] === ' ' ? lead + 1 : lead
  const end = endOf(PER_UNIT, text, unitStart)
  // `14 / dozen 26`: the next price begins with its label.
  return end !== undefined && text[start] === '/' && /^\s?[\d\p{Sc}]/u.test(behindOf(text, end))
    ? undefined
    : end
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
