import type { Steps } from '../../computing/steps.ts'
import type { Section } from '../../menu/model/section.ts'

/** Something that a judge would fix on a fresh menu. */
export interface Fault {
  readonly code: string
  /** Items that it would exchange or take away; none where something is missing. */
  readonly itemIds: readonly number[]
  /** What would go in their place, where the menu can't do without them. */
  readonly otherIds?: readonly number[]
}

/** Looks at a menu as its adviser will: what it finds is composed again. The same menu gets the same faults. */
export type Judge = (sections: readonly Section[]) => Steps<readonly Fault[]>
