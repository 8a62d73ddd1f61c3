import type { LineFacts } from '../lines/line-facts.ts'
import { canBe } from './can-be.ts'
import { type Follow, likeliest, marginalsOf, scoreOf } from './chain.ts'
import { featuresOf, keptFeatures, likenessOf, numbersOf, secondFeatures } from './features.ts'
import { COUNT } from './grammar.ts'
import { type LayoutModel, scoresOf } from './model.ts'
import { type Observed, observe } from './observe.ts'
import type { LineRole } from './role.ts'
import { type LayoutState, layoutStates, roleOf } from './states.ts'
import { withTraits } from './traits.ts'

/** The weights of both passes of a trained reader. */
export interface LayoutModels {
  readonly first: LayoutModel
  readonly second: LayoutModel
}

/** What each line of a menu is, and how likely. */
export interface Layout {
  /** By the place of each line; ornaments have none. */
  readonly states: ReadonlyMap<number, LayoutState>
  readonly chances: ReadonlyMap<number, LineChance>
  /** Lines that look alike have the same. */
  readonly likeness: ReadonlyMap<number, string>
  /** What the second pass saw of each line. */
  readonly signs: ReadonlyMap<number, readonly string[]>
}

export interface LineChance {
  /** That the line has the role that was taken, in whatever state, from 0 to 1. */
  readonly chance: number
  /** The likeliest state of another role. */
  readonly next: LayoutState
  /** Does the first pass give it the same role? */
  readonly isAgreed: boolean
}

/** Of what is never taken. */
const NEVER = -1e6

const gapsOf = (seen: readonly Observed[]): number[] => seen.map(({ gap }) => gap)

/** Prices alone on their lines are all above their dishes, or all below them. */
const PHASES: readonly (readonly LayoutState[])[] = [
  ['pre', 'itemA'],
  ['prices', 'pricesL'],
]

/** A menu keeps to one side: where it was read with prices on both, with the likelier one alone. */
function withOnePhase(scores: Float64Array, states: readonly number[], follow: Follow): Float64Array {
  const isIn = (phase: readonly LayoutState[], state: number | undefined): boolean =>
    phase.includes(layoutStates[state ?? -1] ?? 'item0')
  if (!PHASES.every((phase) => states.some((state) => isIn(phase, state)))) return scores
  const ways = PHASES.map((phase) => {
    const only = scores.map((score, place) => (isIn(phase, place % COUNT) ? NEVER : score))
    return { only, score: scoreOf(only, likeliest(only, follow), follow) }
  })
  return ways.reduce((best, way) => (way.score > best.score ? way : best)).only
}

/** Dishes of a section, on average, from which on a menu has lost its headings, and fewest lines that may be these. */
const MANY_DISHES = 9
const LEAST_HEADINGS = 2

/**
 * Where hardly any line was taken for a heading: with those for headings that were taken for dishes without a price and
 * have nothing but words of headings.
 */
function withKnownHeadings(
  scores: Float64Array,
  states: readonly number[],
  seen: readonly Observed[],
  pins: readonly unknown[],
): Float64Array {
  const names = states.map((state) => layoutStates[state] ?? 'item0')
  const dishes = names.filter((name) => /^item[PN0A]/u.test(name)).length
  const headings = names.filter((name) => /^(?:sub)?section$/u.test(name)).length
  if (dishes < MANY_DISHES * Math.max(1, headings)) return scores
  const found = new Set(
    names.flatMap((name, at) =>
      name === 'item0' && pins[at] === undefined && seen[at]?.shape === 't' && seen[at].sectionWords === 2
        ? [at]
        : [],
    ),
  )
  if (found.size < LEAST_HEADINGS) return scores
  const section = layoutStates.indexOf('section')
  return scores.map((score, place) =>
    found.has(Math.floor(place / COUNT)) && place % COUNT !== section ? NEVER : score,
  )
}

/** How much more likely, as a logarithm, a person's word makes the same of lines that look alike. */
const ALIKE = 2.5

