import { type PriceRow, rowKey } from '#domain/pricing/cells/price-cells.ts'
import { foldName } from '#domain/text/fold-name.ts'
import type { GridRow } from '../../../../ui/grid/grid-shape.ts'

export interface ShownRow extends GridRow {
  readonly row: PriceRow
}

/** The rows whose dish has all these words in its name or its description, each section with those that are left. */
export function shownRows(rows: readonly PriceRow[], search: string): ShownRow[] {
  const words = foldName(search).split(' ').filter(Boolean)
  const found = words.length === 0 ? rows : rows.filter((row) => isFound(row, words))
  const sections = new Set(found.filter(({ itemId }) => itemId !== null).map(({ sectionId }) => sectionId))
  return (words.length === 0 ? rows : rows.filter((row) => isShown(row, sections, found))).map((row) => ({
    key: rowKey(row),
    isHeading: row.itemId === null,
    row,
  }))
}

const isShown = (row: PriceRow, sections: ReadonlySet<number>, found: readonly PriceRow[]): boolean =>
  row.itemId === null ? sections.has(row.sectionId) : found.includes(row)

function isFound({ itemId, name, section }: PriceRow, words: readonly string[]): boolean {
  if (itemId === null) return false
  const text = foldName(`${name} ${section.name}`)
  return words.every((word) => text.includes(word))
}
