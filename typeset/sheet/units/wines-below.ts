import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { chainOf, isInBlock } from './nesting.ts'
import { joinedLine, lineOf, type SheetMeasure } from './sheet-prices.ts'
import { widthInEm } from './text-width.ts'
import type { UnitsContext } from './units-context.ts'

/** Of the wines of a menu, how many may be too long for one line: of more, all are said in two. */
const MOST_TOO_LONG = 0.2

/** How much wider names and prices in bold are, and the least between both, in em. */
const BOLD = 1.08
const BETWEEN_EM = 1.5
/** Between prices in columns. */
const BETWEEN_PRICES_EM = 1

/** Sections of a menu with its wines as a look says them. */
export function withWinesIn(
  place: UnitsContext['wines'],
  sections: readonly PrintedSection[],
  measureOf: (section: PrintedSection) => SheetMeasure,
): readonly PrintedSection[] {
  if (place === 'in-lines') return withWinesBelow(sections, measureOf)
  return place === 'in-paragraph' ? ofWines(sections, withBoundVintage) : sections
}

/**
 * Sections of a menu whose wines are too long for one line in its columns: producer, region and vintage of all wines are on a
 * separate line, as descriptions are, so that no row breaks by chance and no year is alone.
 */
function withWinesBelow(
  sections: readonly PrintedSection[],
  measureOf: (section: PrintedSection) => SheetMeasure,
): readonly PrintedSection[] {
  const wines = sections.flatMap((section) =>
    section.items.filter(isInList).map((item) => isTooLong(item, measureOf(section))),
  )
  const tooLong = wines.filter(Boolean).length
  if (tooLong === 0 || tooLong < MOST_TOO_LONG * wines.length) return sections
  return ofWines(sections, inTwoLines)
}

/** Sections with the wines that are poured with courses on separate lines below the dishes. */
export const withPairingsBelow = (sections: readonly PrintedSection[]): readonly PrintedSection[] =>
  sections.map((section) =>
    section.items.some(({ wine }) => wine !== undefined) && isInBlock(chainOf(section, sections))
      ? { ...section, items: section.items.map(withPairingBelow) }
      : section,
  )

function withPairingBelow({ wine, wineRegion: _, ...item }: PrintedItem): PrintedItem {
  return wine === undefined ? item : { ...item, details: [wine, ...item.details] }
}

/** Sections whose wines are others. */
const ofWines = (
  sections: readonly PrintedSection[],
  made: (wine: PrintedItem) => PrintedItem,
): readonly PrintedSection[] =>
  sections.map((section) =>
    section.items.some(isInList)
      ? { ...section, items: section.items.map((item) => (isInList(item) ? made(item) : item)) }
      : section,
  )

/** A wine of a list has prices; one of a course is next to its dish. */
const isInList = ({ wine, prices }: PrintedItem): boolean => wine !== undefined && prices.length > 0

function isTooLong({ number = '', name, wine = '', prices }: PrintedItem, measure: SheetMeasure): boolean {
  const priced = prices.map((price) => joinedLine(lineOf(price)))
  const ofPrices = priced.reduce((sum, text) => sum + widthInEm(text, measure.letterWidth), 0)
  const between = BETWEEN_EM + BETWEEN_PRICES_EM * (prices.length - 1)
  const words = widthInEm(`${number} ${name}, ${wine}`, measure.letterWidth)
  return words + BOLD * ofPrices + between > measure.columnEm
}

/** The vintage, which ends most lines of wines, is never alone. */
const withBoundVintage = ({ wine = '', ...item }: PrintedItem): PrintedItem => ({
  ...item,
  wine: wine.replace(/, (\S+)$/u, ',\u00a0$1'),
})

function inTwoLines(given: PrintedItem): PrintedItem {
  const { wine = '', wineRegion: _, description, ...item } = withBoundVintage(given)
  return { ...item, description: description === '' ? wine : `${wine} · ${description}` }
}
