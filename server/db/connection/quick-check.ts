import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../errors/app-error.ts'
import { StartupError } from '../../errors/startup-error.ts'

/** https://www.sqlite.org/rescode.html: SQLITE_CORRUPT and SQLITE_NOTADB, without their extensions */
const DAMAGE_CODES = new Set([11, 26])

/**
 * Reads the schema and the first and the last row of every table: a few pages each, however large the
 * database is. SQLite itself compares the length of the file with its header at the first read, so a
 * file that was cut off, overwritten at its start or is something else does not get past this. What a
 * flipped bit in the middle did is for the full check (`npm run verify`).
 * @throws what SQLite says of a damaged file; `isDamage` knows it
 */
export function quickCheck(database: DatabaseSync): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  for (const { name } of tables) {
    const quoted = `"${String(name).replaceAll('"', '""')}"`
    for (const end of ['ASC', 'DESC'])
      database.prepare(`SELECT * FROM ${quoted} ORDER BY rowid ${end} LIMIT 1`).all()
  }
}

export function isDamage(error: unknown): boolean {
  if (error instanceof AppError) return isDamage(error.cause)
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && DAMAGE_CODES.has(errcode & 0xff)
}

/** One line that says what to do. */
export const damagedDatabase = (path: string, cause: Error): StartupError =>
  new StartupError(
    `The database ${path} is damaged (${cause.message}): npm run restore -- --from <backup> --replace brings back a backup, npm run verify lists the damage.`,
    { cause },
  )

/**
 * SQLite takes an empty file for a new database, whose first account becomes its administrator. The secret
 * is made after the first migration, and the log after the first page: an empty file next to one of them
 * has lost what it held.
 * @throws {StartupError}
 */
export function refuseEmptied(dataDir: string): void {
  const path = join(dataDir, 'carte.db')
  const sizeOf = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size
  const size = sizeOf('carte.db')
  if ((size === 0 && sizeOf('secret')) || (!size && sizeOf('carte.db-wal')))
    throw damagedDatabase(path, new Error('the file is empty'))
}
