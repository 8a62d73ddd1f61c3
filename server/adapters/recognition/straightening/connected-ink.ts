import type { GreyPicture } from './grey-picture.ts'

/** Pixels of a picture, both ends included. */
export interface InkBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is connected by dark pixels: a letter, the dot of an i, a frame. */
export interface ConnectedInk {
  /** Of its pixels in the picture; overwritten when the next one is asked for. */
  readonly places: Int32Array
  readonly box: InkBox
}

/** All that is connected by pixels darker than a shade, from the top to the bottom. */
export function* connectedInk(page: GreyPicture, darkerThan: number): Generator<ConnectedInk> {
  const { pixels, width } = page
  const seen = new Uint8Array(pixels.length)
  const list = new Int32Array(pixels.length)
  for (let start = 0; start < pixels.length; start += 1) {
    if (seen[start] || (pixels[start] ?? WHITE) >= darkerThan) continue
    const places = list.subarray(0, reach(start, page, darkerThan, seen, list))
    yield { places, box: boxOf(places, width) }
  }
}

export const WHITE = 255

/** Marks all that is connected to a pixel and lists it in `list`. */
function reach(
  start: number,
  { pixels, width }: GreyPicture,
  darkerThan: number,
  seen: Uint8Array,
  list: Int32Array,
): number {
  let count = 1
  list[0] = start
  seen[start] = 1
  const take = (at: number) => {
    if (seen[at] || (pixels[at] ?? WHITE) >= darkerThan) return
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

function boxOf(places: Int32Array, width: number): InkBox {
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
  return { left, top, right, bottom }
}
