import type { Db } from '../../db/schema.ts'
import type { KeyRow } from './keys.ts'

/** Those that have not ended, the newest first; expired ones too. */
export const listKeysOf = (db: Db, ownerId: string): Promise<KeyRow[]> =>
  db
    .selectFrom('apiKeys')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()

export const insertKey = (db: Db, row: KeyRow) => db.insertInto('apiKeys').values(row).execute()
