import type { MenuItem } from '../../menu/model/item.ts'
import { toMajor } from '../../money/currency.ts'
import { amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
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
export function doubtPrices(parts: ReadParts, facts: PriceFacts): DoubtfulLine[] {
  const { sections, lines, content } = parts
  return [
    ...doubtForgotten(parts),
    ...doubtAmounts({ sections }),
    ...doubtBelow(sections, lines, facts),
    ...doubtLost(sections, lines, facts, content.currency),
  ]
}

/** `Grilled Octopus` */
const TITLED = /^\p{Lu}[\p{Ll}'’-]+(?:\s(?:\p{Lu}[\p{Ll}'’-]+|&)){1,3}$/u

/** Dishes of a menu that show how they are written, and the share of them that has a description where hardly any has. */
const LEAST_DISHES = 3
const FEW_DESCRIBED = 0.34

/** A name that was taken for the description of the dish above, where hardly any has one: a price was forgotten. */
function doubtForgotten({ items, lines }: ReadParts): DoubtfulLine[] {
  const said = items.map((one) => one.lines.filter((at) => lines[at]?.role === 'part'))
  const described = said.filter(({ length }) => length > 0).length
  if (items.length < LEAST_DISHES || described > items.length * FEW_DESCRIBED) return []
  return said
    .flat()
    .flatMap((at) =>
      TITLED.test(lines[at]?.text ?? '') ? [{ at, code: 'price_missing', text: lines[at]?.text ?? '' }] : [],
    )
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
  const count = found.reduce((sum, { priced }) => sum + priced, 0)
  if (isLayout(all.length, count) || all.length === count) return []
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
