import { type ReactNode, useLayoutEffect } from 'react'
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form'
import type { MenuItem } from '#domain/menu/model/schema.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { toast } from '../../ui/toast-store.ts'
import { ItemExtras, type useItemExtras } from './item-extras.tsx'
import { complaintAbout, type ItemErrors } from './item-form.ts'

export interface ItemFormFrameProps<Typed extends FieldValues, Read> {
  readonly form: UseFormReturn<Typed, unknown, Read>
  readonly extras: ReturnType<typeof useItemExtras>
  /** The dish as the form stands, with what was stated of it. */
  readonly item: MenuItem
  readonly submitLabel: string
  readonly onSubmit: SubmitHandler<Read>
  readonly onDirty: (isDirty: boolean) => void
  readonly onClose: () => void
  /** The fields above the claims and the picture. */
  readonly children: ReactNode
}

/** The form of a dish, the same for a new one and for one on the menu. */
export function ItemFormFrame<Typed extends FieldValues, Read>({
  form,
  extras,
  item,
  submitLabel,
  onSubmit,
  onDirty,
  onClose,
  children,
}: ItemFormFrameProps<Typed, Read>) {
  const isDirty = form.formState.isDirty || extras.isDirty
  // Before the next key: Escape right after the last letter has to ask.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(
        (read) => !extras.isUploading && onSubmit(read),
        (failed) => {
          const complaint = complaintAbout(failed as ItemErrors)
          if (complaint) toast({ variant: 'destructive', ...complaint })
        },
      )}
    >
      <div className="flex flex-col gap-4">
        {children}
        <ItemExtras extras={extras} item={item} />
      </div>
      <FormActions onCancel={onClose} disabled={extras.isUploading}>
        {submitLabel}
      </FormActions>
    </form>
  )
}
