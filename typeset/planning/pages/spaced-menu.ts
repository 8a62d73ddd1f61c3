import type { Gap } from '#templates/shared/template.ts'
import { breakCost } from './costs.ts'
import type { PlanFrame, PlannedColumn, PlanUnit } from './planned-page.ts'
import { gapAbove, NO_GAP, stretched } from './white-space.ts'

/** Kept free on each page, so that rounding in the engine never pushes its last item to the next. */
export const ROUNDING_PT = 0.5

/** Where a column is. */
export interface ColumnPlace {
  /** Whether the restaurant's name is above it. */
  readonly isUnderHeader: boolean
  /** Whether it is the first one of its page: a section that goes on in it is named again. */
  readonly isFirst: boolean
  /** Whether no band is above its own. */
  readonly isInFirstBand: boolean
}

export interface ColumnEnd {
  /** Index of the first unit that is no longer in the column. */
  readonly to: number
  /** Height of what is in it, in points. */
  readonly used: number
}

/** What is at the top of a column, above its first unit. */
interface ColumnTop {
  readonly continues: number | null
  readonly isNamed: boolean
  readonly beforeName: Gap
  readonly nameHeight: number
  readonly before: Gap
}

/** Whether nothing of a section has to follow: an item, or a heading over nothing. */
export const isWhole = (unit: PlanUnit | undefined): boolean =>
  unit?.kind === 'item' || unit?.isAlone === true

/** The least height that a unit takes of columns; what runs over takes its first page alone for certain. */
export const heightInColumns = (unit: PlanUnit | undefined, { height, columns }: PlanFrame): number =>
  Math.min(unit?.height ?? 0, height * 0.5) * (unit?.isWide ? columns : 1)

/** What is the same at any stretch of the white space. */
class MenuFacts {
  readonly units: readonly PlanUnit[]
  readonly frame: PlanFrame
  /** The white space above each unit that does not begin a column. */
  readonly gaps: readonly Gap[]
  /** For each unit, the index of the section that it is in. */
  readonly sections: readonly number[]
  readonly areWhole: readonly boolean[]
  /** For each unit, the least height of columns that all that follow it and itself take together. */
  readonly heightsFrom: readonly number[]
  #breakCosts: { readonly column: readonly number[]; readonly page: readonly number[] } | undefined

  constructor(units: readonly PlanUnit[], frame: PlanFrame) {
    this.units = units
    this.frame = frame
    this.gaps = units.map((_, index) => gapAbove(units, index, frame.gaps))
    this.areWhole = units.map(isWhole)
    let section = 0
    this.sections = units.map((unit, index) => {
      if (unit.kind === 'section') section = index
      return section
    })
    const heightsFrom = new Array<number>(units.length + 1).fill(0)
    for (let index = units.length - 1; index >= 0; index--)
      heightsFrom[index] = (heightsFrom[index + 1] ?? 0) + heightInColumns(units[index], frame)
    this.heightsFrom = heightsFrom
  }

  /** What it costs to begin a column with each unit, and a page; nothing beyond the last one. Counts of pages need none. */
  get breakCosts() {
    this.#breakCosts ??= {
      column: this.units.map((_, index) => breakCost(this.units, index, false)),
      page: this.units.map((_, index) => breakCost(this.units, index, true)),
    }
    return this.#breakCosts
  }
}

/** Heights of the units of a menu in a column, with its white space stretched by one factor. */
export class SpacedMenu {
  readonly #facts: MenuFacts
  readonly units: readonly PlanUnit[]
  readonly frame: PlanFrame
  readonly air: number
  readonly #steps: Float64Array
  readonly #knownEnds = new Map<number, Map<number, readonly ColumnEnd[]>>()

  private constructor(facts: MenuFacts, air: number) {
    this.#facts = facts
    this.units = facts.units
    this.frame = facts.frame
    this.air = air
    this.#steps = Float64Array.from(this.units, ({ height }, index) => height + this.gapAbove(index))
  }

  static of(units: readonly PlanUnit[], frame: PlanFrame, air: number): SpacedMenu {
    return new SpacedMenu(new MenuFacts(units, frame), air)
  }

