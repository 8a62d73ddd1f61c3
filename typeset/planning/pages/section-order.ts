import type { PagePlan, PlanFrame, PlanUnit } from './planned-page.ts'
import { planWholeSections } from './whole-sections.ts'

/** A plan in which sections may have changed places. */
export interface OrderedPlan extends PagePlan {
  /** For each place in the plan, the index of the unit that is there. */
  readonly order: readonly number[]
}

/** What it costs that a section is one place away from where its owner has put it. */
const DISPLACED = 0.03

/** Each order is planned again. */
const MOST_TRIALS = 30

/**
 * Plans pages for which sections that are in none may change places, where that fills columns more evenly or keeps
 * sections whole: by exchanging two or moving one, as long as it helps. Sections across all columns and those that
 * begin a column or page stay, and none passes them.
 */
export function planInBestOrder(units: readonly PlanUnit[], frame: PlanFrame): OrderedPlan {
  const sections = spansOf(units)
  const costOf = (plan: PagePlan, order: readonly number[]) =>
    plan.cost + DISPLACED * order.reduce((sum, section, place) => sum + Math.abs(section - place), 0)
  const usual = sections.map((_, index) => index)
  let best = { order: usual, plan: planWholeSections(units, frame) }
  let isBetter = true
  let trials = 0
  while (isBetter) {
    isBetter = false
    for (const order of neighbours(best.order, sections)) {
      if (++trials > MOST_TRIALS) break
      const plan = planWholeSections(inOrder(units, unitsInOrder(sections, order)), frame)
      if (plan.pages.length > best.plan.pages.length) continue
      const isFewer = plan.pages.length < best.plan.pages.length
      if (!isFewer && costOf(plan, order) >= costOf(best.plan, best.order)) continue
      best = { order, plan }
      isBetter = true
      break
    }
  }
  return { ...best.plan, order: unitsInOrder(sections, best.order) }
}

interface Span {
  readonly from: number
  readonly to: number
  /** Sections change places with others of the same run alone. */
  readonly run: number
}

function spansOf(units: readonly PlanUnit[]): Span[] {
  const starts = units.flatMap(({ kind, ...unit }, index) =>
    index === 0 || (kind === 'section' && !('level' in unit && unit.level)) ? [index] : [],
  )
  let run = 0
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? units.length
    const isFixed = units.slice(from, to).some(({ isWide, begins }) => isWide || begins)
    if (isFixed) run++
    const span = { from, to, run }
    if (isFixed) run++
    return span
  })
}

/** The orders in which two sections are exchanged, or one is moved. */
function* neighbours(order: readonly number[], sections: readonly Span[]): Generator<number[]> {
  const runOf = (place: number) => sections[order[place] ?? 0]?.run
  for (let first = 0; first < order.length; first++)
    for (let second = first + 1; second < order.length && runOf(second) === runOf(first); second++) {
      const [one = 0, other = 0] = [order[first], order[second]]
      yield order.map((section, place) => (place === first ? other : place === second ? one : section))
      if (second === first + 1) continue
      const without = order.filter((_, place) => place !== first)
      yield [...without.slice(0, second), one, ...without.slice(second)]
    }
}

const unitsInOrder = (sections: readonly Span[], order: readonly number[]): number[] =>
  order.flatMap((section) => {
    const { from, to } = sections[section] ?? { from: 0, to: 0 }
    return Array.from({ length: to - from }, (_, offset) => from + offset)
  })

/** The units in an order, each with what it continues by its new place. */
function inOrder(units: readonly PlanUnit[], order: readonly number[]): PlanUnit[] {
  const places = new Map(order.map((unit, place) => [unit, place]))
  return order.flatMap((index) => {
    const unit = units[index]
    if (unit?.kind !== 'section' || unit.continues == null) return unit ? [unit] : []
    return [{ ...unit, continues: places.get(unit.continues) ?? null }]
  })
}
