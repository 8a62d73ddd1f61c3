import { type RawBuilder, sql } from 'kysely'
import type { RestaurantLimit } from '../../watching/within-restaurants.ts'
import type { Schema } from '../schema.ts'
import { storedTables } from '../stored-tables.ts'
import { listOf, type SeenRows } from '../tables/seen-rows.ts'

export function seenRows(table: string, limit: RestaurantLimit): RawBuilder<unknown> | null {
  const rule = ruleOf(table)
  if (rule === 'all') return null
  return typeof rule === 'function' ? rule(limit) : sql`${sql.id(rule.restaurant)} in ${listOf(limit)}`
}

/** The column that names the restaurant of a row that is written; undefined where none does. */
export function restaurantColumn(table: string): string | undefined {
  const rule = ruleOf(table)
  return typeof rule === 'object' ? rule.restaurant : undefined
}

/** What isn't a table, as the name of a query, is made of tables. */
const ruleOf = (table: string): SeenRows =>
  table in storedTables ? storedTables[table as keyof Schema].seen : 'all'
