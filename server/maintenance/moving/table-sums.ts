import { createHash } from 'node:crypto'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { StoredRow } from '../../db/tables/described.ts'
import { readBatches, type Table } from '../tables.ts'

/** What a table holds, in a form that is the same on both engines. */
export interface TableSum {
  readonly rows: number
  /** SHA-256 of every row, added up. */
  readonly sum: string
}

const MODULUS = 1n << 256n

/**
 * Adds the hashes of all rows up, because the engines sort texts differently: the sum is the same in any
 * order, and another row, a missing one or one too many changes it.
 * @param some its rows that are added up; all where absent
 * @param types how the columns are to be read: the types of PostgreSQL, which has more of them
 */
export async function sumTable(
  db: Db,
  table: Table,
  types: Table['columns'],
  some?: RawBuilder<boolean>,
): Promise<TableSum> {
  let rows = 0
  let sum = 0n
  for await (const batch of readBatches(db, table, some)) {
    rows += batch.length
    for (const row of batch) {
      const hash = createHash('sha256')
        .update(JSON.stringify(commonForm(row, types)))
        .digest('hex')
      sum = (sum + BigInt(`0x${hash}`)) % MODULUS
    }
  }
  return { rows, sum: sum.toString(16).padStart(64, '0') }
}

const commonForm = (row: StoredRow, types: Table['columns']): unknown[] =>
  types.map(({ name, type }) => toPostgres(row[name], type))

/**
 * A value as JSON that PostgreSQL takes for a column of this type, from whichever engine it comes.
 * @throws {TypeError} for a type that no migration used when this was written
 */
export function toPostgres(value: unknown, type: string): unknown {
  if (value === null) return null
  switch (type) {
    case 'text':
      return value
    case 'integer':
    case 'bigint':
      return Number(value)
    case 'boolean':
      return Boolean(value)
    case 'timestamp with time zone':
      return new Date(value as string | Date).toISOString()
    default:
      throw new TypeError(`Nothing is known of columns of the type ${type}.`)
  }
}
