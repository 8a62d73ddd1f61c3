import type { SourceLine } from '#domain/reading/lines/line.ts'
import type { BroughtFile } from '../../opening/brought.ts'

/** What of a source is shown at once: a text as a whole, a page of a PDF, or some rows of a sheet. */
export interface Leaf {
  /** Which of the files, from 0. */
  readonly source: number
  /** From 1. */
  readonly page: number
  /** Its lines, by their places among all. */
  readonly places: readonly number[]
}

/** Rows of a sheet that are shown at once: more would take the browser its time. */
const ROWS = 200

export function leavesOf(files: readonly BroughtFile[], lines: readonly SourceLine[]): Leaf[] {
  const bySource = Map.groupBy(lines.keys(), (at) => lines[at]?.place.source)
  return files.flatMap(({ showing, pages }, source): Leaf[] => {
    const places = bySource.get(source) ?? []
    if (showing === 'lines') return [{ source, page: 1, places }]
    const byPage = Map.groupBy(places, (at) => lines[at]?.place.page)
    if (showing !== 'sheets')
      return pages.map((_, at) => ({ source, page: at + 1, places: byPage.get(at + 1) ?? [] }))
    return [...byPage].flatMap(([page = 1, ofSheet]) =>
      Array.from({ length: Math.ceil(ofSheet.length / ROWS) }, (_, at) => ({
        source,
        page,
        places: ofSheet.slice(at * ROWS, (at + 1) * ROWS),
      })),
    )
  })
}
