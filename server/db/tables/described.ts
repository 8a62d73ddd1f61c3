import type { SeenRows } from './seen-rows.ts'

/** A row as it is stored, its columns by name. */
export type StoredRow = Readonly<Record<string, unknown>>

/** How the rows of an account or of a house in a table are exported. */
export interface ExportedTable {
  /** `boards` for `boards.json`. */
  readonly file: string
  /** The column that says of which account a row is; absent: it is of a house. */
  readonly ofAccount?: string
  /** The column that says of which house a row is; `ownerId` where absent. */
  readonly ofHouse?: string
  /** The columns of its primary key. */
  readonly key: readonly string[]
  /** Do its rows have documents, so that one is read at a time? */
  readonly isLong?: true
  /** Whether each row is a separate file, under `file/`. */
  readonly pathOf?: (row: StoredRow) => string
  readonly present?: (row: StoredRow) => object
  /** Are its rows documents of the record (`record/kept-documents.ts`)? They are exported as they were published. */
  readonly isPacked?: true
}

export const without = (row: StoredRow, ...columns: readonly string[]): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))

export const withDocument =
  (column: string) =>
  (row: StoredRow): object => ({ ...without(row, 'ownerId', column), ...contentOf(row[column]) })

/** What is damaged is exported too, as the text that it is. */
export function contentOf(stored: unknown): object {
  try {
    return JSON.parse(String(stored))
  } catch {
    return { stored }
  }
}

export const json = (text: unknown): unknown => JSON.parse(String(text))

/** Times of the authentication library are dates on PostgreSQL. */
export const time = (value: unknown): string => new Date(value as string | Date).toISOString()

export const flags = (row: StoredRow, ...names: readonly string[]): StoredRow =>
  Object.fromEntries(names.map((name) => [name, row[name] === 1]))

interface StoredTable {
  readonly seen: SeenRows
  /** Reads the documents of a row; throws for one that this version of Carte cannot understand. */
  readonly read?: (row: StoredRow) => void
  /** How its rows are exported, or why they are not: passwords, keys and secrets are ours to guard and in no file. */
  readonly exported: ExportedTable | string
}

/** Carries the types of columns from the description of tables to the schema. */
declare const COLUMNS: unique symbol

/** For each of these tables what its rows are to verifications and exports. */
export type Described<Tables> = Readonly<Record<keyof Tables, StoredTable>> & { readonly [COLUMNS]?: Tables }

export type ColumnsOf<Tables> = Tables extends { readonly [COLUMNS]?: infer Columns } ? Columns : never
