import { isLabel } from '../../prices/words/labels.ts'
import type { LineFacts } from './line-facts.ts'

/** How a menu is written, counted over all its lines: what a heading looks like, where prices and descriptions are. */
export interface MenuStyle {
  /** Shares of the lines that have prices. */
  readonly capitalItems: number
  readonly gapBeforeItem: number
  readonly boldItems: number
  readonly itemSize: number
  /** Whether prices are on separate lines, below what they belong to. */
  readonly hasPricesBelow: boolean
  /** Do unpriced lines that say something follow most items? */
  readonly hasPartsBelow: boolean
  /** Do lines in small letters follow most first lines of blocks that have no prices? */
  readonly hasBlocksWithParts: boolean
  /** Does the source itself say which lines are headings? */
  readonly hasHeadingTags: boolean
  /** Is what is said of items set in smaller type? */
  readonly hasSmallParts: boolean
  /** Whether amounts are before the names. */
  readonly hasPricesFirst: boolean
  /** Whether headings are in capital letters. */
  readonly hasCapitalHeadings: boolean
  /** Where most items begin, in characters. */
  readonly itemIndent: number
  /** Whether headings are in small letters: `sparkling`, `white`. */
  readonly hasSmallHeadings: boolean
  /** Do nearly all items begin there? */
  readonly isFlush: boolean
  /** Are blocks of lines parted by blank ones? */
  readonly hasBlankLines: boolean
  /** Of the first lines of blocks, those that have a price. */
  readonly pricedShare: number
  /** Do most dishes begin with a small letter? */
  readonly hasSmallNames: boolean
  /** Does the menu have prices of dishes at all? */
  readonly hasPrices: boolean
  /** Are days and dates headings of a week's dishes? */
  readonly hasDays: boolean
}

export function styleOf(lines: readonly LineFacts[]): MenuStyle {
  const said = lines.filter(({ isOrnament }) => !isOrnament)
  const priced = said.filter(({ tail }) => tail.prices.length > 0 && tail.before !== '')
  const named = priced.filter(({ tail }) => !isLabel(tail.before))
  const alone = said.filter(
    ({ tail, text }) => tail.prices.length > 0 && tail.before === '' && text.length < 30,
  )
  const first = said.filter(({ isPriceFirst, tail }) => tail.prices.length === 0 && isPriceFirst)
  const share = (of: readonly LineFacts[], is: (facts: LineFacts) => boolean) =>
    of.length === 0 ? 0 : of.filter(is).length / of.length
  const areApart = share(priced, ({ gapAbove }) => gapAbove >= 1) > 0.5
  const followed = said.filter((facts, at) => {
    const next = said[at + 1]
    return (
      facts.tail.prices.length > 0 &&
      facts.tail.before !== '' &&
      next !== undefined &&
      next.gapAbove < 1 &&
      next.tail.prices.length === 0 &&
      (next.startsSmall || next.indent > facts.indent || (facts.gapAbove >= 1 && areApart))
    )
  })
  const hasPricesBelow = alone.length > 2 && alone.length > priced.length * 0.6
  const areAlone = new Set(alone)
  const aboveOrPriced = hasPricesBelow
    ? said.filter((facts, at) => isAbovePrice(facts, said.slice(at + 1, at + 3), areAlone))
    : priced
  const itemIndent = median(priced.map(({ indent }) => indent)) ?? 0
  return {
    capitalItems: share(priced, ({ tail }) => /\p{Lu}{3}/u.test(tail.before) && !/\p{Ll}/u.test(tail.before)),
    gapBeforeItem: share(priced, ({ gapAbove }) => gapAbove >= 1),
    boldItems: share(aboveOrPriced, ({ line }) => line.isBold === true),
    itemSize: median((hasPricesBelow ? alone : priced).map(({ line }) => line.size)) ?? 1,
    hasPricesBelow,
    hasPartsBelow: followed.length > 2 && followed.length >= priced.length * 0.38,
    hasBlocksWithParts: blocksWithParts(said),
    hasHeadingTags: said.filter(({ line }) => line.tag?.kind === 'heading' && line.tag.level > 1).length > 1,
    hasSmallParts:
      said.filter(({ line, tail }) => line.size < 0.95 && tail.prices.length === 0).length > 3 &&
      said.filter(({ line }) => line.size >= 0.97 && line.size <= 1.05).length > 3,
    hasPricesFirst: first.length > 2 && first.length > priced.length,
    hasCapitalHeadings:
      said.filter(({ isCapitals, tail, text }) => isCapitals && tail.prices.length === 0 && text.length < 50)
        .length >= 2,
    itemIndent,
    hasSmallHeadings:
      said.filter(
        ({ startsSmall, sectionWords, head, text, gapAbove, tail }) =>
          startsSmall && gapAbove >= 1 && tail.prices.length === 0 && sectionWords === 1 && head === text,
      ).length > 1,
    isFlush: share(priced, ({ indent }) => indent === itemIndent) > FLUSH,
    hasBlankLines: said.filter(({ gapAbove }) => gapAbove >= 1).length > 2,
    pricedShare: share(
      said.filter(({ gapAbove }, at) => at > 0 && gapAbove >= 1),
      ({ tail }) => tail.prices.length > 0,
    ),
    hasSmallNames: named.length > 3 && share(named, ({ text }) => /^(?:\d{1,3}\t)?\p{Ll}/u.test(text)) > 0.6,
    hasPrices: priced.length + alone.length + first.length > 0,
    hasDays: said.filter(({ isDate }) => isDate).length > 1,
  }
}

/** Whether it is the line above a separate price, or the one before. */
const isAbovePrice = (facts: LineFacts, next: readonly LineFacts[], alone: ReadonlySet<LineFacts>): boolean =>
  facts.tail.prices.length === 0 && next.some((one) => alone.has(one))

/** Share of the items that begin at one place, where what begins elsewhere is meant to. */
const FLUSH = 0.85

function blocksWithParts(lines: readonly LineFacts[]): boolean {
  const seconds = lines.flatMap(({ gapAbove, tail, startsSmall }, at) => {
    const second = lines[at + 1]
    return gapAbove >= 1 && !startsSmall && tail.prices.length === 0 && second && second.gapAbove < 1
      ? [second]
      : []
  })
  const parts = seconds.filter(({ startsSmall, tail }) => startsSmall && tail.prices.length === 0)
  return seconds.length > 3 && parts.length >= seconds.length * 0.5
}

function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
