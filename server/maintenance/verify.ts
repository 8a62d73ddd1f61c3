import { join } from 'node:path'
import { z } from 'zod'
import { wholeRow } from '../db/record/kept-documents.ts'
import type { Db, Engine, Schema } from '../db/schema.ts'
import { storedTables } from '../db/stored-tables.ts'
import type { StoredRow } from '../db/tables/described.ts'
import { reasonOf } from './errors.ts'
import { checkIntegrity, readSqlite } from './read-sqlite.ts'
import { refuseOtherVersion } from './schema-version.ts'
import { listTables, placeOf, readBatches, type Table } from './tables.ts'
import type { CompareUploads } from './upload-files.ts'
import { verifyRecord } from './verify-record.ts'

export interface Verification {
  readonly rows: Readonly<Record<string, number>>
  /** One line each; none means sound. */
  readonly findings: readonly string[]
}

/**
 * Verifies everything that an installation on SQLite keeps, while a server runs: pages and indexes,
 * references, documents, and uploads.
 * @throws {MaintenanceError} when there is no database of this version
 */
export const verifyDataDir = (dataDir: string, compareUploads: CompareUploads): Promise<Verification> =>
  readSqlite(join(dataDir, 'carte.db'), async (db, database) => {
    const damages = checkIntegrity(database)
    const { rows, findings } = await verifyContents(db, 'sqlite', compareUploads)
    return { rows, findings: [...damages, ...findings] }
  })

/**
 * Verifies rows and uploads on PostgreSQL, which checks pages and references itself.
 * @throws {MaintenanceError} when it holds no database of this version
 */
export const verifyPostgres = (db: Db, compareUploads: CompareUploads): Promise<Verification> =>
  verifyContents(db, 'postgres', compareUploads)

async function verifyContents(db: Db, engine: Engine, compareUploads: CompareUploads): Promise<Verification> {
  await refuseOtherVersion(db, 'The database')
  const { rows, findings } = await verifyRows(db, engine)
  const record = await verifyRecord(db)
  const files = await compareUploads(db)
  return {
    rows,
    findings: [...findings, ...record, ...files.map(({ name, what }) => `upload ${name}: ${what}`)],
  }
}

async function verifyRows(db: Db, engine: Engine): Promise<Verification> {
  const rows: Record<string, number> = {}
  const findings: string[] = []
  for (const table of await listTables(db, engine)) {
    rows[table.name] = 0
    const readDocuments = storedTables[table.name as keyof Schema]?.read
    try {
      for await (const batch of readBatches(db, table)) {
        rows[table.name] = (rows[table.name] ?? 0) + batch.length
        if (readDocuments)
          for (const row of batch) findings.push(...(await judge(db, table, row, readDocuments)))
      }
    } catch (error) {
      findings.push(`${table.name}: cannot be read (${reasonOf(error)})`)
    }
  }
  return { rows, findings }
}

async function judge(
  db: Db,
  table: Table,
  row: StoredRow,
  readDocuments: (row: StoredRow) => void,
): Promise<string[]> {
  try {
    readDocuments(await wholeRow(db, row))
    return []
  } catch (error) {
    return [`${table.name} ${placeOf(table, row).join(' ')}: ${describe(error)}`]
  }
}

/** The first place that a schema refuses, rather than all of them in full. */
function describe(error: unknown): string {
  const refusal = [error, (error as Error).cause].find((one) => one instanceof z.ZodError)
  const [issue] = refusal?.issues ?? []
  const reason = error === refusal ? 'The document is damaged.' : reasonOf(error)
  return issue ? `${reason} (${issue.path.join('.')}: ${issue.message})` : reason
}
