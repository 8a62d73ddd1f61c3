import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { type Env, StartupError } from '../env.ts'
import { migrate } from './migrate.ts'
import type { Db, Engine, Schema } from './schema.ts'
import { NodeSqliteDialect, openSqlite } from './sqlite.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly engine: Engine
  /** Does the database answer? */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Connects to the configured database and migrates it.
 * @throws {StartupError} when it cannot be reached or is newer than this version
 */
export async function openDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  const engine: Engine = env.databaseUrl ? 'postgres' : 'sqlite'
  const db = new Kysely<Schema>({
    dialect: env.databaseUrl
      ? new PostgresDialect({ pool: createPool(env.databaseUrl) })
      : new NodeSqliteDialect(openSqlite(join(env.dataDir, 'carte.db'))),
  })
  try {
    await sql`select 1`.execute(db)
  } catch (cause) {
    await db.destroy()
    throw new StartupError(`The database at ${addressOf(env)} cannot be reached: ${reasonOf(cause)}.`, {
      cause,
    })
  }
  await migrate(db, engine)
  return {
    db,
    engine,
    isReachable: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    close: () => db.destroy(),
  }
}

/** PostgreSQL answers counts as int8, which `pg` gives as text; ours all fit a number. */
const INT8_OID = 20

function createPool(connectionString: string): Pool {
  types.setTypeParser(INT8_OID, Number)
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // An idle connection that breaks is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/** Host, port and database name, never the password. */
function addressOf({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return dataDir
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  // Refused connections to several addresses of one host come as one error without a message.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause.message
}
