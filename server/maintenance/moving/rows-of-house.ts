import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Table } from '../tables.ts'

export interface HouseTable extends Table {
  readonly isOfHouse: RawBuilder<boolean>
  /** Columns that name a person who may have left the house. */
  readonly people: readonly string[]
}

interface Reference {
  readonly table: string
  readonly column: string
  readonly references: string
  readonly key: string
  /** Whether a row goes with the one that it points at; else it loses the name of it. */
  readonly isOwned: boolean
}

/** Of PostgreSQL: what points where, by one column. */
const allReferences = sql<Reference>`
  select t.relname as "table", a.attname as "column", r.relname as "references", k.attname as "key",
    c.confdeltype = 'c' as "isOwned"
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
  join pg_attribute k on k.attrelid = r.oid and k.attnum = c.confkey[1]
  where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`

/** What no foreign key ties to its house: a line of the trail outlives it, and the sandbox is in a provider's place. */
export const UNTIED = ['auditTrail', 'sandboxCustomers'] as const

/** The rows of these are a house's or its people's. */
export const isTheirs = (houseId: string) =>
  sql<boolean>`("ownerId" = ${houseId} or "ownerId" in ${peopleOf(houseId)})`

/**
 * All rows that would go with a house and the people in it, as the foreign keys of the database say it: a table that a
 * migration adds is never forgotten.
 * @param tables each after those that it points at
 * @returns in the same order
 */
export async function tablesOfHouse(
  db: Db,
  tables: readonly Table[],
  houseId: string,
): Promise<HouseTable[]> {
  const references = Map.groupBy((await allReferences.execute(db)).rows, ({ table }) => table)
  const own = new Map<string, RawBuilder<boolean>>([
    ['houses', sql`"id" = ${houseId}`],
    ['users', sql`"id" in ${peopleOf(houseId)}`],
    ...UNTIED.map((name) => [name, isTheirs(houseId)] as const),
  ])
  return tables.flatMap((table) => {
    const all = references.get(table.name) ?? []
    const ways = all.flatMap(({ column, references: to, key, isOwned }) => {
      const goesWith = isOwned ? own.get(to) : undefined
      return goesWith
        ? [sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(to)} where ${goesWith})`]
        : []
    })
    const isOfHouse =
      own.get(table.name) ?? (ways.length > 0 ? sql<boolean>`(${sql.join(ways, sql` or `)})` : undefined)
    if (!isOfHouse) return []
    own.set(table.name, isOfHouse)
    const people = all.filter(({ references: to, isOwned }) => to === 'users' && !isOwned)
    return [{ ...table, isOfHouse, people: people.map(({ column }) => column) }]
  })
}

export const peopleOf = (houseId: string) =>
  sql`(select "accountId" from "members" where "houseId" = ${houseId})`
