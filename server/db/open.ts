import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { type Env, StartupError } from '../env.ts'
import { AppError } from '../errors.ts'
import { namePostgresFaults } from './faults.ts'
import { migrate } from './migrate.ts'
import { damagedDatabase, isDamage, quickCheck, refuseEmptied } from './quick-check.ts'
import type { Db, Engine, Schema } from './schema.ts'
import { NodeSqliteDialect, openSqlite } from './sqlite.ts'
import { refuseUnfinishedCopy } from './unfinished-copy.ts'

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
      : new NodeSqliteDialect(openSoundSqlite(env.dataDir)),
  })
  try {
    await sql`select 1`.execute(db)
  } catch (cause) {
    await db.destroy()
    throw new StartupError(`The database at ${addressOf(env)} cannot be reached: ${reasonOf(cause)}.`, {
      cause,
    })
  }
  try {
    if (engine === 'postgres') await refuseUnfinishedCopy(db)
    await migrate(db, engine)
  } catch (error) {
    await db.destroy()
    throw isDamage(error) ? damagedDatabase(join(env.dataDir, 'carte.db'), error as Error) : error
  }
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

/** @throws {StartupError} when it cannot be opened, or does not look like a database from end to end */
function openSoundSqlite(dataDir: string): DatabaseSync {
  const path = join(dataDir, 'carte.db')
  refuseEmptied(dataDir)
  let database: DatabaseSync | undefined
  try {
    database = openSqlite(path)
    quickCheck(database)
    return database
  } catch (cause) {
    database?.close()
    if (isDamage(cause)) throw damagedDatabase(path, cause as Error)
    throw new StartupError(`The database ${path} cannot be opened: ${reasonOf(cause)}.`, { cause })
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
