import { COST, emptiness, partsCompany } from './costs.ts'
import { type ColumnPlace, isWhole, type SpacedMenu } from './spaced-menu.ts'

/** Columns side by side that are filled with a run of units. */
export interface ColumnRun {
  readonly from: number
  /** The first unit that is in another band. */
  readonly limit: number
  /** Of each column, in points. */
  readonly capacity: number
  readonly count: number
  /** Of its first column. */
  readonly place: ColumnPlace
}

export interface Filling {
  /** The first unit that no longer has a place. */
  readonly to: number
  readonly cost: number
  /** For each column the index of its first unit, then the end. */
  readonly breaks: () => readonly number[]
}

export interface BalancedFilling extends Filling {
  /** Of the tallest column, in points. */
  readonly height: number
  /** Of the shortest one. */
  readonly least: number
}

interface State {
  readonly to: number
  readonly cost: number
  readonly before: State | undefined
}

/** Less of a column is filled only where nothing else can be. */
const LEAST_FILLED = 0.45
const LEAST_BALANCED = 0.3

/** Of a panel that is not to stay blank. */
const LEAST_OF_PANEL = 0.08

/** Of many small units some end near the foot anyway: fewer ways are tried. */
const MANY_UNITS = 40
const LEAST_FILLED_OF_MANY = 0.8

/** How the run may be broken where it fills its columns and goes on elsewhere: for each end the cheapest way. */
export function fillings(menu: SpacedMenu, run: ColumnRun): Filling[] {
  const { from, limit, capacity, count } = run
  const usual = limit - from > MANY_UNITS ? LEAST_FILLED_OF_MANY : LEAST_FILLED
  const least = capacity * (menu.frame.leastPages ? LEAST_OF_PANEL : usual)
  let states: State[] = [{ to: from, cost: 0, before: undefined }]
  for (let column = 0; column < count; column++) {
    const place = placeOf(run, column)
    const isLast = column === count - 1
    states = cheapestStates(from, limit, (offer) => {
      for (const state of states) {
        const ends = state.to < limit ? menu.knownEnds(state.to, limit, capacity, place) : []
        if (ends.length === 0)
          offer(state, state.to, COST.emptiness + (state.to < limit ? COST.columnSkipped : 0))
        const most = ends.at(-1)?.used ?? 0
        for (const { to, used } of ends)
          if (used >= least || used === most)
            offer(state, to, emptiness(used / capacity) + menu.breakCost(to, isLast))
      }
    })
  }
  return states.map((state) => ({ to: state.to, cost: state.cost, breaks: () => breaksOf(state) }))
}

/** Of all states that are offered the cheapest for each end of a column. */
function cheapestStates(
  from: number,
  limit: number,
  search: (offer: (before: State, to: number, cost: number) => void) => void,
): State[] {
  const costs = new Float64Array(limit - from + 1).fill(Infinity)
  const befores = new Array<State | undefined>(limit - from + 1).fill(undefined)
  let [first, last] = [limit, from]
  search((before, to, cost) => {
    const total = before.cost + cost
    if (total >= (costs[to - from] ?? 0)) return
    costs[to - from] = total
    befores[to - from] = before
    if (to < first) first = to
    if (to > last) last = to
  })
  const states: State[] = []
  for (let to = first; to <= last; to++) {
    const before = befores[to - from]
    if (before) states.push({ to, cost: costs[to - from] ?? Infinity, before })
  }
  return states
}

/**
 * Sets the whole run in columns that end within the height of what is not to be parted: an item, the first two of a
 * section with its heading, its last two. They are as low as they can be, or lower by less than that where it keeps
 * sections whole. So close together there is always a way, closer there is not: I. Bárány and V. S. Grinberg, "Block
 * partitions of sequences", Israel Journal of Mathematics 206 (2015). Where a full page has no room for it, columns end
 * where they can. Undefined where there is no room at all.
 */
export function balanced(menu: SpacedMenu, run: ColumnRun): BalancedFilling | undefined {
  const { from, limit, capacity, count, place } = run
  if (!isHeld(menu, run)) return undefined
  const whole = menu.heightOf(from, limit, place)
  if (count === 1) return { to: limit, cost: 0, breaks: () => [from, limit], height: whole, least: whole }
  let [low, lowest] = [whole / count, capacity]
  while (lowest - low > 2) {
    const middle = (low + lowest) / 2
    if (holds(menu, run, middle)) lowest = middle
    else low = middle
  }
  const step = tallestStep(menu, run)
  let best: BalancedFilling | undefined
  for (const share of limit - from > MANY_UNITS ? FEW_SHARES : SHARES) {
    const filling = evenFilling(menu, { ...run, capacity: Math.min(capacity, lowest + share * step) }, step)
    if (filling && (!best || filling.cost < best.cost)) best = filling
  }
  return best ?? cheapest(menu, { ...run, capacity: lowest }, { each: 0, last: 0 })
}

