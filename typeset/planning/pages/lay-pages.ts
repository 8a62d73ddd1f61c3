import { balanced, placeOf } from './columns.ts'
import { columnHeight, feathered } from './feathered.ts'
import { type BandBreaks, capacityOf, type PageEnd, type SheetPageKind } from './page-ends.ts'
import type { PlannedBand, PlannedPage } from './planned-page.ts'
import type { ColumnPlace, SpacedMenu } from './spaced-menu.ts'

/** How far the white space of one page is stretched at most: in one column, where lines are alone, and in several. */
const MOST_AIR_ON_ONE_PAGE = { column: 1.9, columns: 1.5 } as const
/** On several pages: more where names of sections are across them, since sections are whole then. */
const MOST_AIR = { usual: 1.5, belowWide: 1.8 } as const

/** How much airier than the whole menu one page may be, so that all pages end near the foot: more where they hold whole sections. */
const MOST_AIR_OF_A_PAGE = { usual: 1.05, belowWide: 1.5 } as const

/** Share of a short menu's spare height that goes above it: the optical middle is above the true one. */
const OPTICAL_MIDDLE = 0.42

/** Where each page of a menu has more than this share of its height to spare, each is hung like a short one. */
const MUCH_TO_SPARE = 0.18

/**
 * The pages between these breaks. The white space is stretched until the fullest page reaches its foot, on each
 * page about alike. Where even then none of them is nearly full, all hang in their optical middle.
 */
export function layPages(menu: SpacedMenu, path: readonly PageEnd[]): PlannedPage[] {
  const isOne = path.length === 1
  const { columns, mostAir } = menu.frame
  const onOnePage = mostAir ?? MOST_AIR_ON_ONE_PAGE[columns === 1 ? 'column' : 'columns']
  const kindOfPages = menu.units.at(-1)?.isBelowWide ? 'belowWide' : 'usual'
  const most = isOne ? onOnePage : MOST_AIR[kindOfPages]
  const filled = path.map((end, number) => {
    const bands = end.bands()
    const kind = { isFirst: number === 0, isLast: number === path.length - 1 }
    return { bands, kind, air: bands.length > 0 ? airOf(menu, bands, kind, most) : most }
  })
  const common = Math.max(menu.air, Math.min(...filled.map(({ air }) => air)))
  const mostOfAPage = MOST_AIR_OF_A_PAGE[kindOfPages]
  const pages = filled.map(({ bands, kind, air }) => {
    const spaced = menu.at(Math.max(menu.air, Math.min(air, common * mostOfAPage)))
    const even = evenAt(spaced, bands, kind)
    const spare = Math.max(0, capacityOf(menu, kind) - heightOf(spaced, even, kind))
    return { spaced, spare, kind, bands: bandsAt(spaced, even, kind) }
  })
  // Panels next to each other begin at one height.
  const isHung =
    isOne || (!menu.frame.leastPages && pages.every(({ spare }) => spare > menu.frame.height * MUCH_TO_SPARE))
  return pages.map(({ spaced, spare, kind, bands }) => ({
    air: spaced.air,
    top: isHung ? spare * OPTICAL_MIDDLE : 0,
    bands:
      isHung || kind.isLast ? withEvenFeet(spaced, bands) : atFoot(spaced, bands, capacityOf(menu, kind)),
  }))
}

/**
 * Returns the bands that are to be even, balanced again: with more white space a column of many items grows
 * more than others.
 */
function evenAt(menu: SpacedMenu, bands: readonly BandBreaks[], kind: SheetPageKind): BandBreaks[] {
  const spare = capacityOf(menu, kind) - heightOf(menu, bands, kind)
  return bands.map((band, number) => {
    const isLast = number === bands.length - 1
    const [from = 0, ...ends] = band.breaks
    if ((isLast && !kind.isLast) || ends.length < 2) return band
    const place = placeIn(menu, kind, number, 0)
    const height =
      Math.max(...(columnHeights(menu, bands, kind)[number] ?? [])) - gapAboveBand(menu, band.breaks, number)
    const run = {
      from,
      limit: ends.at(-1) ?? from,
      capacity: height + (isLast ? spare : 0),
      count: ends.length,
      place,
    }
    return { ...band, breaks: balanced(menu, run)?.breaks() ?? band.breaks }
  })
}

