import type { Payments } from '../adapters/payments/port.ts'
import type { Storage } from '../adapters/storage/port.ts'
import type { Clock, Database } from '../db/database.ts'
import { keepFormerSlugs } from '../db/former-slugs.ts'
import { lockOwner } from '../db/lock-owner.ts'
import type { Db } from '../db/schema.ts'
import { readSubscriptionOf } from './subscriptions.ts'

/**
 * Deletes houses with everything they have. Their subscriptions end first, because what is deleted must never be charged
 * again; then the pictures, then the rows. A step that fails can be repeated.
 * @param alsoBefore belongs into the transaction of the rows, before these houses are locked; it may refuse
 * @param alsoAfter belongs into it too, once they are gone
 * @returns whether a subscription was running until now
 * @throws {PaymentError | AppError} what it was refused for
 */
export async function deleteHouses(
  { db, payments, storage, clock }: Database & Payments & Storage & Clock,
  ids: readonly string[],
  alsoBefore: (transaction: Db) => Promise<void>,
  alsoAfter: (transaction: Db) => Promise<void>,
): Promise<{ readonly endedSubscription: boolean }> {
  // Nobody may come in while the house goes.
  await db
    .deleteFrom('houseInvitations')
    .where('houseId', 'in', ['', ...ids])
    .execute()
  let endedSubscription = false
  for (const id of ids) {
    const subscription = await readSubscriptionOf(db, payments.name, id)
    if (subscription) await payments.forgetCustomer(subscription.customerId)
    if (subscription?.status === 'active' || subscription?.status === 'past_due') endedSubscription = true
    for (const { name } of await uploadsOf(db, id)) await storage.delete(name)
  }
  const late = await db.transaction().execute(async (transaction) => {
    await alsoBefore(transaction)
    const uploads: { readonly name: string }[] = []
    for (const id of ids.toSorted()) {
      await lockOwner(transaction, id)
      uploads.push(...(await uploadsOf(transaction, id)))
      await keepFormerSlugs(transaction, id, clock())
      await transaction.deleteFrom('houses').where('id', '=', id).execute()
    }
    await alsoAfter(transaction)
    return uploads
  })
  // A picture that came in while the others went.
  for (const { name } of late) await storage.delete(name)
  return { endedSubscription }
}

export const uploadsOf = (db: Db, houseId: string) =>
  db.selectFrom('uploads').select('name').where('ownerId', '=', houseId).orderBy('createdAt').execute()