/** Whether the whole run has room in its columns. */
export const isHeld = (menu: SpacedMenu, run: ColumnRun): boolean =>
  run.count === 1
    ? menu.knownEnds(run.from, run.limit, run.capacity, run.place).at(-1)?.to === run.limit
    : holds(menu, run, run.capacity)

/** The cheapest filling whose columns are apart by a step at most; where that is hard to find, one of these. */
function evenFilling(menu: SpacedMenu, run: ColumnRun, step: number): BalancedFilling | undefined {
  const { from, limit, capacity } = run
  const share = limit - from > MANY_UNITS ? LEAST_FILLED_OF_MANY : LEAST_BALANCED
  const any = cheapest(menu, run, { each: share * capacity, last: 0 })
  if (any && any.height - any.least <= step) return any
  return cheapest(menu, run, { each: capacity - step, last: capacity - step })
}

/** How much lower than possible columns are tried to end, as shares of what cannot be parted. */
const SHARES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] as const
const FEW_SHARES = [0, 0.5, 1] as const

/** What is read as one, a box or a set menu, may be parted where it is taller: of the height of its columns. */
const MOST_KEPT_WHOLE = 0.6

/** The tallest of what is to be together, with the space above it, in points. */
function tallestStep(menu: SpacedMenu, { from, limit, capacity }: ColumnRun): number {
  let [tallest, step] = [0, 0]
  for (let index = from; index < limit; index++) {
    step += menu.stepOf(index)
    const isBound = menu.units[index + 1]?.isBound || partsCompany(menu.units, index + 1)
    if (!isWhole(menu.units[index]) || isBound) continue
    const next = index + 1 < limit ? menu.units[index + 1] : undefined
    if ((next?.isReadAsOne || next?.staysWithAbove) && step < capacity * MOST_KEPT_WHOLE) continue
    tallest = Math.max(tallest, step)
    step = 0
  }
  return tallest
}

/** Whether columns of this height hold the run when each is filled before the next, and none stays empty before the last. */
function holds(menu: SpacedMenu, run: ColumnRun, height: number): boolean {
  let at = run.from
  for (let column = 0; column < run.count && at < run.limit; column++) {
    const end = menu.furthestEnd(at, run.limit, height, placeOf(run, column))
    if (end === at) return false
    at = end
  }
  return at === run.limit
}

/** How far columns are filled at least, in points: each that another one follows, and the last. */
interface LeastFilled {
  readonly each: number
  readonly last: number
}

/** The cheapest breaks of the whole run into columns that are filled so far, and at most to their capacity. */
function cheapest(menu: SpacedMenu, run: ColumnRun, least: LeastFilled): BalancedFilling | undefined {
  const { from, limit, capacity, count } = run
  let states: State[] = [{ to: from, cost: 0, before: undefined }]
  for (let column = 0; column < count; column++) {
    const place = placeOf(run, column)
    states = cheapestStates(from, limit, (offer) => {
      for (const state of states) {
        if (state.to === limit) {
          if (least.last <= 0) offer(state, limit, COST.emptiness)
        } else
          for (const { to, used } of menu.ends(state.to, limit, capacity, place))
            if (used >= (to === limit ? least.last : least.each) || menu.units[to]?.begins)
              offer(state, to, emptiness(used / capacity) + (to < limit ? menu.breakCost(to, false) : 0))
      }
    })
  }
  const last = states.find(({ to }) => to === limit)
  if (!last) return undefined
  const breaks = breaksOf(last)
  const heights = breaks
    .slice(0, -1)
    .map((start, column) => menu.heightOf(start, breaks[column + 1] ?? start, placeOf(run, column)))
  return {
    to: limit,
    cost: last.cost,
    breaks: () => breaks,
    height: Math.max(...heights),
    least: Math.min(...heights),
  }
}

/** Of a column, by its number from 0. */
export const placeOf = ({ place }: Pick<ColumnRun, 'place'>, column: number): ColumnPlace =>
  column === 0 ? place : { ...place, isFirst: false }

function breaksOf(last: State): number[] {
  const breaks: number[] = []
  for (let state: State | undefined = last; state; state = state.before) breaks.unshift(state.to)
  return breaks
}
