import { expectSteps } from '#domain/reading/layout/chain.ts'
import { numberOf, saidSign } from '#domain/reading/layout/features.ts'
import { COUNT } from '#domain/reading/layout/grammar.ts'
import {
  activityOf,
  type NetworkLines,
  type NetworkPart,
  parts,
  stepsOf,
  WEIGHTS,
  WIDTH,
} from '#domain/reading/layout/network.ts'
import { layoutStates, roleOf } from '#domain/reading/layout/states.ts'
import { type Draw, drawOf } from '../draw.ts'
import type { SeenMenu } from './seen-menu.ts'
import { addSlopes } from './slopes.ts'

export interface TrainingChoice {
  readonly epochs: number
  /** How far weights move in a step, about, at most. */
  readonly rate: number
  readonly seed: number
  /** Called with the mean loss of a line, once a round. */
  readonly report?: (epoch: number, loss: number) => void
}

/** Menus whose slopes are added before the weights move. */
const BATCH = 4

/** Share of the menus whose headings have no words of headings, and of the headings of the others. */
const HIDDEN = { menus: 0.3, headings: 0.25 }

/** Share of the menus of which a person has said what some lines are, and of their lines. */
const SAID = { menus: 0.15, lines: 0.06 }

/** Share of the signs of a line that are left out, so that no single one decides. */
const BLURRED = 0.1

/** Share of what a layer reads that is left out. */
const DROPPED = 0.1

/** Chance that is missing to a line, up to which it's known. */
const KNOWN = 0.02

/** Slopes of a batch that are longer are made so short. */
const LONGEST = 1

/** Share of the training in which the rate rises; then it falls to nothing. */
const RISING = 0.05

/** Adam (Kingma, Ba 2014). */
const MEAN = 0.9
const SQUARE = 0.995

/** Of what is never taken. */
const NEVER = -1e6

interface Lesson {
  readonly menu: SeenMenu
  readonly lines: NetworkLines
}

/** The number of the sign that a person called a line what a state is. */
const saidStates = layoutStates.map((state) => numberOf(saidSign(roleOf(state))))

/** The signs of a menu's lines: at times without their words of headings, at times with what a person said of them. */
function lessonOf(menu: SeenMenu, draw: Draw): Lesson {
  const share = draw.chance(HIDDEN.menus) ? 1 : HIDDEN.headings
  const own = menu.states.map((_, at) => {
    const wordless = menu.wordless.get(at)
    return wordless && draw.chance(share)
      ? wordless
      : menu.signs.subarray(menu.ends[at - 1] ?? 0, menu.ends[at])
  })
  const isSaid = draw.chance(SAID.menus)
  const said = menu.states.map((state) => (isSaid && draw.chance(SAID.lines) ? saidStates[state] : undefined))
  const signs = own.map((numbers, at) => {
    const more = said[at]
    const all = more === undefined ? numbers : [...numbers, more]
    return Int32Array.from(new Set(all.filter(() => !draw.chance(BLURRED))))
  })
  const factors = parts.layers.map(([down]) =>
    Float64Array.from({ length: signs.length * (down?.input.columns ?? 0) }, () =>
      draw.chance(DROPPED) ? 0 : 1 / (1 - DROPPED),
    ),
  )
  return { menu, lines: { signs, alike: menu.alike, factors } }
}

/** Weights to begin with: uniform, with the variance that keeps what goes through a part of a size (Glorot, Bengio 2010). */
function firstWeights(draw: Draw): Float64Array {
  const weights = new Float64Array(WEIGHTS)
  const fill = ({ from, rows, columns }: NetworkPart, most: number) => {
    for (let at = from; at < from + rows * columns; at += 1) weights[at] = (2 * draw.unit() - 1) * most
  }
  fill(parts.signs, 0.15)
  for (const { input, state } of parts.layers.flat()) {
    fill(input, Math.sqrt(3 / input.columns) * 0.8)
    fill(state, Math.sqrt(3 / state.columns) * 0.8)
  }
  fill(parts.states, Math.sqrt(3 / parts.states.columns) * 0.5)
  return weights
}

