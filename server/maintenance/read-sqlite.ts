import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { NodeSqliteDialect } from '../db/connection/sqlite.ts'
import type { Db, Schema } from '../db/schema.ts'
import { MaintenanceError } from './errors.ts'

/** Longer than the server ever holds the file back. */
const BUSY_TIMEOUT_MS = 10_000

/**
 * Opens a second connection that can't write, while a server runs. It needs no lock of the data directory,
 * which keeps a second server out, and SQLite itself keeps readers and the writer apart.
 * @throws {MaintenanceError} when there is no such file
 */
export function openSqliteForReading(path: string): DatabaseSync {
  if (!existsSync(path)) throw new MaintenanceError(`There is no database ${path}.`)
  return new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
}

/** Queries over such a connection; `destroy` closes it. */
export const queriesOf = (database: DatabaseSync): Db =>
  new Kysely<Schema>({ dialect: new NodeSqliteDialect(database) })

/**
 * Reads a database with queries and SQLite's own functions, and closes it.
 * @throws {MaintenanceError} when there is no such file
 */
export async function readSqlite<Result>(
  path: string,
  read: (db: Db, database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  const database = openSqliteForReading(path)
  const db = queriesOf(database)
  try {
    return await read(db, database)
  } finally {
    await db.destroy()
  }
}

/** What SQLite's own full check finds: pages, rows and indexes, then rows that point at nothing. */
export function checkIntegrity(database: DatabaseSync): string[] {
  const damages = database
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row.integrity_check))
    .filter((line) => line !== 'ok')
  const strays = database
    .prepare('PRAGMA foreign_key_check')
    .all()
    .map(({ table, rowid, parent }) => `${table}: row ${rowid} points at nothing in ${parent}`)
  return [...damages, ...strays]
}
