import { connectedInk, type InkBox, WHITE } from './connected-ink.ts'
import type { GreyPicture } from './grey-picture.ts'

/** Shades below this belong to what is printed, the soft edges of it included. */
const PRINTED = 190

/** Share of the width or height of a picture that no letter has. */
const LONG = 0.3

/** Share of a side of the page below which what is connected is a letter. */
const LEAST_SIZE = 0.1

/** A ribbon with light letters in it is this many times as wide as high, and filled to such a share. */
const RIBBON_WIDTH = 2.2
const RIBBON_FILL = 0.6

/** Shares of the height of a page that a ribbon has: letters of the text that run together are lower. */
const RIBBON_HEIGHT = { least: 0.018, most: 0.12 } as const

/**
 * A page without what is connected over a third of it: the edge of the table that it lies on, frames around it and
 * rules across it. A recognizer takes them for letters, or for walls between columns. Ribbons with light letters in them
 * become dark letters on white.
 */
export function withoutFrames(page: GreyPicture): GreyPicture {
  const { pixels, width, height } = page
  const clean = Uint8Array.from(pixels)
  for (const { places, box } of connectedInk(page, PRINTED)) {
    if (places.length < Math.min(width, height) * LEAST_SIZE) continue
    if (isRibbon(places.length, box, height)) invert(clean, places, width)
    else if (widthOf(box) > width * LONG || heightOf(box) > height * LONG)
      for (const at of places) clean[at] = WHITE
  }
  return { pixels: clean, width, height }
}

const widthOf = ({ left, right }: InkBox): number => right - left + 1
const heightOf = ({ top, bottom }: InkBox): number => bottom - top + 1

function isRibbon(count: number, box: InkBox, pageHeight: number): boolean {
  const { least, most } = RIBBON_HEIGHT
  const [wide, high] = [widthOf(box), heightOf(box)]
  return (
    high > pageHeight * least &&
    high < pageHeight * most &&
    wide > high * RIBBON_WIDTH &&
    count > wide * high * RIBBON_FILL
  )
}

/** From its left to its right end in each row, with the letters between them. */
function invert(pixels: Uint8Array, places: Int32Array, width: number): void {
  const ends = new Map<number, { first: number; last: number }>()
  for (const at of places) {
    const row = Math.floor(at / width)
    const { first, last } = ends.get(row) ?? { first: at, last: at }
    ends.set(row, { first: Math.min(first, at), last: Math.max(last, at) })
  }
  for (const { first, last } of ends.values())
    for (let at = first; at <= last; at += 1) pixels[at] = WHITE - (pixels[at] ?? WHITE)
}
