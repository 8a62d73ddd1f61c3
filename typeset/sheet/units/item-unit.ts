import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { printableLine } from '../../text/printable-text.ts'
import { isPlain, widestLettersOf } from './plain-words.ts'
import {
  joinedLine,
  type PriceColumns,
  type SheetMeasure,
  type SheetPrices,
  type StackedPrices,
  sheetPrices,
} from './sheet-prices.ts'
import type { InBlock, SheetItem, SheetItemMore } from './sheet-units.ts'
import { mostEm, WIDEST_EM, widthInEm } from './text-width.ts'
import { extrasOf, lineOrNull, namedOf, textOrNull } from './unit-texts.ts'
import type { UnitsContext } from './units-context.ts'

interface ItemContext {
  readonly isUnpriced: boolean
  /** Whether wines of its section are next to the dishes. */
  readonly isPaired: boolean
  /** Whether several prices of an item of its section are below the name. */
  readonly stacked: StackedPrices
  readonly columns: PriceColumns | undefined
  readonly measure: SheetMeasure
  readonly heads: ReadonlyMap<string, string>
  readonly context: UnitsContext
}

/** Two words that are bound at the end of a name part where marks keep the last one company. */
const LAST_TWO = /(\p{L}{2})\u{a0}(\p{L}+)$/u

export function itemOf(
  item: PrintedItem,
  section: PrintedSection,
  { columns, measure, heads, isUnpriced, isPaired, stacked, context }: ItemContext,
): Omit<SheetItem, keyof InBlock> {
  const { id, number } = item
  const { pictures, pictureEm, picturesInGrids } = context
  const { marks, ...said } = namedOf({ name: item.name, marks: item.marks }, context)
  const hasMarks = said.markText !== '' || marks.length > 0
  const named = { ...said, name: hasMarks ? said.name.replace(LAST_TWO, '$1 $2') : said.name }
  const description = textOrNull(item.description)
  const wine = isPaired ? null : lineOrNull(item.wine)
  const image = picturesInGrids ? null : (pictures.items?.get(id)?.path ?? null)
  const besides = `${number ?? ''} ${named.name}${named.signs}${wine ?? ''}`
  const beside = () =>
    widthInEm(besides, measure.letterWidth) + MARK_EM * item.marks.length + (image === null ? 0 : pictureEm)
  const { price, prices } = pricesOf(
    sheetPrices(item.prices, columns, heads, { ...measure, beside, stacked }),
  )
  const more: SheetItemMore = {
    number: lineOrNull(number),
    marks,
    wine,
    region: isPaired ? null : lineOrNull(item.wineRegion),
    pairing: isPaired ? printableLine(item.wine ?? '') : null,
    soldOut: item.soldOut ?? null,
    secondName: lineOrNull(item.secondName),
    prices,
    secondDescription: textOrNull(item.secondDescription),
    detail: lineOrNull(item.details.join(' · ')),
    extras: item.extras.map((extras) => extrasOf(extras, context)),
    isFeatured: item.isFeatured,
  }
  return {
    kind: 'item',
    id,
    sectionId: section.id,
    level: section.level,
    ...named,
    price,
    description,
    widestLetters:
      named.name !== '' && isPlain(named.name) ? widestLettersOf(named.name, named.markText, price) : null,
    isPlainlyDescribed: description !== null && isPlain(description),
    isOneLine:
      mostEm(besides) +
        WIDEST_EM * (4 * item.marks.length + 5) +
        (price === null ? mostEmOf(prices) : mostEm(price)) <
        measure.columnEm - (image === null ? 0 : pictureEm) ||
      BOLD * beside() + widthOfPrices(price, prices, measure.letterWidth) + LEADER_EM < measure.columnEm,
    isUnpriced,
    image,
    more: saysMore(more) ? more : null,
  }
}

/** A price that is alone with nothing said of it, or all that there are. */
function pricesOf(prices: SheetPrices): { readonly price: string | null; readonly prices: SheetPrices } {
  const [only, ...others] = prices.line
  const isPlainPrice = only && others.length === 0 && only.label + only.former + only.energy === ''
  return isPlainPrice ? { price: only.text, prices: { ...prices, line: [] } } : { price: null, prices }
}

const saysMore = ({
  number,
  marks,
  wine,
  pairing,
  soldOut,
  secondName,
  prices,
  secondDescription,
  detail,
  extras,
  isFeatured,
}: SheetItemMore) =>
  [number, wine, pairing, soldOut, secondName, secondDescription, detail].some((text) => text !== null) ||
  marks.length + extras.length + prices.line.length + prices.cells.length + prices.lines.length > 0 ||
  prices.isTabular ||
  isFeatured

/** Roughly how wide a mark is next to a name, in em. */
const MARK_EM = 2

/** How much wider names are than other words. */
const BOLD = 1.06
/** The least that a leader takes with the space around it, in em. */
const LEADER_EM = 2

const widthOfPrices = (price: string | null, { line, cells }: SheetPrices, letterWidth: number): number =>
  price === null
    ? widthInEm(line.map(joinedLine).join(' ·  '), letterWidth) +
      cells.reduce((sum, { width }) => sum + width, 0)
    : widthInEm(price, letterWidth)

const mostEmOf = ({ line, cells }: SheetPrices): number =>
  line.reduce((sum, { label, text, former, energy }) => sum + mostEm(label + text + former + energy), 0) +
  WIDEST_EM * 4 * Math.max(0, line.length - 1) +
  WIDEST_EM * 1.5 * cells.reduce((sum, { width }) => sum + width, 0)
