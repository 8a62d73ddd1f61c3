import type { Region } from '#contract/typesetting.ts'
import type { Design } from '#domain/design/settings.ts'

/** Distances from the edges of the page, in CSS pixels. */
export interface Place {
  readonly top: number
  readonly left?: number
  readonly right?: number
}

/** How far an outline stands off the words that it frames, in CSS pixels. */
const OUTSET_PX = 6

/** The frame around a region. `scale` in CSS pixels per point. */
export const frameAround = (
  region: Region,
  scale: number,
): Place & { readonly width: number; readonly height: number } => ({
  left: region.x * scale - OUTSET_PX,
  top: region.y * scale - OUTSET_PX,
  width: region.width * scale + 2 * OUTSET_PX,
  height: region.height * scale + 2 * OUTSET_PX,
})

/** How far the button beside a heading may reach into the page's margin, and stays off its edge. */
const REACH_PX = 48
const LEAST_EDGE_PX = 6

/** Where the button beside a heading goes: level with it, on the side where its line is empty. */
export function besideHeading(
  { x, y, width, height }: Region,
  headerStyle: Design['headerStyle'],
  pageWidthPt: number,
  scale: number,
): Place {
  const top = (y + height / 2) * scale
  const edge = (marginPt: number) => Math.max(LEAST_EDGE_PX, marginPt * scale - REACH_PX)
  return headerStyle === 'right-aligned'
    ? { top, left: edge(x) }
    : { top, right: edge(pageWidthPt - x - width) }
}
