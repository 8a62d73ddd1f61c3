import type { PageRegion } from '#contract/menus/typesetting.ts'
import type { Design } from '#domain/design/settings.ts'
import type { Template } from '#domain/design/templates.ts'

/** Distances from the edges of the page, in CSS pixels. */
export interface PagePlace {
  readonly top: number
  readonly left?: number
  readonly right?: number
}

/** The distance of an outline from the words that it frames, in CSS pixels. */
const OUTSET_PX = 6

/** The frame around a region. `scale` in CSS pixels per point. */
export const frameAround = (
  region: PageRegion,
  scale: number,
): PagePlace & { readonly width: number; readonly height: number } => ({
  left: region.x * scale - OUTSET_PX,
  top: region.y * scale - OUTSET_PX,
  width: region.width * scale + 2 * OUTSET_PX,
  height: region.height * scale + 2 * OUTSET_PX,
})

export type HeadingSide = 'left' | 'center' | 'right'

const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u

export function headingSideOf(
  headings: Template['tokens']['alignment']['headings'] | undefined,
  headerStyle: Design['headerStyle'],
  name: string,
): HeadingSide {
  if (headings === 'start') return RIGHT_TO_LEFT.test(name) ? 'right' : 'left'
  if (headerStyle === 'left-aligned') return 'left'
  return headerStyle === 'right-aligned' ? 'right' : 'center'
}

/** How far the button next to a heading may reach out of its column, and its distance from other columns. */
const REACH_PX = 48
const CLEARANCE_PX = 8

/** Width of the button with its words, in CSS pixels. */
const WORDED_PX = 104

/** Width of a letter in the largest type that headings are set in, in points. */
const LETTER_PT = 13

/** A heading next to its dishes takes no line: its region is this low, in points, and its button is above it. */
const LOW_PT = 10
const ABOVE_PT = 11

export interface HeadingButton {
  readonly place: PagePlace
  /** Its words would cover those of the heading, or of the first dish. */
  readonly isCompact: boolean
}

/**
 * Places the button next to a heading: level with it, where its line is empty, and never over another
 * column.
 * @param others all regions of the page
 * @param scale CSS pixels per point
 */
export function besideHeading(
  heading: PageRegion,
  { name, side }: { readonly name: string; readonly side: HeadingSide },
  others: readonly PageRegion[],
  pageWidthPt: number,
  scale: number,
): HeadingButton {
  const isOnLeft = side === 'right'
  const gap = isOnLeft ? gapOnLeft(heading, others) : gapOnRight(heading, others, pageWidthPt)
  const reach = Math.max(0, Math.min(REACH_PX, gap * scale - CLEARANCE_PX))
  const empty = (heading.width - name.length * LETTER_PT) * scale
  const hasLine = heading.height >= LOW_PT
  const room = hasLine ? reach + (side === 'center' ? empty / 2 : empty) : 0
  const top = (hasLine ? heading.y + heading.height / 2 : heading.y - ABOVE_PT) * scale
  return {
    place: isOnLeft
      ? { top, left: heading.x * scale - reach }
      : { top, right: (pageWidthPt - rightOf(heading)) * scale - reach },
    isCompact: room < WORDED_PX,
  }
}

const rightOf = ({ x, width }: PageRegion): number => x + width

/** The distance from a region to its neighbor or to the edge of the page, in points. */
const gapOnRight = (region: PageRegion, others: readonly PageRegion[], pageWidthPt: number): number =>
  Math.min(pageWidthPt, ...others.map(({ x }) => x).filter((x) => x >= rightOf(region))) - rightOf(region)

const gapOnLeft = (region: PageRegion, others: readonly PageRegion[]): number =>
  region.x - Math.max(0, ...others.map(rightOf).filter((x) => x <= region.x))
