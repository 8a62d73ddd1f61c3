import type { Selectable } from 'kysely'
import { hasPlans } from '#contract/shared/installation.ts'
import { entitledPlan, type Subscription } from '#domain/billing/subscription.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { PaymentProvider } from '../adapters/payments/port.ts'
import type { Db, Schema } from '../db/schema.ts'

export type SubscriptionRow = Selectable<Schema['subscriptions']>

export type EntitlingRow = Pick<
  SubscriptionRow,
  'subscriptionId' | 'status' | 'paidUntil' | 'createdAt' | 'cancelAtPeriodEnd'
>

/** The provider's last answer, read by the clock; Professional where billing is off. All plans decide follows from it. */
export type PlanOf = (ownerId: string) => Promise<Plan>

export function createPlanOf(
  db: Db,
  clock: () => Date,
  { name: provider }: Pick<PaymentProvider, 'name'>,
  billing: string,
): PlanOf {
  if (!hasPlans({ billing })) return async () => 'professional'
  return async (ownerId) => {
    const subscription = toSubscription(await readSubscriptionOf(db, provider, ownerId))
    return entitledPlan(subscription, clock())
  }
}

/** The answer of one provider about an owner; those of others, as of a sandbox, do not count. */
export const readSubscriptionOf = (
  db: Db,
  provider: string,
  ownerId: string,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('provider', '=', provider)
    .executeTakeFirst()

/** Null where the owner never began a subscription. */
export function toSubscription(row: EntitlingRow | undefined): Subscription | null {
  if (!row || row.subscriptionId === null || row.status === null || row.createdAt === null) return null
  const { subscriptionId: id, status, paidUntil, createdAt, cancelAtPeriodEnd } = row
  return { id, status, paidUntil, createdAt, cancelAtPeriodEnd: cancelAtPeriodEnd === 1 }
}