  at(air: number): SpacedMenu {
    return air === this.air ? this : new SpacedMenu(this.#facts, air)
  }

  /** The white space above a unit that does not begin a column, in points. */
  gapAbove(index: number): number {
    return stretched(this.#facts.gaps[index] ?? NO_GAP, this.air)
  }

  /** What a unit adds to a column that it does not begin. */
  stepOf(index: number): number {
    return this.#steps[index] ?? 0
  }

  /** What it costs to break the menu above a unit. */
  breakCost(to: number, isPageTurn: boolean): number {
    return this.#facts.breakCosts[isPageTurn ? 'page' : 'column'][to] ?? 0
  }

  /** Whether columns that are so high together surely have no room for all units from this one on. */
  isTooLongFor(from: number, columnsHeight: number): boolean {
    return (this.#facts.heightsFrom[from] ?? 0) > columnsHeight
  }

  /** The height of these units in a column that begins with the first of them. */
  heightOf(from: number, to: number, place: ColumnPlace): number {
    if (from >= to) return 0
    let used = this.#firstStep(from, place)
    for (let index = from + 1; index < to; index++) used += this.#steps[index] ?? 0
    return used
  }

  /** {@link ends}, remembered by the column's capacity. */
  knownEnds(from: number, limit: number, capacity: number, place: ColumnPlace): readonly ColumnEnd[] {
    const known = this.#knownEnds.get(capacity) ?? new Map<number, readonly ColumnEnd[]>()
    this.#knownEnds.set(capacity, known)
    const key =
      from * 8 + (place.isUnderHeader ? 4 : 0) + (place.isFirst ? 2 : 0) + (place.isInFirstBand ? 1 : 0)
    const ends = known.get(key) ?? this.ends(from, limit, capacity, place)
    known.set(key, ends)
    return ends
  }

  /**
   * Where a column that begins with this unit may end, nearest first: below nothing that has to be followed,
   * and at the limit or a forced break at the latest. What is bound to something that leaves it no room on a
   * page is on the next one after all.
   */
  ends(from: number, limit: number, capacity: number, place: ColumnPlace): readonly ColumnEnd[] {
    const ends: ColumnEnd[] = []
    const found = (to: number, used: number) => void ends.push({ to, used })
    this.#eachEnd(from, limit, capacity, place, true, found)
    if (ends.length === 0 && this.#isPage(capacity, place))
      this.#eachEnd(from, limit, capacity, place, false, found)
    return ends
  }

  /** The last of the {@link ends}; where there is none, the first unit. */
  furthestEnd(from: number, limit: number, capacity: number, place: ColumnPlace): number {
    let furthest = from
    const found = (to: number) => {
      furthest = to
    }
    this.#eachEnd(from, limit, capacity, place, true, found)
    if (furthest === from && this.#isPage(capacity, place))
      this.#eachEnd(from, limit, capacity, place, false, found)
    return furthest
  }

  /** Whether a column is as high as that of any page. */
  #isPage(capacity: number, { isUnderHeader }: ColumnPlace): boolean {
    return !isUnderHeader && capacity >= this.frame.height - ROUNDING_PT - this.frame.keptOnLastPage
  }

  #eachEnd(
    from: number,
    limit: number,
    capacity: number,
    place: ColumnPlace,
    keepsBound: boolean,
    found: (to: number, used: number) => void,
  ): void {
    const mayRunOver = place.isInFirstBand && !place.isUnderHeader
    let used = 0
    let isUnderHeadingsAlone = true
    for (let index = from; index < limit; index++) {
      used += index > from ? (this.#steps[index] ?? 0) : this.#firstStep(from, place)
      if (!this.#facts.areWhole[index]) continue
      const mustRunOver = mayRunOver && isUnderHeadingsAlone && used > this.frame.height - ROUNDING_PT
      if (used > capacity && !mustRunOver) return
      isUnderHeadingsAlone = false
      const next = index + 1 < limit ? this.units[index + 1] : undefined
      if (keepsBound && next?.isBound) continue
      found(index + 1, used)
      if (mustRunOver || next?.begins) return
    }
  }

  column(from: number, to: number, place: ColumnPlace): PlannedColumn {
    if (from >= to) return { continues: null, isNamed: false, beforeName: 0, units: [] }
    const { continues, isNamed, beforeName, before } = this.#top(from, place)
    return {
      continues,
      isNamed,
      beforeName: stretched(beforeName, this.air),
      units: Array.from({ length: to - from }, (_, offset) => ({
        unit: from + offset,
        before: offset === 0 ? stretched(before, this.air) : this.gapAbove(from + offset),
        overflows: this.#overflows(from + offset),
      })),
    }
  }

  /** What the first unit of a column takes, with what is above it. */
  #firstStep(from: number, place: ColumnPlace): number {
    const { beforeName, nameHeight, before } = this.#top(from, place)
    const gaps = stretched(beforeName, this.air) + stretched(before, this.air)
    return gaps + nameHeight + (this.units[from]?.height ?? 0)
  }

  #top(from: number, { isUnderHeader, isFirst, isInFirstBand }: ColumnPlace): ColumnTop {
    const { gaps } = this.frame
    const above = isUnderHeader && isInFirstBand ? gaps.afterHeader : NO_GAP
    const continues = this.#continues(from)
    const section = this.units[continues ?? -1]
    const isNamed = isFirst && isInFirstBand
    const nameHeight =
      section?.kind === 'section' ? ((isNamed ? section.continuedHeight : section.headsHeight) ?? 0) : 0
    if (continues === null || (!isNamed && nameHeight === 0))
      return { continues: null, isNamed: false, beforeName: NO_GAP, nameHeight: 0, before: above }
    return { continues, isNamed, beforeName: above, nameHeight, before: gaps.afterHeading }
  }

  /** The section that continues in a column which begins with this unit. */
  #continues(from: number): number | null {
    const unit = this.units[from]
    if (unit?.kind === 'section') return unit.continues ?? null
    return unit ? (this.#facts.sections[from] ?? null) : null
  }

  /** Returns whether something doesn't fit whole on a separate page, under its headings. */
  #overflows(index: number): boolean {
    const unit = this.units[index]
    if (!isWhole(unit)) return false
    let first = index
    while (first > 0 && !isWhole(this.units[first - 1])) first--
    const isContinued = first === index && unit?.kind === 'item'
    const place = { isUnderHeader: false, isFirst: true, isInFirstBand: true }
    const above = this.heightOf(isContinued ? index : first, index + 1, place)
    return above > this.frame.height - 2 * ROUNDING_PT
  }
}
