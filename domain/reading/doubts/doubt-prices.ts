import type { MenuItem } from '../../menu/model/item.ts'
import { toMajor } from '../../money/currency.ts'
import { amountsIn, type PriceFacts } from '../prices/amounts.ts'
import {
  type DoubtfulLine,
  medianOf,
  type ReadItem,
  type ReadParts,
  type ReadSection,
  shareOf,
} from './read-parts.ts'

/** Times the median of its section; bottles of wine differ more than dishes, and a lost point makes it 100. */
const FAR = 8

/** Of the items of a section: where so many have something, one that has not stands out. */
const MOST = 0.6

/** Prices that are missing, too many, far from the others, or were left among the words. */
export function doubtPrices({ sections, lines, content }: ReadParts, facts: PriceFacts): DoubtfulLine[] {
  return [
    ...sections.flatMap((section) => [
      ...doubtMissing(section),
      ...doubtFar(section),
      ...doubtColumns(section, lines),
      ...doubtKinds(section, lines),
      ...doubtSwaps(section),
    ]),
    ...doubtLost(sections, lines, facts, content.currency),
  ]
}

const amountOf = ({ prices }: MenuItem): number | undefined =>
  prices.find(({ kind }) => kind === 'fixed')?.amount

function doubtMissing({ section, items }: ReadSection): DoubtfulLine[] {
  if (section.prices?.some(({ kind }) => kind !== 'supplement') || items.length < 2) return []
  if (shareOf(items, ({ item }) => item.prices.length > 0) < MOST) return []
  return items.flatMap(({ item, lines: [at] }) =>
    item.prices.length === 0 && at !== undefined ? [{ at, code: 'price_missing', text: item.name }] : [],
  )
}

function doubtFar({ items }: ReadSection): DoubtfulLine[] {
  const median = medianOf(items.flatMap(({ item }) => amountOf(item) ?? []))
  if (median === undefined || median === 0 || items.length < 3) return []
  return items.flatMap(({ item, lines: [at] }) => {
    const amount = amountOf(item)
    const isFar = amount !== undefined && (amount > median * FAR || amount * FAR < median)
    return isFar && at !== undefined ? [{ at, code: 'price_far_from_others', text: item.name }] : []
  })
}

/** Prices of its own, whatever the columns above it are. */
const plain = ({ prices }: MenuItem) => prices.filter(({ kind }) => kind === 'fixed')

function doubtColumns({ items, heads }: ReadSection, lines: ReadParts['lines']): DoubtfulLine[] {
  if (heads.length === 0) return doubtHeadless(items, lines)
  return items.flatMap(({ item, lines: [at] }) => {
    const own = plain(item)
    const isOutside = item.prices.length > 0 && item.prices.every(({ head }) => head === undefined)
    const isMixed = own.some(({ head }) => head === undefined) && own.some(({ head }) => head !== undefined)
    return at !== undefined && (isMixed || (isOutside && own.length > 1))
      ? [{ at, code: 'columns_unclear', text: item.name }]
      : []
  })
}

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

/** Prices that stand in columns although nothing heads these. */
const doubtHeadless = (items: readonly ReadItem[], lines: ReadParts['lines']): DoubtfulLine[] =>
  items.flatMap(({ item, lines: [at] }) => {
    const bare = plain(item).filter(({ label, size }) => label === undefined && size === undefined)
    const isInColumns = /\d\S*\t\s*\S*\d/u.test(lines[at ?? -1]?.text ?? '')
    return at !== undefined && bare.length > 1 && isInColumns
      ? [{ at, code: 'columns_unclear', text: item.name }]
      : []
  })

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
    const lost = amountsIn(line.text, facts).find(
      ({ value, isStrong, start, end }) =>
        isStrong && !amounts.has(value) && !said.includes(line.text.slice(start, end)),
    )
    return lost ? [{ at, code: 'price_unclear', text: String(toMajor(lost.value, currency)) }] : []
  })
}
