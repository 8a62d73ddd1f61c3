import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import { AppError } from '../../errors/app-error.ts'
import { StartupError } from '../../errors/startup-error.ts'
import type { ConnectionPoolStatus } from '../../watching/metrics.ts'
import { limitQueries } from '../limits/limit-queries.ts'
import { migrate } from '../migrating/migrate.ts'
import { refuseUnfinishedCopy } from '../migrating/unfinished-copy.ts'
import type { Db, Engine, Schema } from '../schema.ts'
import { watchedPool } from './faults.ts'
import { damagedDatabase, isDamage, quickCheck, refuseEmptied } from './quick-check.ts'
import { NodeSqliteDialect, openSqlite } from './sqlite.ts'
import type { QueryWatch } from './watch-queries.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly engine: Engine
  /** Returns whether the database answers. One that hangs says so as late as any query. */
  isReachable(): Promise<boolean>
  /** What its connections do; not there where there is but one. */
  readonly poolStatus?: () => ConnectionPoolStatus
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** Absent: SQLite in the data directory. */
  readonly databaseUrl?: string
  readonly dataDir: string
  /** At most, on PostgreSQL; 10 where absent. */
  readonly databaseConnections?: number
}

/**
 * Connects to the configured database and migrates it.
 * @throws {StartupError} when it cannot be reached or is newer than this version
 */
export async function openDatabase(settings: DatabaseSettings, watch?: QueryWatch): Promise<OpenDatabase> {
  const engine: Engine = settings.databaseUrl ? 'postgres' : 'sqlite'
  // A migration takes as long as it takes: on PostgreSQL it has a connection without the limits of requests.
  const db = settings.databaseUrl
    ? connect(createPool(settings.databaseUrl, { max: 2 }))
    : new Kysely<Schema>({
        dialect: new NodeSqliteDialect(openSoundSqlite(settings.dataDir)),
        log: watch,
        plugins: [limitQueries],
      })
  await reach(db, settings)
  try {
    if (engine === 'postgres') await refuseUnfinishedCopy(db)
    await migrate(db, engine)
  } catch (error) {
    await db.destroy()
    throw isDamage(error) ? damagedDatabase(join(settings.dataDir, 'carte.db'), error as Error) : error
  }
  if (!settings.databaseUrl) return opened(db, engine)
  await db.destroy()
  const pool = createPool(settings.databaseUrl, {
    ...REQUEST_LIMITS,
    max: settings.databaseConnections ?? 10,
  })
  const limited = connect(watchedPool(pool), watch)
  // A pooler in between may refuse the limits of requests.
  await reach(limited, settings)
  return {
    ...opened(limited, engine),
    poolStatus: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}

/** @throws {StartupError} where it does not answer; it is closed then */
async function reach(db: Db, settings: DatabaseSettings): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (cause) {
    await db.destroy()
    throw new StartupError(`The database at ${addressOf(settings)} cannot be reached: ${reasonOf(cause)}.`, {
      cause,
    })
  }
}

/** Connects to a read-only copy of the database, which may be behind or away: then the database itself answers. */
export const openReplica = (url: string, connections: number, watch?: QueryWatch): Db =>
  connect(watchedPool(createPool(url, { ...REPLICA_LIMITS, max: connections })), watch)

const connect = (pool: PostgresPool, watch?: QueryWatch) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: watch, plugins: [limitQueries] })

const opened = (db: Db, engine: Engine): OpenDatabase => ({
  db,
  engine,
  isReachable: () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
  close: () => db.destroy(),
})

/** @throws {StartupError} when it cannot be opened, or does not look like a database from end to end */
function openSoundSqlite(dataDir: string): DatabaseSync {
  const path = join(dataDir, 'carte.db')
  refuseEmptied(dataDir)
  let database: DatabaseSync | undefined
  try {
    database = openSqlite(path)
    quickCheck(database)
    // SQLite opens a file that may only be read all the same, and every save would fail.
    accessSync(path, constants.W_OK)
    return database
  } catch (cause) {
    database?.close()
    if (isDamage(cause)) throw damagedDatabase(path, cause as Error)
    throw new StartupError(`The database ${path} cannot be opened: ${reasonOf(cause)}.`, { cause })
  }
}

/** PostgreSQL answers counts as int8, which `pg` gives as text; ours all fit a number. */
const INT8_OID = 20

/** Longest wait for a connection: a new one, or one that others give back. */
const CONNECT_MS = 5000
/** Longest time of a statement; ours take milliseconds. The server ends it, or this side gives up a second later. */
const STATEMENT_MS = 10_000
/** Longest pause inside a transaction, whose locks others wait for. */
const TRANSACTION_PAUSE_MS = 15_000

const REQUEST_LIMITS: PoolConfig = {
  keepAlive: true,
  statement_timeout: STATEMENT_MS,
  query_timeout: STATEMENT_MS + 1000,
  idle_in_transaction_session_timeout: TRANSACTION_PAUSE_MS,
}

const REPLICA_LIMITS: PoolConfig = {
  ...REQUEST_LIMITS,
  connectionTimeoutMillis: 500,
  statement_timeout: 2000,
  query_timeout: 2500,
}

function createPool(connectionString: string, limits: PoolConfig): Pool {
  types.setTypeParser(INT8_OID, Number)
  const pool = new Pool({ connectionString, connectionTimeoutMillis: CONNECT_MS, ...limits })
  // A connection that breaks is replaced by the next query; without listeners it would end the process,
  // whether it is idle in the pool or checked out between two queries.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Host, port and database name, never the password. */
function addressOf({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (!databaseUrl) return dataDir
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  // What a person would read of a fault says nothing to an operator.
  if (cause instanceof AppError) return reasonOf(cause.cause)
  // Refused connections to several addresses of one host come as one error without a message.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause.message
}
