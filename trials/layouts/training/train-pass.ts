import { expectSteps } from '#domain/reading/layout/chain.ts'
import { COUNT } from '#domain/reading/layout/grammar.ts'
import { type LayoutModel, LINE_WEIGHTS, STEP_WEIGHTS, scoresOf } from '#domain/reading/layout/model.ts'
import { drawOf } from '../draw.ts'

/** A menu whose layout is known. */
export interface Lesson {
  readonly features: readonly Int32Array[]
  readonly gaps: readonly number[]
  readonly states: readonly number[]
}

export interface TrainingChoice {
  readonly epochs: number
  readonly rate: number
  /** How strongly weights are drawn to 0 each time they're looked at, so that few remain (Duchi, Singer 2009). */
  readonly sparsity: number
  readonly seed: number
  /** Features that fewer menus have are left out. */
  readonly leastMenus: number
}

/**
 * Fits the weights of a pass so that the known layouts are likely: conditional likelihood, a menu at a time, AdaGrad
 * (Duchi, Hazan, Singer 2011). The same lessons in the same order give the same weights.
 */
export function trainPass(
  lessons: readonly Lesson[],
  { epochs, rate, sparsity, seed }: TrainingChoice,
): LayoutModel {
  const lines = new Float32Array(LINE_WEIGHTS)
  const lineSquares = new Float32Array(LINE_WEIGHTS)
  const steps = new Float64Array(STEP_WEIGHTS)
  const stepSquares = new Float64Array(STEP_WEIGHTS)
  const stepGradient = new Float64Array(STEP_WEIGHTS)
  const row = new Float64Array(COUNT)
  const draw = drawOf(seed)
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const { features, gaps, states } of draw.shuffled(lessons)) {
      const model = { lines, steps, unit: 1 }
      stepGradient.fill(0)
      const chances = expectSteps(
        scoresOf(features, model),
        { weights: steps, gaps, unit: 1 },
        stepGradient,
        -1,
      )
      for (let at = 1; at < states.length; at += 1) {
        const place = (gaps[at] ?? 0) * COUNT * COUNT + (states[at - 1] ?? 0) * COUNT + (states[at] ?? 0)
        stepGradient[place] = (stepGradient[place] ?? 0) + 1
      }
      for (let place = 0; place < STEP_WEIGHTS; place += 1) {
        const slope = stepGradient[place] ?? 0
        if (slope === 0) continue
        stepSquares[place] = (stepSquares[place] ?? 0) + slope * slope
        steps[place] = (steps[place] ?? 0) + (rate * slope) / Math.sqrt(1 + (stepSquares[place] ?? 0))
      }
      for (const [at, numbers] of features.entries()) {
        let isRight = true
        for (let state = 0; state < COUNT; state += 1) {
          const slope = (state === states[at] ? 1 : 0) - (chances[at * COUNT + state] ?? 0)
          row[state] = Math.abs(slope) < 0.002 ? 0 : slope
          if (row[state] !== 0) isRight = false
        }
        if (isRight) continue
        for (const number of numbers) {
          const from = number * COUNT
          for (let state = 0; state < COUNT; state += 1) {
            const slope = row[state] ?? 0
            if (slope === 0) continue
            const place = from + state
            const weight = lines[place] ?? 0
            const squares = (lineSquares[place] ?? 0) + slope * slope
            lineSquares[place] = squares
            const pace = rate / Math.sqrt(0.1 + squares)
            const moved = weight + pace * slope
            const least = pace * sparsity
            lines[place] = Math.abs(moved) <= least ? 0 : moved - Math.sign(moved) * least
          }
        }
      }
    }
  return { lines, steps, unit: 1 }
}
