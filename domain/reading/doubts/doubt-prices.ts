import type { MenuItem } from '../../menu/model/item.ts'
import { toMajor } from '../../money/currency.ts'
import { amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
import { readSizeOf } from '../../prices/words/labels.ts'
import {
  type DoubtfulLine,
  medianOf,
  type ReadItem,
  type ReadParts,
  type ReadSection,
  shareOf,
} from './read-parts.ts'

/** Times the median of its section, and parts of it; a lost point makes it 100, a lost digit a tenth. */
const FAR = 5

/** An amount this many times smaller than those around it is more often an extra than a lost digit. */
const FAR_BELOW = 7

/** Bottles of wine differ more than dishes. */
const FAR_WINE = 8

/** Prices of a column that are held against each other. */
const LEAST = 4

/** Times the median of the whole menu. */
const FAR_FROM_ALL = 15

/** Of the items of a section: where this many have something, one that lacks it is noticeable. */
const MOST = 0.6

/** Prices that are missing, too many, far from the others, or were left among the words. */
export function doubtPrices({ sections, lines, content }: ReadParts, facts: PriceFacts): DoubtfulLine[] {
  return [
    ...doubtAmounts({ sections }),
    ...sections.flatMap((section) => [
      ...doubtColumns(section, lines),
      ...doubtKinds(section, lines),
      ...doubtSwaps(section),
      ...doubtWordsOfPrices(section),
    ]),
    ...doubtBelow(sections, lines, facts),
    ...doubtLost(sections, lines, facts, content.currency),
  ]
}

/** Prices that are missing where others have one, or far from the others: of lines and of rows of tables. */
export function doubtAmounts({ sections }: Pick<ReadParts, 'sections'>): DoubtfulLine[] {
  const usual = medianOf(sections.flatMap(({ items }) => items.flatMap(({ item }) => amountOf(item) ?? [])))
  return sections.flatMap((section) => [...doubtMissing(section), ...doubtFar(section, usual)])
}

const leadOf = ({ prices }: MenuItem) => prices.find(({ kind }) => kind === 'fixed')

const amountOf = (item: MenuItem): number | undefined => leadOf(item)?.amount

function doubtMissing({ section, items }: ReadSection): DoubtfulLine[] {
  if (section.prices?.some(({ kind }) => kind !== 'supplement') || items.length < 2) return []
  if (shareOf(items, ({ item }) => item.prices.length > 0) < MOST) return []
  return items.flatMap(({ item, lines: [at] }) =>
    item.prices.length === 0 && at !== undefined ? [{ at, code: 'price_missing', text: item.name }] : [],
  )
}

/** @param usual the median of the whole menu */
function doubtFar({ items }: ReadSection, usual = 0): DoubtfulLine[] {
  const columns = Map.groupBy(items, ({ item }) => leadOf(item)?.head)
  const medians = new Map(
    [...columns].map(([head, alike]) => {
      const amounts = alike.flatMap(({ item }) => amountOf(item) ?? [])
      return [head, amounts.length < LEAST ? 0 : (medianOf(amounts) ?? 0)]
    }),
  )
  return items.flatMap(({ item, lines: [at] }) => {
    const amount = amountOf(item)
    const median = medians.get(leadOf(item)?.head) ?? 0
    const far = item.wine ? FAR_WINE : FAR
    const isFar =
      amount !== undefined &&
      (isFarFrom(amount, median, far, FAR_BELOW) || isFarFrom(amount, usual, FAR_FROM_ALL, FAR_FROM_ALL))
    return isFar && at !== undefined ? [{ at, code: 'price_far_from_others', text: item.name }] : []
  })
}

/**
 * Returns whether an amount is more than this many times another, or less than a part of it. Nothing is far
 * from 0.
 */
const isFarFrom = (amount: number, other: number, times: number, part: number): boolean =>
  other > 0 && (amount > other * times || amount * part < other)

/** Returns its fixed prices, whatever the columns above it are. */
const plain = ({ prices }: MenuItem) => prices.filter(({ kind }) => kind === 'fixed')

function doubtColumns({ items, heads }: ReadSection, lines: ReadParts['lines']): DoubtfulLine[] {
  if (heads.length === 0) return doubtHeadless(items, lines)
  const areFull = shareOf(items, ({ item }) => plain(item).length === heads.length) >= 0.5
  const isSingle = (item: MenuItem) =>
    heads.length > 1 && plain(item).length === 1 && plain(item)[0]?.head === heads[0]?.id
  return items.flatMap(({ item, lines: [at] }) => {
    const own = plain(item)
    // `Snaps 4 cl 92` says itself what its price is for.
    const isOutside =
      item.prices.length > 0 &&
      item.prices.every(({ head }) => head === undefined) &&
      own.some(({ label, size }) => label === undefined && size === undefined)
    const isMixed = own.some(({ head }) => head === undefined) && own.some(({ head }) => head !== undefined)
    const isFirstOnly = isSingle(item) && areFull && !/\t[-\u2013\u2014x]/u.test(lines[at ?? -1]?.text ?? '')
    return at !== undefined && (isMixed || isFirstOnly || (isOutside && own.length > 0 && heads.length > 1))
      ? [{ at, code: 'columns_unclear', text: item.name }]
      : []
  })
}

/** `Falafel, 6 pieces`, `Hot tea, per pot`: what is said of a dish says what its price is for. */
const doubtWordsOfPrices = ({ items }: ReadSection): DoubtfulLine[] =>
  items.flatMap(({ item: { description, prices, name }, lines: [at] }) => {
    const [first = ''] = description.split(',')
    const isOfPrice =
      /^(?:per|pro|par|por|je|each|al|à la)\s\p{L}+$/iu.test(first) ||
      readSizeOf(first) !== undefined ||
      /^\d+\s\p{L}+$/u.test(description)
    // `from 0.50 to 3.00`
    const isRange = prices.some(({ label = '' }) => /^(?:a|à|to|bis|al|hasta|até|tot|til|do)$/iu.test(label))
    if (at !== undefined && isRange) return [{ at, code: 'price_unclear', text: name }]
    return at !== undefined &&
      isOfPrice &&
      prices.some(({ size, per }) => size === undefined && per === undefined)
      ? [{ at, code: 'price_unclear', text: name }]
      : []
  })

/** `Swap for truffle fries 3` among mains: what costs so little and begins so changes the dish above. */
function doubtSwaps({ items }: ReadSection): DoubtfulLine[] {
  const median = medianOf(items.flatMap(({ item }) => amountOf(item) ?? [])) ?? 0
  return items.flatMap(({ item, lines: [at] }) => {
    const isSwap = /^(?:swap|switch|upgrade|make it|sub|substitute|add|extra|choice of|choose)\b/iu.test(
      item.name,
    )
    return at !== undefined && isSwap && (amountOf(item) ?? median) * 2 < median
      ? [{ at, code: 'item_or_part', text: item.name }]
      : []
  })
}

/** Several prices that nothing tells apart, and kinds with their prices that may be prices of one dish. */
const doubtHeadless = (items: readonly ReadItem[], lines: ReadParts['lines']): DoubtfulLine[] =>
  items.flatMap(({ item, lines: [at] }) => {
    const bare = plain(item).filter(({ label, size }) => label === undefined && size === undefined)
    const hasNames = /\p{Lu}\p{Ll}+\s\p{L}{3,}\s\S*\d/u.test(lines[at ?? -1]?.text ?? '')
    const isOfSeveral = !hasNames && hasSeveralPrices(lines[at ?? -1]?.text ?? '')
    return at !== undefined && (bare.length > 1 || (isOfSeveral && lines[at]?.role === 'items'))
      ? [{ at, code: 'columns_unclear', text: item.name }]
      : []
  })

/** `5 / 6 / 7`: two strokes behind figures, and a figure at the end. */
const hasSeveralPrices = (text: string): boolean =>
  /\d$/u.test(text) && (text.match(/(?<=\d\S{0,20})\s[|·/]\s/gu) ?? []).length > 1

/** Prices of kinds that seldom go together, or that may be something else than a price of this item. */
function doubtKinds({ items, heads }: ReadSection, lines: ReadParts['lines']): DoubtfulLine[] {
  return items.flatMap(({ item, lines: [at] }): DoubtfulLine[] => {
    const line = lines[at ?? -1]
    if (at === undefined || !line) return []
    const { prices, description } = item
    const isOnTop = prices.length > 0 && prices.every(({ kind }) => kind === 'supplement')
    const isApart = line.line.gapAbove >= 1 && (lines[at + 1]?.line.gapAbove ?? 1) >= 1
    const isOfOneColumn =
      isOnTop && prices.length < heads.length && prices.some(({ head }) => head !== undefined)
    const isOfItsWords =
      isOnTop && prices[0]?.label === undefined && /^\p{Ll}+$/u.test(description) && !/[(（]/u.test(line.text)
    const isBoth =
      !/\d/u.test(line.text) &&
      prices.some(({ kind }) => kind === 'included') &&
      prices.some(({ kind }) => kind === 'fixed')
    return (isOnTop && isApart && line.role === 'item') || isOfOneColumn || isOfItsWords || isBoth
      ? [{ at, code: 'price_unclear', text: item.name }]
      : []
  })
}

/** Dishes with their price on another line that make this the layout of a section or a menu, and their share of its dishes with one; two are enough where all have it so. */
const LEAST_BELOW = 3
const MOST_BELOW = 0.5

/** A price that stands on another line than its dish, where most dishes of the section have theirs next to the name. */
function doubtBelow(
  sections: readonly ReadSection[],
  lines: ReadParts['lines'],
  facts: PriceFacts,
): DoubtfulLine[] {
  const valuesAt = (at: number) => new Set(amountsIn(lines[at]?.text ?? '', facts).map(({ value }) => value))
  const belowOf = ({ item, lines: [first, ...others] }: ReadItem): DoubtfulLine[] => {
    if (first === undefined || others.length === 0) return []
    const { amount, label, size } = leadOf(item) ?? {}
    // `small 2.50` below a dish says itself what it is.
    if (amount === undefined || label !== undefined || size !== undefined) return []
    if (valuesAt(first).has(amount)) return []
    const at = others.find((other) => lines[other]?.role !== 'extras' && valuesAt(other).has(amount))
    return at === undefined ? [] : [{ at, code: 'price_unclear', text: item.name }]
  }
  const found = sections.map(({ items }) => {
    const priced = items.filter(({ item }) => amountOf(item) !== undefined)
    return { priced: priced.length, below: priced.flatMap(belowOf) }
  })
  const isLayout = (below: number, priced: number) =>
    (below >= LEAST_BELOW && below >= priced * MOST_BELOW) || (below > 1 && below === priced)
  const all = found.flatMap(({ below }) => below)
  if (
    isLayout(
      all.length,
      found.reduce((sum, { priced }) => sum + priced, 0),
    )
  )
    return []
  return found.flatMap(({ below, priced }) => (isLayout(below.length, priced) ? [] : below))
}

/** `(1,14)`: numbers of allergens. */
const LETTERS = /[([](?:\d{1,2}\s?,\s?)*\d{1,2}[)\]]/gu

/** Amounts of a line that nothing of what it went into has. */
function doubtLost(
  sections: readonly ReadSection[],
  lines: ReadParts['lines'],
  facts: PriceFacts,
  currency: string,
): DoubtfulLine[] {
  const taken = new Map<number, { amounts: Set<number>; words: string[] }>()
  for (const { section, items } of sections)
    for (const { item, lines: own } of items)
      for (const at of own) {
        const here = taken.get(at) ?? { amounts: new Set(), words: [] }
        taken.set(at, here)
        for (const { amount, former } of [...item.prices, ...(section.prices ?? [])]) {
          if (amount !== undefined) here.amounts.add(Math.abs(amount))
          if (former !== undefined) here.amounts.add(former)
        }
        const { name, description, number, wine, prices } = item
        here.words.push(name, description, number ?? '', JSON.stringify([wine, prices]))
      }
  return [...taken].flatMap(([at, { amounts, words }]) => {
    const line = lines[at]
    if (!line || line.role === 'extras' || line.role === 'items') return []
    const said = words.join(' ')
    const lost = amountsIn(
      line.text.replaceAll(LETTERS, (marks) => ' '.repeat(marks.length)),
      facts,
    ).find(
      ({ value, isStrong, start, end }) =>
        isStrong && !amounts.has(value) && !said.includes(line.text.slice(start, end)),
    )
    return lost ? [{ at, code: 'price_unclear', text: String(toMajor(lost.value, currency)) }] : []
  })
}
