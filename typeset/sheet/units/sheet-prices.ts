import { remembered } from '#domain/computing/remembered.ts'
import type { ShownPrice } from '#domain/menu/printed/printed-price.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { printableLine } from '../../text/printable-text.ts'
import { widthInEm } from './text-width.ts'

export interface SheetHead {
  readonly label: string
  /** In em of the names of items. */
  readonly width: number
}

/** The layout of the prices of an item. */
export interface SheetPrices {
  /** At the end of the line of its name. */
  readonly line: readonly SheetPriceLine[]
  /** Whether the prices of its section are in columns. */
  readonly isTabular: boolean
  /**
   * In the columns of its section, empty where it has none for one; none where its prices are in no
   * columns.
   */
  readonly cells: readonly SheetCell[]
  /** Whether the columns are next to the name, or below it where that leaves too little room. */
  readonly areBelow: boolean
  /** One line each, below the name. */
  readonly lines: readonly SheetPriceLine[]
}

export interface SheetPriceLine {
  /** Empty where there is none. */
  readonly label: string
  readonly text: string
  /** What it cost before, as `reg. $16.00`; empty where that is not said. */
  readonly former: string
  /** Of what is sold at it, as `450 Cal`; empty where that is not said. */
  readonly energy: string
}

export interface SheetCell extends SheetPriceLine {
  /** In em of the names of items. */
  readonly width: number
}

/** The room of a line. */
export interface SheetMeasure {
  /** Of the column, in em of the names of items. */
  readonly columnEm: number
  /** Of a mean letter, in em. */
  readonly letterWidth: number
}

/** The columns of a section, or of one around it. */
export interface PriceColumns {
  readonly heads: readonly (SheetHead & { readonly id: string })[]
  /** Whether they leave most names too little room: then prices are below the names. */
  readonly areBelow: boolean
  /** Whether the longest word of all names has room next to them. */
  readonly holdWords: boolean
}

/**
 * White space before each column; the second where names have too little room next to columns that are so far apart. Figures
 * are guessed rather too wide, so none touch.
 */
const BETWEEN_COLUMNS_EM = [1, 0.5] as const

/** Size of heads, in that of the names of items; no template sets them larger. */
const HEAD_SIZE = 0.78

/**
 * The share of the width that names keep where prices are next to them: any names, and those that are short
 * enough.
 */
const LEAST_NAME_SHARE = 0.42
const LEAST_SHORT_NAME_SHARE = 0.28

/** Of a guessed width, what a word surely has. */
const SURELY = 0.88

/** How many times as long as its room a name may be, whose words fill three lines then: prices are in one place throughout. */
const MOST_NAME_LINES = 2.7

/** Of the width, where several prices are at the end of the line of the name. */
const MOST_PRICES_SHARE = 0.5

/** Of the width, where two prices or more are one below the other next to the words of their item; and how many lines of its name are then next to them. */
const MOST_STACK_SHARE = { ofTwo: 0.4, ofMore: 0.34 } as const
const MOST_LINES_BESIDE = 1.8

const NO_PRICES: SheetPrices = { line: [], isTabular: false, cells: [], areBelow: false, lines: [] }

/** A section that has heads, and all sections whose prices are under these. */
export interface HeadedSection {
  readonly owner: PrintedSection
  readonly under: readonly PrintedSection[]
}

/**
 * Returns the widths of the columns of sections whose heads say the same: all items under them, those of subsections too,
 * share them. Undefined for columns that are wider than the page: their labels are next to the prices.
 * @param alike at least one, whose heads give their ids
 */
export function columnsOf(
  alike: readonly [HeadedSection, ...HeadedSection[]],
  { columnEm, letterWidth }: SheetMeasure,
): PriceColumns | undefined {
  const { heads } = alike[0].owner
  const textsIn = (place: number) =>
    alike.flatMap(({ owner, under }) =>
      pricesIn(under)
        .filter(({ head }) => head !== undefined && head === owner.heads[place]?.id)
        .map((price) => joinedLine(inColumn(price))),
    )
  const columns = heads.map(({ id, label }, place) => {
    const texts = textsIn(place)
    const widths = [
      HEAD_SIZE * widthInEm(label, letterWidth),
      ...texts.map((text) => widthInEm(text, letterWidth)),
    ]
    return { id, label: printableLine(label), widest: Math.max(...widths), isFilled: texts.length > 0 }
  })
  if (!columns.some(({ isFilled }) => isFilled)) return undefined
  const widthOf = (words: string) => widthInEm(words, letterWidth)
  const namesIn = alike.flatMap(({ under }) =>
    under.flatMap(({ items }) => items.map(({ name, wine = '' }) => name + wine)),
  )
  const names = namesIn.map(widthOf)
  const usual = names.toSorted((one, other) => one - other)[Math.floor(names.length / 2)] ?? 0
  const longestOf = (breaks: RegExp) =>
    Math.max(0, ...namesIn.flatMap((name) => name.split(breaks).map(widthOf)))
  const [longestWord, longestPart] = [longestOf(/ /), longestOf(/ |(?<=-)/)]
  const widest = Math.max(...columns.map((column) => column.widest))
  const ways = BETWEEN_COLUMNS_EM.flatMap((between) =>
    [widest, 0].map((least): PriceColumns & { readonly left: number } => {
      const spaced = columns.map((column) => ({
        id: column.id,
        label: column.label,
        width: Math.max(least, column.widest) + between,
      }))
      const left = columnEm - spaced.reduce((sum, { width }) => sum + width, 0)
      const isEnough =
        left >= LEAST_NAME_SHARE * columnEm ||
        (left >= usual + 1 && left >= LEAST_SHORT_NAME_SHARE * columnEm)
      return {
        heads: spaced,
        // One name that breaks at its hyphen is better than all prices below their names.
        areBelow: !isEnough || SURELY * longestPart + 1 > left,
        holdWords: longestWord + 1 <= left,
        left,
      }
    }),
  )
  const onOneLine = (left: number) => names.filter((name) => name + 1 <= left).length
  // The sort is stable: columns of one width that are far apart where as many names are whole next to them.
  const [best] = ways
    .filter(({ areBelow }) => !areBelow)
    .sort(
      (one, other) =>
        Number(other.holdWords) - Number(one.holdWords) || onOneLine(other.left) - onOneLine(one.left),
    )
  return best ?? ways.find(({ left }) => left >= 0)
}

