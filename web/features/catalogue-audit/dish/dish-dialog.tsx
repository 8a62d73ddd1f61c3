import { zodResolver } from '@hookform/resolvers/zod'
import { useLayoutEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { midMarketBands } from '#domain/generation/pricing/price-band.ts'
import {
  DESCRIPTION_LENGTH,
  type DishDraft,
  familyNames,
  seasons,
  temperatures,
  weights,
} from '#domain/insights/catalogue-audit/dish-draft.ts'
import { categories, cuisines } from '#domain/reference/reference.ts'
import { fieldOf } from '../../../lib/field-of.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField, type SelectOption } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { type ReadDish, splitList, type TypedDish, typedDishOf, typedDishSchema } from './dish-form.ts'
import { IngredientNotes } from './ingredient-notes.tsx'

export interface DishDialogProps {
  /** What it opens with; null while it is closed. */
  opened: Partial<DishDraft> | null
  title: string
  submitLabel: string
  onClose: () => void
  onWritten: (draft: DishDraft) => void
}

export function DishDialog({ opened, title, ...form }: DishDialogProps) {
  const [isDirty, setIsDirty] = useState(false)
  return (
    <Dialog
      isOpen={opened !== null}
      onOpenChange={(isOpen) => !isOpen && form.onClose()}
      title={title}
      description="Dietary tags and allergens follow from the ingredients."
      maxWidth={640}
      hasUnsavedInput={isDirty}
    >
      {opened && <DishForm opened={opened} onDirty={setIsDirty} {...form} />}
    </Dialog>
  )
}

interface DishFormProps extends Omit<DishDialogProps, 'title'> {
  opened: Partial<DishDraft>
  onDirty: (isDirty: boolean) => void
}

function DishForm({ opened, submitLabel, onClose, onWritten, onDirty }: DishFormProps) {
  const form = useForm<TypedDish, unknown, ReadDish>({
    resolver: zodResolver(typedDishSchema),
    defaultValues: typedDishOf(opened),
  })
  const { isDirty } = form.formState
  const field = fieldOf(form)
  const typed = useWatch({ control: form.control })
  // Before the next key: Escape right after the last letter has to ask.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const band = midMarketBands[Number(typed.categoryId) as keyof typeof midMarketBands]
  const length = typed.description?.trim().length ?? 0
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((dish) => {
        onWritten({ ...dish, ...(opened.imageUrl && { imageUrl: opened.imageUrl }) })
        onClose()
      })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Cuisine"
          placeholder="Select a cuisine"
          options={cuisines.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('cuisineId')}
        />
        <SelectField
          label="Category"
          placeholder="Select a category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('categoryId')}
        />
        <TextField label="Name" required autoComplete="off" className="sm:col-span-2" {...field('name')} />
        <TextAreaField
          label="Description"
          required
          minHeightPx={72}
          className="sm:col-span-2"
          hint={`${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters, now ${length}`}
          {...field('description')}
        />
        <div className="flex flex-col gap-2 sm:col-span-2">
          <TextAreaField
            label="Ingredients"
            required
            minHeightPx={72}
            hint="The main one first, separated by commas."
            {...field('ingredients')}
          />
          <IngredientNotes
            name={typed.name ?? ''}
            description={typed.description ?? ''}
            ingredients={splitList(typed.ingredients ?? '')}
          />
        </div>
        <SelectField
          label="Mainly made of"
          placeholder="Select what tells it apart"
          options={Object.entries(familyNames).map(([value, label]) => ({ value, label }))}
          {...field('family')}
        />
        <NumberField
          label="Price"
          required
          leading="$"
          isAmount
          hint={band && `$${band.low} to $${band.high}, for the middle price range`}
          {...field('price')}
        />
        <SelectField label="Served" options={temperatures.map(wordOption)} {...field('temperature')} />
        <SelectField label="Weight" options={weights.map(wordOption)} {...field('weight')} />
        <SelectField
          label="Season"
          options={[{ value: '', label: 'All year' }, ...seasons.map(wordOption)]}
          {...field('season')}
        />
        <TextField
          label="Words for the picture"
          isOptional
          autoComplete="off"
          hint="Up to three, separated by commas."
          {...field('art')}
        />
        <Checkbox label="Trending now" className="sm:col-span-2" {...field('trending')} />
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{submitLabel}</Button>
      </DialogActions>
    </form>
  )
}

const wordOption = (word: string): SelectOption => ({
  value: word,
  label: word.charAt(0).toUpperCase() + word.slice(1),
})
