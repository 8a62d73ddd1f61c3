import type { AllergenMarket } from '../../allergens/markets/allergen-lists.ts'
import type { PrintedItem } from '../printed/printed-item.ts'
import { saidIn } from './allergen-matrix.ts'
import { type MatrixColumn, matrixColumns } from './matrix-columns.ts'

type Declared = Pick<PrintedItem, 'allergens' | 'mayContain' | 'removable'>

/** Why a guest who avoids something is not shown a dish. */
export type AvoidReason = 'contains' | 'removable' | 'may-contain' | 'not-declared'

/** The gravest first. */
const reasons = ['contains', 'removable', 'may-contain', 'unknown'] as const

/**
 * Why a dish is none for who avoids these; null where it is declared without all of them. What is not declared is
 * never taken for free of anything.
 */
export function avoidReason(item: Declared, columns: readonly MatrixColumn[]): AvoidReason | null {
  const states = columns.map((column) => saidIn(column, item).state)
  const found = reasons.find((reason) => states.includes(reason))
  if (found === undefined) return null
  return found === 'unknown' ? 'not-declared' : found
}

/** The columns that a guest named; what is no column of the market is left out. */
export const avoidedColumns = (market: AllergenMarket, keys: readonly string[]): MatrixColumn[] =>
  matrixColumns(market).filter(({ key }) => keys.includes(key))
