import { percentile } from '../bench/measure.ts'
import { p95Of } from './others.ts'
import type { Noticed } from './others-thread.ts'
import type { Figures } from './try-attack.ts'

/** The columns: alive and preview at the median and the 95th percentile, the longest; then who was answered what. */
export function lineOf(
  name: string,
  figures: Noticed & Partial<Pick<Figures, 'answers' | 'heldMs'>>,
): string {
  const { previews, probes, refusals, answers = new Map(), heldMs } = figures
  const { preview, probe } = p95Of(figures)
  const times = (of: readonly number[], high: number) =>
    [percentile(of, 0.5), high, Math.max(...of)].map((ms) => ms.toFixed(0).padStart(6)).join('')
  const list = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, count]) => `${what} (${count})`).join(', ')
  const said = [
    ...(heldMs === undefined
      ? []
      : [`the event loop computed for ${heldMs.toFixed(0)} ms at most in one turn`]),
    ...(answers.size > 0 ? [`the attacker was answered ${list(answers)}`] : []),
    ...(refusals.size > 0 ? [`the others were refused ${list(refusals)}`] : []),
  ]
  return `live p50 p95 longest${times(probes, probe)} ms | preview${times(previews, preview)} ms | ${name}${said.length > 0 ? `\n    ${said.join('; ')}` : ''}`
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Where the time of a run goes: seconds of each stage, in the order of their first end. */
export class Stages {
  readonly #seconds = new Map<string, number>()
  #since = performance.now()

  /** Counts the time since the last end, or the beginning, to this stage. */
  end(stage: string): void {
    const now = performance.now()
    this.#seconds.set(stage, (this.#seconds.get(stage) ?? 0) + (now - this.#since) / 1000)
    this.#since = now
  }

  toString(): string {
    const parts = [...this.#seconds].map(([stage, seconds]) => `${seconds.toFixed(1)} s ${stage}`)
    return parts.join(', ')
  }
}
