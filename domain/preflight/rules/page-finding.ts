import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import type { EnergyStyle } from '../../design/energy-styles.ts'

/** What the typesetter found on the pages of a menu, as `contract/menus/typesetting.ts` hands it over. */
export interface PageFinding {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

export interface DeclaredElsewhere {
  readonly dishId: string
  readonly title: string
  readonly allergens: readonly string[]
}

/** How a menu is printed, and what is known of other menus, so far as rules ask for it. */
export interface PrintFacts {
  /** What the typesetter found; none where the pages were not set. */
  readonly findings: readonly PageFinding[]
  readonly allergenMarks: AllergenMarkStyle
  readonly energy: EnergyStyle
  /** Of dishes that are on other menus too; none where nobody asked. */
  readonly declaredElsewhere: readonly DeclaredElsewhere[]
}
