import type { Region } from '../../job/job.ts'
import { isItem, type SetMenu } from './set-menu.ts'

/** An item follows each heading, in its column. */
export function strandedHeadings({ regions }: SetMenu): string[] {
  return regions.flatMap((region, index) => {
    if (region.kind !== 'section') return []
    const next = regions[index + 1]
    const isFollowed = next?.kind === 'item' && next.page === region.page && next.x === region.x
    return isFollowed ? [] : [`the heading of section ${region.id} stands last in its column`]
  })
}

const bottomOf = ({ y, height }: Region): number => y + height

/** For rounding, in points. */
const TOLERANCE_PT = 2

/**
 * The columns of the last page end within the height of what cannot be parted there: an item with the space above it,
 * and with the heading under which it is the first; at the top of a column that space is not there to be seen. Closer than that there is not always a way, but so close there is:
 * I. Bárány and V. S. Grinberg, “Block partitions of sequences”, Israel Journal of Mathematics 206 (2015).
 */
export function unevenColumns({ regions, pages, sectionGap }: SetMenu): string[] {
  const last = Math.max(...regions.filter(isItem).map(({ page }) => page))
  const header = regions.find(({ kind }) => kind === 'header')
  const placed = regions.filter(({ page, kind }) => page === last && kind !== 'header')
  if (!header || placed.length === 0) return []
  // What is taller than a page runs over, and has no column.
  const { trim } = pages[last - 1] ?? pages[0] ?? { trim: { heightPt: 0 } }
  if (placed.some(({ height }) => height > trim.heightPt * 0.9)) return []
  const columns = Map.groupBy(placed, ({ x }) => x)
  const top = Math.min(...placed.map(({ y }) => y))
  const bottoms = [...columns.values()].map((column) => Math.max(...column.map(bottomOf)))
  if (columns.size < columnCount(header, [...columns.keys()], placed[0]?.width ?? 0)) bottoms.push(top)
  const apart = Math.max(...bottoms) - Math.min(...bottoms)
  const steps = [...columns.values()].flatMap(stepsOf)
  const betweenItems = Math.max(...steps.filter(({ isFirst }) => !isFirst).map(({ gap }) => gap), 0)
  const gap = Math.max(...steps.map((step) => step.gap), betweenItems * sectionGap)
  const allowed = Math.max(...steps.map(({ height }) => height)) + gap
  return apart > allowed + TOLERANCE_PT
    ? [
        `the columns of page ${last} end ${apart.toFixed()} pt apart, and no step is higher than ${allowed.toFixed()} pt`,
      ]
    : []
}

/** The columns that a page has, by those that are seen. */
function columnCount({ width: all }: Region, lefts: readonly number[], width: number): number {
  const [first, second] = lefts.toSorted((one, other) => one - other)
  if (first === undefined || second === undefined) return all > width + 1 ? 2 : 1
  const step = second - first
  return Math.round((all + step - width) / step)
}

interface Step {
  /** With the heading of its section where it is the first there. */
  readonly height: number
  readonly isFirst: boolean
  /** The space above; none at the top of a column. */
  readonly gap: number
}

/** What stands together in a column, from one item to the next. */
function stepsOf(column: readonly Region[]): Step[] {
  let begin = 0
  return column.flatMap((region, index) => {
    if (!isItem(region)) return []
    const [first, above] = [column[begin] ?? region, column[begin - 1]]
    begin = index + 1
    return [
      {
        height: bottomOf(region) - first.y,
        isFirst: first !== region,
        gap: above ? first.y - bottomOf(above) : 0,
      },
    ]
  })
}
