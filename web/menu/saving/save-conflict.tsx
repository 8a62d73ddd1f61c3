import { useState } from 'react'
import { questionRows } from '#domain/menu/merging/question-rows.ts'
import type { Side } from '#domain/menu/merging/three-way.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { keysOf, QuestionTable } from '../comparing/question-table.tsx'
import { workOf } from '../drafts/catch-up.ts'
import { type Elsewhere, endMerge, useMergeQuestion } from '../drafts/merge-question.ts'
import { useLiveState } from '../live/live-state-query.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import type { MenuSaving } from './use-saving.ts'

/** Two screens have changed one thing of a menu: asks line by line which change holds. */
export function SaveConflict({ saving }: { readonly saving: MenuSaving }) {
  const asked = useMergeQuestion((question) => question.asked)
  const openId = useOpenMenu((open) => open.savedAs?.id)
  const editedBy = useLiveState((live) => live.editedBy)
  if (asked?.savedAs.id !== openId || !asked) return null
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && saving.dismissConflict()}
      title="This menu was changed elsewhere"
      description={`${editedBy ?? 'Another tab or device'} has changed “${asked.theirs.content.title || asked.savedAs.name}” too. Changes that don’t overlap are merged. Where both changed the same thing, choose which one to keep.`}
      maxWidth={820}
    >
      <Questions asked={asked} saving={saving} />
    </Dialog>
  )
}

function Questions({ asked, saving }: { readonly asked: Elsewhere; readonly saving: MenuSaving }) {
  const mine = workOf(useOpenMenu())
  const [answers, setAnswers] = useState<ReadonlyMap<string, Side>>(new Map())
  if (!mine) return null
  const rows = questionRows(asked.base, mine, asked.theirs, answers)
  const isSaving = saving.state === 'conflict'
  return (
    <>
      <QuestionTable
        caption="What differs"
        rows={rows}
        answers={answers}
        onAnswers={setAnswers}
        currency={mine.content.currency}
        sides={{ before: `Elsewhere, ${recentTime(asked.at, { now: new Date() })}`, after: 'Yours' }}
      />
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
          onClick={() =>
            saving.settle(new Map([...keysOf(rows)].map((key) => [key, answers.get(key) ?? 'mine'])))
          }
        >
          {isSaving ? 'Merge and save' : 'Merge'}
        </Button>
      </DialogActions>
    </>
  )
}
