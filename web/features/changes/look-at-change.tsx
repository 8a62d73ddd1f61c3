import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  applyChange,
  type ChangeToLookAt,
  type ListedChange,
  listChanges,
  readChange,
  withdrawChange,
} from '#contract/menus/changes.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { call } from '../../lib/api.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { askAgain, queryOf } from '../../lib/query-of.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { undoOnMenus } from '../../menu/changes/undo-change.ts'
import { ComparisonTable } from '../../menu/comparing/comparison-table.tsx'
import { refreshSavedMenus, savedMenusQuery } from '../../menu/saved-menus-query.ts'
import { useMay } from '../../plan/own-role.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segments } from '../../ui/form/segments.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { ChangeFindings } from './change-findings.tsx'
import { ChangePages } from './change-pages.tsx'

export function LookAtChange({ change, onClose }: { change: ListedChange; onClose: () => void }) {
  const query = useQuery(queryOf(readChange, { params: { id: change.id } }, { staleTime: 0 }))
  const { data: menus = [] } = useQuery(savedMenusQuery)
  const menu = menus.find(({ id }) => id === change.menus[0]?.menuId)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={change.title}
      description={
        menu?.sharedAt
          ? 'Guests see this menu: they read the change at once.'
          : 'Nothing changes until it is applied.'
      }
      maxWidth={960}
    >
      <Loaded query={query} what="the change">
        {(look) => <Look look={look} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

type Side = 'mine' | 'theirs'

function Look({ look, onClose }: { look: ChangeToLookAt; onClose: () => void }) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Side>>>({})
  const params = { id: look.id }
  const ending = useMutation({
    mutationFn: (isApplied: boolean) =>
      isApplied
        ? call(applyChange, { params, body: { version: look.version ?? 1, answers } })
        : call(withdrawChange, { params }),
    onError: showErrorToast,
    async onSuccess({ state }) {
      await Promise.all([refreshSavedMenus(), askAgain(listChanges, readChange)])
      onClose()
      if (state === 'applied') toast({ title: 'Change applied', action: undoOnMenus(look.id) })
    },
  })
  const mayPublish = useMay('publish')
  const username = useCurrentUser()?.username
  const keys = [...new Set(look.questions.map(({ key }) => key))]
  const [of] = look.menus
  return (
    <>
      {of && look.planned && <ChangePages menuId={of.menuId} planned={look.planned} />}
      {look.rows.length > 0 ? (
        <ComparisonTable
          caption="What changes"
          rows={look.rows}
          currency={look.planned?.content.currency ?? DEFAULT_CURRENCY}
          sides={{ before: 'Now', after: 'After' }}
        />
      ) : (
        <p>{look.hasOtherDesign ? 'Only the design changes.' : 'Your menu says all of this already.'}</p>
      )}
      <ChangeFindings findings={look.findings} />
      {mayPublish && keys.length > 0 && (
        <section aria-label="Changed since" className="mt-6 flex flex-col gap-3">
          <h3 className="font-medium">You changed these meanwhile</h3>
          {keys.map((key) => (
            <Question
              key={key}
              rows={look.questions.filter((row) => row.key === key)}
              side={answers[key]}
              onSide={(side) => setAnswers((all) => ({ ...all, [key]: side }))}
            />
          ))}
        </section>
      )}
      <DialogActions>
        {(mayPublish || look.proposedBy === username) && (
          <Button variant="quiet" disabled={ending.isPending} onClick={() => ending.mutate(false)}>
            Withdraw
          </Button>
        )}
        {mayPublish ? (
          <Button
            disabled={keys.some((key) => answers[key] === undefined)}
            isPending={ending.isPending}
            onClick={() => ending.mutate(true)}
          >
            Apply
          </Button>
        ) : (
          <p className="grow text-quiet text-sm">An owner or a manager applies it.</p>
        )}
      </DialogActions>
    </>
  )
}

interface QuestionProps {
  rows: ChangeToLookAt['questions']
  side: Side | undefined
  onSide: (side: Side) => void
}

const Question = ({ rows, side, onSide }: QuestionProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <ul className="min-w-0 grow basis-64">
      {rows.map(({ name, what, before, after }) => (
        <li key={`${name} ${what} ${before}`} className="[overflow-wrap:anywhere]">
          {[name, what].filter(Boolean).join(', ')}: {after || '–'} here, {before || '–'} in the change
        </li>
      ))}
    </ul>
    <Segments<Side | ''>
      label="Which holds"
      value={side ?? ''}
      options={[
        { value: 'mine', label: 'Keep Mine' },
        { value: 'theirs', label: 'Take Theirs' },
      ]}
      onChange={(next) => next !== '' && onSide(next)}
    />
  </div>
)
