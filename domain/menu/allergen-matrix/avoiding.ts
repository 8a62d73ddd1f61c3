import type { PrintedExtras } from '../printed/printed-extras.ts'
import type { PrintedItem } from '../printed/printed-item.ts'
import { ownSaidIn } from './allergen-matrix.ts'
import type { MatrixColumn } from './matrix-columns.ts'

type Declared = Pick<PrintedItem, 'allergens' | 'known' | 'mayContain' | 'removable'>

/** Why a guest who avoids something is not shown a dish. */
export type AvoidReason = 'contains' | 'removable' | 'may-contain' | 'not-declared'

/** The gravest first. */
export const avoidReasons = [
  'contains',
  'removable',
  'may-contain',
  'not-declared',
] as const satisfies AvoidReason[]

const gravest = (found: readonly (AvoidReason | null)[]) =>
  avoidReasons.find((reason) => found.includes(reason)) ?? null

/** Why a dish is none for who avoids these; null where it is declared without all of them. */
export function avoidReason(item: Declared, columns: readonly MatrixColumn[]): AvoidReason | null {
  const states = columns.map((column) => ownSaidIn(column, item).state)
  return gravest(
    states.map((state) => (state === 'unknown' ? 'not-declared' : state === 'none' ? null : state)),
  )
}

/**
 * The same of a dish with its choices, those of its section among them. A dish is none for this guest where one of them
 * asks for more options than are declared without what is avoided; extras that nobody has to take leave it.
 */
export const dishReason = (
  dish: Declared & Pick<PrintedItem, 'extras'>,
  shared: readonly PrintedExtras[],
  columns: readonly MatrixColumn[],
): AvoidReason | null =>
  gravest([
    avoidReason(dish, columns),
    ...[...dish.extras, ...shared].map((choices) => choiceReason(choices, columns)),
  ])

/** Why choices leave too few options: what the mildest of the others is left out for. */
function choiceReason({ min, options }: PrintedExtras, columns: readonly MatrixColumn[]): AvoidReason | null {
  const found = options.map((option) => avoidReason(option, columns))
  const left = found.filter((reason) => reason === null).length
  return left < min ? (avoidReasons.findLast((reason) => found.includes(reason)) ?? null) : null
}
