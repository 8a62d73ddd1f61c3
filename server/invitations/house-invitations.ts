import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { coversRestaurants, rolesGivenBy } from '#domain/access/giving-roles.ts'
import type { Db, Schema } from '../db/schema.ts'
import { wasThere } from '../db/was-there.ts'
import { limitedTo, membersOf } from '../owners/members.ts'

export type HouseInvitationRow = Selectable<Schema['houseInvitations']>

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** @returns the row, and the token, which is kept nowhere */
export async function insertHouseInvitation(
  transaction: Db,
  made: Pick<
    HouseInvitationRow,
    'houseId' | 'email' | 'role' | 'restaurants' | 'invitedBy' | 'createdAt' | 'expiresAt'
  >,
) {
  // 192 random bits cannot be guessed, so a plain hash is enough.
  const token = randomBytes(24).toString('base64url')
  const id = randomBytes(12).toString('base64url')
  const row: HouseInvitationRow = {
    ...made,
    id,
    tokenHash: hashOf(token),
    registeredBy: null,
  }
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
export const deleteHouseInvitation = (db: Db, houseId: string, id: string): Promise<boolean> =>
  wasThere(db.deleteFrom('houseInvitations').where('houseId', '=', houseId).where('id', '=', id))

export const deleteInvitationsFor = (db: Db, houseId: string, email: string) =>
  db.deleteFrom('houseInvitations').where('houseId', '=', houseId).where('email', '=', email).execute()

/** False where another account was made with it. */
export const markRegistered = (transaction: Db, id: string, accountId: string): Promise<boolean> =>
  wasThere(
    transaction
      .updateTable('houseInvitations')
      .set({ registeredBy: accountId })
      .where('id', '=', id)
      .where('registeredBy', 'is', null),
  )

/** Whether who made an invitation may still give its role, and its restaurants, in the house. */
export async function isInviterIn(
  db: Db,
  {
    houseId,
    invitedBy,
    role,
    restaurants,
  }: Pick<HouseInvitationRow, 'houseId' | 'invitedBy' | 'role' | 'restaurants'>,
): Promise<boolean> {
  const inviter = (await membersOf(db, houseId)).find(({ accountId }) => accountId === invitedBy)
  return (
    inviter !== undefined &&
    rolesGivenBy(inviter.role).includes(role) &&
    coversRestaurants(inviter.restaurants, limitedTo(restaurants).restaurants)
  )
}

export const sweepHouseInvitations = ({ db, clock }: { readonly db: Db; readonly clock: () => Date }) =>
  db.deleteFrom('houseInvitations').where('expiresAt', '<', clock().toISOString()).execute()
