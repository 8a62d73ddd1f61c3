import type { Selectable } from 'kysely'
import type { Role } from '#domain/access/roles.ts'
import type { Db, Schema } from '../../db/schema.ts'

export const insertMember = (
  transaction: Db,
  member: Pick<
    Selectable<Schema['members']>,
    'houseId' | 'accountId' | 'role' | 'restaurants' | 'since' | 'invitedBy'
  >,
) => transaction.insertInto('members').values(member).execute()

interface Place {
  readonly role: Role
  /** Null for all. */
  readonly restaurants: readonly string[] | null
}

/** With the kitchen links that the member made for restaurants that are no longer theirs: they end. */
export async function setPlace(
  db: Db,
  houseId: string,
  accountId: string,
  { role, restaurants }: Place,
  at: Date,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ role, restaurants: restaurants && JSON.stringify(restaurants) })
    .where('houseId', '=', houseId)
    .where('accountId', '=', accountId)
    .execute()
  if (!restaurants) return
  await linksMadeBy(db, houseId, accountId, at).where('restaurantId', 'not in', restaurants).execute()
}

const linksMadeBy = (db: Db, houseId: string, accountId: string, at: Date) =>
  db
    .updateTable('passLinks')
    .set({ revokedAt: at.toISOString() })
    .where('ownerId', '=', houseId)
    .where('madeBy', '=', accountId)
    .where('revokedAt', 'is', null)

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
  await linksMadeBy(transaction, houseId, accountId, at).execute()
}

/** Also for sessions to come. */
export async function openHouse(
  db: Db,
  { accountId, houseId, sessionId }: Record<'accountId' | 'houseId' | 'sessionId', string>,
  at: Date,
): Promise<void> {
  await db.updateTable('sessions').set({ houseId }).where('id', '=', sessionId).execute()
  await db
    .updateTable('members')
    .set({ openedAt: at.toISOString() })
    .where('houseId', '=', houseId)
    .where('accountId', '=', accountId)
    .execute()
}

export const setHouseName = (db: Db, id: string, name: string) =>
  db.updateTable('houses').set({ name }).where('id', '=', id).execute()
