import type { Gap, Gaps } from '#templates/shared/template.ts'
import type { PlanFrame, PlannedColumn, PlannedPage, PlanUnit } from './planned-page.ts'

/** How much airier than the whole menu one page may be, so that all pages end near the foot. */
const MOST_AIR_OF_A_PAGE = 1.35

/** Share of a short menu's spare height that goes above it: the optical middle is above the true one. */
export const OPTICAL_MIDDLE = 0.42

/** Where each page of a menu has more than this share of its height to spare, each is hung like a short one. */
const MUCH_TO_SPARE = 0.18

/** Kept free on each page, so that rounding in the engine never pushes its last item to the next. */
const ROUNDING_PT = 0.5

/** What a page break, an unfilled column and unnatural white space cost; the figures were set by eye. */
const COST = {
  emptiness: 1,
  breakInSection: 0.18,
  /** Between sections of one that they all stand in. */
  breakAmongSections: 0.06,
  /** In a prix fixe, which a guest reads as one. */
  breakInBlock: 1.5,
  oneItemAlone: 0.5,
  columnSkipped: 0.5,
  looseness: 0.35,
  tightness: 6,
} as const

/** White space above the headings of sections in sections, as shares of that above others. */
const ABOVE_LEVELS = [1, 0.66, 0.5] as const

/** Between two headings, below the heads of columns, and above a section's last words. */
const BELOW_HEADING = 1.15
const BELOW_HEADS = 0.5
const ABOVE_LAST_WORDS = 0.6

/** The white space above a unit that follows the one before it. */
function gapAbove(units: readonly PlanUnit[], index: number, gaps: Gaps): Gap {
  const [above, unit] = [units[index - 1], units[index]]
  if (index === 0) return gaps.afterHeader
  const isHeaded = above?.kind === 'section' && !above.isAlone
  if (unit?.kind === 'section')
    return isHeaded
      ? times(BELOW_HEADING, gaps.afterHeading)
      : times(ABOVE_LEVELS[unit.level ?? 0] ?? 1, gaps.beforeSection)
  if (isHeaded) return above.hasHeads ? times(BELOW_HEADS, gaps.afterHeading) : gaps.afterHeading
  return unit?.isBound ? { ...times(ABOVE_LAST_WORDS, gaps.betweenItems), elasticity: 0 } : gaps.betweenItems
}

const times = (share: number, { natural, elasticity }: Gap): Gap => ({ natural: natural * share, elasticity })

/** Whether nothing of a section follows: an item, or a heading over nothing. */
const isWhole = (unit: PlanUnit | undefined): boolean => unit?.kind === 'item' || unit?.isAlone === true

const NO_GAP: Gap = { natural: 0, elasticity: 0 }

interface ColumnEnd {
  /** Index of the first unit that is no longer in the column. */
  readonly to: number
  readonly cost: number
}

/** The ways to break one menu over so many pages at one stretch of its white space. */
export class PageLayout {
  readonly air: number
  readonly #pages: number
  readonly #units: readonly PlanUnit[]
  readonly #frame: PlanFrame
  /** For each unit, the index of the section that it stands in. */
  readonly #sections: readonly number[]
  /** For each unit, its height with the white space above it where another unit is above it. */
  #steps: readonly number[] | undefined
  readonly #knownEnds = new Map<number, readonly ColumnEnd[]>()

