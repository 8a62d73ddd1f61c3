import type { GreyPicture } from './grey-picture.ts'

/** Pixels of a cell, of which the lightest is taken for paper: wider than a stroke of the largest letters. */
const CELL = 16

/** Cells on each side that the light of a cell is averaged over: shadows have soft edges. */
const REACH = 3

/** A page whose middle is darker than this has light letters on dark paper. */
const DARK_PAPER = 100

/** What is this much darker than the paper around it is ink, the rest is paper. */
const INK = 0.55

/**
 * A page in even light: each pixel as a share of the light of the paper around it, dark on white also where the page is
 * light on dark. Shadows of hands and the yellow of lamps go; letters stay grey at their edges, which recognition uses.
 */
export function evenLight(page: GreyPicture): GreyPicture {
  const { width, height } = page
  const pixels = isDark(page) ? page.pixels.map((value) => 255 - value) : page.pixels
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const paper = averaged(lightest({ pixels, width, height }, columns, rows), columns, rows)
  const even = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const share = (pixels[at] ?? 0) / Math.max(paper[row + Math.floor(x / CELL)] ?? 1, 1)
      even[at] = Math.max(0, Math.min(255, ((share - (1 - INK)) / INK) * 280))
    }
  }
  return { pixels: even, width, height }
}

/** Judged by the middle of the picture, since a page often lies on a dark table. */
function isDark({ pixels, width, height }: GreyPicture): boolean {
  const shades = new Uint32Array(256)
  let count = 0
  for (let y = Math.floor(height / 4); y < (height * 3) / 4; y += 4)
    for (let x = Math.floor(width / 4); x < (width * 3) / 4; x += 4) {
      const shade = pixels[y * width + x] ?? 0
      shades[shade] = (shades[shade] ?? 0) + 1
      count += 1
    }
  let darker = 0
  for (let shade = 0; shade < DARK_PAPER; shade += 1) darker += shades[shade] ?? 0
  return darker > count / 2
}

function lightest({ pixels, width, height }: GreyPicture, columns: number, rows: number): Float32Array {
  const light = new Float32Array(columns * rows)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL) * columns
    for (let x = 0; x < width; x += 1) {
      const cell = row + Math.floor(x / CELL)
      light[cell] = Math.max(light[cell] ?? 0, pixels[y * width + x] ?? 0)
    }
  }
  return light
}

function averaged(light: Float32Array, columns: number, rows: number): Float32Array {
  const mean = new Float32Array(light.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0
      let count = 0
      for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y += 1)
        for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x += 1) {
          sum += light[y * columns + x] ?? 0
          count += 1
        }
      mean[row * columns + column] = sum / count
    }
  return mean
}
