import {
  CONFLICTS_LISTED,
  type PlanConflictTold,
  type StoredPlannedPrices,
} from '#contract/restaurant/planned-prices.ts'
import { type PlanConflict, planConflicts, type StoredPlan } from '#domain/live/calendar/plan-conflicts.ts'
import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { plannedPricesForm } from '#domain/live/stored/forms.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import { nextTurn } from '../../concurrency/in-turns.ts'
import type { Db } from '../../db/schema.ts'
import { countGone, pricesByKey } from '../../live/gone-prices.ts'
import { menuDocument, type PlanRow } from './queries.ts'

/** Plans of an owner as screens show them. Each menu is read once, and others have their turn in between. */
export async function presentPlans(
  db: Db,
  ownerId: string,
  rows: readonly PlanRow[],
  at: Date,
): Promise<StoredPlannedPrices[]> {
  const shown = new Map<string, StoredPlannedPrices>()
  for (const [menuId, ofMenu] of Map.groupBy(rows, (row) => row.menuId)) {
    const menu = await menuDocument(db, ownerId, menuId)
    await nextTurn()
    const content =
      menu === undefined ? null : ifReadable(() => readStoredText(savedMenuForm, menu).content, null)
    const prices = content && pricesByKey(content)
    await nextTurn()
    const plans = readablePlans(ofMenu)
    const conflicts = planConflicts(plans)
    for (const { id } of ofMenu) {
      const plan = plans.find((one) => one.id === id)?.plan ?? null
      shown.set(id, {
        id,
        menuId,
        plan,
        state: plan && stateAt(timesOf(plan), at),
        conflicts: conflictsOf(id, conflicts),
        gone: plan && prices ? countGone(prices, plan) : 0,
      })
    }
  }
  return rows.flatMap(({ id }) => shown.get(id) ?? [])
}

/** Those that this version of Carte can read. */
export const readablePlans = (rows: readonly PlanRow[]): StoredPlan[] =>
  rows.flatMap(({ id, document }) => {
    const plan = ifReadable(() => readStoredText(plannedPricesForm, document), null)
    return plan ? [{ id, plan }] : []
  })

/** Returns the first conflicts of one plan, described from its side. */
export const conflictsOf = (id: string, conflicts: readonly PlanConflict[]): PlanConflictTold[] =>
  conflicts
    .filter(({ winner, loser }) => winner.id === id || loser.id === id)
    .slice(0, CONFLICTS_LISTED)
    .map(({ winner, loser, from, until, prices }) => {
      const other = winner.id === id ? loser : winner
      return {
        planId: other.id,
        name: other.plan.name,
        wins: other === winner,
        from: new Date(from).toISOString(),
        until: Number.isFinite(until) ? new Date(until).toISOString() : null,
        count: prices.length,
        prices: prices.slice(0, CONFLICTS_LISTED).map(({ itemId, priceId }) => ({ itemId, priceId })),
      }
    })
