import type { LineFacts } from './line-facts.ts'
import type { MenuStyle } from './menu-style.ts'
import type { Neighbors } from './neighbors.ts'
import type { OpenParts } from './open-parts.ts'

/** A line with everything that is asked to tell what it is. */
export interface Here {
  readonly facts: LineFacts
  readonly at: number
  readonly around: Neighbors
  readonly open: OpenParts
  readonly style: MenuStyle
}
