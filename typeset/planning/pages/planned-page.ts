import type { Gaps } from '#templates/shared/template.ts'

/** One thing that is never split: a section's heading or an item. Heights in points. */
export type PlanUnit = PlanHeading | PlanItem

interface Placing {
  /** Whether it should stay on one page with what is above it: a course with the one before. */
  readonly staysWithAbove?: boolean
  /** Whether it is in one column with what is above it: all of a section that is kept together. */
  readonly isBound?: boolean
  /** Whether it begins another column or page. */
  readonly begins?: 'column' | 'page'
  /** Across all columns of its page. */
  readonly isWide?: boolean
  /** Whether it is below a name across all columns, which all of these columns are under. */
  readonly isBelowWide?: boolean
  /** Whether it is read as one with what is above it: in a box, or in a short table under heads of columns. */
  readonly isReadAsOne?: boolean
}

export interface PlanHeading extends Placing {
  readonly kind: 'section'
  readonly height: number
  /** How deep it is in other sections: 0, where it is not said, for one that is in none. */
  readonly level?: number
  /** Whether nothing that belongs to it follows, so that it may be last on a page. */
  readonly isAlone?: boolean
  /** Whether it ends with the heads of columns, which are close to what is below them. */
  readonly hasHeads?: boolean
  /** Height of the line that repeats its name, with its heads where it has them, on another page. */
  readonly continuedHeight?: number
  /** Height of its heads alone, which are repeated in another column of the same page; 0 where it has none. */
  readonly headsHeight?: number
  /** The section whose heads are repeated above it where it begins a column: its place among the units. */
  readonly continues?: number | null
}

export interface PlanItem extends Placing {
  readonly kind: 'item'
  readonly height: number
  /** Whether it is what a section says below its items, close to them. */
  readonly isLastWords?: boolean
}

export interface PlanFrame {
  /** Height of a page between its margins. */
  readonly height: number
  /** Height of the restaurant's name and its ornaments on the first page. */
  readonly headerHeight: number
  /** Height that the last page keeps free for what is printed there alone. */
  readonly keptOnLastPage: number
  readonly columns: number
  readonly gaps: Gaps
  /** Pages that are all filled where the menu has enough for each: the panels of a fold. */
  readonly leastPages?: number
  /** Whether sections may be parted where that saves a page. */
  readonly mayPart?: boolean
  /** Whether a list below a name across all columns may go on to another page. */
  readonly partsLists?: boolean
  /** How far its white space is stretched at most on a single page; as usual where it is not said. */
  readonly mostAir?: number | undefined
}

export interface PlannedUnit {
  /** Index into the units, in reading order. */
  readonly unit: number
  /** White space above it, in points. */
  readonly before: number
  /** Taller than a page: it may run over to the next one, since it must be cut nowhere. */
  readonly overflows: boolean
}

export interface PlannedColumn {
  /** Index of the section whose name or heads are repeated at the top, when a section continues here. */
  readonly continues: number | null
  /** Whether its name is repeated: on another page than its own, and not only in another column. */
  readonly isNamed: boolean
  /** White space above what is repeated, in points: next to the first column of a page with a header. */
  readonly beforeName: number
  readonly units: readonly PlannedUnit[]
}

/** Columns side by side, or one across all of them. */
export interface PlannedBand {
  /** White space above it, in points; none above the first. */
  readonly before: number
  readonly isWide: boolean
  readonly columns: readonly PlannedColumn[]
}

export interface PlannedPage {
  /** How far the white space of this page is stretched: 1 is natural. */
  readonly air: number
  /** White space above everything, in points: a short menu hangs near the middle of its page. */
  readonly top: number
  /** One below the other. */
  readonly bands: readonly PlannedBand[]
}

export interface PagePlan {
  readonly pages: readonly PlannedPage[]
  /** What its breaks, its empty places and its white space cost together: the less, the better it looks. */
  readonly cost: number
}