  constructor(units: readonly PlanUnit[], frame: PlanFrame, air: number, pages: number) {
    this.#units = units
    this.#frame = frame
    this.air = air
    this.#pages = pages
    let section = 0
    this.#sections = units.map((unit, index) => {
      if (unit.kind === 'section') section = index
      return section
    })
  }

  /** How many pages are taken when each column is filled before the next. */
  pagesTaken(): number {
    let column = 0
    for (let from = 0; from < this.#units.length; column++) from = this.#ends(from, column).at(-1)?.to ?? from
    return Math.max(1, Math.ceil(column / this.#frame.columns))
  }

  holdsAll(): boolean {
    return this.pagesTaken() <= this.#pages
  }

  /** The cheapest breaks: for each column the index of its first unit, then the end. */
  bestBreaks(): { breaks: number[]; cost: number } {
    const columns = this.#pages * this.#frame.columns
    /** By column and by units placed before it: the least cost, and where the column before began. */
    const reached: Map<number, { cost: number; from: number }>[] = [new Map([[0, { cost: 0, from: 0 }]])]
    for (let column = 0; column < columns; column++) {
      const next = new Map<number, { cost: number; from: number }>()
      for (const [from, { cost }] of reached[column] ?? []) {
        for (const end of this.#ends(from, column)) {
          const total = cost + end.cost
          if (total < (next.get(end.to)?.cost ?? Infinity)) next.set(end.to, { cost: total, from })
        }
      }
      reached.push(next)
    }

    const end = this.#units.length
    const breaks = [end]
    for (let column = columns, at = end; column > 0; column--) {
      at = reached[column]?.get(at)?.from ?? 0
      breaks.unshift(at)
    }
    const strain = this.air > 1 ? COST.looseness : COST.tightness
    return { breaks, cost: (reached[columns]?.get(end)?.cost ?? Infinity) + strain * (this.air - 1) ** 2 }
  }

  /**
   * The pages between these breaks, each with the air that brings its last unit nearest to the foot. Pages
   * of one column that are none of them near it hang in their optical middle.
   */
  pages(breaks: readonly number[]): PlannedPage[] {
    const perPage = this.#frame.columns
    const pages = Array.from({ length: Math.ceil((breaks.length - 1) / perPage) }, (_, page) => {
      const columns = Array.from({ length: perPage }, (_, offset) => {
        const column = page * perPage + offset
        const from = breaks[column] ?? this.#units.length
        return { column, from, to: breaks[column + 1] ?? from }
      })
      const airs = columns.map(({ column, from, to }) => {
        const { spare, perAir } = this.fill(from, to, column)
        return perAir > 0 ? this.air + Math.max(0, spare) / perAir : Infinity
      })
      const air = Math.min(this.air * MOST_AIR_OF_A_PAGE, ...airs)
      const layout = this.at(air)
      const spare =
        perPage === 1 ? columns.map(({ column, from, to }) => layout.fill(from, to, column).spare) : []
      return {
        spare: Math.max(0, ...spare),
        page: {
          air,
          top: 0,
          columns: columns.map(({ column, from, to }) => layout.column(from, to, column)),
        },
      }
    })
    const isLoose = pages.every(({ spare }) => spare > this.#frame.height * MUCH_TO_SPARE)
    return pages.map(({ page, spare }) => (isLoose ? { ...page, top: spare * OPTICAL_MIDDLE } : page))
  }

  at(air: number): PageLayout {
    return new PageLayout(this.#units, this.#frame, air, this.#pages)
  }

  /** The height that these units leave free in a column, and how much of it a unit of air would take. */
  fill(from: number, to: number, column: number): { spare: number; perAir: number } {
    const aboveName = this.#gapAboveName(from, column)
    let spare = this.#capacity(column) - this.#nameHeight(from, column)
    let perAir = aboveName.natural * aboveName.elasticity
    for (let index = from; index < to; index++) {
      const gap = this.#gap(index, from, column)
      spare -= this.#stretched(gap) + (this.#units[index]?.height ?? 0)
      perAir += gap.natural * gap.elasticity
    }
    return { spare, perAir }
  }

  column(from: number, to: number, column: number): PlannedColumn {
    const units = Array.from({ length: to - from }, (_, offset) => ({
      unit: from + offset,
      before: this.#stretched(this.#gap(from + offset, from, column)),
      overflows: this.#overflows(from + offset),
    }))
    const isEmpty = to === from
    return {
      continues: isEmpty ? null : this.#continues(from),
      beforeName: isEmpty ? 0 : this.#stretched(this.#gapAboveName(from, column)),
      units,
    }
  }

  /**
   * Where a column that begins with this unit may end, nearest first, with what that costs. Columns differ
   * in this by what is above and below them alone.
   */
  #ends(from: number, column: number): readonly ColumnEnd[] {
    const kind = (this.#isUnderHeader(column) ? 2 : 0) + (this.#isOnLastPage(column) ? 1 : 0)
    const key = 4 * from + kind
    const ends = this.#knownEnds.get(key) ?? this.#findEnds(from, column)
    this.#knownEnds.set(key, ends)
    return ends
  }

  #findEnds(from: number, column: number): ColumnEnd[] {
    const ends = this.#endsAfter(from, column, true)
    // What is bound to something that leaves it no room stands on the next page after all.
    if (ends.length === 0 && !this.#isUnderHeader(column)) ends.push(...this.#endsAfter(from, column, false))
    const mayStayEmpty = from === this.#units.length || ends.length === 0 || this.#frame.columns > 1
    const isSkipped = from < this.#units.length
    if (mayStayEmpty) ends.unshift({ to: from, cost: COST.emptiness + (isSkipped ? COST.columnSkipped : 0) })
    return ends
  }

  #endsAfter(from: number, column: number, keepsBound: boolean): ColumnEnd[] {
    const [capacity, room] = [this.#capacity(column), this.#room(column)]
    this.#steps ??= this.#units.map(
      ({ height }, index) => this.#stretched(gapAbove(this.#units, index, this.#frame.gaps)) + height,
    )
    const ends: ColumnEnd[] = []
    let used = 0
    let isUnderHeadingsAlone = true
    for (let index = from; index < this.#units.length; index++) {
      const unit = this.#units[index]
      used += index > from ? (this.#steps[index] ?? 0) : this.#firstStep(from, column)
      if (!isWhole(unit)) continue
      const mustRunOver = used > room && !this.#isUnderHeader(column) && isUnderHeadingsAlone
      if (used > capacity && !mustRunOver) break
      isUnderHeadingsAlone = false
      const next = this.#units[index + 1]
      if (keepsBound && next?.kind === 'item' && next.isBound) continue
      ends.push({ to: index + 1, cost: this.#cost(used / capacity, index + 1) })
      if (mustRunOver) break
    }
    return ends
  }

  /** What the first unit of a column takes, with what is above it. */
  #firstStep(from: number, column: number): number {
    const gap = this.#stretched(this.#gap(from, from, column))
    return gap + (this.#units[from]?.height ?? 0) + this.#nameHeight(from, column)
  }

  #cost(filled: number, to: number): number {
    const emptiness = COST.emptiness * Math.max(0, 1 - filled) ** 2
    const next = this.#units[to]
    const inBlock = next?.staysWithAbove ? COST.breakInBlock : 0
    if (next?.kind !== 'item') return emptiness + inBlock + (next?.level ? COST.breakAmongSections : 0)
    const leavesOneBehind = this.#units[to - 2]?.kind === 'section'
    const takesOneAlong = this.#units[to + 1]?.kind !== 'item'
    return (
      emptiness + inBlock + COST.breakInSection + (leavesOneBehind || takesOneAlong ? COST.oneItemAlone : 0)
    )
  }

  #isUnderHeader(column: number): boolean {
    return column < this.#frame.columns && this.#frame.headerHeight > 0
  }

  #isOnLastPage(column: number): boolean {
    return Math.floor(column / this.#frame.columns) === this.#pages - 1
  }

  #capacity(column: number): number {
    return this.#room(column) - (this.#isOnLastPage(column) ? this.#frame.keptOnLastPage : 0)
  }

  /** The height between the header and the foot that all pages have. */
  #room(column: number): number {
    return this.#frame.height - ROUNDING_PT - (this.#isUnderHeader(column) ? this.#frame.headerHeight : 0)
  }

  #gap(index: number, from: number, column: number): Gap {
    const { gaps } = this.#frame
    if (index > from) return gapAbove(this.#units, index, gaps)
    if (this.#continues(from) !== null) return gaps.afterHeading
    return this.#isUnderHeader(column) ? gaps.afterHeader : NO_GAP
  }

  /** The height of a section's repeated name with the white space above it; 0 where a section begins. */
  #nameHeight(from: number, column: number): number {
    if (this.#continues(from) === null) return 0
    return this.#continuedHeight(from) + this.#stretched(this.#gapAboveName(from, column))
  }

  #gapAboveName(from: number, column: number): Gap {
    const isUnderHeader = this.#continues(from) !== null && this.#isUnderHeader(column)
    return isUnderHeader ? this.#frame.gaps.afterHeader : NO_GAP
  }

  #stretched({ natural, elasticity }: Gap): number {
    return natural * (1 + (this.air - 1) * elasticity)
  }

  /** The section that continues in a column which begins with this unit. */
  #continues(from: number): number | null {
    const unit = this.#units[from]
    if (unit?.kind === 'section') return unit.continues ?? null
    return unit ? (this.#sections[from] ?? null) : null
  }

  #continuedHeight(from: number): number {
    const section = this.#units[this.#continues(from) ?? -1]
    return section?.kind === 'section' ? (section.continuedHeight ?? 0) : 0
  }

  /** Whether something cannot stand whole on a page of its own, under the headings that it stands under. */
  #overflows(index: number): boolean {
    const unit = this.#units[index]
    if (!isWhole(unit)) return false
    let first = index
    while (first > 0 && !isWhole(this.#units[first - 1])) first--
    const headings = this.#units.slice(first, index).reduce((sum, { height }, offset) => {
      const gap = gapAbove(this.#units, first + offset + 1, this.#frame.gaps)
      return sum + height + this.#stretched(gap)
    }, 0)
    const isContinued = first === index && unit?.kind === 'item'
    const above = isContinued
      ? this.#continuedHeight(index) + this.#stretched(this.#frame.gaps.afterHeading)
      : headings
    return (unit?.height ?? 0) > this.#frame.height - 2 * ROUNDING_PT - above
  }
}
