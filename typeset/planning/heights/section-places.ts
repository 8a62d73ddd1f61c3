import type { Sheet } from '../../sheet/sheet.ts'
import type { SheetSection } from '../../sheet/units/sheet-units.ts'

/** A section with all that is in it, by first and last index (exclusive) of its units. */
interface SectionSpan {
  readonly from: number
  readonly to: number
}

/** The sections of a sheet of which something holds. */
function sectionSpans({ units, flows }: Sheet, holds: (section: SheetSection) => boolean): SectionSpan[] {
  // Of most menus for none: they are asked about in every setting.
  if (!units.some((unit) => unit.kind === 'section' && holds(unit))) return []
  return flows.flatMap((flow) =>
    units.slice(flow.from, flow.to).flatMap((unit, offset): SectionSpan[] => {
      if (unit.kind !== 'section' || !holds(unit)) return []
      const from = flow.from + offset
      let to = from + 1
      for (; to < flow.to; to++) {
        const other = units[to]
        if (other?.kind === 'section' && other.level <= unit.level) break
      }
      return [{ from, to }]
    }),
  )
}

/** For each unit, whether it is across all columns; a heading right above such a unit is too. */
export function wideUnitsOf(sheet: Sheet): readonly boolean[] {
  const isWide = sheet.units.map(() => false)
  if (sheet.columns === 1) return isWide
  if (sheet.headsAcross) return sheet.units.map(({ kind }) => kind === 'section')
  for (const { from, to } of sectionSpans(sheet, ({ id }) => sheet.sectionStyles[id]?.isFullWidth === true))
    isWide.fill(true, firstHeadingAbove(sheet, from), to)
  return isWide
}

/** Sections that stay whole where a page holds them: those that their owner keeps together, and all boxes. */
export const keptSections = (sheet: Sheet): readonly SectionSpan[] =>
  sheet.headsAcross
    ? []
    : sectionSpans(
        sheet,
        ({ id, box }) => sheet.sectionStyles[id]?.isKeptTogether === true || box === 'open' || box === 'only',
      )

/** Units that begin another column or page, with the headings right above them. */
export function forcedBreaks(sheet: Sheet): ReadonlyMap<number, 'column' | 'page'> {
  const breaks = new Map<number, 'column' | 'page'>()
  for (const [index, unit] of sheet.units.entries()) {
    const begins = unit.kind === 'section' ? sheet.sectionStyles[unit.id]?.begins : undefined
    if (begins === undefined || begins === 'in-flow') continue
    const first = firstHeadingAbove(sheet, index)
    if (!sheet.flows.some((flow) => flow.from === first)) breaks.set(first, begins)
  }
  return breaks
}

/** With more lines a table may go on under its heads in another column. */
export const MOST_IN_SHORT_TABLE = 4

/** The items, as places among the units, of sections with few lines under heads of columns. */
export function itemsOfShortTables({ units }: Pick<Sheet, 'units'>): ReadonlySet<number> {
  const found = new Set<number>()
  for (const [index, unit] of units.entries()) {
    if (unit.kind !== 'section' || unit.heads.length === 0) continue
    const next = units.findIndex((other, at) => at > index && other.kind === 'section')
    const end = next < 0 ? units.length : next
    if (end - index - 1 <= MOST_IN_SHORT_TABLE) for (let at = index + 1; at < end; at++) found.add(at)
  }
  return found
}

/** The first of the headings that follow each other down to this one, within its flow. */
function firstHeadingAbove({ units, flows }: Sheet, index: number): number {
  let first = index
  for (; !flows.some(({ from }) => from === first); first--) {
    const above = units[first - 1]
    if (above?.kind !== 'section' || above.isAlone) break
  }
  return first
}
