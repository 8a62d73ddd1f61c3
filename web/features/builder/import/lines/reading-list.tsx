import { useMemo } from 'react'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import type { Amendment, ReviewWork } from '#domain/reading/review/review-work.ts'
import type { SourceCrop } from './row/crops.ts'
import { partsOf } from './row/read-parts.ts'
import { type EditedLine, ReadingRow } from './row/reading-row.tsx'
import type { LineActs } from './words/line-acts.ts'

export interface ReadingListProps {
  rows: readonly ReviewRow[]
  content: MenuContent
  tables: ReviewWork['tables']
  /** By the places of the lines of the sources. */
  crops: ReadonlyMap<number, SourceCrop>
  current: number | null
  edited: EditedLine | null
  acts: LineActs
  onFocus: (key: number) => void
  onEdit: (key: number | null) => void
  onAmend: (key: number, amendment: Amendment) => void
}

export function ReadingList({
  rows,
  content,
  tables,
  crops,
  current,
  edited,
  ...handlers
}: ReadingListProps) {
  const parts = useMemo(() => partsOf(content, tables), [content, tables])
  const hasCurrent = rows.some(({ key }) => key === current)
  return (
    <ol aria-label="The menu as it was read" className="py-2">
      {rows.map((row, index) => (
        <ReadingRow
          key={row.key}
          row={row}
          parts={parts}
          crop={row.from.flatMap((at) => crops.get(at) ?? []).at(-1) ?? null}
          isCurrent={row.key === current}
          isFirstStop={!hasCurrent && index === 0}
          edited={edited?.key === row.key ? edited : null}
          opens={openedBy(row, rows[index - 1], content)}
          {...handlers}
        />
      ))}
    </ol>
  )
}

/** The section of a row of a sheet whose column begins another one. */
function openedBy(row: ReviewRow, above: ReviewRow | undefined, { sections }: MenuContent): string | null {
  const isHeading = row.role === 'section' || row.role === 'subsection'
  if (!row.isOfTable || isHeading || row.sectionId === undefined || row.sectionId === above?.sectionId)
    return null
  const section = sections.find(({ id }) => id === row.sectionId)
  return section ? pathOf(sections, section).join(' › ') : null
}
