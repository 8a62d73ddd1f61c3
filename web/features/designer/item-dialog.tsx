import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { MENU_TEXT_LIMITS } from '#domain/menu/schema.ts'
import {
  describedItemSchema,
  type EditedItem,
  editedItemSchema,
  type TypedItem,
} from '../../lib/item-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface ItemDialogProps {
  readonly isOpen: boolean
  /** A new item must have a description too. */
  readonly isNew: boolean
  /** The section that a new item goes to. */
  readonly sectionName: string
  readonly fields: TypedItem
  readonly onSave: (values: EditedItem) => void
  readonly onClose: () => void
}

export function ItemDialog({ isOpen, isNew, sectionName, fields, onSave, onClose }: ItemDialogProps) {
  const form = useForm<TypedItem, unknown, EditedItem>({
    resolver: zodResolver(isNew ? describedItemSchema : editedItemSchema),
    values: fields,
  })
  const { errors, isDirty } = form.formState
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={isNew ? 'Add New Menu Item' : 'Edit Menu Item'}
      description={isNew ? `Goes to the end of ${sectionName}.` : undefined}
      maxWidth={500}
      hasUnsavedInput={isDirty}
    >
      <form noValidate onSubmit={form.handleSubmit(onSave)}>
        <div className="flex flex-col gap-4">
          <TextField
            label="Name"
            required
            maxLength={MENU_TEXT_LIMITS.name}
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextAreaField
            label="Description"
            required={isNew}
            minHeightPx={100}
            maxLength={MENU_TEXT_LIMITS.description}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <NumberField
            label="Price"
            required
            leading="$"
            min={0}
            step={0.01}
            className="max-w-40"
            error={errors.price?.message}
            {...form.register('price')}
          />
        </div>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{isNew ? 'Add Item' : 'Save Changes'}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
