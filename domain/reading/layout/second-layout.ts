import type { LineFacts } from '../lines/line-facts.ts'
import { analyze, type Layout } from './analyze.ts'
import type { Corrections, LineRole } from './role.ts'
import { areAlike, roleOf } from './states.ts'

/** Two ways to read a menu that are about as likely, asked for in one question. */
export interface LayoutQuestion {
  /** What lines that look alike were taken for, and what they may be instead. */
  readonly role: LineRole
  readonly other: LineRole
  /** The places of these lines. */
  readonly alike: readonly number[]
  /** What lines are in both ways: all lines in which these differ, by their places. */
  readonly ways: ReadonlyMap<number, { readonly role: LineRole; readonly other: LineRole }>
}

/** Chance of another role from which on a line may be in question. */
const DOUBTFUL = 0.05

/**
 * Mean chance of the other role from which on lines that look alike are asked for. Of the menus of the generator 11 of a
 * hundred ask then, and the second way is right in a third of those where it matters.
 */
const CLOSE = 0.3

/** Lines that differ; fewer are asked for one by one. */
const LEAST = 3

/**
 * The question between the best way to read a menu and the second: lines that look alike are taken for what they may be
 * instead, and all others are decided again with them. Undefined where the best way is much likelier.
 */
export function secondLayout(
  facts: readonly LineFacts[],
  corrections: Corrections,
  networks: readonly Float64Array[],
  best: Layout,
): LayoutQuestion | undefined {
  const groups = new Map<string, { role: LineRole; other: LineRole; alike: number[]; chance: number }>()
  for (const [at, { chance, next }] of best.chances) {
    const state = best.states.get(at)
    if (state === undefined || corrections.has(at) || 1 - chance < DOUBTFUL) continue
    const [role, other] = [roleOf(state), roleOf(next)]
    if (areAlike(role, other)) continue
    const key = `${best.likeness.get(at)} ${role} ${other}`
    const group = groups.get(key) ?? { role, other, alike: [], chance: 0 }
    group.alike.push(at)
    group.chance += 1 - chance
    groups.set(key, group)
  }
  const [closest] = [...groups.values()]
    .filter(({ alike, chance }) => alike.length >= LEAST && chance >= alike.length * CLOSE)
    .toSorted((one, other) => other.chance - one.chance)
  if (!closest) return undefined
  const { role, other, alike } = closest
  const pins = new Map([...corrections, ...alike.map((at) => [at, other] as const)])
  const second = analyze(facts, pins, networks)
  const ways = new Map(
    [...best.states].flatMap(([at, state]) => {
      const [one, two] = [roleOf(state), roleOf(second.states.get(at) ?? state)]
      return one === two ? [] : [[at, { role: one, other: two }] as const]
    }),
  )
  return ways.size < LEAST ? undefined : { role, other, alike, ways }
}