/** Adds the slopes of one menu: conditional likelihood of its states. */
function learn(
  { lines, menu: { gaps, states, can } }: Lesson,
  weights: Float64Array,
  slopes: Float64Array,
): number {
  const activity = activityOf(weights, lines)
  const { scores } = activity
  for (let place = 0; place < scores.length; place += 1)
    if (((can[Math.floor(place / COUNT)] ?? 0) & (1 << (place % COUNT))) === 0) scores[place] = NEVER
  const ofSteps = stepsOf(slopes)
  const chances = expectSteps(scores, { weights: stepsOf(weights), gaps }, ofSteps, -1)
  let loss = 0
  for (const [at, state] of states.entries()) {
    const place = at * COUNT + state
    loss -= Math.log((chances[place] ?? 0) + 1e-9)
    if (at === 0) continue
    const step = (gaps[at] ?? 0) * COUNT * COUNT + (states[at - 1] ?? 0) * COUNT + state
    ofSteps[step] = (ofSteps[step] ?? 0) + 1
  }
  const wanted = chances.map(
    (chance, place) => (place % COUNT === states[Math.floor(place / COUNT)] ? 1 : 0) - chance,
  )
  // A menu that is known by heart teaches nothing.
  if (wanted.some((slope) => slope > KNOWN)) addSlopes(weights, lines, activity, wanted, slopes)
  return loss
}

/**
 * Trains a network: conditional likelihood of known layouts, some menus at a time, Adam with a rate that falls to
 * nothing. The same menus in the same order give the same weights, bit by bit.
 */
export function trainNetwork(
  menus: readonly SeenMenu[],
  { epochs, rate, seed, report }: TrainingChoice,
): Float64Array {
  const draw = drawOf(seed)
  const weights = firstWeights(draw)
  const slopes = new Float64Array(WEIGHTS)
  const means = new Float64Array(WEIGHTS)
  const squares = new Float64Array(WEIGHTS)
  const met = new Set<number>()
  const batches = Math.ceil(menus.length / BATCH)
  let step = 0
  let left: Left = { mean: 1, square: 1 }
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = draw.shuffled(menus)
    let loss = 0
    let lines = 0
    for (let batch = 0; batch < batches; batch += 1) {
      const own = order.slice(batch * BATCH, (batch + 1) * BATCH)
      let count = 0
      for (const menu of own) {
        const lesson = lessonOf(menu, draw)
        for (const numbers of lesson.lines.signs) for (const number of numbers) met.add(number)
        loss += learn(lesson, weights, slopes)
        count += menu.states.length
      }
      lines += count
      step += 1
      left = { mean: left.mean * MEAN, square: left.square * SQUARE }
      const done = step / (epochs * batches)
      move({ weights, slopes, means, squares, met }, count, {
        left,
        rate: rate * Math.min(done / RISING, 1 - done),
      })
    }
    report?.(epoch, loss / lines)
  }
  // Of signs that no line has nothing is known.
  return weights.map((weight, at) => (squares[at] === 0 ? 0 : weight))
}

/** How much of what the means began with is left. */
interface Left {
  readonly mean: number
  readonly square: number
}

interface Moved {
  readonly weights: Float64Array
  readonly slopes: Float64Array
  readonly means: Float64Array
  readonly squares: Float64Array
  /** The signs that any line had until now. */
  readonly met: ReadonlySet<number>
}

/** Moves the weights up their slopes, and forgets these; the weights of signs that no line had rest. */
function move(moved: Moved, lines: number, { rate, left }: { rate: number; left: Left }): void {
  const { slopes, met } = moved
  const rows = Array.from(met, (sign) => parts.signs.from + sign * WIDTH)
  const rest = parts.signsBias.from
  let length = 0
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const slope = slopes[at] ?? 0
      length += slope * slope
    }
  }
  for (const row of rows) add(row, row + WIDTH)
  add(rest, WEIGHTS)
  const pace = {
    scale: 1 / Math.max(lines, Math.sqrt(length) / LONGEST),
    least: 1 - left.square,
    rate: rate / (1 - left.mean),
  }
  for (const row of rows) moveSome(moved, row, row + WIDTH, pace)
  moveSome(moved, rest, WEIGHTS, pace)
}

function moveSome(
  { weights, slopes, means, squares }: Moved,
  from: number,
  to: number,
  { scale, least, rate }: { scale: number; least: number; rate: number },
): void {
  for (let at = from; at < to; at += 1) {
    const slope = (slopes[at] ?? 0) * scale
    const mean = MEAN * (means[at] ?? 0) + (1 - MEAN) * slope
    const square = SQUARE * (squares[at] ?? 0) + (1 - SQUARE) * slope * slope
    means[at] = mean
    squares[at] = square
    weights[at] = (weights[at] ?? 0) + (rate * mean) / (Math.sqrt(square / least) + 1e-8)
    slopes[at] = 0
  }
}
