import type { LineFacts } from '../lines/line-facts.ts'
import { canBe, isMadeFor } from './can-be.ts'
import { type Follow, likeliest, marginalsOf, scoreOf } from './chain.ts'
import { alikeOf, likenessOf, numbersOf, signsOf } from './features.ts'
import { COUNT } from './grammar.ts'
import { activityOf, stepsOf } from './network.ts'
import { type Observed, observe } from './observe.ts'
import type { LineRole } from './role.ts'
import { type LayoutState, layoutStates, roleOf } from './states.ts'

/** What each line of a menu is, and how likely. */
export interface Layout {
  /** By the place of each line; ornaments have none. */
  readonly states: ReadonlyMap<number, LayoutState>
  readonly chances: ReadonlyMap<number, LineChance>
  /** Lines that look alike have the same. */
  readonly likeness: ReadonlyMap<number, string>
}

export interface LineChance {
  /** That the line has the role that was taken, in whatever state, from 0 to 1. */
  readonly chance: number
  /** The likeliest state of another role. */
  readonly next: LayoutState
  /** The lowest chance that one network alone gives that role. */
  readonly alone: number
}

/** Of what is never taken. */
const NEVER = -1e6

/** Prices alone on their lines are all above their dishes, or all below them. */
const PHASES: readonly (readonly LayoutState[])[] = [
  ['pre', 'itemA'],
  ['prices', 'pricesL'],
]

/** Bare prices right below headings, and of dishes, that show that all are above their dishes. */
const LEAST_ABOVE = 3

/**
 * A menu keeps to one side: where it was read with prices on both, with the likelier one alone. Where headings have a bare price
 * right below them, and dishes have, too, it's that of the first dish: all are above theirs.
 */
function withOnePhase(
  scores: Float64Array,
  states: readonly number[],
  seen: readonly Observed[],
  follow: Follow,
): Float64Array {
  const nameAt = (at: number) => layoutStates[states[at] ?? -1]
  const bare = seen.flatMap(({ shape }, at) => (shape === 'p' ? [at] : []))
  const first = bare.filter((at) => nameAt(at) === 'pricesS' && isHeading(nameAt(at - 1)))
  const others = bare.filter((at) => nameAt(at) === 'prices')
  if (first.length >= LEAST_ABOVE && others.length >= LEAST_ABOVE)
    return withOnly(scores, new Set(bare), (state) => state === 'pre')
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
  const headings = names.filter(isHeading).length
  if (dishes < MANY_DISHES * Math.max(1, headings)) return scores
  const found = new Set(
    names.flatMap((name, at) =>
      name === 'item0' && pins[at] === undefined && seen[at]?.shape === 't' && seen[at].sectionWords === 2
        ? [at]
        : [],
    ),
  )
  return found.size < LEAST_HEADINGS ? scores : withOnly(scores, found, (state) => state === 'section')
}

/** Some lines with some of their states alone. */
function withOnly(
  scores: Float64Array,
  lines: ReadonlySet<number>,
  isKept: (state: LayoutState | undefined) => boolean,
): Float64Array {
  return scores.map((score, place) =>
    lines.has(Math.floor(place / COUNT)) && !isKept(layoutStates[place % COUNT]) ? NEVER : score,
  )
}

const isHeading = (state: LayoutState | undefined): boolean => state === 'section' || state === 'subsection'

/**
 * What no description is: words of headings that begin a block above a dish. What no heading and no price of one is: words
 * with a price that nothing of a section is below (`DESSERTS`, `Malva pudding R75`), and below the dishes of a set menu a
 * choice that at most one line follows (`Postre o café`). What no dish is: sizes with prices above a block of names without
 * any, and capitals with what a change costs above dishes with prices. What no note is: a name in a list of dishes that ends
 * in what may be a price that was mistyped (`Tacu tacu con lomo 3l`).
 */
