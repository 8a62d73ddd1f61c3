import type { ReviewReading } from './read-work.ts'

/**
 * The keys of lines that are read as something else since a person said what others are: lines that look alike go with
 * the one that was spoken of. None where nobody said anything since, or where lines were moved, joined or rewritten.
 */
export function alsoChanged(before: ReviewReading, after: ReviewReading): number[] {
  const known = new Map(before.rows.map((row) => [row.key, row]))
  const isSameLines =
    before.rows.length === after.rows.length &&
    after.rows.every(({ key, text }) => known.get(key)?.text === text)
  if (!isSameLines) return []
  const isSaid = after.rows.some(
    ({ key, isSaid: said, role }) =>
      said && (known.get(key)?.isSaid !== true || known.get(key)?.role !== role),
  )
  return isSaid
    ? after.rows.flatMap(({ key, role, isSaid: said }) => (!said && known.get(key)?.role !== role ? key : []))
    : []
}
