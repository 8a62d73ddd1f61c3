import type { PaperPt } from '#domain/design/paper.ts'
import type { PlanGaps } from '../breaking/page-plan.ts'

/** All lengths in points. */
export interface Margins {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** What the page planner must know of a template; its looks are in its `.typ` file. */
export interface TemplateLayout {
  readonly id: number
  /** Path of the template's Typst file below `typeset/templates`. */
  readonly source: string
  /** How many columns stand side by side; narrow paper has room for fewer. `scale` is that of the type. */
  readonly columns: (paper: PaperPt, scale: number) => number
  /** Between columns, in points at scale 1. */
  readonly columnGap: number
  /** `scale` is that of the type: a line of large type may be longer. */
  readonly margins: (paper: PaperPt, scale: number) => Margins
  /** White space in points at scale 1. */
  readonly gaps: PlanGaps
  /** White space between the items and the foot, in points at scale 1. */
  readonly aboveFoot: number
}
