import { fnv1a } from '../../../computing/fnv.ts'
import { type ColumnUse, holdsMenu, type TableMapping, type TableSheet } from '../sheet/mapping.ts'
import { plainHeading } from './heading-words.ts'

/** A title, an address and rows of instructions may be above the headings. */
const ROWS_ABOVE_HEADINGS = 25

/**
 * By what files with the same headings are known again: neither case nor signs count. Null for a row that heads fewer
 * than two columns.
 */
export function fingerprintOf(headings: readonly string[]): string | null {
  const plain = headings.map(plainHeading)
  while (plain.at(-1) === '') plain.pop()
  return plain.filter(Boolean).length < 2 ? null : fnv1a(plain.join('\n')).toString(36)
}

/** What a person said once of the columns of a table. */
export type RememberedColumns = Pick<TableMapping, 'kind'> & { readonly columns: readonly ColumnUse[] }

/**
 * The mapping that a person chose for a table with these headings before; undefined where there was none.
 * @param find by the fingerprint of a row of headings
 */
export function rememberedMapping(
  { rows }: TableSheet,
  find: (fingerprint: string) => RememberedColumns | undefined,
): TableMapping | undefined {
  for (const [headings, cells] of rows.slice(0, ROWS_ABOVE_HEADINGS).entries()) {
    const fingerprint = fingerprintOf(cells)
    const known = fingerprint === null ? undefined : find(fingerprint)
    if (!known) continue
    const mapping = { kind: known.kind, columns: known.columns, headings }
    if (holdsMenu(mapping)) return mapping
  }
  return undefined
}
