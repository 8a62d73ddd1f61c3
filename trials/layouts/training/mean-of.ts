import { type LayoutModel, LINE_WEIGHTS, STEP_WEIGHTS } from '#domain/reading/layout/model.ts'

/** The mean of the weights of several trainings: what they agree about stays, what one of them made of chance shrinks. */
export function meanOf(models: readonly LayoutModel[]): LayoutModel {
  const lines = new Float32Array(LINE_WEIGHTS)
  const steps = new Float64Array(STEP_WEIGHTS)
  for (const model of models) {
    const share = model.unit / models.length
    for (let at = 0; at < LINE_WEIGHTS; at += 1) lines[at] = (lines[at] ?? 0) + (model.lines[at] ?? 0) * share
    for (let at = 0; at < STEP_WEIGHTS; at += 1) steps[at] = (steps[at] ?? 0) + (model.steps[at] ?? 0) * share
  }
  return { lines, steps, unit: 1 }
}
