import type { Run, SourceLine } from '../../domain/reading/lines/line.ts'
import { wholeText } from './broken-words.ts'
import type { PageLine } from './page-line.ts'
import { columnOf } from './table-cells.ts'
import type { Way } from './way-to-join.ts'

/** Two lines as one, with what is known of the second for the next one. */
export function joinLines(before: PageLine, here: PageLine, way: Way, words: ReadonlySet<string>): PageLine {
  const { runs } = before.line
  return {
    ...here,
    ...(way === 'cells' && { lastWidths: lastWidthsOf(before, here) }),
    line: {
      ...before.line,
      runs:
        way === 'cells' ? withCells(runs, here.line.runs, words) : withEnd(runs, here.line.runs, words, way),
      place: { ...before.line.place, ...boxOfBoth(before.line, here.line) },
    },
  }
}

/** How far the last line of each cell reaches. */
const lastWidthsOf = ({ line, lastWidths }: PageLine, { line: here }: PageLine): number[] =>
  line.runs.map(
    (run, at) =>
      here.runs.find(({ x }) => columnOf(line.runs, { x }) === at)?.width ?? lastWidths?.[at] ?? run.width,
  )

/** Cells with what goes on in them. */
const withCells = (cells: readonly Run[], below: readonly Run[], words: ReadonlySet<string>): Run[] =>
  cells.map((cell, at) => {
    const next = below.find((run) => columnOf(cells, run) === at)
    return next ? bothOf(cell, next, words) : cell
  })

function withEnd(runs: readonly Run[], below: readonly Run[], words: ReadonlySet<string>, way: Way): Run[] {
  const last = runs.at(-1)
  const [next, ...rest] = below
  if (!last || !next) return [...runs, ...below]
  // A list in columns goes on with another entry.
  const further = (run: Run) => ({ ...run, x: run.x + last.x + last.width })
  if (runs.length > 1 && way === 'end') return [...runs, ...below.map(further)]
  return [...runs.slice(0, -1), bothOf(last, next, words), ...rest.map(further)]
}

const bothOf = (run: Run, next: Run, words: ReadonlySet<string>): Run => ({
  ...run,
  text: wholeText(run.text, next.text, words),
  width: Math.max(run.width, next.width),
})

function boxOfBoth(before: SourceLine, here: SourceLine): Pick<SourceLine['place'], 'box'> {
  const a = before.place.box
  const b = here.place.box
  if (!a || !b) return {}
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    box: {
      x,
      y,
      width: Math.max(a.x + a.width, b.x + b.width) - x,
      height: Math.max(a.y + a.height, b.y + b.height) - y,
    },
  }
}
