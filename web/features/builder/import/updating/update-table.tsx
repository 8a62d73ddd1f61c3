import { useState } from 'react'
import type { ListedChange } from '#domain/exchange/updating/choosing/listed-changes.ts'
import type { UnseenFate } from '#domain/exchange/updating/choosing/unseen-changes.ts'
import { ComparisonTable, whatWords } from '../../../../menu/comparing/comparison-table.tsx'
import { type ChangeKind, subjectOf } from '../../../../menu/comparing/comparison-words.ts'
import { KindFilter } from '../../../../menu/comparing/kind-filter.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { countOf } from '../words/counts.ts'
import type { Update } from './use-update.ts'

/** Rows that are shown at once. */
const SHOWN = 200

/** Every change with its choice: ticked, it is taken. */
export function UpdateTable({ update, currency }: { update: Update; currency: string }) {
  const [kind, setKind] = useState<ChangeKind | null>(null)
  const [most, setMost] = useState(SHOWN)
  const { changes, isTaken, take } = update
  const rows = changes.filter(({ change }) => kind === null || change === kind)
  const more = rows.length - most
  return (
    <section aria-label="What changes" className="flex flex-col gap-4">
      <KindFilter rows={changes} kind={kind} onKind={setKind} />
      <ComparisonTable
        caption="What changes"
        rows={rows.slice(0, most)}
        currency={currency}
        sides={{ before: 'Your menu', after: 'What you brought' }}
        choice={{
          header: 'Take',
          cell: ({ key, ...row }) => {
            const isKept = update.fateOf({ key, ...row }) === 'kept'
            const why = key === null ? ', follows from the others' : isKept ? ', not looked at yet' : ''
            return (
              <Checkbox
                label={<span className="sr-only">{`${whatWords(row)}: ${subjectOf(row)}${why}`}</span>}
                disabled={key === null || isKept}
                checked={key === null || isTaken(key)}
                onChange={({ target }) => key !== null && take([key], target.checked)}
              />
            )
          },
        }}
        act={(row) => <Act row={row} update={update} />}
      />
      {more > 0 && (
        <Button variant="secondary" className="self-center" onClick={() => setMost(most + SHOWN)}>
          {`Show ${countOf(Math.min(more, SHOWN), 'more change', 'more changes')} of ${more}`}
        </Button>
      )}
    </section>
  )
}

/** What a row shows in addition to its change, and what else can be done about it. */
function Act({ row, update }: { row: ListedChange; update: Update }) {
  const fate = update.fateOf(row)
  return fate ? (
    <span className="block text-pretty text-quiet text-sm">{fateWords[fate]}</span>
  ) : (
    <Parting row={row} update={update} />
  )
}

const fateWords: Readonly<Record<UnseenFate, string>> = {
  kept: 'Not looked at yet: yours stays',
  bare: 'Price not looked at yet: comes without it',
}

/** Two names that are alike may be of two dishes: a person says so, and may take that back. */
function Parting({ row: { place, change, name }, update }: { row: ListedChange; update: Update }) {
  if (place === null || (change !== 'renamed' && !update.apart.has(place))) return null
  const isApart = change === 'removed'
  if (!isApart && change !== 'renamed') return null
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mr-3 sm:-ml-3 sm:mr-0"
      onClick={() => update.part(place, !isApart)}
    >
      {isApart ? 'Same dish, renamed' : 'Not the same dish'}
      <span className="sr-only">: {name}</span>
    </Button>
  )
}
