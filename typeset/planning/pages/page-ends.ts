import { balanced, type ColumnRun, fillings, isHeld } from './columns.ts'
import { emptiness } from './costs.ts'
import type { PlanUnit } from './planned-page.ts'
import { ROUNDING_PT, type SpacedMenu } from './spaced-menu.ts'

/** Units side by side in columns, or one below the other across all columns. */
export interface BandBreaks {
  readonly isWide: boolean
  /** For each column the index of its first unit, then the end. */
  readonly breaks: readonly number[]
}

/** One way to fill a page. */
export interface PageEnd {
  /** The first unit of the next page. */
  readonly to: number
  readonly cost: number
  /** Asked of few: it takes longer than to know the cost. */
  readonly bands: () => readonly BandBreaks[]
}

export interface SheetPageKind {
  /** Whether it has the header. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** What a page has for the menu, in points. */
export const capacityOf = ({ frame }: SpacedMenu, { isFirst, isLast }: SheetPageKind): number =>
  frame.height - ROUNDING_PT - (isFirst ? frame.headerHeight : 0) - (isLast ? frame.keptOnLastPage : 0)

/** Where the units begin that are across all columns, or in columns again, or on another page. */
export function bandLimits(units: readonly PlanUnit[]): readonly number[] {
  const limits = new Array<number>(units.length)
  for (let index = units.length - 1; index >= 0; index--) {
    const [unit, next] = [units[index], units[index + 1]]
    const isLast = !next || next.begins === 'page' || (next.isWide ?? false) !== (unit?.isWide ?? false)
    limits[index] = isLast ? index + 1 : (limits[index + 1] ?? index + 1)
  }
  return limits
}

/** With more items a section is a list, which may go on in another column or on another page where a hole would be left. */
export const SHORT_SECTION = 12

/** Each part of a parted section has at least this many items, or it looks left over. */
export const LEAST_OF_PART = 3

/** What it costs to leave fewer over: more than any page. */
const LEFT_OVER = 100

/** Whether this band is names of sections, whose items follow in columns. */
const isOverColumns = (units: readonly PlanUnit[], from: number, limit: number): boolean =>
  units[from]?.isWide === true && units[limit]?.isBelowWide === true

/**
 * The ways to fill pages. A page is a stack of bands: all but the last are balanced, and so is the last one where
 * nothing of it is left for another page.
 */
export class PageEnds {
  readonly #menu: SpacedMenu
  readonly #limits: readonly number[]
  readonly #known = new Map<number, readonly PageEnd[]>()

  /** @param limits of {@link bandLimits} */
  constructor(menu: SpacedMenu, limits: readonly number[]) {
    this.#menu = menu
    this.#limits = limits
  }

  /** Of a page that begins with this unit; the last page holds all that follows, or there is none. */
  from(at: number, kind: SheetPageKind): readonly PageEnd[] {
    const key = at * 4 + (kind.isFirst ? 2 : 0) + (kind.isLast ? 1 : 0)
    const ends = this.#known.get(key) ?? this.#find(at, kind)
    this.#known.set(key, ends)
    return ends
  }

  /** Whether there is a last page that begins with this unit, which is sooner known than how it is filled. */
  holdRest(at: number, isFirst: boolean): boolean {
    const { units, frame } = this.#menu
    const kind = { isFirst, isLast: true }
    const limit = this.#limits[at]
    if (limit !== units.length) return this.from(at, kind).length > 0
    const capacity = capacityOf(this.#menu, kind)
    if (this.#menu.isTooLongFor(at, capacity * frame.columns)) return false
    return capacity > 0 && isHeld(this.#menu, this.#run(at, limit, capacity, kind, true))
  }

  #run(
    from: number,
    limit: number,
    capacity: number,
    { isFirst }: SheetPageKind,
    isInFirstBand: boolean,
  ): ColumnRun {
    const { units, frame } = this.#menu
    const count = units[from]?.isWide === true ? 1 : frame.columns
    const place = { isUnderHeader: isFirst && frame.headerHeight > 0, isFirst: true, isInFirstBand }
    return { from, limit, capacity, count, place }
  }

  #find(from: number, kind: SheetPageKind): PageEnd[] {
    const { units, frame } = this.#menu
    const capacity = capacityOf(this.#menu, kind)
    if (from === units.length) {
      // The back of a fold may have the foot alone, with address and hours; no other panel stays blank.
      if (frame.leastPages && !kind.isLast) return []
      return [{ to: from, cost: frame.columns, bands: () => [] }]
    }
    if (kind.isLast && this.#menu.isTooLongFor(from, capacity * frame.columns)) return []
    const ends: PageEnd[] = []
    /** Those that leave a few items of a list over: better than none, and worse than all others. */
    const short: PageEnd[] = []
    const bands: BandBreaks[] = []
    let [at, above, cost] = [from, 0, 0]
    while (at < units.length) {
      const isWide = units[at]?.isWide === true
      if (bands.length > 0) above += this.#menu.gapAbove(at)
      const limit = this.#limits[at] ?? units.length
      const isInFirstBand = bands.length === 0
      const run = this.#run(at, limit, capacity - above, kind, isInFirstBand)
      if (run.capacity <= 0) break
      if (isOverColumns(units, at, limit)) {
        above += this.#menu.heightOf(at, limit, run.place)
        bands.push({ isWide, breaks: [at, limit] })
        at = limit
        continue
      }
      const isEnd = limit === units.length
      const isBelowWide = units[at]?.isBelowWide === true
      // A section below a name across all columns goes on to the next page where no page holds it, and a list where it may.
      const isList = frame.partsLists === true && limit - at > SHORT_SECTION
      const isWhole = isBelowWide && !isList && (bands.length > 1 || balanced(this.#menu, run) !== undefined)
      const least = isBelowWide && isList ? LEAST_OF_PART * run.count : 0
      if (!kind.isLast && !isWhole) {
        const before = [...bands]
        const share = (run.capacity / capacity) * (frame.columns / run.count)
        for (const { to, cost: ofRun, breaks } of fillings(this.#menu, run)) {
          if ((to === limit && !isEnd) || (to === at && !isInFirstBand)) continue
          const isShort = Math.min(to - at, to < limit ? limit - to : least) < least
          ;(isShort ? short : ends).push({
            to,
            cost: cost + ofRun * share + (isShort ? LEFT_OVER : 0),
            bands: () => [...before, { isWide, breaks: breaks() }],
          })
        }
        if (isEnd) break
      }
      const whole = balanced(this.#menu, run)
      if (!whole) break
      above += whole.height
      cost += isBelowWide ? (whole.cost * whole.height) / capacity : whole.cost
      bands.push({ isWide, breaks: whole.breaks() })
      at = limit
      const placed = [...bands]
      if (!kind.isLast || isEnd)
        ends.push({ to: at, cost: cost + frame.columns * emptiness(above / capacity), bands: () => placed })
      if (units[at]?.begins === 'page') break
    }
    if (ends.length === 0) ends.push(...short)
    // A header that is as tall as its page, or taller, is alone there.
    if (ends.length === 0 && kind.isFirst && !kind.isLast)
      ends.push({ to: from, cost: frame.columns, bands: () => [] })
    return ends
  }
}
