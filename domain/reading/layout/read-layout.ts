import type { LineFacts } from '../lines/line-facts.ts'
import { analyze, type LineChance } from './analyze.ts'
import type { Corrections, LineRole, ReadLine } from './role.ts'
import { type LayoutQuestion, secondLayout } from './second-layout.ts'
import { areAlike, type LayoutState, roleOf } from './states.ts'
import { trainedNetworks } from './trained-models.ts'

/** What all lines of a menu are. */
export interface ReadLayout {
  readonly roles: ReadLine[]
  readonly states: ReadonlyMap<number, LayoutState>
  /** How sure the layout is of each line. */
  readonly chances: ReadonlyMap<number, LineChance>
  /** Of prices in a block below a block of names: the line of the dish of each. */
  readonly pricesOf: ReadonlyMap<number, number>
  /** Where all lines may be read in another way that is about as likely. */
  readonly question: LayoutQuestion | undefined
}

/** The role of each line of a menu with how sure it is; what a person said of a line counts before anything else. */
export function readLayout(facts: readonly LineFacts[], corrections: Corrections): ReadLayout {
  const networks = trainedNetworks()
  const layout = analyze(facts, corrections, networks)
  const { chances, states } = layout
  const roles = facts.map((_, at): ReadLine => {
    const said = corrections.get(at)
    if (said !== undefined) return { role: said, confidence: 1, doubts: [] }
    const state = states.get(at)
    if (state === undefined) return { role: 'ornament', confidence: 1, doubts: [] }
    return doubted(roleOf(state), chances.get(at))
  })
  const question = secondLayout(facts, corrections, networks, layout)
  return { roles, states, chances, pricesOf: blocksOf(states), question }
}

/**
 * Chance from which on a line is sure. Of the dishes with a line below it a third is wrong in typed menus of real places,
 * and two thirds are in menus of the generator.
 */
const SURE = 0.8

/** A line with what it may be instead, where it may as well be that. */
function doubted(role: LineRole, found: LineChance | undefined): ReadLine {
  if (!found || found.chance >= SURE) return { role, confidence: 1, doubts: [] }
  const next = roleOf(found.next)
  if (next === role || areAlike(next, role)) return { role, confidence: 1, doubts: [] }
  return { role, confidence: found.chance, doubts: [{ code: 'may_be', role: next }] }
}

/** As many names in a block are not chance. */
const LEAST_NAMES = 3

/**
 * Pairs a block of names with a block of as many prices below it. Where a menu has such a block, dishes that seem to
 * have no price belong to the next one.
 */
function blocksOf(states: ReadonlyMap<number, LayoutState>): Map<number, number> {
  const pairs = blocksBy(states, new Set(['itemN']))
  return pairs.size < LEAST_NAMES ? pairs : blocksBy(states, new Set(['itemN', 'item0']))
}

function blocksBy(
  states: ReadonlyMap<number, LayoutState>,
  ofNames: ReadonlySet<LayoutState>,
): Map<number, number> {
  const pairs = new Map<number, number>()
  let names: number[] = []
  let prices: number[] = []
  const close = () => {
    if (names.length > 1 && names.length === prices.length)
      for (const [index, at] of prices.entries()) pairs.set(at, names[index] ?? at)
    names = []
    prices = []
  }
  for (const [at, state] of states) {
    if (state === 'prices' && names.length > 0) prices.push(at)
    else if (ofNames.has(state)) {
      if (prices.length > 0) close()
      names.push(at)
    } else close()
  }
  close()
  return pairs
}

/** Share of the dishes that are described below, from which on a comma belongs to a name. */
const DESCRIBED = 0.38

/** Whether most dishes of a menu have a description on a line below. */
export function hasPartsBelow(states: ReadonlyMap<number, LayoutState>): boolean {
  let dishes = 0
  let described = 0
  let before: LayoutState | undefined
  for (const state of states.values()) {
    if (/^item[PN0A]/u.test(state)) dishes += 1
    const isFirst = before !== 'partN' && before !== 'partP' && before !== 'partQ'
    if (/^part/u.test(state) && isFirst) described += 1
    before = state
  }
  return described > 2 && described >= dishes * DESCRIBED
}
