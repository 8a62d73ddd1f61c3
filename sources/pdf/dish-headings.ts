import type { PiecesOfPage } from './page-pieces.ts'
import { type Piece, priceShareOf } from './piece.ts'

/** Of the headings of a level; a section is seldom headed with a price. */
const LEAST_PRICED = 0.3
const LEAST_HEADINGS = 3

/** Paragraphs and cells below a heading of a dish, at most, on average: more are dishes themselves. */
const MOST_BELOW = 2

/** How much larger than dishes a heading of the same level is set that names a section. */
const LARGER = 1.08

/**
 * Pages in whose tags dishes are said to be such and no headings: where a file says so of each dish, as ours do for readers aloud, many
 * headings of a level end with prices. What is set larger than these stays one.
 */
export function withoutDishHeadings(pages: readonly (readonly PiecesOfPage[])[]): readonly PiecesOfPage[][] {
  const headings = pages.flatMap((groups) => groups.flatMap(({ pieces }) => headingsOf(pieces)))
  const levels = [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const own = headings.filter((heading) => heading.level === level)
    const priced = own.filter(({ text }) => priceShareOf(text) !== 'none')
    if (own.length < LEAST_HEADINGS || priced.length < LEAST_PRICED * own.length) return []
    const sizes = priced.map(({ size }) => size).toSorted((a, b) => a - b)
    return [{ level, size: sizes[Math.floor(sizes.length / 2)] ?? 0 }]
  })
  const [dish] = levels
  const own = headings.filter(({ level }) => level !== undefined && dish && level >= dish.level)
  if (!dish || paragraphsIn(pages) > own.length * MOST_BELOW) return pages.map((groups) => [...groups])
  const isDish = ({ level, size }: Piece) =>
    level !== undefined && level >= dish.level && size < dish.size * LARGER
  return pages.map((groups) =>
    groups.map((group) => ({
      ...group,
      pieces: group.pieces.map((piece) => {
        if (!isDish(piece)) return piece
        const { level: _, ...rest } = piece
        return { ...rest, isDish: true }
      }),
    })),
  )
}

const paragraphsIn = (pages: readonly (readonly PiecesOfPage[])[]): number =>
  pages
    .flat()
    .reduce(
      (sum, { pieces }) =>
        sum + new Set(pieces.flatMap(({ level, block }) => (level === undefined ? block : []))).size,
      0,
    )

/** Each heading with all its letters and the size of its largest. */
function headingsOf(pieces: readonly Piece[]) {
  const blocks = Map.groupBy(
    pieces.filter(({ level }) => level !== undefined),
    ({ block }) => block,
  )
  return [...blocks.values()].map((own) => ({
    level: own[0]?.level,
    text: own.map(({ text }) => text).join(' '),
    size: Math.max(...own.map(({ size }) => size)),
  }))
}
