import { COUNT, isAllowed, mayBegin, mayEnd } from './grammar.ts'

/** Of what the grammar forbids: taken only where a person's word leaves nothing else. */
const FORBIDDEN = -69

/** How states follow each other; with a blank line or a rule between two lines they follow otherwise. */
export interface Follow {
  /** `[gap * COUNT² + before * COUNT + state]` */
  readonly weights: ArrayLike<number>
  /** Of each line, which kind of gap is above it: 0, 1 or 2. */
  readonly gaps: ArrayLike<number>
}

/** The scores of all steps, a table for each kind of gap: `[before * COUNT + state]`. */
const stepsOf = ({ weights }: Follow): Float64Array[] =>
  [0, 1, 2].map((gap) =>
    Float64Array.from({ length: COUNT * COUNT }, (_, pair) =>
      isAllowed[pair] ? (weights[gap * COUNT * COUNT + pair] ?? 0) : FORBIDDEN,
    ),
  )

/** Chances of the states of each line in proportion: the likeliest of a line is 1. */
function emissionsOf(scores: Float64Array): Float64Array {
  const emissions = new Float64Array(scores.length)
  for (let row = 0; row < scores.length; row += COUNT) {
    let most = Number.NEGATIVE_INFINITY
    for (let state = 0; state < COUNT; state += 1) most = Math.max(most, scores[row + state] ?? 0)
    for (let state = 0; state < COUNT; state += 1)
      emissions[row + state] = Math.exp((scores[row + state] ?? 0) - most)
  }
  return emissions
}

/** Makes the numbers of a row add up to 1. */
function normalize(values: Float64Array, row: number): void {
  let sum = 0
  for (let state = 0; state < COUNT; state += 1) sum += values[row + state] ?? 0
  for (let state = 0; state < COUNT; state += 1) values[row + state] = (values[row + state] ?? 0) / (sum || 1)
}

interface Sweeps {
  readonly forward: Float64Array
  readonly backward: Float64Array
  readonly emissions: Float64Array
  /** Factors of the steps, a table for each kind of gap. */
  readonly factors: readonly Float64Array[]
}

const EMPTY = new Float64Array(COUNT * COUNT)

/** Both sweeps over the lines, each row scaled to add up to 1 (Rabiner 1989, section V.A). */
function sweep(scores: Float64Array, follow: Follow): Sweeps {
  const count = scores.length / COUNT
  const factors = stepsOf(follow).map((steps) => steps.map(Math.exp))
  const factorsAt = (at: number) => factors[follow.gaps[at] ?? 0] ?? EMPTY
  const emissions = emissionsOf(scores)
  const outside = Math.exp(FORBIDDEN)
  const forward = new Float64Array(scores.length)
  const backward = new Float64Array(scores.length)
  for (let state = 0; state < COUNT; state += 1) {
    forward[state] = (emissions[state] ?? 0) * (mayBegin[state] ? 1 : outside)
    backward[(count - 1) * COUNT + state] = mayEnd[state] ? 1 : outside
  }
  normalize(forward, 0)
  for (let at = 1; at < count; at += 1) {
    const row = at * COUNT
    const here = factorsAt(at)
    for (let before = 0; before < COUNT; before += 1) {
      const chance = forward[row - COUNT + before] ?? 0
      if (chance === 0) continue
      for (let state = 0; state < COUNT; state += 1)
        forward[row + state] = (forward[row + state] ?? 0) + chance * (here[before * COUNT + state] ?? 0)
    }
    for (let state = 0; state < COUNT; state += 1)
      forward[row + state] = (forward[row + state] ?? 0) * (emissions[row + state] ?? 0)
    normalize(forward, row)
  }
  const behind = new Float64Array(COUNT)
  for (let at = count - 2; at >= 0; at -= 1) {
    const row = at * COUNT
    const here = factorsAt(at + 1)
    for (let after = 0; after < COUNT; after += 1)
      behind[after] = (backward[row + COUNT + after] ?? 0) * (emissions[row + COUNT + after] ?? 0)
    for (let state = 0; state < COUNT; state += 1) {
      let sum = 0
      for (let after = 0; after < COUNT; after += 1)
        sum += (here[state * COUNT + after] ?? 0) * (behind[after] ?? 0)
      backward[row + state] = sum
    }
    normalize(backward, row)
  }
  return { forward, backward, emissions, factors }
}

