import { TRAIL_DAYS } from '#contract/accounts/audit-trail.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import type { KeyRow } from '../../owners/keys/keys.ts'

/** @returns the key as it is then; undefined where this owner has none of that id that has not ended */
export const changeKey = (
  db: Db,
  { ownerId, id }: Pick<KeyRow, 'ownerId' | 'id'>,
  changes: Partial<Pick<KeyRow, 'hash' | 'earlierHash' | 'earlierUntil' | 'endedAt'>>,
): Promise<KeyRow | undefined> =>
  db
    .updateTable('apiKeys')
    .set(changes)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const readKey = (
  db: Db,
  { ownerId, id }: Pick<KeyRow, 'ownerId' | 'id'>,
): Promise<KeyRow | undefined> =>
  db
    .selectFrom('apiKeys')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes keys that ended before any line of the audit trail that is kept. */
export const sweepKeys = ({ db }: Database, now: Date) =>
  db
    .deleteFrom('apiKeys')
    .where('endedAt', '<', new Date(now.getTime() - TRAIL_DAYS * DAY_MS).toISOString())
    .execute()
