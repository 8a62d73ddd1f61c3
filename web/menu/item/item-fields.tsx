import type { UseFormRegisterReturn } from 'react-hook-form'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/schema.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { EditedItem, ItemErrors } from './item-form.ts'

export interface ItemFieldsProps {
  register: (field: keyof EditedItem) => UseFormRegisterReturn
  errors: ItemErrors
  isDescriptionOptional?: boolean
}

/** The words and the price of a dish, the same for a new one and for one on the menu. */
export function ItemFields({ register, errors, isDescriptionOptional = false }: ItemFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={MENU_TEXT_LIMITS.name}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextAreaField
        label="Description"
        required={!isDescriptionOptional}
        maxLength={MENU_TEXT_LIMITS.description}
        minHeightPx={100}
        error={errors.description?.message}
        {...register('description')}
      />
      <NumberField
        label="Price"
        required
        leading="$"
        isAmount
        className="max-w-72"
        error={errors.price?.message}
        {...register('price')}
      />
    </>
  )
}
