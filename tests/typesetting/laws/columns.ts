import type { JobRegion } from '#typeset/job/job.ts'
import { type ItemRegion, isItem, type SetMenu } from './set-menu.ts'

/** An item follows each heading, in its column, or in the first of those that the heading is across. */
export function strandedHeadings({ regions }: SetMenu): string[] {
  return regions.flatMap((region, index) => {
    if (region.kind !== 'section') return []
    const next = regions[index + 1]
    const isBelow = next && (next.x === region.x || isOver(region, next))
    const isFollowed = next?.kind === 'item' && next.page === region.page && isBelow
    return isFollowed ? [] : [`the heading of section ${region.id} stands last in its column`]
  })
}

/** Whether a heading is across the columns in which its items are. */
export const isOver = (heading: JobRegion, { width, y }: JobRegion): boolean =>
  heading.kind === 'section' && heading.width > width * 1.3 && y >= heading.y

const bottomOf = ({ y, height }: JobRegion): number => y + height

/** For rounding, in points. */
const TOLERANCE_PT = 2

/**
 * The columns of the last page, and those above a section that is across them, end within the height of what is not
 * to be parted there, with the space above it: an item, the first three of a section with its heading, its last three, a
 * box, a set menu, a short table or a section that is whole. At the top of a column that space is not to be seen.
 * Closer than that there is not always a way, but so close there is: I. Bárány and V. S. Grinberg, “Block partitions of
 * sequences”, Israel Journal of Mathematics 206 (2015).
 */
export function unevenColumns(set: SetMenu): string[] {
  const { regions, pages } = set
  const last = Math.max(...regions.filter(isItem).map(({ page }) => page))
  const header = regions.find(({ kind }) => kind === 'header')
  const placed = regions.filter(({ page, kind }) => page === last && kind !== 'header')
  if (!header || placed.length === 0) return []
  // What is taller than a page runs over, and has no column.
  const { trim } = pages[last - 1] ?? pages[0] ?? { trim: { heightPt: 0 } }
  if (placed.some(({ height }) => height > trim.heightPt * 0.9)) return []
  return bandsOf(placed, set).flatMap((band) => unevenBand(band, last, header, set))
}

/** What is above, between and below the sections, and the headings, that are across all columns. */
function bandsOf(placed: readonly JobRegion[], { isAcross }: SetMenu): JobRegion[][] {
  const bands: JobRegion[][] = [[]]
  const narrowest = placed.reduce((one, other) => (one.width < other.width ? one : other))
  for (const region of placed)
    if (isAcross(sectionOf(region)) || isOver(region, { ...narrowest, y: region.y })) bands.push([])
    else bands.at(-1)?.push(region)
  return bands.filter((band) => band.length > 0)
}

const sectionOf = (region: JobRegion): number => (region.kind === 'item' ? region.sectionId : region.id)

function unevenBand(
  placed: readonly JobRegion[],
  page: number,
  header: JobRegion,
  { regions, sectionGap, blockOf }: SetMenu,
): string[] {
  const columns = Map.groupBy(placed, ({ x }) => x)
  const top = Math.min(...placed.map(({ y }) => y))
  const bottoms = [...columns.values()].map((column) => Math.max(...column.map(bottomOf)))
  if (columns.size < columnCount(header, [...columns.keys()], placed[0]?.width ?? 0)) bottoms.push(top)
  const apart = Math.max(...bottoms) - Math.min(...bottoms)
  const isEnd = endsOfSteps(regions.filter(isItem))
  const steps = [...columns.values()].flatMap((column) => stepsOf(column, { top, isEnd, blockOf }))
  const betweenItems = Math.max(...steps.filter(({ isHeaded }) => !isHeaded).map(({ gap }) => gap), 0)
  const gap = Math.max(...steps.map((step) => step.gap), betweenItems * sectionGap)
  const allowed = Math.max(...steps.map(({ height }) => height)) + gap
  return apart > allowed + TOLERANCE_PT
    ? [
        `the columns of page ${page} end ${apart.toFixed()} pt apart, and no step is higher than ${allowed.toFixed()} pt`,
      ]
    : []
}