/** The most air with which these bands stay on their page, to a two-hundredth. */
function airOf(menu: SpacedMenu, bands: readonly BandBreaks[], kind: SheetPageKind, most: number): number {
  const capacity = capacityOf(menu, kind)
  // All white space grows in proportion to the air, and so does each column.
  const [least, grown] = [menu, menu.at(menu.air + 1)].map((at) => columnHeights(at, bands, kind))
  const heightAt = (air: number) =>
    (least ?? []).reduce((sum, columns, band) => {
      const heights = columns.map((height, column) => {
        const perAir = (grown?.[band]?.[column] ?? height) - height
        return height + perAir * (air - menu.air)
      })
      return sum + Math.max(0, ...heights)
    }, 0)
  if (heightAt(most) <= capacity) return most
  let [held, over] = [menu.air, most]
  while (over - held > 0.005) {
    const middle = (held + over) / 2
    if (heightAt(middle) <= capacity) held = middle
    else over = middle
  }
  return held
}

const heightOf = (menu: SpacedMenu, bands: readonly BandBreaks[], kind: SheetPageKind): number =>
  columnHeights(menu, bands, kind).reduce((sum, columns) => sum + Math.max(0, ...columns), 0)

/** For each band the heights of its columns, with the white space above it. */
const columnHeights = (menu: SpacedMenu, bands: readonly BandBreaks[], kind: SheetPageKind): number[][] =>
  bands.map(({ breaks }, number) =>
    breaks.slice(0, -1).map((from, column) => {
      const place = placeIn(menu, kind, number, column)
      return gapAboveBand(menu, breaks, number) + menu.heightOf(from, breaks[column + 1] ?? from, place)
    }),
  )

const bandsAt = (menu: SpacedMenu, bands: readonly BandBreaks[], kind: SheetPageKind): PlannedBand[] =>
  bands.map(({ isWide, breaks }, number) => ({
    before: gapAboveBand(menu, breaks, number),
    isWide,
    columns: breaks
      .slice(0, -1)
      .map((from, column) =>
        menu.column(from, breaks[column + 1] ?? from, placeIn(menu, kind, number, column)),
      ),
  }))

/** The bands of a page that another one follows. @param room of the page, in points */
const atFoot = (menu: SpacedMenu, bands: readonly PlannedBand[], room: number): readonly PlannedBand[] =>
  withEvenFeet(menu, spreadOut(menu, bands, room), room)

/** @param room of a page that is filled to its foot, in points: its last columns end there; all others together */
function withEvenFeet(
  menu: SpacedMenu,
  bands: readonly PlannedBand[],
  room?: number,
): readonly PlannedBand[] {
  let left = room ?? 0
  return bands.map((band, number) => {
    const tallest = Math.max(0, ...band.columns.map((column) => columnHeight(menu, column)))
    const reachesFoot = room !== undefined && number + 1 === bands.length
    const foot = reachesFoot ? left - band.before : tallest
    left -= band.before + tallest
    // Lines in columns below one name are level with each other.
    return isBelowWide(menu, band) ? band : feathered(menu, band, foot)
  })
}

/** How much more of the white space above a name that is across all columns there is on a page that ends above its foot. */
const MOST_ABOVE_NAMES = 1.5

/** The sections of a page apart by so much more that it ends nearer to its foot. @param room of the page, in points */
function spreadOut(menu: SpacedMenu, bands: readonly PlannedBand[], room: number): readonly PlannedBand[] {
  const isName = (number: number) =>
    number > 0 && bands[number]?.isWide && isBelowWide(menu, bands[number + 1])
  const names = bands.filter((_, number) => isName(number))
  const all = bands.reduce(
    (sum, { before, columns }) =>
      sum + before + Math.max(0, ...columns.map((column) => columnHeight(menu, column))),
    0,
  )
  const above = names.reduce((sum, { before }) => sum + before, 0)
  const share = Math.min(MOST_ABOVE_NAMES, Math.max(0, room - all) / Math.max(1, above))
  return bands.map((band, number) => (isName(number) ? { ...band, before: band.before * (1 + share) } : band))
}

const isBelowWide = ({ units }: SpacedMenu, band: PlannedBand | undefined): boolean =>
  units[band?.columns[0]?.units[0]?.unit ?? -1]?.isBelowWide === true

const gapAboveBand = (menu: SpacedMenu, [first = 0]: readonly number[], number: number): number =>
  number === 0 ? 0 : menu.gapAbove(first)

const placeIn = (
  { frame }: SpacedMenu,
  { isFirst }: SheetPageKind,
  band: number,
  column: number,
): ColumnPlace =>
  placeOf(
    {
      place: {
        isUnderHeader: isFirst && frame.headerHeight > 0,
        isFirst: true,
        isInFirstBand: band === 0,
      },
    },
    column,
  )
