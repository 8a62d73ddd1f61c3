import type { Menu } from '#domain/menu/model/menu.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { summaryOf } from '../../../../menu/comparing/comparison-words.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Segments } from '../../../../ui/form/segments.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlay/dialog.tsx'
import { dishes } from '../words/counts.ts'
import { CurrencyQuestion } from './currency-question.tsx'
import { UpdateTable } from './update-table.tsx'
import { type Update, type UpdateSource, useUpdate } from './use-update.ts'

export interface UpdateDialogProps extends UpdateSource {
  onCancel: () => void
  onUpdate: (menu: Menu) => void
}

/** What a menu that is brought again changes, before any of it is taken. */
export function UpdateDialog({ onCancel, onUpdate, ...source }: UpdateDialogProps) {
  const update = useUpdate(source)
  const { before, read } = source
  const { menu, changes, taken, problem } = update
  const isBlank = menu !== null && changes.length === 0
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title="What Changes"
      description="Uncheck anything you want to keep. Pictures, marks and the design stay, and so do confirmations of dishes whose wording stays."
      maxWidth={960}
    >
      <div className="flex flex-col gap-6">
        {menu && (
          <div>
            <p role="status" className="text-pretty font-display font-semibold text-lg">
              {isBlank
                ? 'Nothing differs from your menu.'
                : taken.length === 0
                  ? 'Nothing changes.'
                  : `${summaryOf(taken)}.`}
            </p>
            <p className="text-pretty text-quiet text-sm">
              {`Of ${dishes(countItems(before))} on your menu, ${update.found === 1 ? '1 is' : `${update.found} are`} in what you brought.`}
            </p>
          </div>
        )}
        {before.currency !== read.currency && (
          <CurrencyQuestion own={before.currency} written={read.currency} update={update} />
        )}
        <MissingDishes update={update} />
        {changes.length > 0 && <UpdateTable update={update} currency={menu?.currency ?? before.currency} />}
      </div>
      <DialogActions>
        {problem && <p className="self-center text-quiet text-sm sm:mr-auto">{problem}</p>}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          disabled={menu === null || taken.length === 0 || problem !== null}
          onClick={() => menu && onUpdate(menu)}
        >
          Update This Menu
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What becomes of the dishes that the source does not have, all at once; row by row they are chosen in the table. */
function MissingDishes({ update }: { update: Update }) {
  const { changes, isTaken, take } = update
  const keys = changes.flatMap(({ key, change, of }) =>
    of === 'item' && change === 'removed' ? (key ?? []) : [],
  )
  if (keys.length === 0) return null
  const removed = keys.filter(isTaken).length
  const value = removed === 0 ? 'keep' : removed === keys.length ? 'remove' : ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-64 text-pretty">
        {`${dishes(keys.length)} of your menu ${keys.length === 1 ? 'is' : 'are'} not in what you brought. `}
        {value === '' && `${removed} of them ${removed === 1 ? 'goes' : 'go'}.`}
        {value === 'keep' && (keys.length === 1 ? 'It stays.' : 'They stay.')}
        {value === 'remove' && (keys.length === 1 ? 'It goes.' : 'They go.')}
      </p>
      <Segments<'keep' | 'remove' | ''>
        label="Dishes missing from your file"
        value={value}
        options={[
          { value: 'keep', label: keys.length === 1 ? 'Keep It' : 'Keep Them' },
          { value: 'remove', label: keys.length === 1 ? 'Remove It' : 'Remove Them' },
        ]}
        onChange={(next) => take(keys, next === 'remove')}
      />
    </div>
  )
}
