import type { UseFormRegisterReturn } from 'react-hook-form'
import { detailGroups } from '#domain/menu/details/detail.ts'
import type { BoxKey } from '#domain/menu/details/detail-columns.ts'
import { details } from '#domain/menu/details/details.ts'
import { fieldsOfPart } from '#domain/menu/linking/dish-parts.ts'
import { mayChange } from '../../../plan/own-role.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { detailBoxes, type TypedDetails } from './item-details.ts'

export interface DetailFieldsProps {
  register: (field: BoxKey) => UseFormRegisterReturn
  typed: TypedDetails
  errors: Partial<Record<string, { readonly message?: string }>>
}

/** What few items need: each group closed until it is asked for. */
export function DetailFields({ register, typed, errors }: DetailFieldsProps) {
  const mayDeclare = mayChange('declare allergens')
  return Object.entries(detailGroups).map(([group, label]) => {
    const boxes = detailBoxes.filter(
      ({ of }) => details[of].group === group && (mayDeclare || !declared.includes(of)),
    )
    if (boxes.length === 0) return null
    return (
      <Disclosure
        key={group}
        label={label}
        summary={boxes
          .map(({ key }) => typed[key])
          .filter(Boolean)
          .join(' · ')}
        hasError={boxes.some(({ key }) => errors[key])}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {boxes.map(({ key, box: { label, hint, type } }) => (
            <TextField
              key={key}
              label={label}
              hint={hint}
              autoComplete="off"
              inputMode={type === 'text' ? undefined : 'decimal'}
              error={errors[key]?.message}
              {...register(key)}
            />
          ))}
        </div>
      </Disclosure>
    )
  })
}

/** Figures that guests rely on, as allergens. */
const declared = fieldsOfPart('allergens')
