import { COUNT } from './grammar.ts'

/** Numbers of signs; signs that share a number share their weights. */
export const SIGNS = 16384
/** Numbers that the signs of a line are made to. */
export const WIDTH = 40
/** Numbers that a line knows of the lines above it, and as many of those below. */
export const UNITS = 32
/** An update, a reset and a candidate for each of them (Cho et al. 2014, gated recurrent units). */
export const GATES = 3 * UNITS
export const SIDES = 2 * UNITS

/** Where the weights of each part of a network are, one behind the other. */
export interface NetworkPart {
  readonly from: number
  /** How many numbers go in and come out; those of steps and biases have one row. */
  readonly columns: number
  readonly rows: number
}

/** One direction of one layer. */
export interface NetworkSweep {
  readonly input: NetworkPart
  readonly state: NetworkPart
  readonly bias: NetworkPart
  readonly isBackward: boolean
}

const all: NetworkPart[] = []
let end = 0
const part = (rows: number, columns: number): NetworkPart => {
  const one = { from: end, rows, columns }
  end += rows * columns
  all.push(one)
  return one
}
const sweep = (columns: number, isBackward: boolean): NetworkSweep => ({
  input: part(GATES, columns),
  state: part(GATES, UNITS),
  bias: part(1, GATES),
  isBackward,
})

/** The parts of a network: signs to numbers, two layers that sweep down and up the menu, and numbers to states. */
export const parts = {
  signs: part(SIGNS, WIDTH),
  signsBias: part(1, WIDTH),
  layers: [
    [sweep(WIDTH, false), sweep(WIDTH, true)],
    [sweep(2 * SIDES, false), sweep(2 * SIDES, true)],
  ],
  states: part(COUNT, WIDTH + 2 * SIDES),
  statesBias: part(1, COUNT),
  steps: part(3, COUNT * COUNT),
} as const

/** All parts, in the order of their weights. */
export const allParts: readonly NetworkPart[] = all
export const WEIGHTS = end

/** How states follow each other: `[gap * COUNT² + before * COUNT + state]`. */
export const stepsOf = (weights: Float64Array): Float64Array =>
  weights.subarray(parts.steps.from, parts.steps.from + parts.steps.rows * parts.steps.columns)

/** What a network reads of a menu. */
export interface NetworkLines {
  /** The numbers of the signs of each line. */
  readonly signs: readonly Int32Array[]
  /** Of each line, the number of the class of those that look like it. */
  readonly alike: Int32Array
  /** In training, by what each number that a layer reads is multiplied: some by 0 (Srivastava et al. 2014, dropout). */
  readonly factors?: readonly Float64Array[]
}

