import type { User } from '#contract/accounts/accounts.ts'
import { isLastOwner } from '#domain/access/giving-roles.ts'
import type { Payments } from '../../../adapters/payments/port.ts'
import type { Storage } from '../../../adapters/storage/port.ts'
import type { Clock, Database } from '../../../db/database.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import { deleteHouses } from '../../../owners/delete-houses.ts'
import { housesOf, membersOf } from '../../../owners/members.ts'
import type { Settings } from '../../../settings/settings.ts'
import { handOver } from '../administrators/succession.ts'
import { voidLinksOf } from '../mails/mail-links.ts'
import type { Accounts } from '../signing-in/auth.ts'
import { deleteUser } from '../store/queries.ts'

/**
 * Deletes an account, and the houses that nobody else is in with everything they have.
 * @param successor user name of who is to be administrator, where the last one goes
 * @returns whether a subscription was running until now
 * @throws {PaymentError | AppError} `successor_needed`, `successor_unknown`, `house_needs_owner`; nothing is deleted then
 */
export async function deleteAccount(
  services: Database & Payments & Storage & Clock & Settings & Pick<Accounts, 'administrators'>,
  { id }: Pick<User, 'id'>,
  successor: string | undefined,
): Promise<{ readonly endedSubscription: boolean }> {
  const { db, clock } = services
  const houses = await housesAlone(db, id)
  const before = async (transaction: Db) => {
    await handOver(transaction, services, { id }, { successor, at: clock() })
    await housesAlone(transaction, id)
  }
  await refuseEarly(db, before)
  return deleteHouses(services, houses, before, async (transaction) => {
    await voidLinksOf(transaction, id)
    await deleteUser(transaction, id)
    await recordChange(transaction, { at: clock(), ownerId: id, action: 'account.deleted' })
  })
}

/**
 * The houses that an account is alone in: they go with it.
 * @throws {AppError} `house_needs_owner`, where others are in a house that has no other owner
 */
async function housesAlone(db: Db, accountId: string): Promise<string[]> {
  const alone: string[] = []
  for (const { id, name } of await housesOf(db, accountId)) {
    const members = await membersOf(db, id)
    if (members.length === 1) alone.push(id)
    else if (isLastOwner(members, accountId))
      throw new AppError('house_needs_owner', {
        message: `Others work in ${name}, and you are its only owner. Please hand it over, or remove them first.`,
      })
  }
  return alone
}

/** Nothing may be deleted when a successor turns out to be needed: this tries, and rolls back. */
async function refuseEarly(db: Db, before: (transaction: Db) => Promise<void>): Promise<void> {
  const trial = new Error('The trial of a succession ends')
  await db
    .transaction()
    .execute(async (transaction) => {
      await before(transaction)
      throw trial
    })
    .catch((error) => {
      if (error !== trial) throw error
    })
}
