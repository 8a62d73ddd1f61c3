import { useState } from 'react'
import { questionRows } from '#domain/menu/merging/question-rows.ts'
import type { Side } from '#domain/menu/merging/three-way.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { ComparisonTable, whatWords } from '../comparing/comparison-table.tsx'
import { subjectOf } from '../comparing/comparison-words.ts'
import { workOf } from '../drafts/catch-up.ts'
import { type Elsewhere, endMerge, useMergeQuestion } from '../drafts/merge-question.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import type { MenuSaving } from './use-saving.ts'

/** Two screens have changed one thing of a menu: asks line by line which change holds. */
export function SaveConflict({ saving }: { readonly saving: MenuSaving }) {
  const asked = useMergeQuestion((question) => question.asked)
  const openId = useOpenMenu((open) => open.savedAs?.id)
  if (asked?.savedAs.id !== openId || !asked) return null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && saving.dismissConflict()}
      title="This menu was changed elsewhere"
      description={`Another tab or device has changed “${asked.theirs.content.title || asked.savedAs.name}” too. What does not touch is merged. Choose what holds where both have changed the same.`}
      maxWidth={820}
    >
      <Questions asked={asked} saving={saving} />
    </Dialog>
  )
}

const sides = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
] as const

function Questions({ asked, saving }: { readonly asked: Elsewhere; readonly saving: MenuSaving }) {
  const mine = workOf(useOpenMenu())
  const [answers, setAnswers] = useState<ReadonlyMap<string, Side>>(new Map())
  if (!mine) return null
  const rows = questionRows(asked.base, mine, asked.theirs, answers)
  const keys = new Set(rows.map(({ key }) => key))
  const first = new Set([...keys].flatMap((key) => rows.find((row) => row.key === key) ?? []))
  const all = (side: Side) => setAnswers(new Map([...keys].map((key) => [key, side])))
  const isSaving = saving.state === 'conflict'
  return (
    <>
      <section aria-label="What differs" className="flex flex-col gap-4">
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
          caption="What differs"
          rows={rows.map((row) => ({ ...row, isFirst: first.has(row) }))}
          currency={mine.content.currency}
          sides={{ before: `Elsewhere, ${recentTime(asked.at, { now: new Date() })}`, after: 'Yours' }}
          act={(row) =>
            row.isFirst && (
              <span className="mt-1 block min-w-54">
                <Segments
                  label={`What holds: ${subjectOf(row)}, ${whatWords(row)}`}
                  value={answers.get(row.key) ?? 'mine'}
                  options={sides}
                  onChange={(side) => setAnswers(new Map([...answers, [row.key, side]]))}
                />
              </span>
            )
          }
        />
      </section>
      <DialogActions>
        <Button
          variant="quiet"
          onClick={() => {
            endMerge(true)
            void saving.saveAndTell('as copy')
          }}
        >
          Save mine as a copy
        </Button>
        <Button
          onClick={() => saving.settle(new Map([...keys].map((key) => [key, answers.get(key) ?? 'mine'])))}
        >
          {isSaving ? 'Merge and save' : 'Merge'}
        </Button>
      </DialogActions>
    </>
  )
}
