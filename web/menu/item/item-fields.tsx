import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { EditedItem, ItemErrors } from './item-form.ts'

export interface ItemFieldsProps {
  register: (field: keyof EditedItem) => UseFormRegisterReturn
  errors: ItemErrors
  isDescriptionOptional?: boolean
  belowName?: ReactNode
}

/** The words of a dish, the same for a new one and for one on the menu. */
export function ItemFields({ register, errors, isDescriptionOptional = false, belowName }: ItemFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] gap-4">
        <TextField
          label="Name"
          required
          maxLength={MENU_TEXT_LIMITS.name}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Number"
          maxLength={MENU_TEXT_LIMITS.sign}
          autoComplete="off"
          error={errors.number?.message}
          {...register('number')}
        />
      </div>
      {belowName}
      <TextAreaField
        label="Description"
        required={!isDescriptionOptional}
        maxLength={MENU_TEXT_LIMITS.description}
        minHeightPx={100}
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  )
}
