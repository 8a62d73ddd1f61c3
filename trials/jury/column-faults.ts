import { isOver } from '#tests/typesetting/laws/columns.ts'
import type { SetMenu } from '#tests/typesetting/laws/set-menu.ts'
import { textsIn } from '#tests/typesetting/laws/set-menu.ts'
import type { JobRegion, TypesetResult } from '#typeset/job/job.ts'
import type { FaultCounts } from './faults.ts'

/** Of the height of what is on a page, how much shorter one of its columns may be. */
const MOST_HOLE = 0.15
const LEAST_LAST_PAGE = 0.4
const LEAST_FILLED = 0.5
/** Of names on a page that is half empty, in points. */
const LEAST_ON_EMPTY_PAGE_PT = 14
const NEAR_MISS_PT = { least: 0.4, most: 11 } as const

const bottomOf = ({ y, height }: JobRegion): number => y + height
const sectionOf = (region: JobRegion): number => (region.kind === 'item' ? region.sectionId : region.id)

/** How many columns and pages each section is in; one that is across all columns and one in them count alike. */
function placesOfSections({ regions }: Pick<TypesetResult, 'regions'>): Map<number, number> {
  const ofMenu = regions.filter(({ kind }) => kind !== 'header')
  return new Map([...Map.groupBy(ofMenu, sectionOf)].map(([id, all]) => [id, placesIn(all).size]))
}

/** Columns that the name of their section is across are one place. */
function placesIn(section: readonly JobRegion[]): ReadonlySet<string> {
  const items = section.filter(({ kind }) => kind === 'item')
  const isOneOnPage = section.some((region) => items[0] && isOver(region, items[0]))
  return new Set(section.map(({ page, x }) => (isOneOnPage ? `${page}` : `${page} ${Math.round(x)}`)))
}

export const partedIn = (result: Pick<TypesetResult, 'regions'>): number[] =>
  [...placesOfSections(result)].filter(([, places]) => places > 1).map(([id]) => id)

export function columnFaults(
  set: SetMenu,
  isBoxed: (sectionId: number) => boolean,
): Pick<
  FaultCounts,
  'partedSections' | 'openBoxes' | 'holes' | 'emptyLastPage' | 'smallOnPaper' | 'nearMissTops'
> {
  const { regions, pages } = set
  const parted = partedIn(set)
  const onPages = pages.map((_, index) =>
    regions.filter(({ page, kind }) => page === index + 1 && kind !== 'header'),
  )
  const lowest = Math.max(...onPages.map((placed) => Math.max(0, ...placed.map(bottomOf))))
  const filled = onPages.map((placed, index) => shareOf(placed, pages[index]?.trim.heightPt ?? 1))
  const last = filled.at(-1) ?? 1
  return {
    partedSections: parted.length,
    openBoxes: parted.filter(isBoxed).length,
    holes: onPages.reduce(
      (sum, placed, index) => sum + holesIn(placed, index + 1 < pages.length ? lowest : 0),
      0,
    ),
    emptyLastPage: pages.length > 1 && last < LEAST_LAST_PAGE ? 1 : 0,
    smallOnPaper:
      pages.length === 1 && last < LEAST_FILLED && nameSizeOf(set) < LEAST_ON_EMPTY_PAGE_PT ? 1 : 0,
    nearMissTops: onPages.reduce((sum, placed) => sum + nearMisses(set, placed), 0),
  }
}

/** How much of the paper's height is between the first and the last line of the menu. */
function shareOf(placed: readonly JobRegion[], heightPt: number): number {
  if (placed.length === 0) return 0
  return (Math.max(...placed.map(bottomOf)) - Math.min(...placed.map(({ y }) => y))) / heightPt
}

/** Columns of one page, which are as wide as each other, from the left; those across all of them are left out. */
function columnsOf(placed: readonly JobRegion[]): JobRegion[][] {
  const narrowest = Math.min(...placed.map(({ width }) => width))
  const inColumns = placed.filter(({ width }) => width < narrowest * 1.3)
  return [...Map.groupBy(inColumns, ({ x }) => Math.round(x))]
    .sort(([one], [other]) => one - other)
    .map(([, column]) => column)
}

/** @param atLeast how low the columns of a page end that others follow; 0 for the last page */
function holesIn(placed: readonly JobRegion[], atLeast: number): number {
  const columns = columnsOf(placed)
  if (columns.length === 0) return 0
  const bottoms = columns.map((column) => Math.max(...column.map(bottomOf)))
  const lowest = Math.max(atLeast, ...bottoms)
  const top = Math.min(...columns.flat().map(({ y }) => y))
  return bottoms.filter((bottom) => lowest - bottom > MOST_HOLE * (lowest - top)).length
}

function nearMisses(set: SetMenu, placed: readonly JobRegion[]): number {
  const tops = columnsOf(placed).map(([first]) =>
    first ? Math.min(...textsIn(set, first).map(({ y }) => y)) : Number.NaN,
  )
  const top = Math.min(...tops)
  return tops.filter((at) => at - top > NEAR_MISS_PT.least && at - top < NEAR_MISS_PT.most).length
}

/** The most usual size of what begins an item, in points. */
function nameSizeOf(set: SetMenu): number {
  const sizes = set.regions
    .filter(({ kind }) => kind === 'item')
    .map((region) => Math.max(0, ...textsIn(set, region).map(({ height }) => height)))
    .sort((one, other) => one - other)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}
