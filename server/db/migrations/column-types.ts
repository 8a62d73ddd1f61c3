import type { ColumnDataType } from 'kysely'
import type { Engine } from '../schema.ts'

/**
 * The two column types that the authentication library wants in the engine's own form; every table of
 * ours keeps to text and integer.
 */
export interface ColumnTypes {
  readonly boolean: ColumnDataType
  readonly timestamp: ColumnDataType
}

export const columnTypes: Readonly<Record<Engine, ColumnTypes>> = {
  sqlite: { boolean: 'integer', timestamp: 'text' },
  postgres: { boolean: 'boolean', timestamp: 'timestamptz' },
}
