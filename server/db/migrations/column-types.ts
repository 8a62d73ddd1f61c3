import type { ColumnDataType } from 'kysely'
import type { Engine } from '../schema.ts'

/** The column types that the authentication library wants in the engine's form; ours are text and integer. */
export interface ColumnTypes {
  readonly boolean: ColumnDataType
  readonly timestamp: ColumnDataType
}

export const columnTypes: Readonly<Record<Engine, ColumnTypes>> = {
  sqlite: { boolean: 'integer', timestamp: 'text' },
  postgres: { boolean: 'boolean', timestamp: 'timestamptz' },
}
