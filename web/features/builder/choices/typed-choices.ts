import { hasAllergensToConfirm } from '#domain/menu/claims/option-claims.ts'
import { newKey } from '#domain/menu/model/ids.ts'
import type { ModifierGroup, ModifierOption } from '#domain/menu/model/modifiers.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { noAmount, readAmount, typedAmount } from '../../../menu/prices/box-of-amount.ts'

export interface TypedChoices {
  readonly name: string
  readonly min: string
  readonly max: string
  readonly options: readonly TypedOption[]
}

export interface TypedOption extends Pick<ModifierOption, 'id' | 'name'> {
  /** Absent: not declared. */
  readonly allergens?: readonly string[] | undefined
  /** Its name when its owner stated them, empty before it had one; absent where they are proposed. */
  readonly confirmedName?: string | undefined
  readonly amount: string
}

/** An option as its owner states its allergens. */
export const stated = (
  { name }: TypedOption,
  allergens: readonly string[] | undefined,
): Pick<TypedOption, 'allergens' | 'confirmedName'> => ({ allergens, confirmedName: name.trim() })

/** Are an option's allergens proposed, or stated under another name? */
export const waitsToBeConfirmed = ({ confirmedName, ...option }: TypedOption): boolean =>
  confirmedName !== '' && hasAllergensToConfirm({ ...option, confirmedName })

export const blankOption = (others: readonly TypedOption[]): TypedOption => ({
  id: newKey(
    'o',
    others.map(({ id }) => id),
  ),
  name: '',
  amount: '',
})

export const typedChoicesOf = (group: ModifierGroup | null, currency: string): TypedChoices => ({
  name: group?.name ?? '',
  min: group && group.min > 0 ? String(group.min) : '',
  max: group?.max == null ? '' : String(group.max),
  options: group?.options.map(({ id, name, amount, allergens, confirmedName }) => ({
    id,
    name,
    allergens,
    confirmedName,
    amount: typedAmount(amount, currency),
  })) ?? [blankOption([])],
})

/**
 * What was typed, as the document keeps it; null where something is wrong. `errors` has a sentence for each box by
 * its name: `name`, `max`, `o1 amount`.
 * @param before the group that is edited: what no box shows of its options stays
 */
export function readChoices(
  typed: TypedChoices,
  before: ModifierGroup | null,
  currency: string,
): { value: Omit<ModifierGroup, 'id'> | null; errors: Readonly<Record<string, string>> } {
  const errors: Record<string, string> = {}
  if (typed.name.trim() === '') errors.name = 'Name required'
  const min = readCount(typed.min) ?? 0
  const max = readCount(typed.max)
  if (Number.isNaN(min)) errors.min = WHOLE
  if (Number.isNaN(max)) errors.max = WHOLE
  else if (max !== null && max < min) errors.max = 'This is fewer than “At least”.'
  const options = typed.options.map((option) => {
    const amount = readAmount(option.amount, currency)
    if (option.name.trim() === '') errors[`${option.id} name`] = 'Name required'
    if (amount === null) errors[`${option.id} amount`] = noAmount(currency)
    const old = before?.options.find(({ id }) => id === option.id)
    const { allergens, confirmedName } = option
    return setFields<ModifierOption>(
      { ...old, id: option.id, name: option.name.trim(), amount: amount ?? 0 },
      {
        allergens: allergens && [...allergens],
        confirmedName: allergens && (confirmedName === '' ? option.name.trim() : confirmedName),
      },
    )
  })
  const isRight = Object.keys(errors).length === 0
  return { value: isRight ? { name: typed.name.trim(), min, max, options } : null, errors }
}

const WHOLE = 'Please enter a whole number up to 99.'

/** Null for an empty box, NaN for what isn't a count. */
function readCount(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
}
