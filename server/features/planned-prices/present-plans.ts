import type { PlanConflictTold, StoredPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { type PlanConflict, planConflicts, type StoredPlan } from '#domain/live/calendar/plan-conflicts.ts'
import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { plannedPricesForm } from '#domain/live/stored/forms.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../../db/schema.ts'
import { countGone } from '../../live/gone-prices.ts'
import { menuDocuments, type PlanRow } from './queries.ts'

/** Plans of an owner as screens show them. */
export async function presentPlans(
  db: Db,
  ownerId: string,
  rows: readonly PlanRow[],
  at: Date,
): Promise<StoredPlannedPrices[]> {
  const menus = await menuDocuments(db, ownerId, [...new Set(rows.map(({ menuId }) => menuId))])
  const byMenu = Map.groupBy(rows, ({ menuId }) => menuId)
  const conflicts = [...byMenu.values()].flatMap((ofMenu) => planConflicts(readablePlans(ofMenu)))
  return rows.map(({ id, menuId, document }) => {
    const plan = ifReadable(() => readStoredText(plannedPricesForm, document), null)
    const menu = menus.get(menuId)
    const content =
      menu === undefined ? null : ifReadable(() => readStoredText(savedMenuForm, menu).content, null)
    return {
      id,
      menuId,
      plan,
      state: plan && stateAt(timesOf(plan), at),
      conflicts: conflictsOf(id, conflicts),
      gone: plan && content ? countGone(content, plan) : 0,
    }
  })
}

/** Those that this version of Carte can read. */
export const readablePlans = (rows: readonly PlanRow[]): StoredPlan[] =>
  rows.flatMap(({ id, document }) => {
    const plan = ifReadable(() => readStoredText(plannedPricesForm, document), null)
    return plan ? [{ id, plan }] : []
  })

/** Returns the conflicts of one plan, described from its side. */
export const conflictsOf = (id: string, conflicts: readonly PlanConflict[]): PlanConflictTold[] =>
  conflicts
    .filter(({ winner, loser }) => winner.id === id || loser.id === id)
    .map(({ winner, loser, from, until, prices }) => {
      const other = winner.id === id ? loser : winner
      return {
        planId: other.id,
        name: other.plan.name,
        wins: other === winner,
        from: new Date(from).toISOString(),
        until: Number.isFinite(until) ? new Date(until).toISOString() : null,
        prices: prices.map(({ itemId, priceId }) => ({ itemId, priceId })),
      }
    })
