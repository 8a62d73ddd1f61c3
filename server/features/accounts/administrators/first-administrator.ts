import type { Db } from '../../../db/schema.ts'
import { bySystem, recordChange } from '../../../owners/audit-trail.ts'

/** The row of `installation` that says that there was a first account; it outlives that account. */
const FIRST_ADMINISTRATOR = 'firstAdministrator'

/**
 * Makes the first account that an installation ever had its administrator: who sets it up looks after it.
 * Two first registrations at the same moment still leave exactly one, and no later one ever does it again.
 */
export async function appointFirstAdministrator(transaction: Db, id: string, at: Date): Promise<void> {
  const isFirst = await transaction
    .insertInto('installation')
    .values({ key: FIRST_ADMINISTRATOR, value: id })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!isFirst) return
  await transaction.updateTable('users').set({ role: 'administrator' }).where('id', '=', id).execute()
  await recordChange(transaction, {
    at,
    actor: bySystem,
    ownerId: id,
    action: 'role.changed',
    details: { role: { from: 'owner', to: 'administrator' } },
  })
}

/** Holds other administrators who delete their accounts back until the transaction ends. */
export const lockAdministrators = (transaction: Db) =>
  transaction
    .updateTable('installation')
    .set((update) => ({ value: update.ref('value') }))
    .where('key', '=', FIRST_ADMINISTRATOR)
    .execute()
