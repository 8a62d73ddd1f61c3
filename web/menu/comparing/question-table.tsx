import type { AskedRow } from '#domain/menu/merging/question-rows.ts'
import type { Side } from '#domain/menu/merging/three-way.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { ComparisonTable, type ComparisonTableProps, whatWords } from './comparison-table.tsx'
import { subjectOf } from './comparison-words.ts'

export interface QuestionTableProps
  extends Pick<ComparisonTableProps<AskedRow>, 'caption' | 'currency' | 'sides'> {
  /** `questionRows` */
  rows: readonly AskedRow[]
  /** Mine holds where nobody has answered. */
  answers: ReadonlyMap<string, Side>
  onAnswers: (answers: ReadonlyMap<string, Side>) => void
}

const choices = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
] as const

export const keysOf = (rows: readonly AskedRow[]): Set<string> => new Set(rows.map(({ key }) => key))

export function QuestionTable({ rows, answers, onAnswers, ...table }: QuestionTableProps) {
  const keys = keysOf(rows)
  const first = new Set([...keys].flatMap((key) => rows.find((row) => row.key === key) ?? []))
  const all = (side: Side) =>
    onAnswers(new Map([...answers, ...[...keys].map((key) => [key, side] as const)]))
  return (
    <section aria-label={table.caption} className="flex flex-col gap-4">
      {keys.size > 1 && (
        <p className="flex flex-wrap items-center gap-2">
          <span className="grow">{keys.size} lines differ.</span>
          <Button variant="secondary" size="sm" onClick={() => all('mine')}>
            Keep all of mine
          </Button>
          <Button variant="secondary" size="sm" onClick={() => all('theirs')}>
            Take all of theirs
          </Button>
        </p>
      )}
      <ComparisonTable
        {...table}
        rows={rows.map((row) => ({ ...row, isFirst: first.has(row) }))}
        act={(row) =>
          row.isFirst && (
            <span className="mt-1 block min-w-54">
              <Segments
                label={`What holds: ${subjectOf(row)}, ${whatWords(row)}`}
                value={answers.get(row.key) ?? 'mine'}
                options={choices}
                onChange={(side) => onAnswers(new Map([...answers, [row.key, side]]))}
              />
            </span>
          )
        }
      />
    </section>
  )
}
