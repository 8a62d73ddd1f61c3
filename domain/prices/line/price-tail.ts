import { GAP } from '../../text/gap.ts'
import { MARK_SIGN } from '../../text/mark-sign.ts'
import { readSizeOf } from '../words/labels.ts'
import { TAX_BEFORE } from '../words/phrases.ts'
import { amountsIn, type PriceFacts } from './amounts.ts'
import { groupBefore } from './group-before.ts'
import { labelsBefore } from './labels-before.ts'
import { type LineToken, priceTokens } from './line-tokens.ts'
import { nameBefore } from './name-before.ts'
import { aheadOf } from './near-text.ts'
import { type Group, isBetween, isConnector, isTo, type PricedThing, type PriceTail } from './price-group.ts'
import { isFormer, notedBefore, pricesOfNote } from './price-notes.ts'
import { seriesTail } from './series-tail.ts'
import { formerAndNow, halvesTail, lettersTail, listedTail } from './tail-forms.ts'
import { withoutOtherCurrency } from './two-currencies.ts'
import { withoutBrackets } from './usual-form.ts'
import { wordsBehind } from './words-behind.ts'

/**
 * The longest end of a line that reads as prices: `19 / 32`, `cup 9 bowl 14`, `half dozen 14 / dozen 26`, `MP`,
 * `from 32`, `8 each`, `9 (reg. 16)`, `12 oz 7 / pint 9`, `(+8)`.
 */
export function priceTail(line: string, facts: PriceFacts, thing: PricedThing): PriceTail {
  const rated = line.replace(RATED, '')
  const text = facts.forms?.areInBrackets ? withoutBrackets(rated) : rated
  const former = formerAndNow(text, facts)
  if (former) return former
  const tail = tailOf(text, facts, thing)
  const series = thing === 'item' && /\d/u.test(tail.before) ? seriesTail(text, facts) : undefined
  if (series && series.prices.length > tail.prices.length) return series
  if (tail.prices.length > 0) return withFixed(text, { ...tail, prices: withoutOtherCurrency(tail.prices) })
  for (const remark of remarksIn(text, facts)) {
    const said = text.slice(remark.index + remark[0].length)
    const priced = tailOf(text.slice(0, remark.index), facts, thing)
    // `11.30 – 21 Uhr` has no amount, although its first half alone would have one.
    const isWhole =
      amountsIn(text, facts).length > 0 || priced.prices.every(({ amount }) => amount === undefined)
    // `$10.95 - Chicken wings`: a dish behind its price.
    const isNamed =
      (priced.before === '' || readSizeOf(priced.before) !== undefined) &&
      /^\p{Lu}|^\d{1,3}[.)]\s/u.test(said.trim()) &&
      (remark[0] !== GAP || facts.hasPricesFirst === true)
    if (isWhole && !isNamed && priced.prices.length > 0)
      return { ...priced, behind: [...priced.behind, said.replaceAll(GAP, ' ').trim()] }
  }
  return tail
}

/** `$6.99 • 95% (60)`: how many guests of a delivery service liked it. */
const RATED = /\s[•·|]\s\d{1,3}\s?% \([\d.,]+k?\+?\)$/iu

/** `Sole, selon arrivage 38`: words for a price of the day before the price that it has are said of the dish. */
function withFixed(text: string, tail: PriceTail): PriceTail {
  const [market, only, ...more] = tail.prices
  const isPlain = only?.kind === 'fixed' && !only.label && !only.size && market?.label === undefined
  if (market?.kind !== 'market' || !isPlain || more.length > 0 || tail.before === '') return tail
  return { ...tail, before: nameBefore(text.slice(0, market.end)), prices: [only] }
}

/** `pasta e fagioli 10 ✽`, `Fish pie 12 GF`: a mark behind the price. */
const SIGN = new RegExp(`^(?:${MARK_SIGN}|V\\+?|V[EG]|VGN|[GDNL]FO?|PB)$`, 'u')

/** Are all tokens back to an amount marks? */
function isMarkBehind(tokens: readonly LineToken[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind === 'separator') return /[,/]/u.test(token.sign) && isMarkBehind(tokens, at - 1)
  return token?.kind === 'word' && SIGN.test(token.words)
    ? tokens[at - 1]?.kind === 'amount' || isMarkBehind(tokens, at - 1)
    : false
}

/** Characters */
const LONGEST_REMARK = 300

/** What is said behind a price: `4 each, min. 3`, `26 €   boisson non comprise`. */
const REMARK = /\t|[,;]\s|(?<=\S):\s|\s[\u2013\u2014-]\s|\s?※|\s(?=\*[\p{L}\d][^*]*\*$)/gu

/** How many places behind a price are tried; of more, the line is a list of words. */
const MOST_REMARKS = 6

