import type { LineFacts } from '../lines/line-facts.ts'
import { analyze, scoresOf } from './analyze.ts'
import { marginalsOf } from './chain.ts'
import { signsOf } from './features.ts'
import { COUNT } from './grammar.ts'
import { observe } from './observe.ts'
import { type LayoutState, layoutStates } from './states.ts'

/** A sign of a line, and how much less likely the state that was taken is without it, against the likeliest other one. */
export interface Reason {
  /** The sign as `features.ts` writes it, behind the place of its line against this one: `-1 a1`. */
  readonly sign: string
  /** A difference of log-odds. */
  readonly weight: number
}

/** Why a line was taken for what it is. */
export interface Explanation {
  readonly state: LayoutState
  readonly chance: number
  readonly next: LayoutState
  readonly reasons: readonly Reason[]
}

/** Lines above and below whose signs are tried, too. */
const AROUND = 2

/** The signs that decided a line, the strongest first, each found by reading the menu without it; undefined for an ornament. */
export function explain(
  lines: readonly LineFacts[],
  at: number,
  networks: readonly Float64Array[],
  most = 10,
): Explanation | undefined {
  const { states, chances } = analyze(lines, new Map(), networks)
  const state = states.get(at)
  const found = chances.get(at)
  const { at: places, seen } = observe(lines)
  const place = places.indexOf(at)
  if (!state || !found || place < 0) return undefined
  const signs = signsOf(seen)
  const oddsWith = (own: readonly (readonly string[])[]): number => {
    const { scores, follow } = scoresOf(seen, own, [], networks)
    const marginals = marginalsOf(scores, follow)
    const chanceOf = (name: LayoutState) => marginals[place * COUNT + layoutStates.indexOf(name)] ?? 0
    return Math.log((chanceOf(state) + 1e-9) / (chanceOf(found.next) + 1e-9))
  }
  const odds = oddsWith(signs)
  const near = signs.flatMap((own, line) =>
    Math.abs(line - place) <= AROUND ? own.map((sign) => ({ line, sign })) : [],
  )
  const reasons = near
    .map(({ line, sign }) => {
      const without = signs.map((own, other) => (other === line ? own.filter((one) => one !== sign) : own))
      const by = line - place
      return { sign: by === 0 ? sign : `${by > 0 ? '+' : ''}${by} ${sign}`, weight: odds - oddsWith(without) }
    })
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, most)
  return { state, chance: found.chance, next: found.next, reasons }
}
