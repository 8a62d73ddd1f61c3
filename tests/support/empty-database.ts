import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import { NodeSqliteDialect, openSqlite } from '#server/db/connection/sqlite.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { createDatabase } from './test-server.ts'

/** A database of this run's engine without any table, which goes with the test. */
export const emptyDatabase = (): Promise<Db> => openDatabase({ isEmpty: true })

/** A database with the present tables and without a row, which goes with the test. */
export async function migratedDatabase(): Promise<Db> {
  const db = await openDatabase({ isEmpty: false })
  // On PostgreSQL it is a copy of one that was migrated once.
  if (process.env.CARTE_TEST_ENGINE !== 'postgres') await migrate(db, 'sqlite')
  return db
}

async function openDatabase(options: { readonly isEmpty: boolean }): Promise<Db> {
  const directory = mkdtempSync(join(tmpdir(), 'carte-migrations-'))
  const database = await createDatabase(options)
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
