import type { SheetStyle } from './sheet-style.ts'

/** The picture of a dish next to its words, in points. */
export interface PictureRoom {
  readonly width: number
  readonly height: number
  readonly gap: number
  /** Whether it is over its dish instead, as wide as the column: next to it, words would have no room. */
  readonly isAbove: boolean
}

/** At scale 1. A picture has the shape of four to three, as cameras and our illustrations do. */
const WIDTH_PT = 84
const GAP_PT = 14
const HEIGHT_SHARE = 0.75

/** Of the width of a column, so that words keep theirs. */
const MOST_OF_COLUMN = 0.42

/** Narrower words are broken at every other one, at scale 1. */
const LEAST_WORDS_PT = 112

export function pictureRoom(
  { image }: Pick<SheetStyle, 'image'>,
  { scale, columnWidth }: { readonly scale: number; readonly columnWidth: number },
): PictureRoom {
  const gap = GAP_PT * scale
  const width = Math.min(WIDTH_PT * scale * image, MOST_OF_COLUMN * columnWidth)
  if (columnWidth - width - gap < LEAST_WORDS_PT * scale)
    return { width: columnWidth, height: (columnWidth * 9) / 16, gap, isAbove: true }
  return { width, height: HEIGHT_SHARE * width, gap, isAbove: false }
}
