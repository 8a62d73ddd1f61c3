import { COUNT } from '#domain/reading/layout/grammar.ts'
import {
  GATES,
  meansOf,
  type NetworkActivity,
  type NetworkLines,
  type NetworkPart,
  type NetworkSweep,
  parts,
  SIDES,
  times,
  UNITS,
  WIDTH,
} from '#domain/reading/layout/network.ts'

const LAYERS = parts.layers.length

/**
 * Adds to `slopes` how the weights change what the scores of an activity say, from how the scores should change
 * (back-propagation through the menu); for training.
 */
export function addSlopes(
  weights: Float64Array,
  { signs, alike, factors }: NetworkLines,
  { known, inputs, gates }: NetworkActivity,
  wanted: Float64Array,
  slopes: Float64Array,
): void {
  const count = signs.length
  const all = inputs[LAYERS] ?? wanted
  const ofAll = new Float64Array(all.length)
  const { columns } = parts.states
  for (let at = 0; at < count; at += 1)
    addBack(weights, parts.states, wanted, at * COUNT, ofAll, at * columns)
  addOuter(slopes, parts.states, wanted, all)
  addSums(slopes, parts.statesBias, wanted)
  const ofKnown = parted(ofAll, known, count)
  for (let layer = LAYERS - 1; layer >= 0; layer -= 1) {
    const lines = inputs[layer] ?? all
    const ofLines = new Float64Array(lines.length)
    for (const [side, one] of (parts.layers[layer] ?? []).entries())
      sweepBack(
        weights,
        one,
        lines,
        known[layer + 1] ?? all,
        gates[2 * layer + side] ?? all,
        ofKnown[layer + 1] ?? all,
        ofLines,
        slopes,
      )
    addOfLines(times(ofLines, factors?.[layer]), alike, ofKnown[layer] ?? all)
  }
  const first = known[0] ?? all
  const ofFirst = ofKnown[0] ?? all
  for (const [at, numbers] of signs.entries())
    for (let column = 0; column < WIDTH; column += 1) {
      const slope = ofFirst[at * WIDTH + column] ?? 0
      if ((first[at * WIDTH + column] ?? 0) === 0 || slope === 0) continue
      slopes[parts.signsBias.from + column] = (slopes[parts.signsBias.from + column] ?? 0) + slope
      for (const number of numbers) {
        const place = parts.signs.from + number * WIDTH + column
        slopes[place] = (slopes[place] ?? 0) + slope
      }
    }
}

/** Adds the slopes of what a layer reads to those of what is known of the lines, and of the means of those that look alike. */
function addOfLines(ofLines: Float64Array, alike: Int32Array, ofKnown: Float64Array): void {
  const columns = ofKnown.length / alike.length
  if (ofLines.length === ofKnown.length) {
    for (const [at, slope] of ofLines.entries()) ofKnown[at] = (ofKnown[at] ?? 0) + slope
    return
  }
  const ofMeans = ofKnown.map((_, place) => ofLines[2 * place - (place % columns) + columns] ?? 0)
  const means = meansOf(ofMeans, alike)
  for (const [at, kind] of alike.entries())
    for (let column = 0; column < columns; column += 1) {
      const place = at * columns + column
      ofKnown[place] =
        (ofKnown[place] ?? 0) +
        (ofLines[2 * at * columns + column] ?? 0) +
        (means[kind * columns + column] ?? 0)
    }
}

/** What is known of each layer's line, each alone again: the opposite of how `activityOf` joins them. */
function parted(all: Float64Array, inputs: readonly Float64Array[], count: number): Float64Array[] {
  let from = 0
  return inputs.map((input) => {
    const columns = input.length / count
    const own = new Float64Array(input.length)
    for (let at = 0; at < count; at += 1) {
      const row = at * parts.states.columns + from
      own.set(all.subarray(row, row + columns), at * columns)
    }
    from += columns
    return own
  })
}

/** Of `out = weights · input`: adds the slopes of the input from those of `out`, four rows at a time. */
function addBack(
  weights: Float64Array,
  { from, rows, columns }: NetworkPart,
  ofOut: Float64Array,
  at: number,
  ofInput: Float64Array,
  to: number,
): void {
  const slopeAt = (row: number): number => (row < rows ? (ofOut[at + row] ?? 0) : 0)
  for (let row = 0; row < rows; row += 4) {
    const [one, two, three, four] = [slopeAt(row), slopeAt(row + 1), slopeAt(row + 2), slopeAt(row + 3)]
    const a = from + row * columns
    const b = a + columns
    const c = b + columns
    const d = c + columns
    for (let column = 0; column < columns; column += 1)
      ofInput[to + column] =
        (ofInput[to + column] ?? 0) +
        one * (weights[a + column] ?? 0) +
        two * (weights[b + column] ?? 0) +
        three * (weights[c + column] ?? 0) +
        four * (weights[d + column] ?? 0)
  }
}

