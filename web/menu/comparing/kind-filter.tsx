import type { ComparisonRow } from '#domain/menu/comparing/comparison-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { type ChangeKind, changeKinds, changeWords } from './comparison-words.ts'

export interface KindFilterProps {
  rows: readonly ComparisonRow[]
  /** The only kind that is shown; null for all. */
  kind: ChangeKind | null
  onKind: (kind: ChangeKind | null) => void
}

/** Shows changes of one kind alone; kinds of which there are none are left out. */
export function KindFilter({ rows, kind, onKind }: KindFilterProps) {
  const counts = changeKinds.map(
    (each) => [each, rows.filter(({ change }) => change === each).length] as const,
  )
  const present = counts.filter(([, count]) => count > 0)
  if (present.length < 2) return null
  const choices = [[null, rows.length] as const, ...present]
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">Show</legend>
      {choices.map(([each, count]) => (
        <Button
          key={each ?? 'all'}
          size="sm"
          variant={kind === each ? 'primary' : 'secondary'}
          aria-pressed={kind === each}
          onClick={() => onKind(each)}
        >
          {each === null ? 'All' : changeWords[each]}
          <span className="tabular-nums">{count}</span>
        </Button>
      ))}
    </fieldset>
  )
}
