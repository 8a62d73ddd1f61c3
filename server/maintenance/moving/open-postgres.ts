import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { Db, Schema } from '../../db/schema.ts'
import { MaintenanceError } from '../errors.ts'

const CONNECT_MS = 10_000

/**
 * A connection for work that takes its time, without the limits of requests; `destroy` ends it. Nothing
 * is migrated.
 * @throws {MaintenanceError} when it cannot be reached
 */
export async function openPostgres(connectionString: string): Promise<Db> {
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: CONNECT_MS })
  // Running queries fail anyway; without listeners a broken connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
    return db
  } catch (cause) {
    await db.destroy()
    const { host, pathname } = new URL(connectionString)
    const reason = cause instanceof AggregateError ? cause.errors.join('; ') : (cause as Error).message
    throw new MaintenanceError(`The database at ${host}${pathname} cannot be reached: ${reason}.`, { cause })
  }
}
