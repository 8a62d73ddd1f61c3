import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { NodeSqliteDialect, openSqlite } from '../db/connection/sqlite.ts'
import type { Db, Schema } from '../db/schema.ts'
import type { Env } from '../settings/env.ts'
import { MaintenanceError } from './errors.ts'
import { openPostgres } from './moving/open-postgres.ts'
import { refuseOtherVersion } from './schema-version.ts'

/**
 * Works on the database of an installation while its servers go on.
 * @throws {MaintenanceError} where there is none of exactly this version
 */
export async function withInstallation<Result>(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = databaseUrl ? await openPostgres(databaseUrl) : openOwn(join(dataDir, 'carte.db'))
  try {
    await refuseOtherVersion(db, 'The database')
    return await work(db)
  } finally {
    await db.destroy()
  }
}

function openOwn(path: string): Db {
  if (!existsSync(path)) throw new MaintenanceError(`There is no database at ${path}.`)
  return new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(path)) })
}