const isOfRole = (state: LayoutState, role: LineRole): boolean => roleOf(state) === role

/**
 * Leaves a line only the states that its shape allows, and of these only those of the role that a person gave it; lines
 * that look like one that a person spoke of are drawn to the same.
 */
function limit(
  scores: Float64Array,
  seen: readonly Observed[],
  pins: readonly (LineRole | undefined)[],
): Float64Array {
  const alike = new Map<string, LineRole>()
  for (const [at, role] of pins.entries()) if (role !== undefined) alike.set(likenessOf(seen, at), role)
  for (const [at, one] of seen.entries()) {
    const role = pins[at]
    const isPinned = role !== undefined && layoutStates.some((state) => isOfRole(state, role))
    const said = alike.size > 0 ? alike.get(likenessOf(seen, at)) : undefined
    for (const [state, name] of layoutStates.entries()) {
      const place = at * COUNT + state
      if (isPinned ? !isOfRole(name, role) : !canBe(one, name, at)) scores[place] = NEVER
      else if (said !== undefined && isOfRole(name, said)) scores[place] = (scores[place] ?? 0) + ALIKE
    }
  }
  return scores
}

/**
 * Decides for all lines of a menu at once what they are: a first pass by what each line and its neighbors look like, a
 * second by what the first took the lines for that look alike. Time grows with the number of lines.
 * @param corrections what a person said that lines are, by their places
 */
export function analyze(
  lines: readonly LineFacts[],
  corrections: ReadonlyMap<number, LineRole>,
  { first, second }: LayoutModels,
): Layout {
  const { at: places, seen } = observe(lines)
  const pins = places.map((place) => corrections.get(place))
  const gaps = gapsOf(seen)
  const words = featuresOf(seen)
  const features = numbersOf(words)
  const guessed = marginalsOf(limit(scoresOf(features, first), seen, pins), {
    weights: first.steps,
    gaps,
    unit: first.unit,
  })
  const more = secondFeatures(seen, guessed)
  const signs = keptFeatures(words).map((own, at) => [...own, ...(more[at] ?? [])])
  const follow = { weights: second.steps, gaps, unit: second.unit }
  const scored = limit(scoresOf(numbersOf(signs), second), seen, pins)
  let settled = withTraits(scored, seen, marginalsOf(scored, follow))
  let states = likeliest(settled, follow)
  const settle = (next: Float64Array) => {
    if (next !== settled) states = likeliest(next, follow)
    settled = next
  }
  settle(withOnePhase(settled, states, follow))
  settle(withKnownHeadings(settled, states, seen, pins))
  const marginals = marginalsOf(settled, follow)
  return {
    likeness: new Map(places.map((place, at) => [place, likenessOf(seen, at)])),
    signs: new Map(signs.map((own, at) => [places[at] ?? 0, own])),
    states: new Map(states.map((state, at) => [places[at] ?? 0, layoutStates[state] ?? 'item0'])),
    chances: new Map(
      states.map((state, at) => [places[at] ?? 0, chanceOf({ marginals, guessed }, at, state)]),
    ),
  }
}

interface Passes {
  readonly guessed: Float64Array
  readonly marginals: Float64Array
}

function chanceOf({ guessed, marginals }: Passes, at: number, state: number): LineChance {
  const role = roleOf(layoutStates[state] ?? 'item0')
  let chance = 0
  let most = -1
  let next: LayoutState = 'item0'
  let first = 0
  for (const [other, name] of layoutStates.entries()) {
    const mine = at * COUNT + other
    if ((guessed[mine] ?? 0) > (guessed[at * COUNT + first] ?? 0)) first = other
    const own = marginals[mine] ?? 0
    if (isOfRole(name, role)) chance += own
    else if (own > most) {
      most = own
      next = name
    }
  }
  return { chance, next, isAgreed: isOfRole(layoutStates[first] ?? 'item0', role) }
}
