import type { MenuField } from '../../../../exchange/columns/menu-columns.ts'
import { readPath, type SectionPath } from '../../../../exchange/words/section-path.ts'
import type { ModifierGroup } from '../../../../menu/model/modifiers.ts'
import type { Doubt, LineRole } from '../../../layout/role.ts'
import type { TableKind } from '../../sheet/mapping.ts'
import type { TableRemark } from '../../sheet/table-remark.ts'

/** What a till's order of rows says about one of them, in addition to its columns. */
export interface TillRow {
  readonly role?: LineRole
  /** Why a row is left out, or what to look at in it. */
  readonly doubts?: readonly Doubt[]
  readonly path?: SectionPath
  /** Other sections in which the till sells it. */
  readonly otherSections?: readonly string[]
  readonly fields?: Partial<Record<MenuField, string>>
  /** Prices of the item with what is sold at them, in place of its price. */
  readonly prices?: readonly { readonly label: string; readonly text: string }[]
  /** Choices that come with it, whose options are nowhere in the file. */
  readonly choices?: readonly string[]
  /** Not sold at any place of the restaurant. */
  readonly isUnsold?: boolean
  /** Rows with the same are prices of one item. */
  readonly token?: string
}

/** What a file of a till says beyond single rows: which rows belong together, and the choices with their options. */
export interface TillRows {
  readonly moreOf: (row: number) => TillRow | undefined
  readonly groups: readonly ModifierGroup[]
  readonly remarks: readonly TableRemark[]
  /** What the till calls the menu. */
  readonly title?: string
}

export const noTillRows: TillRows = { moreOf: () => undefined, groups: [], remarks: [] }

/** `Food > Salads, Lunch`: Square and Clover list all sections of an item; it is read into the first. */
export function tillSection(
  kind: TableKind,
  cell: string,
): { readonly path: SectionPath; readonly others: readonly string[] } {
  if (kind !== 'square' && kind !== 'clover') return { path: readPath(cell), others: [] }
  const [first = '', ...others] = cell.split(/,\s+/u).filter(Boolean)
  return { path: readPath(first), others }
}
