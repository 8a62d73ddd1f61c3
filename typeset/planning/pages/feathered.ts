import type { PlannedBand, PlannedColumn } from './planned-page.ts'
import type { SpacedMenu } from './spaced-menu.ts'

/** White space above a section takes this many times what is added above an item. */
const ABOVE_SECTION = 8

/** Of the pitch of its items, what a column may add between them: more would look like another list; the second where a hole would be left. */
const MOST_OF_PITCH = [0.15, 0.2] as const

/** A shorter column that stays above this share of the height is left as it is: it has a hole either way. */
const LEAST_REACHED = 0.85

/**
 * Columns that end at one foot: those that are a little shorter have more white space above their sections, and some above
 * their items (feathering, as vertical justification in newspapers).
 * @param foot where they are to end, in points from the top of the band
 */
export function feathered(menu: SpacedMenu, band: PlannedBand, foot: number): PlannedBand {
  return { ...band, columns: band.columns.map((column) => featheredColumn(menu, column, foot)) }
}

function featheredColumn(menu: SpacedMenu, column: PlannedColumn, foot: number): PlannedColumn {
  const { units } = column
  const height = columnHeight(menu, column)
  const weights = units.map(({ unit }, index) => (index === 0 ? 0 : weightOf(menu, unit)))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const items = units.filter(({ unit }) => menu.units[unit]?.kind === 'item').length
  const pitch = height / Math.max(1, items)
  const added = MOST_OF_PITCH.map((share) => Math.min(foot - height, share * pitch * all)).find(
    (most) => most > 0 && height + most >= LEAST_REACHED * foot,
  )
  if (added === undefined) return column
  return {
    ...column,
    units: units.map((placed, index) => ({
      ...placed,
      before: placed.before + ((weights[index] ?? 0) / all) * added,
    })),
  }
}

function weightOf({ units }: SpacedMenu, index: number): number {
  const [above, unit] = [units[index - 1], units[index]]
  if (above?.kind === 'section' && !above.isAlone) return 0
  if (unit?.kind === 'item') return unit.isLastWords ? 0 : 1
  return ABOVE_SECTION / (1 + (unit?.level ?? 0))
}

/** Of all that is in it, in points. */
export function columnHeight(
  menu: Pick<SpacedMenu, 'units'>,
  { continues, isNamed, beforeName, units }: PlannedColumn,
): number {
  const section = menu.units[continues ?? -1]
  const repeated =
    section?.kind === 'section' ? ((isNamed ? section.continuedHeight : section.headsHeight) ?? 0) : 0
  return units.reduce(
    (sum, { unit, before }) => sum + before + (menu.units[unit]?.height ?? 0),
    beforeName + repeated,
  )
}