function withWholeSections(
  scores: Float64Array,
  states: readonly number[],
  seen: readonly Observed[],
  pins: readonly unknown[],
): Float64Array {
  const nameAt = (at: number) => layoutStates[states[at] ?? -1]
  const placesOf = (is: (one: Observed, at: number) => boolean) =>
    new Set(seen.flatMap((one, at) => (pins[at] === undefined && is(one, at) ? [at] : [])))
  const heads = placesOf(
    ({ shape, gap, sectionWords }, at) =>
      /^part/u.test(nameAt(at) ?? '') &&
      shape === 't' &&
      gap > 0 &&
      sectionWords === 2 &&
      /^item/u.test(nameAt(at + 1) ?? ''),
  )
  const isLast = (at: number) => /^(?:|(?:sub)?section|legend|notice|contact)$/u.test(nameAt(at + 1) ?? '')
  const dishes = placesOf(
    ({ shape, signs }, at) =>
      isLast(at) &&
      ((nameAt(at) === 'pricesS' && /[1w]/u.test(shape) && isHeading(nameAt(at - 1))) ||
        (isHeading(nameAt(at)) && shape === '1' && !signs.includes('wide'))),
  )
  const isNone = (at: number) => nameAt(at) === 'item0'
  /** The next line behind one and what is said of it. */
  const nextOf = (at: number) =>
    states.findIndex((_, next) => next > at && !/^part/u.test(nameAt(next) ?? ''))
  const choices = placesOf(
    ({ shape, signs }, at) =>
      isHeading(nameAt(at)) &&
      shape === 't' &&
      signs.includes('either') &&
      isNone(at - 1) &&
      isNone(at - 2) &&
      !/^item[PN]|^pre/u.test(nameAt(at + 1) ?? '') &&
      !isNone(nextOf(at + 1)),
  )
  const areBelow = (at: number, state: LayoutState, count: number) =>
    seen
      .slice(at + 1, at + 1 + count)
      .filter(({ gap }, below) => gap === 0 && nameAt(at + 1 + below) === state).length === count
  const ofBlocks = placesOf(
    ({ shape, gap, letters, signs }, at) =>
      nameAt(at) === 'itemP' &&
      gap > 0 &&
      ((shape === '2' && signs.includes('measure') && areBelow(at, 'item0', 3)) ||
        (shape === 's' && letters === 'B' && areBelow(at, 'itemP', 2))),
  )
  const listed = placesOf(
    ({ shape, gap, letters, signs }, at) =>
      nameAt(at) === 'note' &&
      shape === 'n' &&
      gap === 0 &&
      letters !== 's' &&
      signs.includes('measure') &&
      nameAt(at - 1) === 'itemP' &&
      nameAt(at - 2) === 'itemP',
  )
  if (heads.size + dishes.size + choices.size + ofBlocks.size + listed.size === 0) return scores
  const isOfSection = (state: LayoutState | undefined) => state === 'pricesS' || isHeading(state)
  const headed = withOnly(scores, new Set([...heads, ...ofBlocks]), isHeading)
  const named = withOnly(headed, listed, (state) => state?.startsWith('item') === true)
  const whole = withOnly(named, dishes, (state) => !isOfSection(state))
  return withOnly(whole, choices, (state) => state === 'item0')
}

/** How much more likely, as a logarithm, a person's word makes the same of lines that look alike. */
const ALIKE = 6

const isOfRole = (state: LayoutState, role: LineRole): boolean => roleOf(state) === role

/**
 * What is added to the scores: to a line is left only the states that its shape allows, and of these only those of the role
 * that a person gave it; lines that look like one that a person spoke of are drawn to the same.
 */
function limitsOf(seen: readonly Observed[], pins: readonly (LineRole | undefined)[]): Float64Array {
  const limits = new Float64Array(seen.length * COUNT)
  const alike = new Map<string, LineRole>()
  for (const [at, role] of pins.entries()) if (role !== undefined) alike.set(likenessOf(seen, at), role)
  for (const [at, one] of seen.entries()) {
    const role = pins[at]
    const isPinned = role !== undefined && layoutStates.some((state) => isOfRole(state, role))
    const said = alike.size > 0 ? alike.get(likenessOf(seen, at)) : undefined
    const can = layoutStates.map((name) =>
      isPinned ? isOfRole(name, role) : canBe(one, name, at) && isMadeFor(one, name, at),
    )
    for (const [state, name] of layoutStates.entries()) {
      // What no state of its form would be made for is what its form says.
      if (can.includes(true) ? !can[state] : !canBe(one, name, at)) limits[at * COUNT + state] = NEVER
      else if (said !== undefined && isOfRole(name, said)) limits[at * COUNT + state] = ALIKE
    }
  }
  return limits
}

