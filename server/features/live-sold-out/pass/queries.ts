import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../db/schema.ts'

export type PassLinkRow = Selectable<Schema['passLinks']>

/** 192 random bits cannot be guessed, so a plain hash is enough. */
export const newToken = (): string => randomBytes(24).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const passLinksOf = (db: Db, ownerId: string, restaurantId: string): Promise<PassLinkRow[]> =>
  db
    .selectFrom('passLinks')
    .selectAll()
    .where('restaurantId', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

export const insertPassLink = (db: Db, row: PassLinkRow) => db.insertInto('passLinks').values(row).execute()

/** Undefined for one that was revoked or never was. */
export const findOpenPassLink = (db: Db, token: string): Promise<PassLinkRow | undefined> =>
  db
    .selectFrom('passLinks')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('revokedAt', 'is', null)
    .executeTakeFirst()

/** Tells whether the owner has such a link; one that is revoked stays so. */
export async function revokeIn(db: Db, ownerId: string, id: string, revokedAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passLinks')
    .set({ revokedAt })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deletePassLinks = (db: Db, ids: readonly string[]) =>
  db.deleteFrom('passLinks').where('id', 'in', ids).execute()
