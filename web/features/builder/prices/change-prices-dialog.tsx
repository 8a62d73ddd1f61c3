import { type FormEvent, useState } from 'react'
import { formatPrice } from '#domain/menu/model/price.ts'
import type { Menu } from '#domain/menu/model/schema.ts'
import { type ChangedPrice, changePrices, previewPriceChange } from '#domain/pricing/price-change.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import {
  readPriceChange,
  roundings,
  startingPriceChange,
  type TypedPriceChange,
} from './price-change-form.ts'

export interface ChangePricesDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The section that it opens with; null for the whole menu. */
  sectionId: number | null
}

export function ChangePricesDialog({ isOpen, onOpenChange, sectionId }: ChangePricesDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change Prices"
      description="Raise or lower many prices at once."
      maxWidth={560}
    >
      <ChangePricesForm sectionId={sectionId} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

function ChangePricesForm({ sectionId, onClose }: { sectionId: number | null; onClose: () => void }) {
  const groups = useOpenMenu((open) => open.groups) ?? []
  const [scope, setScope] = useState(sectionId)
  const [typed, setTyped] = useState<TypedPriceChange>(startingPriceChange)
  const [isRefused, setIsRefused] = useState(false)
  const change = readPriceChange(typed)
  const preview = previewPriceChange(groups, change ?? { kind: 'amount', by: 0, rounding: 'cent' }, scope)
  const changing = preview.filter(({ before, after }) => before !== after)
  const type = (changes: Partial<TypedPriceChange>) => setTyped({ ...typed, ...changes })

  const apply = (event: FormEvent) => {
    event.preventDefault()
    setIsRefused(change === null)
    if (change === null) return
    const old = useOpenMenu.getState().groups ?? []
    if (changing.length > 0) {
      useOpenMenu.getState().edit((menu) => changePrices(menu, change, scope))
      toast({
        title: 'Prices Changed',
        description: `${countOf(changing.length)} on your menu.`,
        action: undoAction((menu) => withPricesOf(menu, old)),
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
          value={scope ?? ''}
          options={[
            { value: '', label: 'The whole menu' },
            ...groups.map(({ category }) => ({ value: category.id, label: category.name })),
          ]}
          onChange={({ target }) => setScope(target.value === '' ? null : Number(target.value))}
        />
        <SelectField
          label="Change"
          value={`${typed.direction} ${typed.kind}`}
          options={[
            { value: 'raise percent', label: 'Raise by percent' },
            { value: 'lower percent', label: 'Lower by percent' },
            { value: 'raise amount', label: 'Raise by an amount' },
            { value: 'lower amount', label: 'Lower by an amount' },
          ]}
          onChange={({ target }) => type(directionAndKind(target.value))}
        />
        <NumberField
          label="By"
          isAmount
          value={typed.by}
          leading={typed.kind === 'amount' ? '$' : undefined}
          trailing={typed.kind === 'percent' ? '%' : undefined}
          error={isRefused && change === null ? 'Please enter a number above 0.' : undefined}
          onChange={({ target }) => type({ by: target.value })}
        />
        <SelectField
          label="Round to"
          className="sm:col-span-2"
          value={typed.rounding}
          options={roundings}
          onChange={({ target }) =>
            type({ rounding: roundings.find(({ value }) => value === target.value)?.value ?? typed.rounding })
          }
        />
      </div>
      <Preview prices={preview} />
      <FormActions onCancel={onClose}>
        {changing.length === 0 ? 'Change prices' : `Change ${countOf(changing.length)}`}
      </FormActions>
    </form>
  )
}

function Preview({ prices }: { prices: readonly ChangedPrice[] }) {
  const free = prices.filter(({ before, after }) => after === 0 && before > 0)
  if (prices.length === 0) return <p className="mt-6 text-quiet">There is no dish here yet.</p>
  return (
    <section aria-label="Preview" className="mt-6">
      {free.length > 0 && (
        <p className="mb-3 rounded-control border border-warn/30 bg-warn-soft px-4 py-2 text-sm">
          {free.length === 1 ? 'One dish' : `${free.length} dishes`} would cost nothing.
        </p>
      )}
      <ul className="divide-y divide-rule">
        {prices.map(({ place, name, before, after }) => (
          <li
            key={`${place.categoryId}/${place.itemId}`}
            className={classNames(
              'flex items-baseline justify-between gap-4 py-1.5 text-sm',
              before === after && 'text-quiet',
            )}
          >
            <span className="min-w-0">{name}</span>
            <span className="shrink-0 tabular-nums">
              <span className={before === after ? undefined : 'text-quiet'}>{formatPrice(before)}</span>
              {before !== after && (
                <>
                  <span aria-hidden="true" className="px-2 text-quiet">
                    →
                  </span>
                  <span className="sr-only"> becomes </span>
                  <span className="font-medium">{formatPrice(after)}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const countOf = (prices: number): string => (prices === 1 ? '1 price' : `${prices} prices`)

function directionAndKind(value: string): Pick<TypedPriceChange, 'direction' | 'kind'> {
  const [direction, kind] = value.split(' ')
  return {
    direction: direction === 'lower' ? 'lower' : 'raise',
    kind: kind === 'amount' ? 'amount' : 'percent',
  }
}

/** The menu with the prices that its items had on an older one. */
function withPricesOf(menu: Menu, old: Menu) {
  return menu.map((group) => {
    const items = old.find(({ category }) => category.id === group.category.id)?.items ?? []
    return {
      ...group,
      items: group.items.map((item) => {
        const { price, originalPrice, appliedMultipliers } = items.find(({ id }) => id === item.id) ?? item
        return { ...item, price, originalPrice, appliedMultipliers }
      }),
    }
  })
}
