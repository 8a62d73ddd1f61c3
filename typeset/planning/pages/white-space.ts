import type { Gap, Gaps } from '#templates/shared/template.ts'
import type { PlanUnit } from './planned-page.ts'

/** White space above the headings of sections in sections, as shares of that above others. */
const ABOVE_LEVELS = [1, 0.66, 0.5] as const

/** Between two headings, below the heads of columns, and above a section's last words. */
const BELOW_HEADING = 1.15
const BELOW_HEADS = 0.7
const ABOVE_LAST_WORDS = 0.6

export const NO_GAP: Gap = { natural: 0, elasticity: 0 }

/** The white space above a unit that follows the one before it. */
export function gapAbove(units: readonly PlanUnit[], index: number, gaps: Gaps): Gap {
  const [above, unit] = [units[index - 1], units[index]]
  if (index === 0) return gaps.afterHeader
  const isHeaded = above?.kind === 'section' && !above.isAlone
  if (unit?.kind === 'section')
    return isHeaded
      ? times(BELOW_HEADING, gaps.afterHeading)
      : times(ABOVE_LEVELS[unit.level ?? 0] ?? 1, gaps.beforeSection)
  if (isHeaded) return above.hasHeads ? times(BELOW_HEADS, gaps.afterHeading) : gaps.afterHeading
  return unit?.isLastWords
    ? { ...times(ABOVE_LAST_WORDS, gaps.betweenItems), elasticity: 0 }
    : gaps.betweenItems
}

const times = (share: number, { natural, elasticity }: Gap): Gap => ({ natural: natural * share, elasticity })

/** In points, at an air of 1 where white space is natural. */
export const stretched = ({ natural, elasticity }: Gap, air: number): number =>
  natural * (1 + (air - 1) * elasticity)
