import { Plus, X } from 'lucide-react'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { ModifierGroup } from '#domain/menu/model/modifiers.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { fieldsOf } from '../../../ui/form/fields-of.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { OptionAllergens } from './option-allergens.tsx'
import { blankOption, readChoices, stated, type TypedChoices, typedChoicesOf } from './typed-choices.ts'

export interface ChoiceFormProps {
  /** Null for new ones. */
  group: ModifierGroup | null
  currency: string
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onSave: (group: Omit<ModifierGroup, 'id'>) => void
}

export function ChoiceForm({ group, currency, onDirty, onCancel, onSave }: ChoiceFormProps) {
  const [typed, setTyped] = useState(() => typedChoicesOf(group, currency))
  const [hasTriedToSave, setHasTriedToSave] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const options = useRef<HTMLUListElement>(null)
  const isDirty = JSON.stringify(typed) !== JSON.stringify(typedChoicesOf(group, currency))
  // Before the next key: Escape right after the last letter has to ask.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])
  // The form takes the place of the list, whose button had the focus.
  useLayoutEffect(() => name.current?.focus(), [])

  const set = (changes: Partial<TypedChoices>) => setTyped((now) => ({ ...now, ...changes }))
  const setOption = (at: number, changes: Partial<TypedChoices['options'][number]>) =>
    set({
      options: typed.options.map((option, index) => (index === at ? { ...option, ...changes } : option)),
    })
  const { value, errors } = readChoices(typed, group, currency)
  const errorOf = (field: string) => (hasTriedToSave ? errors[field] : undefined)

  const save = (event: FormEvent) => {
    event.preventDefault()
    setHasTriedToSave(true)
    if (value) onSave(value)
  }

  const addOption = () => {
    set({ options: [...typed.options, blankOption(typed.options)] })
    requestAnimationFrame(() =>
      options.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus(),
    )
  }

  const field = fieldsOf(typed, set)
  return (
    <form noValidate onSubmit={save}>
      <div className="flex flex-col gap-4">
        <TextField
          ref={name}
          label="Name"
          required
          autoComplete="off"
          maxLength={MENU_TEXT_LIMITS.name}
          {...field.text('name')}
          error={errorOf('name')}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label="At least"
            inputMode="numeric"
            autoComplete="off"
            {...field.text('min')}
            error={errorOf('min')}
          />
          <TextField
            label="At most"
            hint="Empty for any number."
            inputMode="numeric"
            autoComplete="off"
            {...field.text('max')}
            error={errorOf('max')}
          />
        </div>
        <fieldset>
          <legend className="mb-1 font-medium text-sm">Options</legend>
          <ul ref={options} className="flex flex-col gap-2">
            {typed.options.map((option, at) => (
              <li key={option.id} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-start gap-2">
                <TextField
                  label={`Option ${at + 1}`}
                  isLabelHidden
                  placeholder="add chicken"
                  autoComplete="off"
                  maxLength={MENU_TEXT_LIMITS.name}
                  value={option.name}
                  error={errorOf(`${option.id} name`)}
                  onChange={({ target }) => setOption(at, { name: target.value })}
                />
                <TextField
                  label={`Amount of option ${at + 1}, in ${currency}`}
                  isLabelHidden
                  placeholder="+ 0"
                  inputMode="decimal"
                  autoComplete="off"
                  value={option.amount}
                  error={errorOf(`${option.id} amount`)}
                  onChange={({ target }) => setOption(at, { amount: target.value })}
                />
                <IconButton
                  label={`Remove option ${at + 1}`}
                  icon={X}
                  isUnavailable={typed.options.length === 1}
                  onClick={() => set({ options: typed.options.filter((_, index) => index !== at) })}
                />
                <OptionAllergens
                  option={option}
                  at={at}
                  onAllergens={(allergens) => setOption(at, stated(option, allergens))}
                />
              </li>
            ))}
          </ul>
          <p className="mt-1 text-quiet text-sm">
            Extra charge for each, in {currency}. Empty for none, −1 to take one off.
          </p>
          {typed.options.length < MENU_SIZE_LIMITS.options && (
            <Button variant="quiet" size="sm" icon={Plus} className="mt-1" onClick={addOption}>
              Add option
            </Button>
          )}
        </fieldset>
      </div>
      <FormActions onCancel={onCancel}>Save Choices</FormActions>
    </form>
  )
}
