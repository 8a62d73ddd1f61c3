import { FEATURE_BITS } from './features.ts'
import { COUNT } from './grammar.ts'

/** Weights of a pass: what each feature says for each state, and how states follow each other. */
export interface LayoutModel {
  /** `[feature * COUNT + state]` */
  readonly lines: ArrayLike<number>
  /** `[gap * COUNT² + before * COUNT + state]` */
  readonly steps: ArrayLike<number>
  /** What a unit of the weights is worth. */
  readonly unit: number
}

export const LINE_WEIGHTS = COUNT * 2 ** FEATURE_BITS
export const STEP_WEIGHTS = 3 * COUNT * COUNT

/** The score of each state of each line: `[line * COUNT + state]`. */
export function scoresOf(features: readonly Int32Array[], { lines, unit }: LayoutModel): Float64Array {
  const scores = new Float64Array(features.length * COUNT)
  for (const [at, numbers] of features.entries()) {
    const row = at * COUNT
    for (const number of numbers) {
      const from = number * COUNT
      for (let state = 0; state < COUNT; state += 1)
        scores[row + state] = (scores[row + state] ?? 0) + (lines[from + state] ?? 0)
    }
    if (unit !== 1)
      for (let state = 0; state < COUNT; state += 1) scores[row + state] = (scores[row + state] ?? 0) * unit
  }
  return scores
}
