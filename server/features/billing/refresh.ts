import { PaymentError } from '../../adapters/payments/port.ts'
import { readSubscriptionOf, type SubscriptionRow } from '../../owners/subscriptions.ts'
import type { Logger } from '../../watching/log.ts'
import { type BillingServices, converge } from './converge.ts'
import { customersToRenew, latestLook } from './queries.ts'

/** A payment that is being made right now is asked for more often than a renewal. */
const PAYING_AGE_MS = 2000
const RENEWAL_AGE_MS = 60_000
const SWEEP_AGE_MS = 60 * 60 * 1000
const SWEEP_LIMIT = 100

/**
 * Asks the provider itself where its news is due and may have been lost: after a checkout, and after
 * the end of a paid period. A provider that does not answer changes nothing.
 */
export async function refreshIfNewsIsDue(
  services: BillingServices,
  ownerId: string,
  log: Logger,
): Promise<void> {
  const row = await readSubscriptionOf(services.db, services.payments.name, ownerId)
  const minimumAgeMs = row && ageToAskAt(row, services.clock())
  if (row && minimumAgeMs !== undefined) await tryToConverge(services, row.customerId, minimumAgeMs, log)
}

function ageToAskAt({ status, paidUntil, checkedAt }: SubscriptionRow, now: Date): number | undefined {
  // What the last look saw belongs to a time that has not come.
  if (checkedAt !== null && checkedAt > latestLook(now.toISOString())) return RENEWAL_AGE_MS
  if (status === 'incomplete') return PAYING_AGE_MS
  if (status === 'ended' || paidUntil === null) return undefined
  return Date.parse(paidUntil) <= now.getTime() ? RENEWAL_AGE_MS : undefined
}

/** Asks for all owners, so that a lost event is made good within an hour. */
export async function sweepRenewals(services: BillingServices, log: Logger): Promise<void> {
  const now = services.clock()
  const customers = await customersToRenew(services.db, services.payments.name, {
    now: now.toISOString(),
    notCheckedSince: new Date(now.getTime() - SWEEP_AGE_MS).toISOString(),
    limit: SWEEP_LIMIT,
  })
  for (const customerId of customers) await tryToConverge(services, customerId, SWEEP_AGE_MS, log)
}

async function tryToConverge(
  services: BillingServices,
  customerId: string,
  minimumAgeMs: number,
  log: Logger,
): Promise<void> {
  try {
    await converge(services, customerId, { minimumAgeMs })
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    log.warn({ err: error }, 'the payment provider could not be asked')
  }
}
