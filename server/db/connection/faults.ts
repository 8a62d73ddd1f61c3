import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseError, type Pool } from 'pg'
import { AppError } from '../../errors/app-error.ts'
import { withRequestId } from './watch-queries.ts'

/**
 * What a database that fails is called: `storage_full` where it has no room left, `database_read_only`
 * where it may only be read, `database_unavailable` for everything else that isn't a mistake in a query.
 * Both engines say it here and nowhere else.
 */
type DatabaseFault = 'storage_full' | 'database_read_only' | 'database_unavailable'

/** Whether what is stored can still be read, though nothing can be written. */
export const isReadableStill = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'storage_full' || error.code === 'database_read_only')

const POSTGRES_UNIQUE = '23505'

/** Whether a row is there already, which on PostgreSQL others may have written since it was looked for. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === POSTGRES_UNIQUE

const watched = new AsyncLocalStorage<{ fault?: AppError }>()

function faultError(fault: DatabaseFault, cause: unknown): AppError {
  const error = new AppError(fault, { cause })
  const watch = watched.getStore()
  if (watch) watch.fault = error
  return error
}

/** Throws the database's fault, if there was one, in place of a library's own error about it. */
export async function withDatabaseFaults<Value>(work: () => Promise<Value>): Promise<Value> {
  const watch: { fault?: AppError } = {}
  const outcome = await watched.run(watch, work).then(
    (value) => () => value,
    (error) => () => {
      throw error
    },
  )
  if (watch.fault) throw watch.fault
  return outcome()
}

/** Primary result codes of SQLite (https://sqlite.org/rescode.html) that aren't mistakes in a query. */
const SQLITE_FAULTS: Readonly<Record<number, DatabaseFault>> = {
  5: 'database_unavailable', // BUSY: another program writes
  6: 'database_unavailable', // LOCKED
  7: 'database_unavailable', // NOMEM
  8: 'database_read_only', // READONLY
  10: 'database_unavailable', // IOERR
  11: 'database_unavailable', // CORRUPT
  13: 'storage_full', // FULL
  14: 'database_unavailable', // CANTOPEN
  15: 'database_unavailable', // PROTOCOL
  22: 'database_unavailable', // NOLFS: larger than this file system's files may be
  26: 'database_unavailable', // NOTADB
}

/** IOERR_SHMSIZE: the index of the write-ahead log cannot grow, which is what a full disk looks like to it. */
const SQLITE_IOERR_SHMSIZE = 4874

/** Runs a statement on SQLite; its faults come out by name, all other errors as they are. */
export function nameSqliteFaults<Value>(run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    const code = (error as { errcode?: unknown }).errcode
    if (typeof code !== 'number') throw error
    const fault = code === SQLITE_IOERR_SHMSIZE ? 'storage_full' : SQLITE_FAULTS[code & 0xff]
    throw fault ? faultError(fault, error) : error
  }
}

const POSTGRES_DISK_FULL = '53100'
const POSTGRES_READ_ONLY = '25006'

/**
 * Conditions of PostgreSQL that aren't mistakes in a query: connection, authorization, a transaction that
 * was rolled back for another's sake, resources, locks, intervention, system, internal
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const POSTGRES_FAULTS = /^(08|28|3D|40|53|57|58|XX|25P03|55P03)/

function postgresFault(error: unknown): DatabaseFault | undefined {
  // The server's own errors have a code; the others come from the connection: broken, closed, too slow.
  if (!(error instanceof DatabaseError)) return 'database_unavailable'
  if (error.code === POSTGRES_DISK_FULL) return 'storage_full'
  if (error.code === POSTGRES_READ_ONLY) return 'database_read_only'
  return POSTGRES_FAULTS.test(error.code ?? '') ? 'database_unavailable' : undefined
}

/** Whether the server has ended the connection, or the answer to a query may still be on its way. */
const isBrokenBy = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(08|57P)/.test(error.code ?? '')

/** A pool whose queries carry the id of their request; a connection that one of them broke is never given out again. */
export const watchedPool = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    const client = await pool.connect().catch((error) => {
      throw faultError(postgresFault(error) ?? 'database_unavailable', error)
    })
    let brokenBy: unknown
    const query = async (text: string, parameters: readonly unknown[]) => {
      // A rollback on a connection that hangs would only hang again.
      if (brokenBy !== undefined) throw faultError('database_unavailable', brokenBy)
      try {
        return await client.query(withRequestId(text), [...parameters])
      } catch (error) {
        if (isBrokenBy(error)) brokenBy = error
        const fault = postgresFault(error)
        throw fault ? faultError(fault, error) : error
      }
    }
    return {
      // Kysely's second form takes cursors, which we have none of.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || brokenBy !== undefined),
    }
  },
})
