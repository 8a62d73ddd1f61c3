export interface TrialRow {
  readonly fault: string
  readonly rounds: number
  readonly acknowledged: number
  /** What was answered as done and is not there afterwards, or is there in another or a half form. */
  readonly lost: number
  /** Answers that no contract promises: an internal error, a wrong code, none within the time for it. */
  readonly wrong: number
  /** From the start of the process, or from the end of the fault, to the first good answer, each in ms. */
  readonly recoveriesMs?: readonly number[]
  /** What else was counted; or why the trial was left out. */
  readonly note?: string
}

export interface Trial {
  /** What it is asked for by. */
  readonly name: string
  run(rounds: number): Promise<readonly TrialRow[]>
  /** Of the long form. */
  readonly rounds: number
}

export const skipped = (fault: string, reason: string): TrialRow => ({
  fault,
  rounds: 0,
  acknowledged: 0,
  lost: 0,
  wrong: 0,
  note: `LEFT OUT: ${reason}`,
})

interface Outcome extends Pick<TrialRow, 'recoveriesMs' | 'note'> {
  /** Of the writers: how much was acknowledged, and what was found wrong with it, in words. */
  readonly counts: {
    readonly acknowledged: number
    readonly lost: readonly string[]
    readonly wrong: readonly string[]
  }
  /** What else the trial itself found, in words. */
  readonly lost?: readonly string[]
  readonly wrong?: readonly string[]
}

/** The line of a trial in which owners wrote; what was found goes to the standard error in words. */
export function rowOf(fault: string, rounds: number, outcome: Outcome): TrialRow {
  const { counts, recoveriesMs, note } = outcome
  const lost = [...counts.lost, ...(outcome.lost ?? [])]
  const wrong = [...counts.wrong, ...(outcome.wrong ?? [])]
  for (const finding of [...lost, ...wrong]) process.stderr.write(`${fault}: ${finding}\n`)
  return {
    fault,
    rounds,
    acknowledged: counts.acknowledged,
    lost: lost.length,
    wrong: wrong.length,
    recoveriesMs,
    note,
  }
}

/** Returns the same words this many times. */
export const each = (count: number, words: string): string[] => Array.from({ length: count }, () => words)

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const between = (least: number, most: number): number => least + Math.random() * (most - least)
