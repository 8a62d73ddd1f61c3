import type { PlannedBand, PlannedColumn } from './planned-page.ts'
import type { SpacedMenu } from './spaced-menu.ts'

/** White space above a section takes this many times what is added above an item. */
const ABOVE_SECTION = 6

/** Of the pitch of its items, what a column may add between them: more would look like another list. */
const MOST_OF_PITCH = 0.2

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
  const most = ((MOST_OF_PITCH * height) / Math.max(1, items)) * all
  const added = Math.min(foot - height, most)
  if (added <= 0 || height + added < LEAST_REACHED * foot) return column
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