function chancesOf({ forward, backward }: Sweeps): Float64Array {
  const chances = forward.map((value, at) => value * (backward[at] ?? 0))
  for (let row = 0; row < chances.length; row += COUNT) normalize(chances, row)
  return chances
}

/** How likely each state of each line is, over all ways to read the menu: `[line * COUNT + state]`. */
export const marginalsOf = (scores: Float64Array, follow: Follow): Float64Array =>
  scores.length === 0 ? scores : chancesOf(sweep(scores, follow))

/**
 * Adds to `counts` how often each step is expected, times `by`; for training.
 * @returns the marginals of the lines
 */
export function expectSteps(
  scores: Float64Array,
  follow: Follow,
  counts: Float64Array,
  by: number,
): Float64Array {
  const sweeps = sweep(scores, follow)
  const { forward, backward, emissions, factors } = sweeps
  const pairs = new Float64Array(COUNT * COUNT)
  for (let row = COUNT; row < scores.length; row += COUNT) {
    const gap = follow.gaps[row / COUNT] ?? 0
    const here = factors[gap] ?? EMPTY
    let sum = 0
    for (let before = 0; before < COUNT; before += 1)
      for (let state = 0; state < COUNT; state += 1) {
        const pair = before * COUNT + state
        const chance =
          (forward[row - COUNT + before] ?? 0) *
          (here[pair] ?? 0) *
          (emissions[row + state] ?? 0) *
          (backward[row + state] ?? 0)
        pairs[pair] = chance
        sum += chance
      }
    const share = by / (sum || 1)
    const from = gap * COUNT * COUNT
    for (let pair = 0; pair < COUNT * COUNT; pair += 1)
      if (isAllowed[pair]) counts[from + pair] = (counts[from + pair] ?? 0) + share * (pairs[pair] ?? 0)
  }
  return chancesOf(sweeps)
}

/** The likeliest way to read a whole menu: a state for each line (Viterbi). */
export function likeliest(scores: Float64Array, follow: Follow): number[] {
  const count = scores.length / COUNT
  if (count === 0) return []
  const best = new Float64Array(scores.length)
  const from = new Int32Array(scores.length)
  const steps = stepsOf(follow)
  for (let state = 0; state < COUNT; state += 1)
    best[state] = (scores[state] ?? 0) + (mayBegin[state] ? 0 : FORBIDDEN)
  for (let row = COUNT; row < scores.length; row += COUNT) {
    const here = steps[follow.gaps[row / COUNT] ?? 0] ?? EMPTY
    for (let state = 0; state < COUNT; state += 1) {
      let most = Number.NEGATIVE_INFINITY
      for (let before = 0; before < COUNT; before += 1) {
        const value = (best[row - COUNT + before] ?? 0) + (here[before * COUNT + state] ?? 0)
        if (value > most) {
          most = value
          from[row + state] = before
        }
      }
      best[row + state] = most + (scores[row + state] ?? 0)
    }
  }
  const end = (count - 1) * COUNT
  const ends = Array.from(
    { length: COUNT },
    (_, state) => (best[end + state] ?? 0) + (mayEnd[state] ? 0 : FORBIDDEN),
  )
  const states = [ends.indexOf(Math.max(...ends))]
  for (let at = count - 1; at > 0; at -= 1) states.push(from[at * COUNT + (states.at(-1) ?? 0)] ?? 0)
  return states.toReversed()
}

/** How likely one way to read a menu is, as a logarithm that can be compared with that of its other ways. */
export function scoreOf(scores: Float64Array, states: readonly number[], follow: Follow): number {
  const steps = stepsOf(follow)
  return states.reduce((sum, state, at) => {
    const before = states[at - 1]
    const step = before === undefined ? 0 : (steps[follow.gaps[at] ?? 0]?.[before * COUNT + state] ?? 0)
    return sum + step + (scores[at * COUNT + state] ?? 0)
  }, 0)
}
