import { type FormEvent, useLayoutEffect, useState } from 'react'
import { amountsWithoutPlace, hasAmounts } from '#domain/menu/editing/change-currency.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { tellRefusedEdit } from '../../../menu/editing/tell-refused-edit.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { mayChange } from '../../../plan/own-role.ts'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ContactFields } from './contact-fields.tsx'
import { faultsOf, type TypedMenu, typedMenuOf, withTypedMenu } from './details-form.ts'
import { MarkFields } from './mark-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { NoticeFields } from './notice-fields.tsx'

export interface MenuDetailsDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function MenuDetailsDialog({ isOpen, onOpenChange }: MenuDetailsDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  const menu = useOpenMenu((open) => open.menu)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Menu Details"
      description="Title, language, currency, and what is printed at the foot."
      maxWidth={600}
      hasUnsavedInput={isDirty}
    >
      {menu && <DetailsForm menu={menu} onDirty={setIsDirty} onClose={() => onOpenChange(false)} />}
    </Dialog>
  )
}

interface DetailsFormProps {
  menu: Menu
  onDirty: (isDirty: boolean) => void
  onClose: () => void
}

function DetailsForm({ menu, onDirty, onClose }: DetailsFormProps) {
  const design = useOpenMenu((open) => open.design)
  const [before] = useState(() => typedMenuOf(menu, design))
  const [typed, setTyped] = useState(before)
  const [hasTriedToSave, setHasTriedToSave] = useState(false)
  const [isAskingOfCurrency, setIsAskingOfCurrency] = useState(false)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(before)
  // Before the next key: Escape right after the last letter has to ask.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const set = (changes: Partial<TypedMenu>) => setTyped((now) => ({ ...now, ...changes }))
  const faults = faultsOf(typed)
  const shownFaults = hasTriedToSave ? faults : {}
  const currencyProblem = problemOfCurrency(menu, typed.currency)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTriedToSave(true)
    if (Object.keys(faults).length > 0 || currencyProblem !== null) return
    if (typed.currency !== menu.currency && hasAmounts(menu)) setIsAskingOfCurrency(true)
    else save()
  }

  const save = () => {
    if (tellRefusedEdit((present) => withTypedMenu(present, typed))) return
    const { priceSign, priceCents } = typed
    if (priceSign !== design.priceSign || priceCents !== design.priceCents)
      useOpenMenu.getState().setDesign({ priceSign, priceCents })
    onClose()
  }

  const field = fieldsOf(typed, set)
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Title"
            hint="Dinner, Lunch, Wine list"
            autoComplete="off"
            maxLength={MENU_TEXT_LIMITS.title}
            {...field.text('title')}
          />
          <TextField
            label="Date line"
            hint="Winter 2026"
            autoComplete="off"
            maxLength={MENU_TEXT_LIMITS.title}
            {...field.text('dateLine')}
          />
        </div>
        <TextAreaField
          label="Introduction"
          hint="Printed above the first section."
          minHeightPx={56}
          maxLength={MENU_TEXT_LIMITS.note}
          {...field.text('intro')}
        />
        <MoneyFields typed={typed} onType={set} currencyError={currencyProblem} />
        <div>
          <NoticeFields
            notices={typed.notices}
            currency={typed.currency}
            faults={shownFaults}
            onNotices={(notices) => set({ notices })}
          />
          {mayChange('declare allergens') && (
            <MarkFields marks={typed.marks} faults={shownFaults} onMarks={(marks) => set({ marks })} />
          )}
          <ContactFields contact={typed.contact} onContact={(contact) => set({ contact })} />
        </div>
      </div>
      <FormActions onCancel={onClose}>Save Changes</FormActions>
      <ConfirmDialog
        isOpen={isAskingOfCurrency}
        onOpenChange={setIsAskingOfCurrency}
        title={`Change the prices to ${typed.currency}?`}
        description={`Nothing is converted: every price keeps its number, 12 ${menu.currency} becomes 12 ${typed.currency}.`}
        confirmLabel="Change currency"
        onConfirm={() => {
          setIsAskingOfCurrency(false)
          save()
        }}
      />
    </form>
  )
}

/** Why the prices cannot be said in this currency; null when they can. */
function problemOfCurrency(menu: Menu, currency: string): string | null {
  if (currency === menu.currency) return null
  const [first, second, ...more] = amountsWithoutPlace(menu, currency)
  if (first === undefined) return null
  const others = more.length === 0 ? '' : more.length === 1 ? ' and 1 more' : ` and ${more.length} more`
  const names = second === undefined ? `“${first}”` : `“${first}”, “${second}”${others}`
  return `Amounts of ${names} cannot be written in ${currency}. Change them first.`
}
