import { Check } from 'lucide-react'
import { runnerUp } from '#domain/reading/layout/role.ts'
import type { ReviewQuestion, ReviewRow } from '#domain/reading/review/read-work.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { reasonsOf } from '../words/doubt-words.ts'
import type { LineActs } from '../words/line-acts.ts'
import { roleName } from '../words/role-words.ts'
import { flatText, shownText } from '../words/shown-text.ts'

export interface DoubtfulLinesProps {
  rows: readonly ReviewRow[]
  acts: LineActs
  go: (key: number) => void
}

/** Prices read from a picture are compared with it, each on its row; lines of the one question are asked with it. */
export const isAskedFirst = (row: ReviewRow, question: ReviewQuestion | undefined): boolean =>
  question?.ways.has(row.key) !== true &&
  (row.doubts.length === 0 || row.doubts.some(({ code }) => code !== 'letters_uncertain'))

/** Lines that are shown at once: the next come up as these are answered. */
const SHOWN = 3

export function DoubtfulLines({ rows, acts, go }: DoubtfulLinesProps) {
  if (rows.length === 0) return null
  const more = rows.length - SHOWN
  return (
    <section aria-labelledby="doubtful-lines" className="border-rule border-b px-4 py-3">
      <h3 id="doubtful-lines" className="font-medium">
        Look at these first
      </h3>
      <ul className="mt-1 divide-y divide-rule">
        {rows.slice(0, SHOWN).map((row) => (
          <DoubtfulLine key={row.key} row={row} acts={acts} go={go} />
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-quiet text-sm">Then {more} more.</p>}
    </section>
  )
}

function DoubtfulLine({ row, acts, go }: Omit<DoubtfulLinesProps, 'rows'> & { row: ReviewRow }) {
  const words = flatText(row.text)
  const other = runnerUp(row)
  const answers = [
    { role: row.role, name: other === undefined ? 'It’s right' : roleName(row), icon: Check },
    ...(other === undefined ? [] : [{ role: other, name: nameOf({ ...row, role: other, isFirst: true }) }]),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <div className="min-w-0 grow basis-48">
        <p className="whitespace-pre-wrap font-medium [overflow-wrap:anywhere]">{shownText(row.text)}</p>
        {reasonsOf(row).map((reason) => (
          <p key={reason} className="text-warn-ink">
            {reason}
          </p>
        ))}
      </div>
      <div className="flex shrink-0 flex-wrap gap-1">
        {answers.map(({ role, name, icon }) => (
          <Button
            key={role}
            variant="secondary"
            size="sm"
            {...(icon && { icon })}
            aria-label={`“${words}”: ${name}`}
            onClick={() => acts.say([row.key], role)}
          >
            {name}
          </Button>
        ))}
        <Button variant="quiet" size="sm" aria-label={`Show “${words}”`} onClick={() => go(row.key)}>
          Show
        </Button>
      </div>
    </li>
  )
}

const nameOf = (row: Pick<ReviewRow, 'role' | 'isOfTable' | 'isFirst'>): string =>
  row.role === 'leave-out' ? 'Leave out' : roleName(row)
