import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import type { EnergyStyle } from '../../design/energy-styles.ts'

/** What the typesetter found on the pages of a menu, as `contract/menus/typesetting.ts` hands it over. */
export interface PageFinding {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

/** How a menu is printed, so far as rules ask for it. */
export interface PrintFacts {
  /** What the typesetter found; none where the pages were not set. */
  readonly findings: readonly PageFinding[]
  /** How the design marks allergens next to names. */
  readonly allergenMarks: AllergenMarkStyle
  /** How it prints energy. */
  readonly energy: EnergyStyle
}
