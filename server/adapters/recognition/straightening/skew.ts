import type { GreyPicture } from './grey-picture.ts'

/** Degrees to either side; what is turned further was photographed across. */
const MOST = 10

const COARSE = 0.5
const FINE = 0.1

/** Shades below this are ink. */
const INK = 128

/**
 * How far the lines of a page rise to the right, in degrees; 0 where nothing says so. The page is sheared by each angle,
 * and the one is taken under which rows of pixels are either full of ink or empty (the projection profile of Postl, 1986).
 * @param page in even light; some 1,000 px wide are enough
 */
export function skewOf(page: GreyPicture): number {
  const ink = inkOf(page)
  if (ink.length < 200) return 0
  const best = (around: number, reach: number, step: number) => {
    let found = { degrees: around, contrast: -1 }
    for (let degrees = around - reach; degrees <= around + reach + step / 2; degrees += step) {
      const contrast = contrastAt(ink, page, degrees)
      if (contrast > found.contrast) found = { degrees, contrast }
    }
    return found
  }
  const coarse = best(0, MOST, COARSE)
  const { degrees, contrast } = best(coarse.degrees, COARSE, FINE)
  return contrast > contrastAt(ink, page, 0) * 1.02 ? Math.round(degrees * 10) / 10 : 0
}

/** Places of ink as x and y in turn, leaving out the edge, where tables and hands are. */
function inkOf({ pixels, width, height }: GreyPicture): Int32Array {
  const places: number[] = []
  const margin = { x: Math.floor(width / 20), y: Math.floor(height / 20) }
  for (let y = margin.y; y < height - margin.y; y += 1)
    for (let x = margin.x; x < width - margin.x; x += 2)
      if ((pixels[y * width + x] ?? 255) < INK) places.push(x, y)
  return Int32Array.from(places)
}

function contrastAt(ink: Int32Array, { width, height }: GreyPicture, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const lift = Math.ceil(Math.abs(slope) * width)
  const rows = new Int32Array(height + 2 * lift + 1)
  for (let at = 0; at < ink.length; at += 2) {
    const row = Math.round((ink[at + 1] ?? 0) + slope * (ink[at] ?? 0)) + lift
    rows[row] = (rows[row] ?? 0) + 1
  }
  let contrast = 0
  for (let row = 1; row < rows.length; row += 1) contrast += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return contrast
}