/** Where a remark may begin: close to the end, behind something like a price, with no amount behind it. */
function remarksIn(text: string, facts: PriceFacts): RegExpExecArray[] {
  const from = text.length - LONGEST_REMARK
  const all = [...text.matchAll(REMARK)].filter(({ index, 0: sign }) => index + sign.length >= from)
  if (all.length === 0) return []
  const last = amountsIn(text, facts).at(-1)?.end ?? 0
  const priced = priceTokens(text, facts).filter(
    ({ kind, end }) => end >= last && /^(?:amount|market|included|note)$/u.test(kind),
  )
  if (priced.length === 0) return []
  const remarks = all.filter(({ index }) => index >= last)
  const behind = priced.flatMap(({ end }) =>
    remarks.filter(({ index }) => index >= end).slice(0, MOST_REMARKS),
  )
  return [...new Set(behind)].toSorted((one, other) => one.index - other.index).slice(0, MOST_REMARKS)
}

/** `£3`, `3 €`; of `£ 5  £ 3` the second sign is that of the price behind it. */
const SIGNED = String.raw`\p{Sc}\s?\d[\d.,]*|(?<!\p{Sc}\s?[\d.,]*)\d[^\S\t]?\p{Sc}`
const LETTER = '(?:v|ve|vg|vgn|gf|df|nf|n|V|VE|VG|VGN|GF|DF|NF|N)'

/** `£3 7,8`, `6.50 € 1`, `$4.00 ve`, `$18.50 DF,N,V`: codes and marks behind a price that has its sign or cents. */
const CODES = new RegExp(
  String.raw`(?<=${SIGNED})\s(1?\d(?:,\s?1?\d)*)$|(?<=${SIGNED}|\d[.,]\d\d)\s(${LETTER}(?:,\s?${LETTER})*)$`,
  'u',
)

/** `2,90 € zzgl. 0,08 € Pfand`, `3.20 (+0.25 deposit)`: what comes back with the bottle. */
const DEPOSIT =
  /\s\(?((?:zzgl\.?|zuzüglich|plus|\+|exkl\.?|excl\.?|hors)\s?(?:\p{Sc}\s?)?\d[\d.,]*(?:\s?\p{Sc})?\s(?:pfand|statiegeld|pant|consigne|deposit))\)?$/iu

function tailOf(text: string, facts: PriceFacts, thing: PricedThing): PriceTail {
  const codes = DEPOSIT.exec(text) ?? CODES.exec(text)
  const said = codes?.[1] ?? codes?.[2]
  if (codes && said !== undefined) {
    const tail = tailOf(text.slice(0, codes.index), facts, thing)
    if (tail.prices.length > 0) return { ...tail, behind: [...tail.behind, said] }
  }
  const listed = listedTail(text, facts) ?? halvesTail(text, facts) ?? lettersTail(text, facts)
  if (listed) return listed
  const tokens = priceTokens(text, facts)
  const labelled = labelsBefore(text, tokens, facts, thing) ?? wordsBehind(text, tokens, thing)
  if (labelled)
    return {
      before: nameBefore(text.slice(0, labelled.start)),
      prices: labelled.prices,
      behind: labelled.behind,
    }
  const behind: string[] = []
  let end = tokens.length
  while (end > 0) {
    const last = tokens[end - 1]
    if (
      last?.kind === 'note' &&
      pricesOfNote(last, facts, (words) => priceTail(words, facts, 'whole')) === undefined &&
      !isFormer(last.words, facts)
    ) {
      behind.unshift(last.words)
      end -= 1
    } else if (last?.kind === 'note') {
      const [said] = notedBefore(last.words)
      if (said !== undefined) behind.unshift(said)
      break
    } else if (last?.kind === 'word' && isMarkBehind(tokens, end - 1)) {
      behind.unshift(last.words)
      end -= 1
    } else if (
      last?.kind === 'gap' ||
      (last?.kind === 'separator' && (/[,;.·]/u.test(last.sign) || isMarkBehind(tokens, end - 1)))
    )
      end -= 1
    else break
  }
  const groups: Group[] = []
  for (;;) {
    const group = groupBefore(tokens, end, {
      text,
      facts,
      thing,
      groups,
      readWhole: (words, noted) => priceTail(words, noted, 'whole'),
    })
    if (!group) break
    groups.unshift(group)
    end = group.first
    if (isConnector(tokens[end - 1]) && /^(?:amount|per)$/u.test(tokens[end - 2]?.kind ?? '')) end -= 1
    if (isTo(tokens[end - 1]) && tokens[end - 2]?.kind === 'amount') end -= 1
    while (end > 0 && isBetween(tokens[end - 1])) end -= 1
  }
  // Dashes of empty columns alone aren't prices.
  if (!groups.some(({ prices }) => prices.some(({ isEmpty }) => !isEmpty)))
    return { before: text, prices: [], behind: [] }
  const first = groups[0]
  const cut = first ? (tokens[first.first]?.start ?? 0) : text.length
  const before = text.slice(0, cut)
  const tax = thing === 'item' ? TAX_BEFORE.exec(aheadOf(text, cut)) : null
  return {
    before: nameBefore(before.slice(0, cut - (tax?.[0].length ?? 0))),
    prices: groups.flatMap(({ prices }) => prices),
    behind: tax?.[1] === undefined ? behind : [tax[1], ...behind],
  }
}
