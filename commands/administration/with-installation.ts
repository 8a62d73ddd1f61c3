import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { NodeSqliteDialect, openSqlite } from '#server/db/connection/sqlite.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { refuseOtherVersion } from '#server/maintenance/schema-version.ts'
import type { Env } from '#server/settings/env.ts'

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
