import { textOf } from '../../domain/reading/lines/line.ts'
import type { PageLine } from './page-line.ts'
import { endsWithPrice } from './piece.ts'

/** Blank lines; items that are further apart than this are parted by space, and not only by where a line ends. */
const PARTED = 0.25

/** Blank lines that such a gap counts as: less than one, which parts sections. */
const BETWEEN_ITEMS = 0.6

/** Fewer items say nothing of how they are parted. */
const FEW = 3

/** Blank lines below a heading, at most. */
const BELOW_HEADING = 0.6

/** Of the usual size: from here on a line heads what follows. */
const LARGE = 1.15

/**
 * Gaps as one who types a menu would write them: a page parts items by space, sections by more of it, and sets a
 * heading nearer to what it heads than to what is above.
 */
export function withTypedGaps(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const items = pages
    .flatMap((lines) => lines.slice(1))
    .filter(({ line }) => endsWithPrice(textOf(line)) && line.gapAbove > PARTED && line.size < LARGE)
    .map(({ line }) => line.gapAbove)
    .toSorted((a, b) => a - b)
  const usual = items[Math.floor(items.length / 2)]
  const scale = usual === undefined || items.length < FEW ? 1 : BETWEEN_ITEMS / usual
  return pages.map((lines) =>
    lines.map((here, at) => {
      const before = lines[at - 1]
      const gap = here.line.gapAbove * scale
      const isHeaded =
        before !== undefined &&
        before.region === here.region &&
        isLarge(before) &&
        !isLarge(here) &&
        (at === 1 || here.line.gapAbove <= before.line.gapAbove || before.region !== lines[at - 2]?.region)
      const gapAbove = Math.round(Math.min(gap, isHeaded ? BELOW_HEADING : gap) * 100) / 100
      return { ...here, line: { ...here.line, gapAbove } }
    }),
  )
}

const isLarge = ({ line }: PageLine): boolean => line.tag?.kind === 'heading' || line.size >= LARGE
