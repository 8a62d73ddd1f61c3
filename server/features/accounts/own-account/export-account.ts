import { strToU8 } from 'fflate'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Payment } from '#domain/billing/payment.ts'
import type { FileStorage } from '../../../adapters/storage/port.ts'
import { nextTurn } from '../../../concurrency/in-turns.ts'
import type { Database } from '../../../db/database.ts'
import { keptDocument, wholeRow } from '../../../db/record/kept-documents.ts'
import type { Db } from '../../../db/schema.ts'
import { storedTables } from '../../../db/stored-tables.ts'
import { contentOf, type ExportedTable, type StoredRow } from '../../../db/tables/described.ts'
import { pictureFile } from '../../../db/tables/uploads.ts'
import type { ZipEntry } from '../../../http/answers/zip-stream.ts'
import { uploadsOf } from '../../../owners/delete-houses.ts'

/** Rows without documents that are read at once: some 100 KB. */
const ROWS_AT_ONCE = 500

/** Whose rows are exported: those of a person, and of the house that they own. */
interface Exported {
  readonly accountId: string
  /** Null where they own none: the houses of others are not theirs. */
  readonly houseId: string | null
}

/**
 * Everything that is kept of an account, for a ZIP file: a file of JSON for each table that keeps something of it, what it
 * paid, and its pictures as they are. It is read while it is sent, a row with a document at a time, and others have their
 * turn in between.
 */
export async function* exportAccount(
  { db, storage }: Database & { readonly storage: Pick<FileStorage, 'get'> },
  { accountId, houseId }: Exported,
  payments: readonly Payment[],
): AsyncGenerator<ZipEntry, void, void> {
  yield documentOf('payments', listed(inPieces(payments)))
  for (const [name, { exported: table }] of Object.entries(storedTables)) {
    if (typeof table === 'string') continue
    const of = table.ofAccount === undefined ? houseId : accountId
    if (of === null) continue
    const rows = rowsOf(db, name, table, of)
    if (name === 'users')
      for await (const row of rows) yield documentOf(table.file, once(await presented(db, table, row)))
    else if (table.pathOf)
      for await (const row of rows)
        yield documentOf(`${table.file}/${table.pathOf(row)}`, once(await presented(db, table, row)))
    else yield documentOf(table.file, listed(presentedRows(db, table, rows)))
  }
  // One at a time: together they may be as large as the room of an account.
  for (const { name } of houseId === null ? [] : await uploadsOf(db, houseId)) {
    const bytes = await storage.get(name)
    if (bytes) yield { name: pictureFile(name), pieces: [bytes], isCompressed: true }
  }
}

/** Columns are named by the list of tables, which the type of a query cannot know. */
type AnyTables = Record<string, Record<string, unknown>>
type Rows<Row> = SelectQueryBuilder<AnyTables, string, Row>

/** The rows in the order of their key: of one with several columns, those of each value of the first one, by its index. */
async function* rowsOf(
  db: Db,
  name: string,
  { ofAccount, ofHouse = 'ownerId', key, isLong }: ExportedTable,
  of: string,
): AsyncGenerator<StoredRow, void, void> {
  const own: Rows<object> = (db as unknown as Kysely<AnyTables>)
    .selectFrom(name)
    .where(ofAccount ?? ofHouse, '=', of)
  const [first = '', ...rest] = key
  const firsts = rest.length > 0 ? await own.select(first).distinct().orderBy(first).execute() : []
  const parts = rest.length > 0 ? firsts.map((row) => own.where(first, '=', row[first])) : [own]
  for (const part of parts)
    for await (const row of inOrder(part, rest.length > 0 ? rest : key, isLong ? key : undefined)) {
      if (!isLong) yield row
      else {
        const one = key.reduce((query, column) => query.where(column, '=', row[column]), own.selectAll())
        const whole = await one.executeTakeFirst()
        if (whole) yield whole
      }
    }
}

/** @param columns of the rows; all where absent */
async function* inOrder(
  rows: Rows<object>,
  by: readonly string[],
  columns?: readonly string[],
): AsyncGenerator<StoredRow, void, void> {
  const page = by.reduce((query, column) => query.orderBy(column), rows).limit(ROWS_AT_ONCE)
  const asked: Rows<StoredRow> = columns ? page.select(columns) : page.selectAll()
  const place = sql.join(by.map((column) => sql.ref(column)))
  for (let last: StoredRow | undefined; ; ) {
    const after = last && sql.join(by.map((column) => last?.[column]))
    const read = await (after ? asked.where(sql<boolean>`(${place}) > (${after})`) : asked).execute()
    yield* read
    if (read.length < ROWS_AT_ONCE) return
    last = read.at(-1)
  }
}

async function presented(db: Db, { present, isPacked }: ExportedTable, row: StoredRow): Promise<object> {
  if (present) return present(await wholeRow(db, row).catch(() => row))
  if (isPacked) return packedDocument(db, row)
  const { ownerId: _, ...rest } = row
  return rest
}

/** What is damaged is exported too, as it is kept. */
const packedDocument = async (db: Db, row: StoredRow): Promise<object> =>
  contentOf(await keptDocument(db, String(row.ownerId), String(row.hash)).catch(() => row.packed))

async function* presentedRows(
  db: Db,
  table: ExportedTable,
  rows: AsyncIterable<StoredRow>,
): AsyncGenerator<object> {
  for await (const row of rows) yield presented(db, table, row)
}

async function* inPieces(values: readonly object[]): AsyncGenerator<object> {
  yield* values
}

const documentOf = (name: string, pieces: AsyncIterable<Uint8Array>): ZipEntry => ({
  name: `${name}.json`,
  pieces,
  isCompressed: false,
})

async function* once(value: object): AsyncGenerator<Uint8Array> {
  yield strToU8(JSON.stringify(value, null, 2))
}

/** Others have their turn this often, however many rows are written. */
const TURN_MS = 5

async function* listed(values: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let turnBegan = performance.now()
  let lead = '['
  for await (const value of values) {
    yield strToU8(`${lead}\n${JSON.stringify(value, null, 2)}`)
    lead = ','
    if (performance.now() - turnBegan < TURN_MS) continue
    await nextTurn()
    turnBegan = performance.now()
  }
  yield strToU8(lead === '[' ? '[]' : '\n]')
}
