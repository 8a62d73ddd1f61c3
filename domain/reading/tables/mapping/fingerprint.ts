import { fnv1a } from '../../../menu/model/fnv.ts'
import type { TableSheet } from '../sheet/mapping.ts'
import { plainHeading } from './heading-words.ts'

/**
 * What a table is known by when it comes again: its headings, whatever stands below them. Undefined without headings.
 * @param headings the row of the headings, from 0
 */
export function fingerprintOf({ rows }: TableSheet, headings: number | null): string | undefined {
  const cells = headings === null ? undefined : rows[headings]
  return cells && fnv1a(cells.map(plainHeading).join('\t')).toString(16).padStart(8, '0')
}
