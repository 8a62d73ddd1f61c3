/** One line of the report. */
export interface BenchRow {
  readonly name: string
  readonly value: string
  /** What it is compared with in the same run, and the ratio to it. */
  readonly against?: string
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The value that so large a share of the values (0 to 1) does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

/** Milliseconds of each run after a few that warm up. */
export async function timeRuns(runs: number, run: (index: number) => unknown): Promise<number[]> {
  for (let index = 0; index < Math.min(5, runs); index += 1) await run(index)
  const times: number[] = []
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now()
    await run(index)
    times.push(performance.now() - start)
  }
  return times
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
