import { type ReactNode, useLayoutEffect } from 'react'
import type { Path, SubmitHandler, UseFormReturn } from 'react-hook-form'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { mayBringDishes, mayChange } from '../../plan/own-role.ts'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { MarksAsText } from '../marks/marks-as-text.tsx'
import { DetailFields } from './details/detail-fields.tsx'
import { ChoicePicks, MarkPicks, type PickFieldsProps } from './details/pick-fields.tsx'
import { ItemExtras, ItemPicture, type useItemExtras } from './item-extras.tsx'
import { complaintAbout, type ItemErrors, type TypedItem } from './item-form.ts'

export interface ItemFormFrameProps<Typed extends TypedItem, Read> extends PickFieldsProps {
  readonly form: UseFormReturn<Typed, unknown, Read>
  readonly extras: ReturnType<typeof useItemExtras>
  readonly item: MenuItem
  readonly submitLabel: string
  readonly onSubmit: SubmitHandler<Read>
  readonly isDirty: boolean
  readonly onDirty: (isDirty: boolean) => void
  readonly onClose: () => void
  /** Whether the form is shown from the claims on. */
  readonly startsAtDeclaration?: boolean
  readonly children: ReactNode
}

/** The form of a dish, the same for a new one and for one on the menu. */
export function ItemFormFrame<Typed extends TypedItem, Read>({
  form,
  extras,
  item,
  submitLabel,
  onSubmit,
  isDirty: isDirtyBesides,
  onDirty,
  onClose,
  children,
  picks,
  onPick,
  startsAtDeclaration = false,
}: ItemFormFrameProps<Typed, Read>) {
  const isDirty = form.formState.isDirty || extras.isDirty || isDirtyBesides
  const mayDeclare = mayChange('declare allergens')
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
        <ItemPicture extras={extras} item={item} />
        {mayDeclare && <MarkPicks picks={picks} onPick={onPick} />}
        <div>
          {mayBringDishes() && (
            <ChoicePicks
              picked={picks.modifierGroups}
              onPick={(modifierGroups) => onPick({ modifierGroups })}
            />
          )}
          <DetailFields
            register={(field) => form.register(field as Path<Typed>)}
            typed={form.watch()}
            errors={form.formState.errors as ItemErrors}
          />
        </div>
        {mayDeclare ? (
          <ItemExtras extras={extras} item={item} isStart={startsAtDeclaration} />
        ) : (
          <MarksAsText item={item} />
        )}
      </div>
      <FormActions onCancel={onClose} disabled={extras.isUploading}>
        {submitLabel}
      </FormActions>
    </form>
  )
}
