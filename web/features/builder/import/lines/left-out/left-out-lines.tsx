import { Download } from 'lucide-react'
import { useState } from 'react'
import { BYTE_ORDER_MARK, csv } from '#domain/exchange/reading/csv.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import { downloadFile } from '../../../../../lib/download-file.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { countOf, rows as rowCount } from '../../words/counts.ts'
import type { EditedLine } from '../row/reading-row.tsx'
import { reasonLeftOut } from '../words/doubt-words.ts'
import type { LineActs } from '../words/line-acts.ts'
import { LeftOutLine } from './left-out-line.tsx'

export interface LeftOutLinesProps {
  rows: readonly ReviewRow[]
  name: string
  edited: EditedLine | null
  acts: LineActs
  onFocus: (key: number) => void
  onEdit: (key: number | null) => void
  go: (key: number) => void
}

/** Lines that are shown at first, and more each time. */
const SHOWN_FIRST = 20
const SHOWN_MORE = 100

export function LeftOutLines({ rows, name, edited, ...handlers }: LeftOutLinesProps) {
  const [shown, setShown] = useState(SHOWN_FIRST)
  if (rows.length === 0) return null
  const more = Math.min(rows.length - shown, SHOWN_MORE)
  const areRows = rows.every(({ isOfTable }) => isOfTable)
  const download = () =>
    downloadFile(
      new File([BYTE_ORDER_MARK, leftOutCsv(rows)], `${name.replace(/\.[^.]*$/u, '')} - left out.csv`, {
        type: 'text/csv',
      }),
    )
  return (
    <section aria-labelledby="left-out-lines" className="border-rule border-t px-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="left-out-lines" className="font-medium">
          Left out: {areRows ? rowCount(rows.length) : countOf(rows.length, 'line', 'lines')}
        </h3>
        <Button variant="quiet" size="sm" icon={Download} className="-mr-3" onClick={download}>
          Download List
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-rule">
        {rows.slice(0, shown).map((row) => (
          <LeftOutLine
            key={row.key}
            row={row}
            edited={edited?.key === row.key ? edited : null}
            {...handlers}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setShown(shown + SHOWN_MORE)}>
          Show {countOf(more, 'more', 'more')}
        </Button>
      )}
    </section>
  )
}

/** What stays off the menu, with its place in the source and the reason, to be opened in a spreadsheet. */
const leftOutCsv = (rows: readonly ReviewRow[]): string =>
  csv([
    ['Row', 'Reason', 'Original'],
    ...rows.map((row) => [
      String((row.line.place.box?.y ?? row.from[0] ?? 0) + 1),
      reasonLeftOut(row),
      ...row.text.split('\t').map((cell) => cell.replaceAll(/\s+/gu, ' ')),
    ]),
  ])
