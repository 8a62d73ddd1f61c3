import type { User } from '#contract/accounts/accounts.ts'
import type { Payments } from '../../adapters/payments/port.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { recordChange } from '../../owners/audit-trail.ts'
import { deleteHouses } from '../../owners/delete-houses.ts'
import { keepHoused, membersOf } from '../../owners/members.ts'

/**
 * Deletes the house that its owner works in, with everything it has. Accounts stay: who was in no other house has an
 * empty one.
 * @throws {PaymentError | AppError} what it was refused for; nothing is deleted then
 */
export async function deleteOwnHouse(
  services: Database & Payments & Storage & Clock,
  { house: { id } }: Pick<User, 'house'>,
): Promise<void> {
  const at = services.clock()
  let members: readonly { readonly accountId: string }[] = []
  await deleteHouses(
    services,
    [id],
    async (transaction) => {
      // It also refuses who is no owner any more.
      await lockOwner(transaction, id)
      members = await membersOf(transaction, id)
    },
    async (transaction) => {
      for (const { accountId } of members) await keepHoused(transaction, accountId, at)
      await recordChange(transaction, { at, ownerId: id, action: 'house.deleted', subjectId: id })
    },
  )
}
