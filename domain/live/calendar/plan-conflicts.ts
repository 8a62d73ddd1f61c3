import type { PlannedPrices } from '../model/planned-prices.ts'
import { timesOf } from './what-holds.ts'

/** Planned prices under the id of their row; in a list, in the order in which they were made. */
export interface StoredPlan {
  readonly id: string
  readonly plan: PlannedPrices
}

/** Two plans that name the same prices at the same time. */
export interface PlanConflict {
  /** Whose prices hold in that time. */
  readonly winner: StoredPlan
  readonly loser: StoredPlan
  /** The time that both have, in milliseconds since 1970; without end where both have none. */
  readonly from: number
  readonly until: number
  /** The prices that both name, as the winner has them. */
  readonly prices: PlannedPrices['changes']
}

/** All conflicts between plans of one menu; who wins is decided as in `whatHolds`. */
export function planConflicts(plans: readonly StoredPlan[]): PlanConflict[] {
  const timed = plans.map((stored) => {
    const keys = stored.plan.changes.map(keyOf)
    return { stored, ...timesOf(stored.plan), keys, named: new Set(keys) }
  })
  return timed.flatMap((one, at) =>
    timed.slice(at + 1).flatMap((other) => {
      const from = Math.max(one.from, other.from)
      const until = Math.min(one.until, other.until)
      if (from >= until) return []
      const [winner, loser] = one.from > other.from ? [one, other] : [other, one]
      const isOfBoth = (_: unknown, place: number) => loser.named.has(winner.keys[place] ?? '')
      const prices = winner.stored.plan.changes.filter(isOfBoth)
      return prices.length === 0 ? [] : [{ winner: winner.stored, loser: loser.stored, from, until, prices }]
    }),
  )
}

const keyOf = ({ itemId, priceId }: PlannedPrices['changes'][number]) => `${itemId} ${priceId}`
