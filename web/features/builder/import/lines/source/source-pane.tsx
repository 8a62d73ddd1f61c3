import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import type { BroughtFile } from '../../opening/brought.ts'
import { PageView } from './page-view.tsx'
import type { PictureAddresses } from './use-pictures.ts'
import { WrittenLines } from './written-lines.tsx'

export interface SourcePaneProps {
  files: readonly BroughtFile[]
  pictures: PictureAddresses
  lines: readonly SourceLine[]
  /** The lines that are looked at, by their places. */
  lit: readonly number[]
  onPick: (at: number) => void
}

interface Leaf {
  readonly source: number
  readonly page: number
}

/** One page of one of the sources: the one with the line that is looked at. */
export function SourcePane({ files, pictures, lines, lit, onPick }: SourcePaneProps) {
  const leaves = useMemo(() => leavesOf(files), [files])
  const [shown, setShown] = useState(0)
  const place = lines[lit[0] ?? -1]?.place
  const leafOfLit = place
    ? leaves.findIndex(
        ({ source, page }) =>
          source === place.source && (files[source]?.showing === 'lines' || page === place.page),
      )
    : -1
  useEffect(() => {
    if (leafOfLit !== -1) setShown(leafOfLit)
  }, [leafOfLit])
  const litSet = useMemo(() => new Set(lit), [lit])
  const leaf = leaves[shown]
  const file = leaf && files[leaf.source]
  const own = useMemo(
    () => (leaf ? linesOf(lines, leaf, file?.showing === 'lines') : []),
    [lines, leaf, file],
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
      {file.showing === 'lines' ? (
        <WrittenLines lines={own} lit={litSet} onPick={onPick} />
      ) : (
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

/** A text is one leaf; a PDF has one for each page. */
const leavesOf = (files: readonly BroughtFile[]): Leaf[] =>
  files.flatMap(({ showing, pages }, source) =>
    showing === 'lines' ? [{ source, page: 1 }] : pages.map((_, at) => ({ source, page: at + 1 })),
  )

const linesOf = (lines: readonly SourceLine[], leaf: Leaf, isWhole: boolean) =>
  lines.flatMap((line, at) =>
    line.place.source === leaf.source && (isWhole || line.place.page === leaf.page) ? [{ at, line }] : [],
  )
