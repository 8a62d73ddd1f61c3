import { createHash } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import { migrate } from '../../db/migrating/migrate.ts'
import { hasUnfinishedCopy, UNFINISHED_COPY } from '../../db/migrating/unfinished-copy.ts'
import type { Db, Schema } from '../../db/schema.ts'
import { MaintenanceError, reasonOf } from '../errors.ts'
import { refuseOtherVersion } from '../schema-version.ts'
import {
  BATCH_ROWS,
  countRows,
  listTables,
  placeOf,
  type RowCursor,
  readRows,
  type Table,
} from '../tables.ts'
import { sumTable, type TableSum, toPostgres } from './table-sums.ts'

export interface CopyOptions {
  /** On SQLite; no other process writes to it. */
  readonly source: Db
  /** On PostgreSQL: empty, or with an unfinished copy of the same source. */
  readonly target: Db
  /** Starts an unfinished copy again. */
  readonly afresh?: boolean
  /** Called after each batch, with the rows of the table that are copied by now. */
  readonly onBatch?: (table: string, copied: number, total: number) => void
  /** Called when the rows are equal and before the target is given to servers. */
  readonly onEqual?: () => Promise<void>
}

export interface Copy {
  readonly tables: readonly (TableSum & { readonly name: string })[]
  /** Rows that an earlier run had copied already. */
  readonly resumedRows: number
}

interface ProgressTable {
  tableName: string
  copiedRows: number
  /** JSON: key of the last row that was copied. */
  lastKey: string | null
  /** Which installation is being copied. */
  source: string
}

type Target = Kysely<Schema & { [UNFINISHED_COPY]: ProgressTable }>

/**
 * Copies an installation from SQLite to PostgreSQL, table by table, and proves that both hold the same.
 * Each batch goes in one transaction with the note of how far it came: a killed copy continues
 * after its last batch, and no row comes twice. Servers refuse the target until the end.
 * @throws {MaintenanceError} when the target is not empty, or does not equal the source in the end
 */
export async function copyToPostgres(options: CopyOptions): Promise<Copy> {
  const { source, target, onEqual } = options
  await refuseOtherVersion(source, 'The installation')
  const tables = await listTables(source, 'sqlite')
  const progress = await begin(options, tables)
  const targets = new Map((await listTables(target, 'postgres')).map((table) => [table.name, table]))
  for (const table of tables)
    await copyTable(options, table, columnsIn(targets, table), progress.get(table.name))
  const sums = await proveEqual(options, tables, targets)
  await onEqual?.()
  await target.schema.dropTable(UNFINISHED_COPY).execute()
  await sql`analyze`.execute(target)
  return {
    tables: sums,
    resumedRows: [...progress.values()].reduce((rows, { copiedRows }) => rows + copiedRows, 0),
  }
}

type Progress = ReadonlyMap<string, ProgressTable>

async function begin({ source, target, afresh }: CopyOptions, tables: readonly Table[]): Promise<Progress> {
  if (!(await hasUnfinishedCopy(target))) {
    await refuseUnlessEmpty(target)
    // Before anything else, so that a run that is killed leaves a known unfinished copy.
    await target.schema
      .createTable(UNFINISHED_COPY)
      .addColumn('tableName', 'text', (column) => column.primaryKey())
      .addColumn('copiedRows', 'integer', (column) => column.notNull())
      .addColumn('lastKey', 'text')
      .addColumn('source', 'text', (column) => column.notNull())
      .execute()
  }
  await migrate(target, 'postgres')
  const origin = await originOf(source)
  const noted = await readProgress(target)
  if (noted.length > 0 && !afresh) return resume(noted, origin, tables)
  const fresh = tables.map(({ name }) => ({ tableName: name, copiedRows: 0, lastKey: null, source: origin }))
  await (target as unknown as Target).transaction().execute(async (transaction) => {
    // What migrations put into new tables is in the source too, as it is by now.
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
    await transaction.deleteFrom(UNFINISHED_COPY).execute()
    await transaction.insertInto(UNFINISHED_COPY).values(fresh).execute()
  })
  return byName(fresh)
}

