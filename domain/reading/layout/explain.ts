import type { LineFacts } from '../lines/line-facts.ts'
import { analyze, type LayoutModels } from './analyze.ts'
import { numberOf } from './features.ts'
import { COUNT } from './grammar.ts'
import { type LayoutState, layoutStates } from './states.ts'

/** A sign of a line, and what it says for the state that was taken against the likeliest other one. */
export interface Reason {
  /** The feature as `features.ts` writes it. */
  readonly sign: string
  readonly weight: number
}

/** Why a line was taken for what it is. */
export interface Explanation {
  readonly state: LayoutState
  readonly chance: number
  readonly next: LayoutState
  readonly reasons: readonly Reason[]
}

/** The signs that decided a line, the strongest first; undefined for an ornament. */
export function explain(
  lines: readonly LineFacts[],
  at: number,
  models: LayoutModels,
  most = 10,
): Explanation | undefined {
  const { states, chances, signs } = analyze(lines, new Map(), models)
  const own = signs.get(at)
  const state = states.get(at)
  const found = chances.get(at)
  if (!own || !state || !found) return undefined
  const { lines: weights, unit } = models.second
  const weightOf = (sign: string, name: LayoutState): number =>
    (weights[numberOf(sign) * COUNT + layoutStates.indexOf(name)] ?? 0) * unit
  const reasons = [...new Set(own)]
    .map((sign) => ({ sign, weight: weightOf(sign, state) - weightOf(sign, found.next) }))
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, most)
  return { state, chance: found.chance, next: found.next, reasons }
}
