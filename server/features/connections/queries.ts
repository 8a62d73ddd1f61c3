import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Db, Schema } from '../../db/schema.ts'
import { wasThere } from '../../db/was-there.ts'

export type CodeRow = Selectable<Schema['connectionCodes']>

export const insertCode = (db: Db, row: CodeRow) => db.insertInto('connectionCodes').values(row).execute()

/** Takes a code, which works once. */
export const takeCode = (db: Db, hash: string): Promise<CodeRow | undefined> =>
  db.deleteFrom('connectionCodes').where('hash', '=', hash).returningAll().executeTakeFirst()

/** Deletes codes that nobody asked for in time. */
export const sweepCodes = ({ db }: Database, now: Date) =>
  db.deleteFrom('connectionCodes').where('expiresAt', '<', now.toISOString()).execute()

/** The key of this assistant that can be renewed still. */
export const readRenewable = (
  db: Db,
  { keyId, clientId, now }: { readonly keyId: string; readonly clientId: string; readonly now: string },
) =>
  db
    .selectFrom('apiKeys')
    .select(['ownerId', 'scope'])
    .where('id', '=', keyId)
    .where('clientId', '=', clientId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** @returns whether it was renewed just so often before: of two at the same moment one is first */
export const noteRenewal = (
  db: Db,
  { keyId, renewals }: { readonly keyId: string; readonly renewals: number },
  changes: Pick<Schema['apiKeys'], 'hash' | 'renewBy'>,
): Promise<boolean> =>
  wasThere(
    db
      .updateTable('apiKeys')
      .set({ ...changes, renewals: renewals + 1 })
      .where('id', '=', keyId)
      .where('renewals', '=', renewals),
  )

export const endRenewable = (db: Db, keyId: string, endedAt: string) =>
  db.updateTable('apiKeys').set({ endedAt }).where('id', '=', keyId).execute()