/** Of `out = weights · input` for many lines: adds the slopes of the weights, four lines and two rows at a time. */
function addOuter(
  slopes: Float64Array,
  { from, rows, columns }: NetworkPart,
  ofOut: Float64Array,
  inputs: Float64Array,
): void {
  const count = ofOut.length / rows
  const lineAt = (at: number): number => Math.min(at, count - 1)
  const slopeAt = (line: number, row: number): number => (line < count ? (ofOut[line * rows + row] ?? 0) : 0)
  for (let at = 0; at < count; at += 4) {
    const [a, b, c, d] = [
      at * columns,
      lineAt(at + 1) * columns,
      lineAt(at + 2) * columns,
      lineAt(at + 3) * columns,
    ]
    for (let row = 0; row < rows; row += 2) {
      const [a1, b1, c1, d1] = [
        slopeAt(at, row),
        slopeAt(at + 1, row),
        slopeAt(at + 2, row),
        slopeAt(at + 3, row),
      ]
      const [a2, b2, c2, d2] = [
        slopeAt(at, row + 1),
        slopeAt(at + 1, row + 1),
        slopeAt(at + 2, row + 1),
        slopeAt(at + 3, row + 1),
      ]
      const upper = from + row * columns
      const lower = upper + columns
      for (let column = 0; column < columns; column += 1) {
        const ofA = inputs[a + column] ?? 0
        const ofB = inputs[b + column] ?? 0
        const ofC = inputs[c + column] ?? 0
        const ofD = inputs[d + column] ?? 0
        slopes[upper + column] = (slopes[upper + column] ?? 0) + a1 * ofA + b1 * ofB + c1 * ofC + d1 * ofD
        slopes[lower + column] = (slopes[lower + column] ?? 0) + a2 * ofA + b2 * ofB + c2 * ofC + d2 * ofD
      }
    }
  }
}

/** Adds the slopes of a bias: those of all lines. */
function addSums(slopes: Float64Array, { from, columns }: NetworkPart, ofOut: Float64Array): void {
  for (const [place, slope] of ofOut.entries()) {
    const to = from + (place % columns)
    slopes[to] = (slopes[to] ?? 0) + slope
  }
}

function sweepBack(
  weights: Float64Array,
  { input, state, bias, isBackward }: NetworkSweep,
  lines: Float64Array,
  out: Float64Array,
  gates: Float64Array,
  ofOut: Float64Array,
  ofLines: Float64Array,
  slopes: Float64Array,
): void {
  const count = lines.length / input.columns
  const half = isBackward ? UNITS : 0
  const none = new Float64Array(UNITS)
  const ofMine = new Float64Array(count * GATES)
  const ofKnown = new Float64Array(count * GATES)
  const knew = new Float64Array(count * UNITS)
  let later = new Float64Array(UNITS)
  for (let turn = count - 1; turn >= 0; turn -= 1) {
    const at = isBackward ? count - 1 - turn : turn
    const isFirst = turn === 0
    const before = isFirst ? none : out
    const place = isFirst ? 0 : (isBackward ? at + 1 : at - 1) * SIDES + half
    const row = at * 4 * UNITS
    knew.set(before.subarray(place, place + UNITS), at * UNITS)
    const next = new Float64Array(UNITS)
    for (let unit = 0; unit < UNITS; unit += 1) {
      const update = gates[row + unit] ?? 0
      const reset = gates[row + UNITS + unit] ?? 0
      const candidate = gates[row + 2 * UNITS + unit] ?? 0
      const from = gates[row + 3 * UNITS + unit] ?? 0
      const slope = (ofOut[at * SIDES + half + unit] ?? 0) + (later[unit] ?? 0)
      const ofCandidate = slope * (1 - update) * (1 - candidate * candidate)
      const ofUpdate = slope * ((before[place + unit] ?? 0) - candidate) * update * (1 - update)
      const ofReset = ofCandidate * from * reset * (1 - reset)
      const mine = at * GATES + unit
      ofMine[mine] = ofKnown[mine] = ofUpdate
      ofMine[mine + UNITS] = ofKnown[mine + UNITS] = ofReset
      ofMine[mine + 2 * UNITS] = ofCandidate
      ofKnown[mine + 2 * UNITS] = ofCandidate * reset
      next[unit] = slope * update
    }
    addBack(weights, state, ofKnown, at * GATES, next, 0)
    addBack(weights, input, ofMine, at * GATES, ofLines, at * input.columns)
    later = next
  }
  addSums(slopes, bias, ofMine)
  addOuter(slopes, input, ofMine, lines)
  addOuter(slopes, state, ofKnown, knew)
}
