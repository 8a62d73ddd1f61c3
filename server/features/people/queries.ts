import type { Selectable } from 'kysely'
import type { Role } from '#domain/access/roles.ts'
import type { Db, Schema } from '../../db/schema.ts'

export const insertMember = (
  transaction: Db,
  member: Pick<Selectable<Schema['members']>, 'houseId' | 'accountId' | 'role' | 'since' | 'invitedBy'>,
) =>
  transaction
    .insertInto('members')
    .values({ ...member, restaurants: null })
    .execute()

export const setRole = (db: Db, houseId: string, accountId: string, role: Role) =>
  db
    .updateTable('members')
    .set({ role })
    .where('houseId', '=', houseId)
    .where('accountId', '=', accountId)
    .execute()

/** Takes an account out of a house, with all that it opened for others: invitations, keys and kitchen links. */
export async function takeOut(transaction: Db, houseId: string, accountId: string, at: Date): Promise<void> {
  await transaction
    .deleteFrom('members')
    .where('houseId', '=', houseId)
    .where('accountId', '=', accountId)
    .execute()
  await transaction
    .deleteFrom('houseInvitations')
    .where('houseId', '=', houseId)
    .where('invitedBy', '=', accountId)
    .execute()
  await transaction
    .updateTable('apiKeys')
    .set({ endedAt: at.toISOString() })
    .where('ownerId', '=', houseId)
    .where('madeBy', '=', accountId)
    .where('endedAt', 'is', null)
    .execute()
  await transaction
    .updateTable('passLinks')
    .set({ revokedAt: at.toISOString() })
    .where('ownerId', '=', houseId)
    .where('madeBy', '=', accountId)
    .where('revokedAt', 'is', null)
    .execute()
}

export const setHouseOfSession = (db: Db, sessionId: string, houseId: string) =>
  db.updateTable('sessions').set({ houseId }).where('id', '=', sessionId).execute()

export const setHouseName = (db: Db, id: string, name: string) =>
  db.updateTable('houses').set({ name }).where('id', '=', id).execute()
