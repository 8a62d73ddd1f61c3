import type { GreyPicture } from './grey-picture.ts'

/** Shades below this belong to what is printed, the soft edges of it included. */
const PRINTED = 190

/** Share of the width or height of a picture that no letter has. */
const LONG = 0.3

const WHITE = 255

/**
 * A page without what is connected over a third of it: the edge of the table that it lies on, frames around it and
 * rules across it. A recognizer takes them for letters, or for walls between columns.
 */
export function withoutFrames({ pixels, width, height }: GreyPicture): GreyPicture {
  const clean = Uint8Array.from(pixels)
  const seen = new Uint8Array(pixels.length)
  const stack = new Int32Array(pixels.length)
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || (pixels[start] ?? WHITE) >= PRINTED) continue
    const count = reach(start, { pixels, width, height }, seen, stack)
    if (isLong(stack, count, width, height))
      for (let at = 0; at < count; at += 1) clean[stack[at] ?? 0] = WHITE
  }
  return { pixels: clean, width, height }
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

function isLong(places: Int32Array, count: number, width: number, height: number): boolean {
  if (count < Math.min(width, height) * LONG) return false
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0
    const x = place % width
    const y = Math.floor(place / width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right - left > width * LONG || bottom - top > height * LONG
}
