import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { ComparisonTable } from '../../../../menu/comparing/comparison-table.tsx'
import { type ChangeKind, summaryOf } from '../../../../menu/comparing/comparison-words.ts'
import { KindFilter } from '../../../../menu/comparing/kind-filter.tsx'
import { QuestionTable } from '../../../../menu/comparing/question-table.tsx'
import type { OpenMenu } from '../../../../menu/state/menu-state.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Segments } from '../../../../ui/form/segments.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlay/dialog.tsx'
import { countOf, dishes } from '../words/counts.ts'
import { CurrencyQuestion } from './currency-question.tsx'
import { type Update, type UpdateSource, useUpdate } from './use-update.ts'

/** What was brought last, and before that. */
export interface BroughtStates {
  readonly lastImport: Menu | null
  readonly before: OpenMenu['lastImport']
}

export interface UpdateDialogProps extends UpdateSource {
  onCancel: () => void
  onUpdate: (menu: Menu, states: BroughtStates) => void
}

export function UpdateDialog({ onCancel, onUpdate, ...source }: UpdateDialogProps) {
  const update = useUpdate(source)
  const { before, read } = source
  const { merged, problem, known } = update
  const isSame = merged !== null && merged.changes.length === 0 && merged.questions.length === 0
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title="What Changes"
      description="What you changed since the last time and what is new in the file are merged. Choose what holds where both differ. Pictures, marks and the design stay, and so do confirmations of dishes whose wording stays."
      maxWidth={960}
    >
      <div className="flex flex-col gap-6">
        {merged && (
          <div>
            <p role="status" className="text-pretty font-display font-semibold text-lg">
              {isSame && merged.kept.length === 0
                ? 'Nothing differs from your menu.'
                : merged.changes.length === 0
                  ? merged.questions.length === 0
                    ? 'Nothing changes.'
                    : merged.questions.length === 1
                      ? 'One difference to decide.'
                      : `${merged.questions.length} differences to decide.`
                  : `${summaryOf(merged.changes)}.`}
            </p>
            <p className="text-pretty text-quiet text-sm">
              {`Of ${dishes(countItems(before))} on your menu, ${merged.found === 1 ? '1 is' : `${merged.found} are`} in what you brought.`}
              {known === null &&
                merged.questions.length > 0 &&
                ' Carte doesn’t know what you brought last time, so it asks about each difference. Next time it asks only where you and the file changed the same.'}
            </p>
          </div>
        )}
        {before.currency !== read.currency && (
          <CurrencyQuestion own={before.currency} written={read.currency} update={update} />
        )}
        <OwnChanges update={update} />
        <AlikeDishes update={update} />
        <MissingDishes update={update} />
        {merged && merged.questions.length > 0 && (
          <QuestionTable
            caption="What you decide"
            rows={merged.questions}
            answers={update.answers}
            onAnswers={update.setAnswers}
            currency={merged.menu.currency}
            sides={{ before: 'What you brought', after: 'Your menu' }}
          />
        )}
        {merged && merged.changes.length > 0 && (
          <Changes changes={merged.changes} currency={merged.menu.currency} />
        )}
      </div>
      <DialogActions>
        {problem && <p className="self-center text-quiet text-sm sm:mr-auto">{problem}</p>}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          disabled={merged === null || isSame || problem !== null}
          onClick={() => merged && onUpdate(merged.menu, { lastImport: merged.lastImport, before: known })}
        >
          Update This Menu
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What the owner changed since the last time stays, unless they want to be asked. */
function OwnChanges({ update: { merged, known, asksOwn, setAsksOwn } }: { update: Update }) {
  if (!known || !merged || (merged.kept.length === 0 && !asksOwn)) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-64 text-pretty">
        {asksOwn
          ? 'Carte asks about each difference.'
          : `What you changed since the last time stays: ${summaryOf(merged.kept)}.`}
      </p>
      <Button variant="secondary" size="sm" onClick={() => setAsksOwn(!asksOwn)}>
        {asksOwn ? 'Keep my changes' : 'Ask about them'}
      </Button>
    </div>
  )
}

/** Two names that are alike may be of two dishes: a person says so, and may take that back. */
function AlikeDishes({ update: { alike, part } }: { update: Update }) {
  if (alike.length === 0) return null
  return (
    <ul aria-label="Dishes with another name" className="flex flex-col gap-2">
      {alike.map(({ isApart, ...dish }) => (
        <li key={dish.place} className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
            {isApart
              ? `“${dish.was}” and “${dish.is}” are two dishes.`
              : `“${dish.was}” is “${dish.is}” in what you brought.`}
          </span>
          <Button variant="quiet" size="sm" onClick={() => part(dish, !isApart)}>
            {isApart ? 'Same dish, renamed' : 'Not the same dish'}
            <span className="sr-only">: {dish.is}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function MissingDishes({ update: { merged, setMissing, currency } }: { update: Update }) {
  const { count, fate } = merged?.missing ?? { count: 0, fate: 'merge' }
  if (count === 0 || currency === 'written') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-64 text-pretty">
        {`${dishes(count)} of your menu ${count === 1 ? 'is' : 'are'} not in what you brought. `}
        {fate === 'keep' && (count === 1 ? 'It stays.' : 'They stay.')}
        {fate === 'remove' && (count === 1 ? 'It goes.' : 'They go.')}
      </p>
      <Segments<'keep' | 'remove' | 'merge'>
        label="Dishes missing from your file"
        value={fate}
        options={[
          { value: 'keep', label: count === 1 ? 'Keep It' : 'Keep Them' },
          { value: 'remove', label: count === 1 ? 'Remove It' : 'Remove Them' },
        ]}
        onChange={setMissing}
      />
    </div>
  )
}

/** Rows that are shown at once. */
const SHOWN = 200

function Changes({
  changes,
  currency,
}: {
  changes: NonNullable<Update['merged']>['changes']
  currency: string
}) {
  const [kind, setKind] = useState<ChangeKind | null>(null)
  const [most, setMost] = useState(SHOWN)
  const rows = changes.filter(({ change }) => kind === null || change === kind)
  const more = rows.length - most
  return (
    <section aria-label="What changes" className="flex flex-col gap-4">
      <KindFilter rows={changes} kind={kind} onKind={setKind} />
      <ComparisonTable
        caption="What changes"
        rows={rows.slice(0, most)}
        currency={currency}
        sides={{ before: 'Your menu', after: 'After' }}
      />
      {more > 0 && (
        <Button variant="secondary" className="self-center" onClick={() => setMost(most + SHOWN)}>
          {`Show ${countOf(Math.min(more, SHOWN), 'more change', 'more changes')} of ${more}`}
        </Button>
      )}
    </section>
  )
}
