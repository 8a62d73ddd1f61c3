import type { SheetStyle } from './sheet-style.ts'

/** The column of pictures at the end of the lines, in points. */
export interface PictureColumn {
  readonly width: number
  readonly height: number
  readonly gap: number
}

/** At scale 1. A picture has the shape of four to three, as cameras and our illustrations do. */
const WIDTH_PT = 60
const GAP_PT = 12
const HEIGHT_SHARE = 0.75

/** Of the width of a column, so that words keep theirs. */
const MOST_OF_COLUMN = 0.3

export function pictureColumn(
  { image }: Pick<SheetStyle, 'image'>,
  { scale, columnWidth }: { readonly scale: number; readonly columnWidth: number },
): PictureColumn {
  const width = Math.min(WIDTH_PT * scale * image, MOST_OF_COLUMN * columnWidth)
  return { width, height: HEIGHT_SHARE * width, gap: GAP_PT * scale }
}