const pricesIn = (sections: readonly PrintedSection[]): ShownPrice[] =>
  sections.flatMap(({ items }) => items.flatMap(({ prices }) => prices))

/** Where several prices of each item of a section are, so that all are in one place. */
export interface StackedPrices {
  /** Those that say what they are for: where each item has room for them, the first next to its name, or all below it. */
  readonly labeled: 'anywhere' | 'begun' | 'below'
  /** Whether those that don't say it are below the name. */
  readonly bare: boolean
}

/**
 * @param beside returns roughly how wide the name with its marks is, in em
 * @param begins whether the first of several prices that say what they are for may be next to the name, and others below it
 * @param stacked where several prices are in any case, as those of other items of the section
 */
export function sheetPrices(
  prices: readonly ShownPrice[],
  columns: PriceColumns | undefined,
  heads: ReadonlyMap<string, string>,
  {
    beside,
    columnEm,
    letterWidth,
    begins,
    stacked,
  }: SheetMeasure & {
    readonly beside: () => number
    readonly begins: boolean
    readonly stacked: StackedPrices
  },
): SheetPrices {
  const inColumns = columns ? prices.filter(({ head }) => head !== undefined) : []
  const free = prices.filter((price) => !inColumns.includes(price)).map((price) => lineOf(price, heads))
  const cells =
    inColumns.length === 0
      ? []
      : (columns?.heads ?? []).map(({ id, width }): SheetCell => {
          const price = inColumns.find(({ head }) => head === id)
          return { ...(price ? inColumn(price) : EMPTY), width }
        })
  const none = { ...NO_PRICES, isTabular: columns !== undefined }
  if (cells.length > 0) {
    const taken = cells.reduce((sum, { width }) => sum + width, 0)
    const left = columnEm - taken
    const areBelow = columns?.areBelow === true || beside() > MOST_NAME_LINES * left
    return { ...none, cells, areBelow, lines: free }
  }
  if (free.length === 0) return none
  const joined = free.map(joinedLine).join(' · ')
  const most = columnEm * MOST_PRICES_SHARE
  // No letter is wider than an em; most prices need not be measured.
  const width = free.length === 1 && joined.length <= most ? 0 : widthInEm(joined, letterWidth)
  // Prices that don't say what they are for: none is apart from the others.
  if (free.length > 1 && free.every(({ label }) => label === ''))
    return width <= most && !stacked.bare ? { ...none, line: free } : { ...none, lines: [allInOne(free)] }
  const isShort =
    width <= most &&
    (free.length === 1 || (stacked.labeled === 'anywhere' && beside() + width + 2 <= columnEm))
  // A price without a label is the item's own: it keeps its place next to the name.
  if (!isShort && free[0]?.label === '') return { ...none, line: free.slice(0, 1), lines: free.slice(1) }
  if (isShort) return { ...none, line: free }
  const [first, ...others] = free
  if (!first || others.length === 0 || !begins || stacked.labeled === 'below') return { ...none, lines: free }
  const widest = Math.max(...free.map((price) => widthInEm(joinedLine(price), letterWidth)))
  const left = columnEm - widest - 1
  const mostStacked = MOST_STACK_SHARE[others.length === 1 ? 'ofTwo' : 'ofMore'] * columnEm
  return widest <= mostStacked && beside() <= MOST_LINES_BESIDE * left
    ? { ...none, line: [first], lines: others }
    : { ...none, lines: free }
}

/** The column says what it is; its own label says more. */
const inColumn = (price: ShownPrice): SheetPriceLine => ({
  label: printableLine(price.label),
  ...textsOf(price),
})

const EMPTY: SheetPriceLine = { label: '', text: '', former: '', energy: '' }

const allInOne = (prices: readonly SheetPriceLine[]): SheetPriceLine => ({
  label: '',
  text: prices.map(joinedLine).join('\u00a0/ '),
  former: '',
  energy: '',
})

/** As `price-text` of the templates sets it. */
export const joinedLine = ({ label, text, former, energy }: SheetPriceLine): string =>
  [label, text, former && `(${former})`, energy && `(${energy})`].filter(Boolean).join(' ')

const textsOf = ({ text, former = '', energy = '' }: ShownPrice) => ({
  text: inOneLine(text),
  former: inOneLine(former),
  energy: inOneLine(energy),
})

/** Keeps the spaces that do not break, between a number and its sign. */
const inOneLine = remembered((text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ').trim(), 1000)

/** Returns a price on a separate line; one that was meant for a column says which. */
export function lineOf(price: ShownPrice, heads: ReadonlyMap<string, string> = new Map()): SheetPriceLine {
  const column = price.head === undefined ? '' : (heads.get(price.head) ?? '')
  const label = [column, price.label].filter(Boolean).join(' ')
  return { label: printableLine(label), ...textsOf(price) }
}
