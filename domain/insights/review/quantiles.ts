/** Five figures that describe a list of numbers, and how many they are of. */
export interface Spread {
  readonly count: number
  readonly min: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly max: number
}

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

/**
 * The number below which this share (0 to 1) of a list lies, between its neighbors in proportion: type 7
 * of Hyndman and Fan, "Sample Quantiles in Statistical Packages" (1996), as spreadsheets compute it.
 * @param sorted ascending, at least one
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}

/** Undefined for an empty list. */
export function spreadOf(numbers: readonly number[]): Spread | undefined {
  if (numbers.length === 0) return undefined
  const sorted = ascending(numbers)
  const at = (share: number) => quantile(sorted, share)
  return { count: sorted.length, min: at(0), q1: at(0.25), median: at(0.5), q3: at(0.75), max: at(1) }
}
