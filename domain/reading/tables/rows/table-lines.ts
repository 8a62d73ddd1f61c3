import type { Run, SourceLine } from '../../lines/line.ts'
import type { TableSheet } from '../sheet/mapping.ts'

/** Characters between two cells, so that they are never read as words of one. */
const BETWEEN_CELLS = 3

/** The rows of a sheet that are not blank, as lines whose runs are their cells, with their places in the sheet. */
export function tableLines(
  { rows, asides }: TableSheet,
  source: number,
  page: number,
): { readonly row: number; readonly line: SourceLine }[] {
  const lines: { row: number; line: SourceLine }[] = []
  for (const [row, cells] of rows.entries()) {
    const last = cells.findLastIndex((cell) => cell.trim() !== '')
    if (last === -1) continue
    const above = lines.at(-1)?.row
    const runs = cellRuns(cells.slice(0, last + 1))
    const end = runs.at(-1)
    const aside = asides?.get(row)
    lines.push({
      row,
      line: {
        runs,
        gapAbove: above === undefined ? 0 : row - above - 1,
        size: 1,
        tag: { kind: 'row', ...(aside && { aside }) },
        place: { source, page, box: { x: 0, y: row, width: (end?.x ?? 0) + (end?.width ?? 0), height: 1 } },
      },
    })
  }
  return lines
}

/** Returns cells as the runs of a line, side by side; blank ones keep their place. */
export function cellRuns(cells: readonly string[]): Run[] {
  let x = 0
  return cells.map((cell) => {
    const text = cell.trim()
    const run = { text, x, width: text.length }
    x += text.length + BETWEEN_CELLS
    return run
  })
}
