import type { UseFormRegisterReturn } from 'react-hook-form'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TypedDetails } from './item-details.ts'

type DetailField = keyof TypedDetails

export interface DetailFieldsProps {
  register: (field: DetailField) => UseFormRegisterReturn
  /** What the boxes hold now. */
  typed: TypedDetails
  errors: Partial<Record<string, { readonly message?: string }>>
}

interface Box {
  readonly field: DetailField
  readonly label: string
  readonly hint?: string
  readonly isNumber?: boolean
}

const groups: readonly { readonly label: string; readonly boxes: readonly Box[] }[] = [
  {
    label: 'Origin, portion, nutrition',
    boxes: [
      { field: 'origin', label: 'Origin', hint: 'As printed: “origine France”.' },
      { field: 'kcal', label: 'Energy in kcal', isNumber: true },
      {
        field: 'sodiumMg',
        label: 'Sodium in mg',
        hint: 'Of one serving. Not printed: it decides about warnings.',
        isNumber: true,
      },
      { field: 'servesFrom', label: 'Serves', isNumber: true },
      { field: 'servesTo', label: 'Serves up to', isNumber: true },
    ],
  },
  {
    label: 'Wine',
    boxes: [
      { field: 'producer', label: 'Producer' },
      { field: 'vintage', label: 'Vintage', hint: '2023, NV' },
      { field: 'grape', label: 'Grape' },
      { field: 'region', label: 'Region' },
      { field: 'abv', label: 'Alcohol in %', isNumber: true },
      { field: 'bin', label: 'Bin' },
    ],
  },
  {
    label: 'Second language',
    boxes: [
      { field: 'secondName', label: 'Second name' },
      { field: 'secondDescription', label: 'Second description' },
    ],
  },
]

/** What few items need: each group closed until it is asked for. */
export function DetailFields({ register, typed, errors }: DetailFieldsProps) {
  return groups.map(({ label, boxes }) => (
    <Disclosure
      key={label}
      label={label}
      summary={boxes
        .map(({ field }) => typed[field])
        .filter(Boolean)
        .join(' · ')}
      hasError={boxes.some(({ field }) => errors[field])}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {boxes.map(({ field, label, hint, isNumber }) => (
          <TextField
            key={field}
            label={label}
            hint={hint}
            autoComplete="off"
            inputMode={isNumber ? 'decimal' : undefined}
            error={errors[field]?.message}
            {...register(field)}
          />
        ))}
      </div>
    </Disclosure>
  ))
}
