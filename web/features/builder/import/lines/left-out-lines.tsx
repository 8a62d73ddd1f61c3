import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import { Button } from '../../../../ui/button.tsx'
import { countOf } from '../words/counts.ts'
import { RoleMenu } from './row/role-menu.tsx'
import { reasonLeftOut } from './words/doubt-words.ts'
import type { LineActs } from './words/line-acts.ts'

export interface LeftOutLinesProps {
  rows: readonly ReviewRow[]
  acts: LineActs
  /** Shows a line in the source. */
  onFocus: (key: number) => void
  /** Shows a line in the menu and gives it the focus. */
  go: (key: number) => void
}

/** The lines that are not on the menu, each with the reason and the way back. */
export function LeftOutLines({ rows, acts, onFocus, go }: LeftOutLinesProps) {
  if (rows.length === 0) return null
  const bringBack = ({ key, isSaid }: ReviewRow) => {
    // What the owner left out is read again; what the reader left out is at least a note.
    acts.say([key], isSaid ? null : 'note')
    go(key)
  }
  return (
    <section aria-labelledby="left-out-lines" className="border-rule border-t px-4 py-4">
      <h3 id="left-out-lines" className="font-medium">
        Left out: {countOf(rows.length, 'line', 'lines')}
      </h3>
      <ul className="mt-2 divide-y divide-rule">
        {rows.map((row) => (
          <li
            key={row.key}
            data-left-out={row.key}
            onFocus={() => onFocus(row.key)}
            className="flex items-center justify-between gap-4 py-2 text-sm"
          >
            <div className="min-w-0">
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {row.text.replaceAll('\t', '   ')}
              </p>
              <p className="text-quiet">{reasonLeftOut(row)}</p>
            </div>
            <div className="flex shrink-0 flex-wrap items-center justify-end">
              <RoleMenu
                row={row}
                onSay={(role) => {
                  acts.say([row.key], role)
                  go(row.key)
                }}
              />
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Bring back “${row.text.replaceAll('\t', ' ')}”`}
                onClick={() => bringBack(row)}
              >
                Bring Back
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