/** What a network made of the lines of a menu, with what its training has to know. */
export interface NetworkActivity {
  /** What is known of each line before and after each layer, `[line][number]`. */
  readonly known: readonly Float64Array[]
  /** What each layer reads, and last what the states are read from. */
  readonly inputs: readonly Float64Array[]
  /** The gates of each sweep of each layer: update, reset, candidate and what it's reset from, `[line][4][unit]`. */
  readonly gates: readonly Float64Array[]
  /** `[line * COUNT + state]` */
  readonly scores: Float64Array
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** `out[row] = weights[row] · input`; rows and columns are even. */
function multiply(
  weights: Float64Array,
  { from, rows, columns }: NetworkPart,
  input: Float64Array,
  at: number,
  out: Float64Array,
): void {
  for (let row = 0; row < rows; row += 2) {
    const upper = from + row * columns
    const lower = upper + columns
    // Four sums at a time: none waits for the one before.
    let [one, two, three, four] = [0, 0, 0, 0]
    for (let column = 0; column < columns; column += 2) {
      const even = input[at + column] ?? 0
      const odd = input[at + column + 1] ?? 0
      one += (weights[upper + column] ?? 0) * even
      two += (weights[upper + column + 1] ?? 0) * odd
      three += (weights[lower + column] ?? 0) * even
      four += (weights[lower + column + 1] ?? 0) * odd
    }
    out[row] = one + two
    out[row + 1] = three + four
  }
}

/**
 * The same of all lines, four at a time, so that each weight is fetched a quarter as often; the sums are in the same order:
 * `[line][row]`.
 */
function multiplyAll(
  weights: Float64Array,
  { from, rows, columns }: NetworkPart,
  lines: Float64Array,
): Float64Array {
  const count = lines.length / columns
  const out = new Float64Array(count * rows)
  for (let first = 0; first < count; first += 4) {
    // Of the last ones some are made twice.
    const second = Math.min(first + 1, count - 1)
    const third = Math.min(first + 2, count - 1)
    const fourth = Math.min(first + 3, count - 1)
    const [a, b, c, d] = [first * columns, second * columns, third * columns, fourth * columns]
    for (let row = 0; row < rows; row += 1) {
      const place = from + row * columns
      let [a1, b1, c1, d1, a2, b2, c2, d2] = [0, 0, 0, 0, 0, 0, 0, 0]
      for (let column = 0; column < columns; column += 2) {
        const even = weights[place + column] ?? 0
        const odd = weights[place + column + 1] ?? 0
        a1 += even * (lines[a + column] ?? 0)
        a2 += odd * (lines[a + column + 1] ?? 0)
        b1 += even * (lines[b + column] ?? 0)
        b2 += odd * (lines[b + column + 1] ?? 0)
        c1 += even * (lines[c + column] ?? 0)
        c2 += odd * (lines[c + column + 1] ?? 0)
        d1 += even * (lines[d + column] ?? 0)
        d2 += odd * (lines[d + column + 1] ?? 0)
      }
      out[first * rows + row] = a1 + a2
      out[second * rows + row] = b1 + b2
      out[third * rows + row] = c1 + c2
      out[fourth * rows + row] = d1 + d2
    }
  }
  return out
}

/** Sweeps over the lines in one direction; writes what each knows then to its half of `out`. */
function sweepOver(
  weights: Float64Array,
  { input, state, bias, isBackward }: NetworkSweep,
  lines: Float64Array,
  out: Float64Array,
): Float64Array {
  const count = lines.length / input.columns
  const gates = new Float64Array(count * 4 * UNITS)
  const all = multiplyAll(weights, input, lines)
  const known = new Float64Array(GATES)
  const half = isBackward ? UNITS : 0
  const none = new Float64Array(UNITS)
  let before: Float64Array = none
  let place = 0
  for (let turn = 0; turn < count; turn += 1) {
    const at = isBackward ? count - 1 - turn : turn
    multiply(weights, state, before, place, known)
    const row = at * 4 * UNITS
    const mine = at * GATES
    for (let unit = 0; unit < UNITS; unit += 1) {
      const [second, third] = [unit + UNITS, unit + 2 * UNITS]
      const ofUpdate = (all[mine + unit] ?? 0) + (weights[bias.from + unit] ?? 0)
      const ofReset = (all[mine + second] ?? 0) + (weights[bias.from + second] ?? 0)
      const ofCandidate = (all[mine + third] ?? 0) + (weights[bias.from + third] ?? 0)
      const update = sigmoid(ofUpdate + (known[unit] ?? 0))
      const reset = sigmoid(ofReset + (known[second] ?? 0))
      const from = known[third] ?? 0
      const candidate = Math.tanh(ofCandidate + reset * from)
      gates[row + unit] = update
      gates[row + second] = reset
      gates[row + third] = candidate
      gates[row + 3 * UNITS + unit] = from
      out[at * SIDES + half + unit] = (1 - update) * candidate + update * (before[place + unit] ?? 0)
    }
    before = out
    place = at * SIDES + half
  }
  return gates
}

/** What is known of the lines, each with the mean of those that look like it: `[line][2 * columns]`. */
function withAlike(known: Float64Array, alike: Int32Array): Float64Array {
  const columns = known.length / alike.length
  const means = meansOf(known, alike)
  const out = new Float64Array(2 * known.length)
  for (const [at, kind] of alike.entries()) {
    out.set(known.subarray(at * columns, (at + 1) * columns), 2 * at * columns)
    out.set(means.subarray(kind * columns, (kind + 1) * columns), (2 * at + 1) * columns)
  }
  return out
}

/** The means of the rows of each class, `[class][column]`. */
export function meansOf(rows: Float64Array, alike: Int32Array): Float64Array {
  const columns = rows.length / alike.length
  const means = new Float64Array(rows.length)
  const counts = new Int32Array(alike.length)
  for (const kind of alike) counts[kind] = (counts[kind] ?? 0) + 1
  for (const [at, kind] of alike.entries())
    for (let column = 0; column < columns; column += 1) {
      const place = kind * columns + column
      means[place] = (means[place] ?? 0) + (rows[at * columns + column] ?? 0) / (counts[kind] ?? 1)
    }
  return means
}

/** Numbers times their factors. */
export const times = (numbers: Float64Array, factors: Float64Array | undefined): Float64Array =>
  factors ? numbers.map((number, at) => number * (factors[at] ?? 1)) : numbers

/** Runs a network over the lines of a menu; time grows with their number. */
export function activityOf(weights: Float64Array, { signs, alike, factors }: NetworkLines): NetworkActivity {
  const count = signs.length
  const first = new Float64Array(count * WIDTH)
  const bias = weights.subarray(parts.signsBias.from, parts.signsBias.from + WIDTH)
  for (const [at, numbers] of signs.entries()) {
    const row = at * WIDTH
    first.set(bias, row)
    for (const number of numbers) {
      const from = parts.signs.from + number * WIDTH
      for (let column = 0; column < WIDTH; column += 1)
        first[row + column] = (first[row + column] ?? 0) + (weights[from + column] ?? 0)
    }
    for (let column = 0; column < WIDTH; column += 1)
      first[row + column] = Math.max(0, first[row + column] ?? 0)
  }
  const known = [first]
  const inputs: Float64Array[] = []
  const gates: Float64Array[] = []
  for (const [layer, sweeps] of parts.layers.entries()) {
    const read = layer === 0 ? first : withAlike(known[layer] ?? first, alike)
    const lines = times(read, factors?.[layer])
    const out = new Float64Array(count * SIDES)
    for (const one of sweeps) gates.push(sweepOver(weights, one, lines, out))
    inputs.push(lines)
    known.push(out)
  }
  const all = joined(known, count)
  const scores = multiplyAll(weights, parts.states, all)
  for (const place of scores.keys())
    scores[place] = (scores[place] ?? 0) + (weights[parts.statesBias.from + (place % COUNT)] ?? 0)
  return { known, inputs: [...inputs, all], gates, scores }
}

/** What all layers know of each line, in one row. */
function joined(inputs: readonly Float64Array[], count: number): Float64Array {
  const all = new Float64Array(count * parts.states.columns)
  for (let at = 0; at < count; at += 1) {
    let to = at * parts.states.columns
    for (const input of inputs) {
      const columns = input.length / count
      all.set(input.subarray(at * columns, (at + 1) * columns), to)
      to += columns
    }
  }
  return all
}
