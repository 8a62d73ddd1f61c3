import type { z } from 'zod'
import { onClock, type StaysOnClock } from '#domain/live/calendar/on-clock.ts'
import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { plannedPricesForm, specialForm } from '#domain/live/stored/forms.ts'
import { ifReadable, readStoredText, type StoredForm, storedText } from '#domain/menu/stored/read-stored.ts'
import type { Db } from '../db/schema.ts'

interface Clocked {
  readonly ownerId: string
  readonly menuIds: readonly string[]
  /** Of the restaurant, from now on. */
  readonly timeZone: string
  readonly stays: StaysOnClock
}

/**
 * A restaurant has one clock: planned prices and dishes of the day of its menus follow that of its page, unless they are
 * over. It belongs into the transaction that changes the page, which stamps the menus.
 */
export async function followClock(transaction: Db, clocked: Clocked, at: Date): Promise<void> {
  if (clocked.menuIds.length === 0) return
  await followIn(transaction, 'plannedPrices', plannedPricesForm, clocked, at)
  await followIn(transaction, 'specials', specialForm, clocked, at)
}

type Planned = Parameters<typeof timesOf>[0]

async function followIn<Schema extends z.ZodType<Planned>>(
  transaction: Db,
  table: 'plannedPrices' | 'specials',
  form: StoredForm<Schema>,
  { ownerId, menuIds, timeZone, stays }: Clocked,
  at: Date,
): Promise<void> {
  const rows = await transaction
    .selectFrom(table)
    .select(['id', 'document'])
    .where('ownerId', '=', ownerId)
    .where('menuId', 'in', menuIds)
    .execute()
  for (const { id, document } of rows) {
    // What cannot be read stays as it is; `npm run verify` finds it.
    const plan = ifReadable(() => readStoredText(form, document), undefined)
    if (!plan || plan.timeZone === timeZone || stateAt(timesOf(plan), at) === 'over') continue
    const moved = onClock(plan, timeZone, stays)
    if (!moved) continue
    const changes = { document: storedText(moved), updatedAt: at.toISOString() }
    await transaction.updateTable(table).set(changes).where('id', '=', id).execute()
  }
}
