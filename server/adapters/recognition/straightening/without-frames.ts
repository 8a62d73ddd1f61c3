import type { GreyPicture } from './grey-picture.ts'

/** Shades below this belong to what is printed, the soft edges of it included. */
const PRINTED = 190

/** Share of the width or height of a picture that no letter has. */
const LONG = 0.3

/** Share of a side of the page below which what is connected is a letter. */
const LEAST_SIZE = 0.1

/** A ribbon with light letters in it is so many times as wide as high, and filled to such a share. */
const RIBBON_WIDTH = 2.2
const RIBBON_FILL = 0.6

/** Shares of the height of a page that a ribbon has: letters of the text that run together are lower. */
const RIBBON_HEIGHT = { least: 0.018, most: 0.12 } as const

const WHITE = 255

/**
 * A page without what is connected over a third of it: the edge of the table that it lies on, frames around it and
 * rules across it. A recognizer takes them for letters, or for walls between columns. Ribbons with light letters in them
 * become dark letters on white.
 */
export function withoutFrames(page: GreyPicture): GreyPicture {
  const { pixels, width, height } = page
  const clean = Uint8Array.from(pixels)
  const seen = new Uint8Array(pixels.length)
  const list = new Int32Array(pixels.length)
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || (pixels[start] ?? WHITE) >= PRINTED) continue
    const places = list.subarray(0, reach(start, page, seen, list))
    if (places.length < Math.min(width, height) * LEAST_SIZE) continue
    const box = boxOf(places, width)
    if (isRibbon(places.length, box, height)) invert(clean, places, width)
    else if (box.width > width * LONG || box.height > height * LONG)
      for (const at of places) clean[at] = WHITE
  }
  return { pixels: clean, width, height }
}

function isRibbon(count: number, box: { width: number; height: number }, pageHeight: number): boolean {
  const { least, most } = RIBBON_HEIGHT
  return (
    box.height > pageHeight * least &&
    box.height < pageHeight * most &&
    box.width > box.height * RIBBON_WIDTH &&
    count > box.width * box.height * RIBBON_FILL
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

/** Marks all that is connected to a pixel and lists it in `list`. */
function reach(start: number, { pixels, width }: GreyPicture, seen: Uint8Array, list: Int32Array): number {
  let count = 1
  list[0] = start
  seen[start] = 1
  const take = (at: number) => {
    if (seen[at] || (pixels[at] ?? WHITE) >= PRINTED) return
    seen[at] = 1
    list[count] = at
    count += 1
  }
  for (let next = 0; next < count; next += 1) {
    const at = list[next] ?? 0
    const column = at % width
    if (column > 0) take(at - 1)
    if (column < width - 1) take(at + 1)
    if (at >= width) take(at - width)
    if (at + width < pixels.length) take(at + width)
  }
  return count
}

function boxOf(places: Int32Array, width: number): { width: number; height: number } {
  let [left, right] = [width, 0]
  let [top, bottom] = [Number.MAX_SAFE_INTEGER, 0]
  for (const place of places) {
    const x = place % width
    const y = Math.floor(place / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { width: right - left + 1, height: bottom - top + 1 }
}
