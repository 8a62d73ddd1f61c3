import { type RawBuilder, sql } from 'kysely'
import { UNFINISHED_COPY } from '../db/migrating/unfinished-copy.ts'
import type { Db, Engine } from '../db/schema.ts'
import type { StoredRow } from '../db/tables/described.ts'

/** A table as the database itself describes it, so that one which a migration adds is never forgotten. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Columns of the primary key, in its order. */
  readonly key: readonly string[]
  /** Tables that rows of this one point at. */
  readonly references: readonly string[]
}

interface Column {
  readonly name: string
  /** As the engine calls it: `text`, `integer`, `timestamp with time zone`. */
  readonly type: string
}

/** The bookkeeping of migrations and of copies isn't content of an installation. */
const BOOKKEEPING = new Set(['kysely_migration', 'kysely_migration_lock', UNFINISHED_COPY])

interface ColumnRow {
  readonly table: string
  readonly column: string
  readonly type: string
  /** Place in the primary key, from 1; 0 for columns outside it. */
  readonly keyPlace: number
}

interface ReferenceRow {
  readonly table: string
  readonly references: string
}

const columnQueries: Readonly<Record<Engine, RawBuilder<ColumnRow>>> = {
  sqlite: sql`
    select t.name as "table", c.name as "column", lower(c.type) as "type", c.pk as "keyPlace"
    from sqlite_schema t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
    order by t.name, c.cid`,
  postgres: sql`
    select c.table_name as "table", c.column_name as "column", c.data_type as "type",
      coalesce(k.ordinal_position, 0) as "keyPlace"
    from information_schema.columns c
    left join information_schema.table_constraints p
      on p.table_schema = c.table_schema and p.table_name = c.table_name and p.constraint_type = 'PRIMARY KEY'
    left join information_schema.key_column_usage k
      on k.constraint_schema = p.constraint_schema and k.constraint_name = p.constraint_name
      and k.table_name = c.table_name and k.column_name = c.column_name
    where c.table_schema = current_schema()
    order by c.table_name, c.ordinal_position`,
}

const referenceQueries: Readonly<Record<Engine, RawBuilder<ReferenceRow>>> = {
  sqlite: sql`
    select t.name as "table", r."table" as "references"
    from sqlite_schema t join pragma_foreign_key_list(t.name) r where t.type = 'table'`,
  postgres: sql`
    select t.relname as "table", r.relname as "references"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`,
}

/** All tables with content, each after those that it points at; otherwise by name. */
export async function listTables(db: Db, engine: Engine): Promise<Table[]> {
  const columns = (await columnQueries[engine].execute(db)).rows.filter(
    ({ table }) => !BOOKKEEPING.has(table),
  )
  const references = (await referenceQueries[engine].execute(db)).rows
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(
    ([name, rows]): Table => ({
      name,
      columns: rows.map(({ column, type }) => ({ name: column, type })),
      key: rows
        .filter(({ keyPlace }) => keyPlace > 0)
        .sort((one, other) => one.keyPlace - other.keyPlace)
        .map(({ column }) => column),
      references: references.filter(({ table }) => table === name).map((row) => row.references),
    }),
  )
  for (const { name, key } of tables) if (key.length === 0) throw new Error(`${name} has no primary key.`)
  return inOrderOfReferences(tables)
}

function inOrderOfReferences(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const waiting = new Set(tables.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name))
    const next = [...waiting].find(({ name, references }) =>
      references.every((reference) => reference === name || !names.has(reference)),
    )
    if (!next) throw new Error(`These tables point at each other: ${[...names].join(', ')}.`)
    waiting.delete(next)
    ordered.push(next)
  }
  return ordered
}

export async function countRows(db: Db, { name }: Table): Promise<number> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count)
}

/** Where in a table a reader is: the key of the last row that it has seen. */
export type RowCursor = readonly unknown[]

/**
 * The rows after a place, in the order of the primary key.
 * @param some those of the table that are read; all where absent
 */
export async function readRows(
  db: Db,
  table: Table,
  after: RowCursor | undefined,
  limit: number,
  some: RawBuilder<boolean> = sql`1 = 1`,
): Promise<StoredRow[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const from = after ? sql`where ${some} and (${key}) > (${sql.join([...after])})` : sql`where ${some}`
  const { rows } = await sql<StoredRow>`
    select * from ${sql.table(table.name)} ${from} order by ${key} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export const placeOf = ({ key }: Table, row: StoredRow): RowCursor => key.map((column) => row[column])

/** Documents may have two megabytes: a hundred rows stay bearable, and make few enough round trips. */
export const BATCH_ROWS = 100

export async function* readBatches(
  db: Db,
  table: Table,
  some?: RawBuilder<boolean>,
): AsyncGenerator<StoredRow[]> {
  let last: StoredRow | undefined
  do {
    const rows = await readRows(db, table, last && placeOf(table, last), BATCH_ROWS, some)
    if (rows.length > 0) yield rows
    last = rows.length === BATCH_ROWS ? rows.at(-1) : undefined
  } while (last)
}
