import type { DoubtCode } from '../layout/role.ts'
import type { DoubtfulLine, ReadItem } from './read-parts.ts'

/** A doubt at the line with the name of an item, where any reason for it holds. */
export function doubtItem(
  { lines: [at] }: ReadItem,
  code: DoubtCode,
  text: string,
  reasons: readonly boolean[],
): DoubtfulLine[] {
  return at !== undefined && reasons.some(Boolean) ? [{ at, code, text }] : []
}
