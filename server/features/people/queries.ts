import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Role } from '#domain/access/roles.ts'
import type { Db, Schema } from '../../db/schema.ts'

export type HouseInvitationRow = Selectable<Schema['houseInvitations']>

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** @returns the row, and the token, which is kept nowhere */
export async function insertHouseInvitation(
  transaction: Db,
  made: Pick<HouseInvitationRow, 'houseId' | 'email' | 'role' | 'invitedBy' | 'createdAt' | 'expiresAt'>,
) {
  // 192 random bits cannot be guessed, so a plain hash is enough.
  const token = randomBytes(24).toString('base64url')
  const id = randomBytes(12).toString('base64url')
  const row: HouseInvitationRow = { ...made, id, tokenHash: hashOf(token), restaurants: null }
  await transaction.insertInto('houseInvitations').values(row).execute()
  return { row, token }
}

/** Open ones, the newest first. */
export const openInvitationsOf = (db: Db, houseId: string, now: Date): Promise<HouseInvitationRow[]> =>
  db
    .selectFrom('houseInvitations')
    .selectAll()
    .where('houseId', '=', houseId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

/** With the names that a person is shown; undefined for one that was used, was withdrawn, or has run out. */
export const findHouseInvitation = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('houseInvitations')
    .innerJoin('houses', 'houses.id', 'houseInvitations.houseId')
    .innerJoin('users', 'users.id', 'houseInvitations.invitedBy')
    .selectAll('houseInvitations')
    .select(['houses.name as houseName', 'users.displayUsername as inviterName'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()

/** @returns whether there was one */
export async function deleteHouseInvitation(db: Db, houseId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('houseInvitations')
    .where('houseId', '=', houseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const deleteInvitationsFor = (db: Db, houseId: string, email: string) =>
  db.deleteFrom('houseInvitations').where('houseId', '=', houseId).where('email', '=', email).execute()

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

export const sweepHouseInvitations = ({ db, clock }: { readonly db: Db; readonly clock: () => Date }) =>
  db.deleteFrom('houseInvitations').where('expiresAt', '<', clock().toISOString()).execute()
