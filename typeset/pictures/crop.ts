import { coverAreaOf } from '#domain/design/cover-area.ts'
import { type CropPoint, MIDDLE } from '#domain/design/picture-style.ts'
import type { Design } from '#domain/design/settings.ts'

/** What a picture is for, whichever item or section it shows. */
export type ImageUse = 'logo' | 'background' | 'cover' | 'item' | 'section'

/** The shape in which a picture is printed, and the point of it that stays in sight. */
export interface Crop {
  readonly widthPx: number
  readonly heightPx: number
  readonly point: CropPoint
}

/**
 * The shapes in which pictures are printed. Of an item, the shape of cameras and of our illustrations,
 * which are cropped on no side: 2.7 inches at 200 dpi. Of a section, a band as wide as a column.
 */
const SHAPES = {
  item: { widthPx: 540, heightPx: 405 },
  section: { widthPx: 1500, heightPx: 500 },
} as const

/** Of a cover: its longer side, which fills a Letter page at 200 dpi. */
const COVER_PX = 2200

/** How a picture of a menu is cropped; null for the logo and the background, which are not. */
export function cropOf(use: ImageUse, design: Design, address: string | null | undefined): Crop | null {
  if (use === 'logo' || use === 'background') return null
  const point = (address && design.cropPoints[address]) || MIDDLE
  return { ...(use === 'cover' ? coverShape(design) : SHAPES[use]), point }
}

function coverShape(design: Design): Omit<Crop, 'point'> {
  const { widthPt, heightPt } = coverAreaOf(design)
  const scale = COVER_PX / Math.max(widthPt, heightPt)
  return { widthPx: Math.round(widthPt * scale), heightPx: Math.round(heightPt * scale) }
}

/** The part of a picture that has a shape: as much as it can hold, around a point. */
export function partOf(
  { width, height }: { readonly width: number; readonly height: number },
  { widthPx, heightPx, point }: Crop,
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } {
  const scale = Math.min(width / widthPx, height / heightPx)
  const part = {
    width: Math.min(width, Math.max(1, Math.round(widthPx * scale))),
    height: Math.min(height, Math.max(1, Math.round(heightPx * scale))),
  }
  const from = (whole: number, kept: number, percent: number) =>
    Math.round(Math.min(whole - kept, Math.max(0, (whole * percent) / 100 - kept / 2)))
  return { left: from(width, part.width, point.x), top: from(height, part.height, point.y), ...part }
}
