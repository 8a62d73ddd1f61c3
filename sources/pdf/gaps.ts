import { textOf } from '../../domain/reading/lines/line.ts'
import type { PageLine } from './page-line.ts'
import { endsWithPrice } from './piece.ts'

/** Blank lines; what is further apart than this is parted by space, and not only by where a line ends. */
const PARTED = 0.22

/** Of the usual gap between items: from here on sections are parted, and not items. */
const WIDER = 1.6

/** Blank lines; from here on sections are parted where items are not. */
const WIDE = 0.6

/** Fewer items say nothing of how they are parted. */
const FEW = 3

/** Of the usual size: from here on a line heads what follows. */
const LARGE = 1.15

/** Blank lines as one types them: between items that a page parts, or below a heading, and around sections. */
const BETWEEN_ITEMS = 0.6
const BETWEEN_SECTIONS = 1

/**
 * Gaps as one who types a menu writes them: none within an item, whatever its leading; the same between all items that a
 * page parts by space; more between sections; and a heading no further from what it heads than items from one another.
 */
export function withTypedGaps(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const items = pages
    .flatMap((lines) => lines.slice(1))
    .filter(({ line, isFirst }) => endsWithPrice(textOf(line)) && line.size < LARGE && !isFirst)
  const gaps = items
    .map(({ line }) => line.gapAbove)
    .filter((gap) => gap > PARTED)
    .toSorted((a, b) => a - b)
  const areParted = gaps.length >= FEW && gaps.length * 3 > items.length
  const between = areParted ? BETWEEN_ITEMS : 0
  const widest = areParted ? Math.max(1, (gaps[Math.floor(gaps.length / 2)] ?? 0) * WIDER) : WIDE
  const typed = (gap: number) => (gap <= PARTED ? 0 : gap > widest ? BETWEEN_SECTIONS : BETWEEN_ITEMS)
  return pages.map((lines, page) =>
    lines.map((here, at) => {
      const before = lines[at - 1]
      const isHeaded = before !== undefined && isLarge(before) && !isLarge(here)
      const gap = here.isFirst ? (isLarge(here) ? BETWEEN_SECTIONS : between) : typed(here.line.gapAbove)
      const gapAbove = page + at === 0 ? 0 : isHeaded ? Math.min(gap, between) : gap
      return { ...here, line: { ...here.line, gapAbove } }
    }),
  )
}

const isLarge = ({ line }: PageLine): boolean => line.tag?.kind === 'heading' || line.size >= LARGE
