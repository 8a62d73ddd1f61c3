import type { TableMapping, TableSheet } from '../sheet/mapping.ts'
import { lightspeedRows } from './lightspeed.ts'
import { noTillRows, type TillRows } from './till-rows.ts'
import { toastRows } from './toast.ts'

/** What the order of rows says in the files of tills that list sections, items and choices one below the other. */
export function tillRows(sheet: TableSheet, { kind, headings }: TableMapping, currency: string): TillRows {
  if (headings === null) return noTillRows
  if (kind === 'toast') return toastRows(sheet, headings, currency)
  return kind === 'lightspeed' ? lightspeedRows(sheet, headings, currency) : noTillRows
}
