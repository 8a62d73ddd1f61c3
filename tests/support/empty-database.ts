import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import { NodeSqliteDialect, openSqlite } from '#server/db/connection/sqlite.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { createDatabase } from './test-server.ts'

/** A database of this run's engine without any table, which goes with the test. */
export async function emptyDatabase(): Promise<Db> {
  const directory = mkdtempSync(join(tmpdir(), 'carte-migrations-'))
  const database = await createDatabase({ isEmpty: true })
  const db = database
    ? await openPostgres(database.url)
    : new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(join(directory, 'carte.db'))) })
  onTestFinished(async () => {
    await db.destroy()
    await database?.drop()
    rmSync(directory, { recursive: true })
  })
  return db
}
