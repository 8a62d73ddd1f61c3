import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { nameSqliteFaults } from './faults.ts'

/**
 * Opens a SQLite file so that an acknowledged commit survives a power cut: WAL with full sync (with
 * NORMAL, trials lost rows), and so that what is deleted is overwritten and not left in free pages.
 */
export function openSqlite(path: string): DatabaseSync {
  // A migration writes where foreign keys lead (`0043-houses.ts`), and all statements are ours.
  const database = new DatabaseSync(path, { timeout: 5000, defensive: false })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    database.exec('PRAGMA foreign_keys = ON')
    database.exec('PRAGMA secure_delete = ON')
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Kysely over the SQLite that is built into Node. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super(configOf(database))
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#database)
  }

  /** SQLite runs DDL inside transactions, and so our migrations do, all or nothing. */
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter()
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  #inTurns: DatabaseConnection | undefined

  constructor(database: DatabaseSync) {
    super(configOf(database))
    this.#database = database
  }

  /** Between the queries of one piece of work others have their turn: SQLite answers at once, without one. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#inTurns ??= inTurns(connection)
    return this.#inTurns
  }

  /** On a full disk SQLite rolls back itself; a second rollback would fail, and hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Work that has only awaited SQLite for so long waits for its next turn. */
const TURN_MS = 10

const inTurns = (connection: DatabaseConnection): DatabaseConnection => ({
  async executeQuery<Row>(query: CompiledQuery) {
    await turnIfLong()
    return connection.executeQuery<Row>(query)
  },
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
})

/** When the present turn of the event loop made its first query. */
let turnBegan: number | undefined

async function turnIfLong(): Promise<void> {
  // Of many that waited each looks again: together they would hold the turn that they waited for.
  while (turnBegan !== undefined && performance.now() - turnBegan > TURN_MS) await setImmediate()
  if (turnBegan !== undefined) return
  turnBegan = performance.now()
  setImmediate().then(() => {
    turnBegan = undefined
  })
}

/** More than the product has: only lists of ids of different lengths make new ones. */
const MOST_STATEMENTS = 300

/** What does not change the schema. */
const KEEPABLE = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i

/** Statements stay prepared, since to prepare one takes about as long as to run it. */
function configOf(database: DatabaseSync) {
  const statements = new LRUCache<string, ReturnType<typeof prepare>>({
    max: MOST_STATEMENTS,
    memoMethod: (sql) => prepare(database, sql),
  })
  return {
    database: {
      prepare(sql: string) {
        if (KEEPABLE.test(sql)) return statements.memo(sql)
        // Another schema gives the others other columns.
        statements.clear()
        return prepare(database, sql)
      },
      close: () => database.close(),
    },
  }
}

function prepare(database: DatabaseSync, sql: string) {
  const statement = nameSqliteFaults(() => database.prepare(sql))
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) =>
      nameSqliteFaults(() => statement.all(...parameters.map(bindable))),
    run: (parameters: readonly unknown[]) =>
      nameSqliteFaults(() => statement.run(...parameters.map(bindable))),
    // Its rows are read while other queries run, so it has a separate statement.
    iterate: (parameters: readonly unknown[]) => database.prepare(sql).iterate(...parameters.map(bindable)),
  }
}

/** SQLite binds neither booleans nor dates nor undefined. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return (value ?? null) as SQLInputValue
}
