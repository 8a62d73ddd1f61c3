import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { IconButton } from '../../../../../ui/button/icon-button.tsx'
import type { BroughtFile } from '../../opening/brought.ts'
import { PageView } from './page-view.tsx'
import { SheetRows } from './sheet-rows.tsx'
import type { PictureAddresses } from './use-pictures.ts'
import { WrittenLines } from './written-lines.tsx'

export interface SourcePaneProps {
  files: readonly BroughtFile[]
  pictures: PictureAddresses
  lines: readonly SourceLine[]
  lit: readonly number[]
  onPick: (at: number) => void
}

export function SourcePane({ files, pictures, lines, lit, onPick }: SourcePaneProps) {
  const leaves = useMemo(() => leavesOf(files, lines), [files, lines])
  const [shown, setShown] = useState(0)
  const leafOfLit = useMemo(
    () => leaves.findIndex(({ places }) => places.includes(lit[0] ?? -1)),
    [leaves, lit],
  )
  useEffect(() => {
    if (leafOfLit !== -1) setShown(leafOfLit)
  }, [leafOfLit])
  const litSet = useMemo(() => new Set(lit), [lit])
  const leaf = leaves[shown]
  const file = leaf && files[leaf.source]
  const own = useMemo(
    () => (leaf?.places ?? []).flatMap((at) => (lines[at] ? [{ at, line: lines[at] }] : [])),
    [lines, leaf],
  )
  if (!leaf || !file) return null
  return (
    <div className="flex min-h-full flex-col bg-desk">
      <div className="sticky top-0 left-0 z-1 flex min-h-11 items-center justify-between gap-2 border-rule border-b bg-card px-4 text-sm">
        <span className="min-w-0 truncate">{file.name}</span>
        {leaves.length > 1 && (
          <span className="flex shrink-0 items-center">
            <IconButton
              size="sm"
              icon={ArrowLeft}
              label="Page before"
              isUnavailable={shown === 0}
              onClick={() => setShown(shown - 1)}
            />
            <span className="tabular-nums">
              {shown + 1} of {leaves.length}
            </span>
            <IconButton
              size="sm"
              icon={ArrowRight}
              label="Next page"
              isUnavailable={shown === leaves.length - 1}
              onClick={() => setShown(shown + 1)}
            />
          </span>
        )}
      </div>
      {file.showing === 'sheets' && <SheetRows lines={own} lit={litSet} onPick={onPick} />}
      {file.showing === 'lines' && <WrittenLines lines={own} lit={litSet} onPick={onPick} />}
      {(file.showing === 'pdf' || file.showing === 'picture') && (
        <PageView
          file={file}
          picture={pictures.get(leaf.source)}
          page={leaf.page}
          lines={own}
          lit={litSet}
          onPick={onPick}
        />
      )}
    </div>
  )
}

/** What of a source is shown at once: a text as a whole, a page of a PDF, or some rows of a sheet. */
interface Leaf {
  /** Which of the files, from 0. */
  readonly source: number
  /** From 1. */
  readonly page: number
  /** Its lines, by their places among all. */
  readonly places: readonly number[]
}

/** Rows of a sheet that are shown at once: more would take the browser its time. */
const ROWS = 200

function leavesOf(files: readonly BroughtFile[], lines: readonly SourceLine[]): Leaf[] {
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
