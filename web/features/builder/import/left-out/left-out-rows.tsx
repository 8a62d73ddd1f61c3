import { ClipboardCopy, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ColumnMatch } from '#domain/exchange/columns/menu-columns.ts'
import type { LeftOutRow } from '#domain/exchange/rows/reading.ts'
import { downloadFile } from '../../../../lib/download-file.ts'
import { copyText } from '../../../../menu/sharing/deliver-link.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useFocusAfter } from '../../../../ui/use-focus-after.ts'
import { isMendable, problemSentence } from '../reading/sentences.ts'
import { countOf, rows } from '../words/counts.ts'
import { leftOutCsv, leftOutText } from './left-out-list.ts'
import { MendRow } from './mend-row.tsx'

export interface LeftOutRowsProps {
  leftOut: readonly LeftOutRow[]
  columns: ColumnMatch
  /** ISO 4217, of the menu. */
  currency: string
  fileName: string | null
  onMend: (row: number, cells: readonly string[]) => void
}

/** Rows that are shown at first, and at all; the list to copy or download has the rest. */
const SHOWN_FIRST = 5
const SHOWN_AT_MOST = 50

/** The rows that are not on the menu, each with the reason, its text and the fields to correct it. */
export function LeftOutRows({ leftOut, columns, currency, fileName, onMend }: LeftOutRowsProps) {
  const list = useRef<HTMLElement>(null)
  const focusAfter = useFocusAfter(list)
  const [isWhole, setIsWhole] = useState(false)
  const [mendedRow, setMendedRow] = useState<number | null>(null)
  if (leftOut.length === 0) return null

  const shown = leftOut.slice(0, isWhole ? SHOWN_AT_MOST : SHOWN_FIRST)

  const copy = async () =>
    toast(
      (await copyText(leftOutText(leftOut, currency)))
        ? { title: 'Copied', description: `${rows(leftOut.length)} to paste into a spreadsheet.` }
        : {
            variant: 'destructive',
            title: 'Error',
            description: 'Your browser does not allow copying here. Download the list instead.',
          },
    )

  const download = () =>
    downloadFile(new File(['\uFEFF', leftOutCsv(leftOut, currency)], nameOf(fileName), { type: 'text/csv' }))

  const mend = (row: LeftOutRow, cells: readonly string[]) => {
    onMend(row.source.number, cells)
    setMendedRow(null)
    // A row that is still left out keeps the focus; else the next row's button gets it.
    focusAfter(`[data-row="${row.source.number}"] [data-action="mend"]`, '[data-action="mend"]', 'h3')
  }

  return (
    <section ref={list} aria-labelledby="left-out-rows" className="rounded-card border border-warn/40">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-b px-4 py-2">
        <h3 id="left-out-rows" tabIndex={-1} className="font-medium">
          {rows(leftOut.length)} left out
        </h3>
        <div className="-mx-3 flex flex-wrap">
          <Button variant="quiet" size="sm" icon={ClipboardCopy} onClick={copy}>
            Copy
          </Button>
          <Button variant="quiet" size="sm" icon={Download} onClick={download}>
            Download
          </Button>
        </div>
      </div>
      <ul className="divide-y divide-rule px-4">
        {shown.map((row) => (
          <li key={row.source.number} data-row={row.source.number} tabIndex={-1} className="py-3 text-sm">
            <div className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <p>
                  <span className="text-quiet">Row {row.source.number}</span>{' '}
                  {problemSentence(row.problem, currency)}
                </p>
                <p className="line-clamp-3 text-quiet [overflow-wrap:anywhere]">{originalOf(row)}</p>
              </div>
              {isMendable(row) && mendedRow !== row.source.number && (
                <Button
                  variant="secondary"
                  size="sm"
                  data-action="mend"
                  aria-label={`Fix row ${row.source.number}`}
                  onClick={() => setMendedRow(row.source.number)}
                >
                  Fix
                </Button>
              )}
            </div>
            {mendedRow === row.source.number && (
              <MendRow
                row={row}
                columns={columns}
                onMend={(cells) => mend(row, cells)}
                onCancel={() => {
                  setMendedRow(null)
                  focusAfter(`[data-row="${row.source.number}"] [data-action="mend"]`)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <More
        count={leftOut.length - shown.length}
        canShow={!isWhole}
        onShow={() => {
          setIsWhole(true)
          focusAfter(`[data-row="${leftOut[SHOWN_FIRST]?.source.number}"]`)
        }}
      />
    </section>
  )
}

interface MoreProps {
  count: number
  canShow: boolean
  onShow: () => void
}

const moreRows = (count: number): string => countOf(count, 'more row', 'more rows')

function More({ count, canShow, onShow }: MoreProps) {
  if (count === 0) return null
  return (
    <div className="border-rule border-t px-4 py-2 text-quiet text-sm">
      {canShow ? (
        <Button variant="quiet" size="sm" className="-mx-3" onClick={onShow}>
          Show {moreRows(Math.min(count, SHOWN_AT_MOST - SHOWN_FIRST))}
        </Button>
      ) : (
        <p className="py-1">{moreRows(count)}: copy or download the list to see them all.</p>
      )}
    </div>
  )
}

const originalOf = ({ source }: LeftOutRow): string =>
  source.cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')

const nameOf = (fileName: string | null): string =>
  `${fileName?.replace(/\.[^.]*$/, '') ?? 'menu'} - rows left out.csv`
