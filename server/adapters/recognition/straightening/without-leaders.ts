import { connectedInk, type InkBox, WHITE } from './connected-ink.ts'
import type { GreyPicture } from './grey-picture.ts'

/** Shades below this belong to a dot; small ones are grey all through. */
const DOTTED = 225

/** Share of the height of a picture that a dot has at most, and that lies between two of them at most. */
const DOT = 0.003
const GAP = 0.009

/** Share of the height of a picture by which a dot may lie above or below the one before it. */
const LEVEL = 0.0012

/** Dots of a leader; an ellipsis has three. */
const LEAST = 8

/** A page without the rows of dots between names and prices: a recognizer takes them for letters, and the price with them. */
export function withoutLeaders(page: GreyPicture): GreyPicture {
  const { pixels, width, height } = page
  const clean = Uint8Array.from(pixels)
  for (const leader of leaders(dotsOf(page), height))
    for (const [at, dot] of leader.entries()) {
      const next = leader[at + 1] ?? dot
      const top = Math.max(0, Math.min(dot.top, next.top) - 1)
      const bottom = Math.min(height - 1, Math.max(dot.bottom, next.bottom) + 1)
      const [left, right] = [Math.max(0, dot.left - 1), Math.min(width - 1, next.right + 1)]
      for (let y = top; y <= bottom; y += 1) clean.fill(WHITE, y * width + left, y * width + right + 1)
    }
  return { pixels: clean, width, height }
}

function dotsOf(page: GreyPicture): InkBox[] {
  const most = page.height * DOT
  const dots: InkBox[] = []
  for (const { box } of connectedInk(page, DOTTED))
    if (box.right - box.left < most && box.bottom - box.top < most) dots.push(box)
  return dots.sort((one, other) => one.left - other.left)
}

/** Rows of dots from left to right, each at the end of the nearest row that it goes on. */
function leaders(dots: readonly InkBox[], height: number): InkBox[][] {
  const done: InkBox[][] = []
  let open: InkBox[][] = []
  for (const dot of dots) {
    const ended = open.filter((row) => dot.left - (row.at(-1)?.right ?? 0) > height * GAP)
    done.push(...ended)
    open = open.filter((row) => !ended.includes(row))
    const row = open.find((one) => Math.abs((one.at(-1)?.top ?? 0) - dot.top) <= height * LEVEL)
    if (row) row.push(dot)
    else open.push([dot])
  }
  return [...done, ...open].filter((row) => row.length >= LEAST)
}
