import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Db, Schema } from '../../db/schema.ts'

export type CodeRow = Selectable<Schema['connectionCodes']>

export const insertCode = (db: Db, row: CodeRow) => db.insertInto('connectionCodes').values(row).execute()

/** Takes a code, which works once. */
export const takeCode = (db: Db, hash: string): Promise<CodeRow | undefined> =>
  db.deleteFrom('connectionCodes').where('hash', '=', hash).returningAll().executeTakeFirst()

/** Deletes codes that nobody asked for in time. */
export const sweepCodes = ({ db }: Database, now: Date) =>
  db.deleteFrom('connectionCodes').where('expiresAt', '<', now.toISOString()).execute()
