import { currentUser } from '#contract/accounts/accounts.ts'
import { createSubscription, paySandboxInvoice } from '#contract/accounts/billing.ts'
import { testCards } from '#domain/billing/test-cards.ts'
import { type DatabaseSettings, openDatabase } from '#server/db/connection/open.ts'
import type { TestClient } from './test-client.ts'

/** The test card of the sandbox with this outcome, as its form is filled in. */
export function cardWith(outcome: (typeof testCards)[number]['outcome']) {
  const card = testCards.find((candidate) => candidate.outcome === outcome)
  if (!card) throw new Error(`No test card has the outcome ${outcome}`)
  return { cardNumber: card.number, expiry: '12/99', cvc: '123' }
}

/** Makes the signed-in owner Professional as a person does it: through the checkout. */
export async function subscribe(
  client: TestClient,
  outcome: 'success' | 'renewal_fails' = 'success',
): Promise<void> {
  const { clientSecret } = await client.call(createSubscription, {})
  await client.call(paySandboxInvoice, { body: { clientSecret, ...cardWith(outcome) } })
}

/** Puts the signed-in owner back on the Basic plan, as when the last paid period has passed. */
export async function endSubscription(client: TestClient, settings: DatabaseSettings): Promise<void> {
  const user = await client.call(currentUser, {})
  const { db, close } = await openDatabase(settings)
  await db
    .updateTable('subscriptions')
    .set({ status: 'ended', paidUntil: null })
    .where('ownerId', '=', user.id)
    .execute()
    .finally(close)
}
