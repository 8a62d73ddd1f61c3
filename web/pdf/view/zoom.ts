/** How large pages are shown: fitted to the room, or in percent of their printed size. */
export type Zoom = 'fit-width' | 'fit-page' | number

export const ZOOM_STEPS_PERCENT = [50, 75, 100, 125, 150, 200] as const

/** CSS pixels of a point at 100 %: CSS has 96 pixels to the inch, PDF 72 points. */
const PX_PER_PT_AT_FULL_SIZE = 96 / 72

export interface PageSizePt {
  readonly widthPt: number
  readonly heightPt: number
}

/** In CSS pixels. */
export interface ViewRoom {
  readonly width: number
  readonly height: number
}

/** CSS pixels per point at which the largest of the pages has the chosen size in this room. */
export function scaleOf(zoom: Zoom, pages: readonly PageSizePt[], room: ViewRoom): number {
  if (typeof zoom === 'number') return (zoom / 100) * PX_PER_PT_AT_FULL_SIZE
  const toWidth = room.width / Math.max(...pages.map((page) => page.widthPt))
  const toHeight = room.height / Math.max(...pages.map((page) => page.heightPt))
  const scale = zoom === 'fit-width' ? toWidth : Math.min(toWidth, toHeight)
  return Math.max(scale, 0.1)
}

/** Percent of the printed size, as a whole number. */
export const percentOf = (scale: number): number => Math.round((scale / PX_PER_PT_AT_FULL_SIZE) * 100)

/** The next step in a direction from a scale that may lie between two of them; the last one stays. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  const percent = percentOf(scale)
  const steps: readonly number[] = ZOOM_STEPS_PERCENT
  const next =
    direction === 1 ? steps.find((step) => step > percent) : steps.findLast((step) => step < percent)
  return next ?? (direction === 1 ? Math.max(...steps) : Math.min(...steps))
}
