import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { KITCHEN_LINK_UNUSED_DAYS } from '#contract/restaurant/kitchen-links.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import { wasThere } from '../../../db/was-there.ts'

export type KitchenLinkRow = Selectable<Schema['passLinks']>

/** 192 random bits cannot be guessed, so a plain hash is enough. */
export const newToken = (): string => randomBytes(24).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const kitchenLinksOf = (db: Db, ownerId: string, restaurantId: string): Promise<KitchenLinkRow[]> =>
  db
    .selectFrom('passLinks')
    .selectAll()
    .where('restaurantId', '=', restaurantId)
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

export const insertKitchenLink = (db: Db, row: KitchenLinkRow) =>
  db.insertInto('passLinks').values(row).execute()

/** Undefined for one that was revoked, has ended or never was. */
export async function findOpenKitchenLink(
  db: Db,
  token: string,
  now: Date,
): Promise<KitchenLinkRow | undefined> {
  const row = await db
    .selectFrom('passLinks')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  return row && isOpenAt(row, now) ? row : undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a moment: UTC, `2026-11-28`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Whether a link opens the kitchen list: it ends when its owner revokes it, or when nobody has used it for a season. */
export const isOpenAt = ({ revokedAt, usedOn, createdAt }: KitchenLinkRow, now: Date): boolean =>
  revokedAt === null &&
  (usedOn ?? createdAt) >= dayOf(new Date(now.getTime() - KITCHEN_LINK_UNUSED_DAYS * DAY_MS))

export const noteUse = (db: Db, id: string, now: Date) =>
  db
    .updateTable('passLinks')
    .set({ usedOn: dayOf(now) })
    .where('id', '=', id)
    .execute()

/** Tells whether the owner has such a link; one that is revoked stays so. */
export const revokeIn = (db: Db, ownerId: string, id: string, revokedAt: string): Promise<boolean> =>
  wasThere(
    db
      .updateTable('passLinks')
      .set({ revokedAt })
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .where('revokedAt', 'is', null),
  )

export const deleteKitchenLinks = (db: Db, ids: readonly string[]) =>
  db.deleteFrom('passLinks').where('id', 'in', ids).execute()
