import { randomUUID } from 'node:crypto'
import {
  createPlannedPrices,
  deletePlannedPrices,
  listPlannedPrices,
  previewPlannedPrices,
  type StoredPlannedPrices,
  updatePlannedPrices,
} from '#contract/restaurant/planned-prices.ts'
import { planConflicts } from '#domain/live/calendar/plan-conflicts.ts'
import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { PLANNED_PRICE_LIMITS, type PlannedPrices } from '#domain/live/model/planned-prices.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { maxAmount } from '#domain/money/currency.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { pricesByKey } from '../../live/gone-prices.ts'
import { ownMenu } from '../../live/own-menu.ts'
import { bumpLiveVersions } from '../../live/stamps.ts'
import { recordChange } from '../../owners/audit-trail.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import { conflictsOf, presentPlans, readablePlans } from './present-plans.ts'
import { deletePlanRow, insertPlan, type PlanRow, plansOf, writePlan } from './queries.ts'

const PLANNED_PRICES = 'feature:plannedPrices'

/** Stands for a plan that is not kept yet. */
const NEW_PLAN = 'new'

/** Prices that come and go automatically. On any plan what is there goes on, and can be taken back. */
export function mountPlannedPrices(api: Api, { db, clock }: Database & Clock): void {
  mount(api, listPlannedPrices, async ({ user, query: { menuId } }) => {
    const rows = await plansOf(db, user.house.id)
    return presentPlans(
      db,
      user.house.id,
      rows.filter((row) => menuId === undefined || row.menuId === menuId),
      clock(),
    )
  })

  mount(api, previewPlannedPrices, async ({ user, body: { menuId, plan, replaces = NEW_PLAN } }) => {
    requireFeature(user, PLANNED_PRICES)
    refuseImpossible(await ownMenu(db, user.house.id, menuId), plan, clock())
    const rows = (await plansOf(db, user.house.id)).filter((row) => row.menuId === menuId)
    const others = readablePlans(rows)
    const plans = others.some(({ id }) => id === replaces)
      ? others.map((other) => (other.id === replaces ? { id: replaces, plan } : other))
      : [...others, { id: replaces, plan }]
    return {
      state: stateAt(timesOf(plan), clock()),
      conflicts: conflictsOf(replaces, planConflicts(plans)),
    }
  })

  mount(api, createPlannedPrices, async ({ user, body: { menuId, plan } }) => {
    requireFeature(user, PLANNED_PRICES)
    const at = clock()
    const row: PlanRow = {
      id: randomUUID(),
      menuId,
      ownerId: user.house.id,
      document: storedText(plan),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    }
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      refuseImpossible(await ownMenu(transaction, user.house.id, menuId), plan, at)
      refuseTooMany([...(await plansOf(transaction, user.house.id)), row])
      await insertPlan(transaction, row)
      await noteChange(transaction, row, 'prices.planned', at)
      return presented(transaction, row, at)
    })
  })

  mount(api, updatePlannedPrices, async ({ user, params, body: { plan } }) => {
    requireFeature(user, PLANNED_PRICES)
    const at = clock()
    return db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const before = await ownPlan(transaction, user.house.id, params.id)
      refuseImpossible(await ownMenu(transaction, user.house.id, before.menuId), plan, at)
      const row = { ...before, document: storedText(plan), updatedAt: at.toISOString() }
      const plans = await plansOf(transaction, user.house.id)
      refuseTooMany(plans.map((one) => (one.id === row.id ? row : one)))
      await writePlan(transaction, row)
      await noteChange(transaction, row, 'prices.planned', at)
      return presented(transaction, row, at)
    })
  })

  mount(api, deletePlannedPrices, async ({ user, params }) => {
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      const row = await ownPlan(transaction, user.house.id, params.id)
      await deletePlanRow(transaction, row.id)
      await noteChange(transaction, row, 'prices.unplanned', clock())
    })
  })
}

/** A list answers all of them. */
function refuseTooMany(rows: readonly PlanRow[]): void {
  const characters = rows.reduce((sum, { document }) => sum + document.length, 0)
  const { plans, characters: most } = PLANNED_PRICE_LIMITS
  if (rows.length > plans || characters > most) throw new AppError('too_many_planned_prices')
}

/** @throws {AppError} `planned_prices_not_found`, for those of others too */
async function ownPlan(db: Db, ownerId: string, id: string): Promise<PlanRow> {
  const row = (await plansOf(db, ownerId)).find((plan) => plan.id === id)
  if (!row) throw new AppError('planned_prices_not_found')
  return row
}

/** With the conflicts that it has among the others of its menu. */
async function presented(db: Db, row: PlanRow, at: Date): Promise<StoredPlannedPrices> {
  const ofMenu = (await plansOf(db, row.ownerId)).filter(({ menuId }) => menuId === row.menuId)
  const plan = (await presentPlans(db, row.ownerId, ofMenu, at)).find(({ id }) => id === row.id)
  if (!plan) throw new AppError('planned_prices_not_found')
  return plan
}

async function noteChange(
  transaction: Db,
  { ownerId, menuId }: PlanRow,
  action: 'prices.planned' | 'prices.unplanned',
  at: Date,
): Promise<void> {
  await bumpLiveVersions(transaction, ownerId, [menuId], { type: 'prices.changed', at })
  await recordChange(transaction, { at, ownerId, action, subjectId: menuId })
}

/**
 * Refuses planned prices that could not hold on a menu as it is saved.
 * @throws {AppError} `never_holds`, `price_not_on_menu`, `price_without_amount`, `invalid_input`; each price is named
 */
function refuseImpossible(content: MenuContent, plan: PlannedPrices, at: Date): void {
  const { from, until } = timesOf(plan)
  if (from >= until || until <= at.getTime()) throw new AppError('never_holds')
  const prices = pricesByKey(content)
  const most = maxAmount(content.currency)
  const refused = (
    code: 'price_not_on_menu' | 'price_without_amount' | 'invalid_input',
    isRefused: (change: PlannedPrices['changes'][number]) => boolean,
    message: string,
  ) => {
    const fields = plan.changes.flatMap((change, at) =>
      isRefused(change) ? [{ path: `plan.changes.${at}`, message }] : [],
    )
    if (fields.length > 0) throw new AppError(code, { details: { fields } })
  }
  const priceOf = ({ itemId, priceId }: PlannedPrices['changes'][number]) =>
    prices.get(`${itemId} ${priceId}`)
  refused('price_not_on_menu', (change) => !priceOf(change), 'This price is not on the menu.')
  refused(
    'price_without_amount',
    (change) => priceOf(change)?.amount === undefined,
    'This price has no amount.',
  )
  refused('invalid_input', ({ amount }) => amount > most, 'This amount is too high.')
}
