import type { PlanUnit } from './planned-page.ts'

/**
 * What an editor minds, in shares of what one page more costs. The figures were set by eye, on the pages that `npm run jury`
 * paints; how sections are kept whole isn't a matter of cost (`whole-sections.ts`).
 */
export const COST = {
  /** Of plans that are compared with each other. */
  plan: {
    /** Paper, and a page to turn. */
    page: 1,
    /** A guest looks for the rest of a section, and misses its name. */
    parted: 0.45,
    /** By its share of the column: it looks as if something were missing. */
    hole: 0.8,
    /** Columns that end apart, by the square of their distance. */
    ragged: 0.3,
    /** Of all pages, by the square of what is empty of them: a smaller card would do. */
    empty: 0.9,
    /** By how much less than half of the last page is filled: a guest turns to an empty one. */
    last: 2,
    /** By how much taller items are in columns that break their names, prices and rows. */
    wrapped: 1.2,
    /** For each row across the page: a guest loses the way from a name to its price. */
    wide: 0.02,
    /** For each percent that type, white space or the title is smaller than it was chosen. */
    conceded: 0.004,
  },
  emptiness: 1,
  breakInSection: { column: 0.1, page: 0.2 },
  /** Between sections of one parent. */
  breakAmongSections: 0.06,
  /** Through a box or a short table, whose edges or heads are printed twice then. */
  breakInOne: 0.5,
  /** In a prix fixe, which a guest reads as one. */
  breakInBlock: 1.5,
  oneItemAlone: { column: 0.95, page: 0.95 },
  columnSkipped: 0.5,
  looseness: 0.35,
  tightness: 6,
} as const

/** What a column costs of which only this share is filled. */
export const emptiness = (filled: number): number => COST.emptiness * Math.max(0, 1 - filled) ** 2

/** What white space costs that is stretched or tightened; 1 is natural. */
export const strain = (air: number): number => (air > 1 ? COST.looseness : COST.tightness) * (air - 1) ** 2

/** Whether a break above a unit would part what belongs together: a course from its set menu, one item from its section. */
export const partsCompany = (units: readonly PlanUnit[], to: number): boolean =>
  units[to]?.staysWithAbove === true || leavesOneAlone(units, to)

function leavesOneAlone(units: readonly PlanUnit[], to: number): boolean {
  if (units[to]?.kind !== 'item' || units[to].isBelowWide) return false
  const leavesOneBehind = units[to - 2]?.kind === 'section'
  const takesOneAlong = units[to + 1]?.kind !== 'item'
  return leavesOneBehind || takesOneAlong
}

/** What it costs to break the menu above a unit; nothing at its end. */
export function breakCost(units: readonly PlanUnit[], to: number, isPageTurn: boolean): number {
  const next = units[to]
  if (!next || next.begins) return 0
  const turn = isPageTurn ? 'page' : 'column'
  const isInOneBox = next.isBelowWide && !isPageTurn
  const inBlock =
    (next.staysWithAbove ? COST.breakInBlock : 0) + (next.isReadAsOne && !isInOneBox ? COST.breakInOne : 0)
  if (isInOneBox) return inBlock
  if (next.kind !== 'item') return inBlock + (next.level ? COST.breakAmongSections : 0)
  const alone = leavesOneAlone(units, to) ? COST.oneItemAlone[turn] : 0
  return inBlock + COST.breakInSection[turn] + alone
}
