import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { printableLine } from '../../text/printable-text.ts'
import { isPlain, lettersOfPrice, widestLettersOf } from './plain-words.ts'
import {
  joinedLine,
  type PriceColumns,
  type SheetMeasure,
  type SheetPrices,
  type StackedPrices,
  sheetPrices,
} from './sheet-prices.ts'
import type { InBlock, SheetItem } from './sheet-units.ts'
import { mostEm, WIDEST_EM, widthInEm } from './text-width.ts'
import { extrasOf, lineOrNull, namedOf, textOrNull } from './unit-texts.ts'
import type { SaidItem, UnitsContext } from './units-context.ts'

interface ItemContext {
  readonly isUnpriced: boolean
  /** Whether wines of its section are next to the dishes. */
  readonly isPaired: boolean
  /** Where several prices of the items of its section are. */
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
  const { pictures, pictureEm, picturesInGrids, beginsPrices: begins } = context
  const words = isPaired
    ? wordsOf(item, context, { ...measure, isPaired })
    : knownWordsOf(item, context, measure)
  const { name, signs, markText, meanings, description, widestLetters, isPlainlyDescribed, isBoundAtEnd } =
    words
  const image = picturesInGrids ? null : (pictures.items?.get(item.id)?.path ?? null)
  const ofPicture = image === null ? 0 : pictureEm
  const beside = () => words.roughlyEm() + ofPicture
  const { price, prices } = pricesOf(
    sheetPrices(item.prices, columns, heads, { ...measure, beside, begins, stacked }),
  )
  const ofPrice = price === null ? mostEmOf(prices) : mostEm(price)
  return {
    kind: 'item',
    id: item.id,
    sectionId: section.id,
    level: section.level,
    name,
    signs,
    markText,
    meanings,
    price,
    description,
    widestLetters: widestLetters === null ? null : widestLetters + lettersOfPrice(price),
    isPlainlyDescribed,
    isBoundAtEnd,
    isOneLine:
      words.mostEm + ofPrice < measure.columnEm - ofPicture ||
      BOLD * beside() + widthOfPrices(price, prices, measure.letterWidth) + LEADER_EM < measure.columnEm,
    isUnpriced,
    image,
    more: words.saysMore || saysPrices(prices) ? { ...words.more, prices } : null,
  }
}

function knownWordsOf(item: PrintedItem, context: UnitsContext, measure: SheetMeasure): SaidItem {
  const known = context.said.get(item) ?? wordsOf(item, context, { ...measure, isPaired: false })
  context.said.set(item, known)
  return known
}

function wordsOf(
  item: PrintedItem,
  context: UnitsContext,
  { letterWidth, isPaired }: Pick<SheetMeasure, 'letterWidth'> & { readonly isPaired: boolean },
): SaidItem {
  const { marks, ...said } = namedOf({ name: item.name, marks: item.marks }, context)
  const hasMarks = said.markText !== '' || marks.length > 0
  const name = hasMarks ? said.name.replace(LAST_TWO, '$1 $2') : said.name
  const description = textOrNull(item.description)
  const more: SaidItem['more'] = {
    number: lineOrNull(item.number),
    marks,
    wine: isPaired ? null : lineOrNull(item.wine),
    region: isPaired ? null : lineOrNull(item.wineRegion),
    pairing: isPaired ? printableLine(item.wine ?? '') : null,
    soldOut: item.soldOut ?? null,
    secondName: lineOrNull(item.secondName),
    secondDescription: textOrNull(item.secondDescription),
    detail: lineOrNull(item.details.join(' · ')),
    extras: item.extras.map((extras) => extrasOf(extras, context)),
    isFeatured: item.isFeatured,
  }
  const besides = `${item.number ?? ''} ${name}${said.signs}${more.wine ?? ''}`
  let roughlyEm: number | undefined
  return {
    ...said,
    name,
    description,
    isPlainlyDescribed: description !== null && isPlain(description),
    isBoundAtEnd: description?.includes('\u{a0}', description.lastIndexOf(' ')) === true,
    widestLetters: name !== '' && isPlain(name) ? widestLettersOf(name, said.markText) : null,
    more,
    saysMore: saysMore(more),
    mostEm: mostEm(besides) + WIDEST_EM * (4 * item.marks.length + 5),
    roughlyEm: () => (roughlyEm ??= widthInEm(besides, letterWidth) + MARK_EM * item.marks.length),
  }
}

/** A price that is alone with nothing said of it, or all that there are. */
function pricesOf(prices: SheetPrices): { readonly price: string | null; readonly prices: SheetPrices } {
  const [only, ...others] = prices.line
  const isPlainPrice = only && others.length === 0 && only.label + only.former + only.energy === ''
  return isPlainPrice ? { price: only.text, prices: { ...prices, line: [] } } : { price: null, prices }
}

const saysMore = ({ marks, extras, isFeatured, region: _, ...texts }: SaidItem['more']): boolean =>
  isFeatured || marks.length + extras.length > 0 || Object.values(texts).some((text) => text !== null)

const saysPrices = ({ line, cells, lines, isTabular }: SheetPrices): boolean =>
  isTabular || line.length + cells.length + lines.length > 0

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
