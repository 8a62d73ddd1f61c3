/** The first of some moments of change; null where none is known. */
export function firstChange(changes: readonly (Date | null)[]): Date | null {
  const known = changes.filter((change) => change !== null)
  return known.length === 0 ? null : new Date(Math.min(...known.map((change) => change.getTime())))
}