/** A section that is kept whole and higher than this share of the paper, less the header, may not find a page that holds it. */
const SURELY_HELD = 0.5

const heightOf = (regions: readonly JobRegion[]): number =>
  Math.max(...regions.map(bottomOf)) - Math.min(...regions.map(({ y }) => y))

/** A section that its owner wants whole is in one column, or below its name across several of one page. */
export function partedSections({ regions, pages, isKept }: SetMenu): string[] {
  const sections = Map.groupBy(
    regions.filter(({ kind }) => kind !== 'header'),
    sectionOf,
  )
  return [...sections].flatMap(([id, all]) => {
    const item = all.find(isItem)
    const isAcross = item !== undefined && all.some((region) => isOver(region, item))
    const places = [...Map.groupBy(all, ({ page, x }) => (isAcross ? `${page}` : `${page} ${x}`)).values()]
    const height = places.reduce((sum, part) => sum + heightOf(part), 0)
    const paper = Math.min(...pages.map(({ trim }) => trim.heightPt))
    const header = regions.find(({ kind, page }) => kind === 'header' && page === all[0]?.page)?.height ?? 0
    return isKept(id) && places.length > 1 && height < SURELY_HELD * paper - header
      ? [`section ${id} is parted, which is kept whole`]
      : []
  })
}

/** The columns that a page has, by those that are seen. */
function columnCount({ width: all }: JobRegion, lefts: readonly number[], width: number): number {
  const [first, second] = lefts.toSorted((one, other) => one - other)
  if (first === undefined || second === undefined) return all > width + 1 ? 2 : 1
  const step = second - first
  return Math.round((all + step - width) / step)
}

/** With more items a section is a list, which may go on in another column. */
const MOST_IN_WHOLE_SECTION = 12
/** The least items of each part of a section that goes on. */
const LEAST_OF_PART = 3

/** Whether a column may end with an item: no part of its section is too small, and a short section stays whole. */
function endsOfSteps(items: readonly ItemRegion[]): (item: ItemRegion) => boolean {
  const sections = Map.groupBy(items, ({ sectionId }) => sectionId)
  const isWhole = (ofSection: readonly ItemRegion[]) =>
    ofSection.length <= MOST_IN_WHOLE_SECTION &&
    new Set(ofSection.map(({ page, x }) => `${page} ${x}`)).size === 1
  return (item) => {
    const ofSection = sections.get(item.sectionId) ?? []
    const at = ofSection.indexOf(item)
    const behind = ofSection.length - 1 - at
    return behind === 0 || (behind >= LEAST_OF_PART && at + 1 >= LEAST_OF_PART && !isWhole(ofSection))
  }
}

interface Step {
  /** With the heading of its section where it is the first there. */
  readonly height: number
  readonly isHeaded: boolean
  /** The space above; at the top of a column that of a name which is repeated there. */
  readonly gap: number
}

/** What is together in a column, one below the other; a box, a set menu and a short table are read as one. */
function stepsOf(
  column: readonly JobRegion[],
  {
    top,
    isEnd,
    blockOf,
  }: {
    readonly top: number
    readonly isEnd: (item: ItemRegion) => boolean
    readonly blockOf: SetMenu['blockOf']
  },
): Step[] {
  let begin = 0
  return column.flatMap((region, index) => {
    const [block, next] = [blockIn(region, blockOf), column[index + 1]]
    const goesOn = next && block !== undefined && blockIn(next, blockOf) === block
    const isWhole = isItem(region) && (isEnd(region) || index === column.length - 1)
    if (!isWhole || goesOn) return []
    const [first = region, above] = [column[begin], column[begin - 1]]
    begin = index + 1
    return [
      {
        height: bottomOf(region) - first.y,
        isHeaded: !isItem(first),
        gap: first.y - (above ? bottomOf(above) : top),
      },
    ]
  })
}

const blockIn = (region: JobRegion, blockOf: SetMenu['blockOf']): number | undefined =>
  region.kind === 'header' ? undefined : blockOf(region.kind === 'item' ? region.sectionId : region.id)
