import type { Selectable } from 'kysely'
import { hasPlans } from '#contract/installation.ts'
import { entitledPlan, type Subscription } from '#domain/billing/subscription.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { PaymentProvider } from '../adapters/payments/port.ts'
import type { Db, Schema } from '../db/schema.ts'

export type SubscriptionRow = Selectable<Schema['subscriptions']>

/**
 * Which plan an owner has at this moment: what the provider last said, read by the clock; Professional
 * where nobody has to pay. All that a plan decides follows from here.
 */
export type PlanOf = (ownerId: string) => Promise<Plan>

export function createPlanOf(
  db: Db,
  clock: () => Date,
  { name: provider }: Pick<PaymentProvider, 'name'>,
  billing: string,
): PlanOf {
  if (!hasPlans({ billing })) return async () => 'professional'
  return async (ownerId) => {
    const row = await readSubscriptionOf(db, provider, ownerId)
    return entitledPlan(row ? toSubscription(row) : null, clock())
  }
}

/** What one provider said of an owner; what another said, a sandbox say, gives nothing. */
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

/** Null while the owner is a customer who never began a subscription. */
export function toSubscription(row: SubscriptionRow): Subscription | null {
  const { subscriptionId: id, status, paidUntil, createdAt, cancelAtPeriodEnd } = row
  if (id === null || status === null || createdAt === null) return null
  return { id, status, paidUntil, createdAt, cancelAtPeriodEnd: cancelAtPeriodEnd === 1 }
}
