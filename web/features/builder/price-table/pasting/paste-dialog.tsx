import { type FormEvent, useMemo, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { type PastePlan, type PasteTarget, planPaste } from '#domain/pricing/cells/paste-prices.ts'
import { priceRows, rowKey } from '#domain/pricing/cells/price-cells.ts'
import { tableText } from '#domain/pricing/cells/table-cells.ts'
import { tellRefusedEdit } from '../../../../menu/editing/tell-refused-edit.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlay/dialog.tsx'
import { misfitWords, readWords } from './misfit-words.ts'

export interface PasteDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  menu: Menu
  /** With what it begins. */
  text: string
  target: PasteTarget
}

export const PasteDialog = ({ isOpen, onOpenChange, menu, text, target }: PasteDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Paste Prices"
    description="A column of prices from a spreadsheet, or names and prices side by side."
    maxWidth={640}
  >
    <PasteForm menu={menu} text={text} target={target} onClose={() => onOpenChange(false)} />
  </Dialog>
)

function PasteForm({
  menu,
  text: given,
  target,
  onClose,
}: Pick<PasteDialogProps, 'menu' | 'text' | 'target'> & { onClose: () => void }) {
  const [text, setText] = useState(given)
  const [skips, setSkips] = useState<boolean>()
  const plan = useMemo(
    () => planPaste(menu, text, { ...target, skipsWords: skips }),
    [menu, text, target, skips],
  )
  const count = plan.cells.length

  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (count === 0 || tellRefusedEdit(() => plan.menu)) return
    onClose()
  }

  return (
    <form noValidate onSubmit={apply}>
      <TextAreaField
        label="Prices"
        rows={4}
        maxHeightPx={128}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {plan.total > 0 && (
        <div className="mt-4">
          <p role="status" className="font-medium">
            {readWords(plan)}
          </p>
          <p className="text-quiet text-sm">{whereWords(plan, target)}</p>
        </div>
      )}
      {plan.by === 'place' && plan.wordRows > 0 && (
        <Checkbox
          className="mt-2"
          label="Skip rows without a number: they are headings"
          checked={skips ?? plan.skips}
          onChange={({ target }) => setSkips(target.checked)}
        />
      )}
      <Misfits plan={plan} />
      <Changes menu={menu} plan={plan} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={count === 0}>
          {count === 0 ? 'Set Prices' : `Set the ${count}`}
        </Button>
      </DialogActions>
    </form>
  )
}

function whereWords({ by, cells }: PastePlan, { rows, at }: PasteTarget): string {
  if (by === 'name') return 'Each price goes to the dish with that name.'
  const first = cells[0]?.name ?? rows.slice(at).find(({ itemId }) => itemId !== null)?.name
  return first === undefined ? 'No dish below the selected cell.' : `Down from ${first}.`
}

function Misfits({ plan: { misfits } }: { plan: PastePlan }) {
  if (misfits.length === 0) return null
  return (
    <section aria-label="Not read" className="mt-4 rounded-control bg-warn-soft px-4 py-2">
      <ul className="max-h-48 overflow-y-auto text-sm">
        {misfits.map((row) => (
          <li key={`${row.number} ${row.text}`} className="py-1">
            <span className="font-medium">
              Row {row.number} “{row.text}”
            </span>{' '}
            {misfitWords(row)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Changes({ menu, plan }: { menu: Menu; plan: PastePlan }) {
  const before = useMemo(() => new Map(priceRows(menu).map((row) => [rowKey(row), row])), [menu])
  if (plan.cells.length === 0) return null
  return (
    <section aria-label="Preview" className="mt-4">
      <ul className="divide-y divide-rule">
        {plan.cells.map((cell) => {
          const row = before.get(rowKey(cell))
          const old = row && tableText(row, cell, menu)
          return (
            <li
              key={`${rowKey(cell)} ${cell.slot} ${cell.holds ?? ''}`}
              className="flex items-baseline justify-between gap-4 py-1.5 text-sm"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{cell.name}</span>
              <span className="shrink-0 tabular-nums">
                <span className="text-quiet">
                  {old || (cell.holds === 'energy' ? 'no calories' : 'no price')}
                </span>
                <span aria-hidden="true" className="px-2 text-quiet">
                  →
                </span>
                <span className="sr-only"> becomes </span>
                <span className="font-medium">{cell.text}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
