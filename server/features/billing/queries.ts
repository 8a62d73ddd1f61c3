import type { ExpressionBuilder } from 'kysely'
import type { Subscription } from '#domain/billing/subscription.ts'
import type { Db, Schema } from '../../db/schema.ts'
import type { SubscriptionRow } from '../../owners/subscriptions.ts'

export const insertCustomer = (db: Db, ownerId: string, provider: string, customerId: string) =>
  db
    .insertInto('subscriptions')
    .values({
      ownerId,
      provider,
      customerId,
      subscriptionId: null,
      status: null,
      paidUntil: null,
      cancelAtPeriodEnd: 0,
      createdAt: null,
      lastTicket: 0,
      appliedTicket: 0,
      checkedAt: null,
    })
    .onConflict((conflict) => conflict.columns(['ownerId', 'provider']).doUpdateSet({ customerId }))
    .execute()

/** Clocks of servers differ by seconds. A look from later than this was stamped by one that went wrong. */
export const latestLook = (now: string): string => new Date(Date.parse(now) + 60 * 60 * 1000).toISOString()

const isUncheckedSince = (time: string, now: string) => (where: ExpressionBuilder<Schema, 'subscriptions'>) =>
  where.or([
    where('checkedAt', 'is', null),
    where('checkedAt', '<=', time),
    where('checkedAt', '>', latestLook(now)),
  ])

/**
 * Takes the next ticket for a look at the provider.
 * @param notCheckedSince ISO-8601 UTC; only if the last look is not younger
 * @returns undefined for an unknown customer, or one that was looked at too recently
 */
export async function takeTicket(
  db: Db,
  provider: string,
  customerId: string,
  now: string,
  notCheckedSince?: string,
): Promise<number | undefined> {
  const row = await db
    .updateTable('subscriptions')
    .set((update) => ({ lastTicket: update('lastTicket', '+', 1), checkedAt: now }))
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .$if(notCheckedSince !== undefined, (query) => query.where(isUncheckedSince(notCheckedSince ?? now, now)))
    .returning('lastTicket')
    .executeTakeFirst()
  return row?.lastTicket
}

/**
 * Makes a look the last one that was written, unless one with a higher ticket was before; others wait for
 * the end of the transaction.
 * @returns what is stored until now, or undefined for a look that comes too late
 */
export const claimSubscription = (
  transaction: Db,
  provider: string,
  customerId: string,
  ticket: number,
): Promise<SubscriptionRow | undefined> =>
  transaction
    .updateTable('subscriptions')
    .set({ appliedTicket: ticket })
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .where('appliedTicket', '<', ticket)
    .returningAll()
    .executeTakeFirst()

export const writeSubscription = (
  db: Db,
  provider: string,
  customerId: string,
  subscription: Subscription | null,
) =>
  db
    .updateTable('subscriptions')
    .set({
      subscriptionId: subscription?.id ?? null,
      status: subscription?.status ?? null,
      paidUntil: subscription?.paidUntil ?? null,
      cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ? 1 : 0,
      createdAt: subscription?.createdAt ?? null,
    })
    .where('provider', '=', provider)
    .where('customerId', '=', customerId)
    .execute()

/** Customers whose paid period is over and who were to renew: there must be news of them. */
export async function customersToRenew(
  db: Db,
  provider: string,
  { now, notCheckedSince, limit }: { now: string; notCheckedSince: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('customerId')
    .where('provider', '=', provider)
    .where('paidUntil', '<=', now)
    .where('status', 'in', ['active', 'past_due'])
    .where(isUncheckedSince(notCheckedSince, now))
    .orderBy('paidUntil')
    .limit(limit)
    .execute()
  return rows.map(({ customerId }) => customerId)
}
