import { type FormEvent, useMemo, useState } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { type Menu, newMenu } from '#domain/menu/model/menu.ts'
import { levelOf, withSubsections } from '#domain/menu/model/walk.ts'
import { excessiveSavings } from '#domain/menu/prices/savings.ts'
import {
  changePrices,
  menuRounding,
  type PriceChange,
  type PriceScope,
  previewPriceChange,
  withAmountsOf,
} from '#domain/pricing/price-change.ts'
import { EXACT } from '#domain/pricing/rounding.ts'
import { undoAction } from '../../../../menu/editing/undo-action.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { FormActions } from '../../../../ui/form/form-actions.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { signOf } from '../amount-text.ts'
import {
  directionAndKind,
  readPriceChange,
  startingPriceChange,
  type TypedPriceChange,
  type WayOfChange,
  waysOfChange,
} from './price-change-form.ts'
import { PriceChangePreview } from './price-change-preview.tsx'
import { RoundTo } from './round-to.tsx'

export interface ChangePricesDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  scope: PriceScope
}

export const ChangePricesDialog = ({ isOpen, onOpenChange, scope }: ChangePricesDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title="Change Prices"
    description="Raise or lower many prices at once."
    maxWidth={560}
  >
    <ChangePricesForm scope={scope} onClose={() => onOpenChange(false)} />
  </Dialog>
)

function ChangePricesForm({ scope: given, onClose }: { scope: PriceScope; onClose: () => void }) {
  const menu = useOpenMenu((open) => open.menu) ?? newMenu()
  const { currency, sections } = menu
  const [scope, setScope] = useState(given)
  const [typed, setTyped] = useState(startingPriceChange)
  const [isRefused, setIsRefused] = useState(false)
  const own = useMemo(() => menuRounding(menu), [menu])
  const change = readPriceChange(typed, own)
  const preview = previewPriceChange(menu, change ?? unchanged(typed), scope)
  const changing = preview.filter(({ before, after }) => before !== after)
  const type = (changes: Partial<TypedPriceChange>) => setTyped({ ...typed, ...changes })

  const apply = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(change === null)
    if (change === null) return
    const old = menu
    if (changing.length > 0) {
      useOpenMenu.getState().edit((present) => changePrices(present, change, scope))
      toast({
        title: 'Prices Changed',
        description: `${countOf(changing.length)} on your menu.`,
        action: undoAction((present) => withAmountsOf(present, old)),
      })
    }
    onClose()
  }

  return (
    <form noValidate onSubmit={apply}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Prices of"
          className="sm:col-span-2"
          value={typeof scope === 'number' ? scope : scope === null ? '' : SELECTED}
          options={[
            ...(isChosen(given)
              ? [
                  {
                    value: SELECTED,
                    label: given.length === 1 ? 'The selected dish' : `The ${given.length} selected dishes`,
                  },
                ]
              : []),
            { value: '', label: 'The whole menu' },
            ...sections.map((section) => ({ value: section.id, label: inSections(menu, section) })),
          ]}
          onChange={({ target }) => setScope(scopeOf(target.value, given))}
        />
        <SelectField
          label="Change"
          value={`${typed.direction} ${typed.kind}`}
          options={waysOfChange}
          onChange={({ target }) => type(directionAndKind(target.value as WayOfChange))}
        />
        <NumberField
          label="By"
          isAmount
          value={typed.by}
          leading={typed.kind === 'amount' ? signOf(currency) : undefined}
          trailing={typed.kind === 'percent' ? '%' : undefined}
          error={isRefused && change === null ? 'Please enter a number above 0.' : undefined}
          onChange={({ target }) => type({ by: target.value })}
        />
        <RoundTo typed={typed} own={own} currency={currency} onRounding={(rounding) => type({ rounding })} />
        {(typeof scope !== 'number' || hasSupplements(menu, scope)) && (
          <Checkbox
            label={scope === null ? 'Supplements, choices & extras too' : 'Supplements too'}
            className="sm:col-span-2"
            checked={typed.withExtras}
            onChange={({ target }) => type({ withExtras: target.checked })}
          />
        )}
      </div>
      <Savings before={menu} after={change ? changePrices(menu, change, scope) : menu} />
      <PriceChangePreview prices={preview} currency={currency} />
      <FormActions onCancel={onClose}>
        {changing.length === 0 ? 'Change prices' : `Change ${countOf(changing.length)}`}
      </FormActions>
    </form>
  )
}

/** What a change would leave that takes off more than it costs. */
function Savings({ before, after }: { before: Menu; after: Menu }) {
  const known = new Set(excessiveSavings(before).map(({ message }) => message))
  const messages = new Set(
    excessiveSavings(after).flatMap(({ message }) => (known.has(message) ? [] : [message])),
  )
  if (messages.size === 0) return null
  return (
    <ul
      role="alert"
      className="mt-6 rounded-control border border-warn/30 bg-warn-soft px-4 py-2 text-sm [overflow-wrap:anywhere]"
    >
      {[...messages].map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
}

/** Shows every price as it is, while nothing that can be read is typed. */
const unchanged = ({ withExtras }: TypedPriceChange): PriceChange => ({
  kind: 'amount',
  by: 0,
  rounding: EXACT,
  withExtras,
})

/** The choice of the dishes that were selected before the dialog opened. */
const SELECTED = 'selected'

const isChosen = (scope: PriceScope): scope is readonly ItemPlace[] =>
  scope !== null && typeof scope !== 'number'

function scopeOf(value: string, given: PriceScope): PriceScope {
  if (value === SELECTED) return given
  return value === '' ? null : Number(value)
}

/** Those of a section are below its name in the list. */
const inSections = ({ sections }: Menu, section: Menu['sections'][number]): string =>
  `${'\u2003'.repeat(levelOf(sections, section))}${section.name}`

const hasSupplements = ({ sections }: Menu, scope: number): boolean =>
  withSubsections(sections, scope).some((section) =>
    [...(section.prices ?? []), ...section.items.flatMap(({ prices }) => prices)].some(
      ({ kind }) => kind === 'supplement',
    ),
  )

const countOf = (prices: number): string => (prices === 1 ? '1 price' : `${prices} prices`)
