import { closeSync, fsyncSync, openSync } from 'node:fs'
import { Client } from 'pg'
import { openSqlite } from '#server/db/connection/sqlite.ts'

export type Row = readonly (string | number | null)[]

/** Fills tables by the hundred thousand. In the column `document` is which of the documents it is. */
export interface Tables {
  insert(table: string, columns: readonly string[], rows: Iterable<Row>): Promise<number>
  /** Leaves the database as its own maintenance would, in time. */
  finish(): Promise<void>
}

const TRANSACTION_ROWS = 20_000

/** @param target the file of an SQLite database, or the address of a PostgreSQL one */
export const openTables = (target: string, documents: readonly string[]): Promise<Tables> =>
  target.startsWith('postgres:') ? openPostgresTables(target, documents) : openSqliteTables(target, documents)

async function openSqliteTables(path: string, documents: readonly string[]): Promise<Tables> {
  const database = openSqlite(path)
  // A database that is filled for the first time needs no way back; without any journal SQLite refuses.
  database.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF')
  database.exec('PRAGMA cache_size = -400000')
  return {
    async insert(table, columns, rows) {
      const values = columns.map(() => '?').join(', ')
      const statement = database.prepare(
        `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values (${values})`,
      )
      const document = columns.indexOf('document')
      let count = 0
      for (const batch of batchesOf(rows)) {
        database.exec('begin')
        for (const row of batch) {
          statement.run(
            ...(document < 0 ? row : row.with(document, documents[Number(row[document])] ?? null)),
          )
        }
        database.exec('commit')
        count += batch.length
      }
      return count
    },
    async finish() {
      database.exec('PRAGMA journal_mode = WAL')
      database.close()
      // What the system still writes would be measured with the first calls.
      const file = openSync(path, 'r+')
      fsyncSync(file)
      closeSync(file)
    },
  }
}

async function openPostgresTables(url: string, documents: readonly string[]): Promise<Tables> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // What is inserted twice over is sent once.
  await client.query('create temp table sample (no integer primary key, text text not null)')
  await client.query('insert into sample select * from unnest($1::integer[], $2::text[])', [
    documents.map((_, index) => index),
    documents,
  ])
  await client.query('set synchronous_commit = off')
  return {
    async insert(table, columns, rows) {
      // What is inserted fits together: nobody need look up each row's owner again. A new account gets its house.
      await client.query(`set session_replication_role = '${table === 'users' ? 'origin' : 'replica'}'`)
      const types = await typesOf(client, table)
      const names = columns.map((name) => `"${name}"`)
      const typeOf = (name: string) => (name === 'document' ? 'integer' : types.get(name))
      const from = columns.map((name, index) => `$${index + 1}::text[]::${typeOf(name)}[]`).join(', ')
      const taken = names.map((name) => (name === '"document"' ? 'sample.text' : `row.${name}`)).join(', ')
      const join = columns.includes('document') ? 'join sample on sample.no = row."document"' : ''
      const statement = `insert into "${table}" (${names.join(', ')})
        select ${taken} from unnest(${from}) as row(${names.join(', ')}) ${join}`
      let count = 0
      for (const batch of batchesOf(rows)) {
        await client.query(
          statement,
          columns.map((_, index) => batch.map((row) => row[index])),
        )
        count += batch.length
      }
      return count
    },
    async finish() {
      await client.query('vacuum analyze')
      await client.query('checkpoint')
      await client.end()
    },
  }
}

async function typesOf(client: Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    'select column_name as name, udt_name as type from information_schema.columns where table_name = $1',
    [table],
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

function* batchesOf(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === TRANSACTION_ROWS) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
