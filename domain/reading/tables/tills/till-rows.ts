import type { MenuField } from '../../../exchange/columns/menu-columns.ts'
import { readPath, type SectionPath } from '../../../exchange/words/section-path.ts'
import type { ModifierGroup } from '../../../menu/model/modifiers.ts'
import type { LineRole } from '../../roles/role.ts'
import type { TableKind } from '../sheet/mapping.ts'

/** What a till's own order of rows says of one of them, besides its columns. */
export interface TillRow {
  readonly role?: LineRole
  readonly path?: SectionPath
  readonly fields?: Partial<Record<MenuField, string>>
}

/** What a file of a till says beyond single rows: which rows belong together, and the choices with their options. */
export interface TillRows {
  readonly moreOf: (row: number) => TillRow | undefined
  readonly groups: readonly ModifierGroup[]
}

export const noTillRows: TillRows = { moreOf: () => undefined, groups: [] }

/** `Food > Salads, Lunch`: Square and Clover list all sections of an item; it is read into the first. */
export function tillSection(
  kind: TableKind,
  cell: string,
): { readonly path: SectionPath; readonly others: readonly string[] } {
  if (kind === 'lightspeed') return { path: readPath(cell.split(/\s*##\s*/u).join(' > ')), others: [] }
  if (kind !== 'square' && kind !== 'clover') return { path: readPath(cell), others: [] }
  const [first = '', ...others] = cell.split(/,\s+/u).filter(Boolean)
  return { path: readPath(first), others }
}