const byName = (progress: readonly ProgressTable[]): Progress =>
  new Map(progress.map((table) => [table.tableName, table]))

const readProgress = (target: Db): Promise<ProgressTable[]> =>
  (target as unknown as Target).selectFrom(UNFINISHED_COPY).selectAll().execute()

function resume(noted: readonly ProgressTable[], origin: string, tables: readonly Table[]): Progress {
  const isOfThis = noted.every(({ source }) => source === origin) && noted.length === tables.length
  if (!isOfThis)
    throw new MaintenanceError(
      'The database has an unfinished copy of another installation or version: --afresh begins anew.',
    )
  return byName(noted)
}

async function refuseUnlessEmpty(target: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(target)
  const names = rows.map(({ name }) => name)
  if (names.includes('savedMenus'))
    throw new MaintenanceError('The database has a Carte already. The copy goes into an empty one.')
  if (names.length > 0)
    throw new MaintenanceError(
      `The database is not empty: it has a table ${names[0]}. The copy goes into an empty one.`,
    )
}

/** Tells installations apart: no two were migrated at the same milliseconds. */
async function originOf(source: Db): Promise<string> {
  const { rows } = await sql`select name, timestamp from kysely_migration order by name`.execute(source)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

function columnsIn(targets: ReadonlyMap<string, Table>, { name, columns }: Table): Table['columns'] {
  const found = targets.get(name)?.columns ?? []
  const types = columns.map((column) => found.find((candidate) => candidate.name === column.name))
  if (found.length !== columns.length || types.includes(undefined))
    throw new Error(`The table ${name} has other columns on PostgreSQL.`)
  return types.filter((column) => column !== undefined)
}

async function copyTable(
  { source, target, onBatch }: CopyOptions,
  table: Table,
  columns: Table['columns'],
  progress: ProgressTable | undefined,
): Promise<void> {
  const total = await countRows(source, table)
  let copied = progress?.copiedRows ?? 0
  let place = progress?.lastKey ? (JSON.parse(progress.lastKey) as RowCursor) : undefined
  for (;;) {
    const rows = await readRows(source, table, place, BATCH_ROWS)
    const last = rows.at(-1)
    if (!last) return
    place = placeOf(table, last)
    const values = rows.map((row) =>
      Object.fromEntries(columns.map(({ name, type }) => [name, toPostgres(row[name], type)])),
    )
    const before = copied
    copied += rows.length
    const note = { copiedRows: copied, lastKey: JSON.stringify(place) }
    await (target as unknown as Target)
      .transaction()
      .execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable(UNFINISHED_COPY)
          .set(note)
          .where('tableName', '=', table.name)
          .where('copiedRows', '=', before)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) throw new Error('another run is copying at the same time')
        await transaction
          .insertInto(table.name as keyof Schema)
          .values(values as Insertable<Schema[keyof Schema]>[])
          .execute()
      })
      .catch((cause) => {
        throw new MaintenanceError(
          `${table.name} cannot be copied after row ${before} of ${total}: ${reasonOf(cause)}.`,
          { cause },
        )
      })
    onBatch?.(table.name, copied, total)
  }
}

async function proveEqual(
  { source, target }: CopyOptions,
  tables: readonly Table[],
  targets: ReadonlyMap<string, Table>,
): Promise<Copy['tables']> {
  const sums: (TableSum & { name: string })[] = []
  for (const table of tables) {
    const columns = columnsIn(targets, table)
    const [here, there] = [await sumTable(source, table, columns), await sumTable(target, table, columns)]
    if (here.sum !== there.sum || here.rows !== there.rows)
      throw new MaintenanceError(
        `${table.name} is not equal (${here.rows} rows and ${there.rows}): the installation has changed since the copy began. --afresh begins anew.`,
      )
    sums.push({ name: table.name, ...here })
  }
  return sums
}
