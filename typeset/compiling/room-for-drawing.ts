import type { SheetPlan } from '../planning/fit/plan-sheet.ts'
import type { PlannedColumn } from '../planning/pages/planned-page.ts'
import type { Sheet } from '../sheet/sheet.ts'

/** Where the drawing of a menu is, in points from the top left of what is inside the margins of its page. */
export interface DrawingPlace {
  readonly x: number
  readonly y: number
  readonly side: number
  /** Whether it is the mark at the end of the menu. */
  readonly isEndMark: boolean
}

/** At scale 1: the largest one, the smallest one worth a look, and the white space around it. */
const SIZES_PT = { most: 150, least: 66, around: 20 } as const

/** The mark at the end of a menu, at scale 1. */
const END_MARK_PT = { side: 26, above: 16 } as const

/** Of the width that it has. */
const MOST_OF_WIDTH = 0.62

interface Room {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly bottom: number
}

/**
 * The page of a drawing, and where it is there: below all columns of the last one, or else below the shortest column of a
 * page, where most room is. Null where none is high enough, since a drawing makes no page longer.
 */
export function roomForDrawing(
  sheet: Sheet,
  plan: SheetPlan,
): { readonly page: number; readonly place: DrawingPlace } | null {
  if ((!sheet.drawing && !hasEndMark(sheet)) || plan.foot === 'own') return null
  const rooms = plan.pages.map((_, page) => roomsOn(sheet, plan, page))
  const last = rooms.length - 1
  const below = rooms[last]?.below
  if (!below) return null
  const atEnd = sheet.drawing && placeIn(below, sheet)
  if (atEnd) return { page: last, place: atEnd }
  const inColumns = sheet.drawing
    ? rooms.flatMap((room, page) => {
        const place = room?.inColumn && placeIn(room.inColumn, sheet)
        return place ? [{ page, place }] : []
      })
    : []
  const [largest] = inColumns.sort((one, other) => other.place.side - one.place.side || other.page - one.page)
  if (largest) return largest
  const mark = hasEndMark(sheet) ? endMarkIn(below, sheet) : null
  return mark && { page: last, place: mark }
}

/** What is blank below all columns of a page, and below the shortest of several ones. */
function roomsOn(
  { page: paper, columnWidth, columnGap, language, scale }: Sheet,
  plan: SheetPlan,
  index: number,
): { readonly below: Room; readonly inColumn: Room | null } | null {
  const page = plan.pages[index]
  if (!page || page.bands.length === 0) return null
  const { header, laterHeader, foot, lastFoot } = plan.heights
  const headed = page.hasHeader ? (index === 0 ? header : laterHeader) : 0
  const bandHeights = page.bands.map(({ columns }) => columns.map((column) => columnHeight(plan, column)))
  const last = bandHeights.at(-1) ?? []
  const lastTop = page.bands.reduce(
    (sum, { before }, place) =>
      sum + before + (place + 1 < page.bands.length ? Math.max(...(bandHeights[place] ?? [0])) : 0),
    page.top + headed,
  )
  const bottom = paper.height - paper.top - paper.bottom - (index + 1 === plan.pages.length ? lastFoot : foot)
  const width = paper.width - paper.left - paper.right
  const [least, most] = [Math.min(...last), Math.max(...last)]
  const shortest = last.indexOf(least)
  const place = language.direction === 'rtl' ? last.length - 1 - shortest : shortest
  return {
    below: { x: 0, width, top: lastTop + most, bottom },
    // Where columns end almost together, a drawing below one of them looks as if it had slipped.
    inColumn:
      most - least > SIZES_PT.least * scale
        ? {
            x: place * (columnWidth + columnGap),
            width: columnWidth,
            top: lastTop + least,
            bottom,
          }
        : null,
  }
}

const hasEndMark = ({ style }: Sheet): boolean => style.ornamentFamily !== 'template'

function endMarkIn({ width, top, bottom }: Room, { scale }: Sheet): DrawingPlace | null {
  const [side, above] = [END_MARK_PT.side * scale, END_MARK_PT.above * scale]
  if (bottom - top < side + 2 * above) return null
  return { x: (width - side) / 2, y: top + above, side, isEndMark: true }
}

function placeIn(
  { x, width, top, bottom }: Room,
  { scale, headings, isTitleOnAxis }: Sheet,
): DrawingPlace | null {
  const around = SIZES_PT.around * scale
  const side = Math.min(bottom - top - 2 * around, MOST_OF_WIDTH * width, SIZES_PT.most * scale)
  if (side < SIZES_PT.least * scale) return null
  const isFlush = headings === 'start' && isTitleOnAxis
  return {
    x: isFlush ? x : x + (width - side) / 2,
    y: top + (bottom - top - side) / 2,
    side,
    isEndMark: false,
  }
}

const columnHeight = (
  { heights }: SheetPlan,
  { continues, isNamed, beforeName, units }: PlannedColumn,
): number =>
  units.reduce(
    (sum, { unit, before }) => sum + before + (heights.units[unit] ?? 0),
    continues === null ? 0 : beforeName + ((isNamed ? heights.continued : heights.heads)[continues] ?? 0),
  )
