import type { ModifierGroup } from '../../../menu/model/modifiers.ts'
import type { TableMapping, TableSheet } from '../sheet/mapping.ts'
import { fitChoices } from './choices/choice-groups.ts'
import type { OrderedSection } from './clover/clover-order.ts'
import { cloverRows } from './clover/clover-rows.ts'
import { handleRows, loyverseHeadings, shopifyHeadings } from './handle-rows.ts'
import { lightspeedRows } from './lightspeed-rows.ts'
import { noTillRows, type TillRows } from './shape/till-rows.ts'
import { squareRows } from './square-rows.ts'
import { toastRows } from './toast/toast-rows.ts'

/**
 * What a till's own file says beyond the columns of single rows.
 * @param groups choices with their options, from another sheet of its workbook
 * @param order its sections with their items, from another sheet as well
 */
export function tillRows(
  sheet: TableSheet,
  { kind, headings }: TableMapping,
  currency: string,
  groups: readonly ModifierGroup[],
  order: readonly OrderedSection[],
): TillRows {
  if (headings === null) return otherRows(groups)
  switch (kind) {
    case 'square':
      return squareRows(sheet, headings)
    case 'clover':
      return cloverRows(sheet, headings, groups, order, currency)
    case 'lightspeed':
      return lightspeedRows(sheet, headings, currency)
    case 'loyverse':
      return handleRows(sheet, headings, loyverseHeadings)
    case 'shopify':
      return handleRows(sheet, headings, shopifyHeadings)
    case 'toast':
      return toastRows(sheet, headings, currency)
    default:
      return otherRows(groups)
  }
}

/** Rows of a table that isn't a till's, next to a sheet with choices. */
function otherRows(groups: readonly ModifierGroup[]): TillRows {
  const { kept, remarks } = fitChoices(groups, new Set())
  return { ...noTillRows, groups: kept, remarks }
}