/** Scores within limits: what is never taken is as far off in any network. */
const within = (scores: Float64Array, limits: Float64Array): Float64Array =>
  scores.map((score, place) => {
    const limit = limits[place] ?? 0
    return limit === NEVER ? NEVER : score + limit
  })

/** What several networks make of a menu: they are read as one, by the mean of their scores. */
export interface NetworkReading {
  readonly seen: readonly Observed[]
  readonly follow: Follow
  /** What each network alone makes of it. */
  readonly each: readonly Float64Array[]
  readonly scores: Float64Array
}

const meanOf = (lists: readonly Float64Array[]): Float64Array =>
  (lists[0] ?? new Float64Array()).map(
    (_, place) => lists.reduce((sum, list) => sum + (list[place] ?? 0), 0) / lists.length,
  )

/**
 * The scores of the states of all lines.
 * @param signs what the networks read of each line
 */
export function scoresOf(
  seen: readonly Observed[],
  signs: readonly (readonly string[])[],
  pins: readonly (LineRole | undefined)[],
  networks: readonly Float64Array[],
): NetworkReading {
  const lines = { signs: numbersOf(signs), alike: alikeOf(seen) }
  const limits = limitsOf(seen, pins)
  const each = networks.map((weights) => within(activityOf(weights, lines).scores, limits))
  return {
    seen,
    each,
    scores: meanOf(each),
    follow: { weights: meanOf(networks.map(stepsOf)), gaps: seen.map(({ gap }) => gap) },
  }
}

/**
 * Decides for all lines of a menu at once what they are: by what the networks, which read the whole menu, make of each, and
 * by how states follow each other. Time grows with the number of lines.
 * @param corrections what a person said that lines are, by their places
 */
export function analyze(
  lines: readonly LineFacts[],
  corrections: ReadonlyMap<number, LineRole>,
  networks: readonly Float64Array[],
): Layout {
  const { at: places, seen } = observe(lines)
  const pins = places.map((place) => corrections.get(place))
  const { each, scores, follow } = scoresOf(seen, signsOf(seen, pins), pins, networks)
  let settled = scores
  let states = likeliest(settled, follow)
  const settle = (next: Float64Array) => {
    if (next !== settled) states = likeliest(next, follow)
    settled = next
  }
  settle(withOnePhase(settled, states, seen, follow))
  settle(withKnownHeadings(settled, states, seen, pins))
  settle(withWholeSections(settled, states, seen, pins))
  const marginals = marginalsOf(settled, follow)
  const alone = each.map((own) => marginalsOf(own, follow))
  return {
    likeness: new Map(places.map((place, at) => [place, likenessOf(seen, at)])),
    states: new Map(states.map((state, at) => [places[at] ?? 0, layoutStates[state] ?? 'item0'])),
    chances: new Map(states.map((state, at) => [places[at] ?? 0, chanceOf(marginals, alone, at, state)])),
  }
}

function chanceOf(
  marginals: Float64Array,
  alone: readonly Float64Array[],
  at: number,
  state: number,
): LineChance {
  const role = roleOf(layoutStates[state] ?? 'item0')
  let chance = 0
  let most = -1
  let next: LayoutState = 'item0'
  for (const [other, name] of layoutStates.entries()) {
    const own = marginals[at * COUNT + other] ?? 0
    if (isOfRole(name, role)) chance += own
    else if (own > most) {
      most = own
      next = name
    }
  }
  const ofRole = (own: Float64Array): number =>
    layoutStates.reduce(
      (sum, name, other) => sum + (isOfRole(name, role) ? (own[at * COUNT + other] ?? 0) : 0),
      0,
    )
  return { chance, next, alone: Math.min(...alone.map(ofRole)) }
}
