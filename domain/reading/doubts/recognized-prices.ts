import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { Corrections, Doubt, DoubtCode, LineRole, ReadLine } from '../layout/role.ts'
import type { SourceLine } from '../lines/line.ts'
import { farAmounts, towering } from './far-amounts.ts'
import { typeOf, unlikelyLook } from './unlikely-looks.ts'
import { endsInPrice, habitsOf, type PrintedLine, unlikelyPrices } from './unlikely-prices.ts'
import { isWrittenUnlike } from './written-unlike.ts'

/** Below this, digits are often wrong. */
const SURE_DIGITS = 0.6

/** Confidence that a line with a recognized price has at most; nobody takes it over unseen. */
const MOST_CONFIDENCE = 0.6

/** With a further doubt. */
const LOW_CONFIDENCE = 0.3

/** The fields of a line that its prices were read from. */
interface PricedLine extends ReadLine {
  readonly line: Pick<SourceLine, 'confidence' | 'size' | 'gapAbove'>
  readonly text: string
  readonly itemId?: number
}

const NO_PRICE: ReadonlySet<LineRole> = new Set([
  'name',
  'title',
  'contact',
  'legend',
  'ornament',
  'leave-out',
])

/**
 * Doubts every price whose letters were recognized in a picture (`letters_uncertain`), so that a person
 * looks at each, and adds what makes one less likely than the others: it is far from those of its section
 * (`price_far_from_others`), written unlike them or unclear (`price_unclear`), or among words
 * (`price_in_words`). Lines of other sources, and those that a person has classified, stay unchanged.
 */
export function doubtRecognizedPrices<Line extends PricedLine>(
  { sections }: Pick<MenuContent, 'sections'>,
  lines: readonly Line[],
  corrections: Corrections = new Map(),
): readonly Line[] {
  if (!lines.some(isRecognized)) return lines
  const placed = new Map(
    sections.flatMap(({ items }) => items.map((item) => [item.id, { item, neighbors: items }] as const)),
  )
  const pricedAbove = new Set(
    lines.flatMap(({ role, text, itemId }) =>
      itemId !== undefined && role === 'item' && endsInPrice(text) ? itemId : [],
    ),
  )
  const printed = lines.map(({ role, text, itemId }, at): PrintedLine => {
    const { item, neighbors = [] } = placed.get(itemId ?? -1) ?? {}
    return {
      role,
      text,
      item,
      neighbors,
      isPricedAbove: pricedAbove.has(itemId ?? -1),
      isFirst: /section$/u.test(lines[at - 1]?.role ?? ''),
      isBelowWords: lines[at - 1]?.role === 'part' && lines[at - 1]?.itemId === itemId,
    }
  })
  const habits = habitsOf(printed)
  const type = typeOf(lines)
  const far = new Set([
    ...sections.flatMap(({ items }) => farAmounts(items)),
    ...towering(sections.flatMap(({ items }) => items)),
  ])
  const amounts = [...placed.values()].flatMap(({ item }) =>
    item.prices.flatMap(({ amount }) => amount ?? []),
  )
  const priced = new Set(
    lines.flatMap(({ itemId, text }) => (itemId !== undefined && hasNumber(text) ? itemId : [])),
  )
  return lines.map((line, at) => {
    const here = printed[at]
    if (!here || corrections.has(at) || !isRecognized(line) || NO_PRICE.has(line.role)) return line
    const look = unlikelyLook(line, type)
    if (!look && !carriesPrice(line, here.item, priced)) return line
    const prices = ofPrices.has(line.role) ? (here.item?.prices ?? []) : []
    const isUnlike = prices.some(({ amount }) => amount !== undefined && isWrittenUnlike(amount, amounts))
    const isUnclear = !words.has(line.role) && (line.line.confidence ?? 1) < SURE_DIGITS
    const codes: DoubtCode[] = [
      'letters_uncertain',
      ...(prices.some((price) => far.has(price)) ? (['price_far_from_others'] as const) : []),
      ...(isUnlike || isUnclear ? (['price_unclear'] as const) : []),
      ...unlikelyPrices(here, habits),
    ]
    const doubts: Doubt[] = codes.map((code) => ({ code }))
    return doubted(line, look ? [...doubts, { code: 'may_be', role: look }] : doubts)
  })
}

/** Lines of words; their numbers are seldom prices. */
const words: ReadonlySet<LineRole> = new Set(['part', 'part-below', 'note', 'notice'])
const ofPrices: ReadonlySet<LineRole> = new Set(['item', 'prices', 'prices-below'])

const hasNumber = (text: string): boolean => /\p{N}/u.test(text)

const isRecognized = ({ line }: PricedLine): boolean => line.confidence !== undefined

/** What may be a price among words, misread or not: a sign of a currency, cents, an addition, a number at the end. */
const MAY_BE_PRICE = /\p{Sc}|[+(]\s?\d|\d[.,]\s?\d{2}(?!\d)|\d[½%]?$|\s\d{1,3}[½%]?[;,!)]$/u

/**
 * A digit is enough; among words, whose prices were misread if they have some, it has to look like one. An item whose
 * numbers all are on other lines is looked at there.
 */
const carriesPrice = (
  { role, text, itemId }: PricedLine,
  item: MenuItem | undefined,
  priced: ReadonlySet<number>,
) =>
  (words.has(role) ? MAY_BE_PRICE : /\p{N}/u).test(text) ||
  (role === 'item' && (item?.prices.length ?? 0) > 0 && !priced.has(itemId ?? -1))

function doubted<Line extends PricedLine>(line: Line, more: readonly Doubt[]): Line {
  const known = new Set(line.doubts.map(({ code }) => code))
  const doubts = [...line.doubts]
  for (const doubt of more) {
    if (!known.has(doubt.code)) doubts.push(doubt)
    known.add(doubt.code)
  }
  const most = doubts.some(({ code }) => code !== 'letters_uncertain') ? LOW_CONFIDENCE : MOST_CONFIDENCE
  return { ...line, doubts, confidence: Math.min(line.confidence, most) }
}
