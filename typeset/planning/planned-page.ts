import type { Gaps } from '#templates/shared/template.ts'

/** One thing that is never split: a section's heading or an item. Heights in points. */
export type PlanUnit = PlanHeading | PlanItem

interface InOneBlock {
  /** Whether it should stay on one page with what is above it: a course with the one before. */
  readonly staysWithAbove?: boolean
}

export interface PlanHeading extends InOneBlock {
  readonly kind: 'section'
  readonly height: number
  /** How deep it stands in other sections: 0, where it is not said, for one that stands in none. */
  readonly level?: number
  /** Whether nothing of its own follows it, so that it may stand last on a page. */
  readonly isAlone?: boolean
  /** Whether it ends with the heads of columns, which stand close to what is below them. */
  readonly hasHeads?: boolean
  /** Height of the line that repeats its name where it continues. */
  readonly continuedHeight?: number
  /** The section whose heads are repeated above it where it begins a column: its place among the units. */
  readonly continues?: number | null
}

export interface PlanItem extends InOneBlock {
  readonly kind: 'item'
  readonly height: number
  /** Whether it stands with what is above it: a section's last words. */
  readonly isBound?: boolean
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
  /** Index of the section whose name is repeated at the top, when a section continues here. */
  readonly continues: number | null
  /** White space above that name, in points: beside the first column of a page with a header. */
  readonly beforeName: number
  readonly units: readonly PlannedUnit[]
}

export interface PlannedPage {
  /** How far the white space of this page is stretched: 1 is natural. */
  readonly air: number
  /** White space above everything, in points: a short menu hangs near the middle of its page. */
  readonly top: number
  readonly columns: readonly PlannedColumn[]
}

export interface PagePlan {
  readonly pages: readonly PlannedPage[]
}
