import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { MaintenanceError } from '../errors.ts'
import { checkIntegrity, readSqlite } from '../read-sqlite.ts'
import { readMigrations, refuseNewer } from '../schema-version.ts'
import { countRows, listTables } from '../tables.ts'
import { listUploadRows, type UploadFileRow } from '../upload-files.ts'
import { checkFiles, type Manifest, readManifest } from './manifest.ts'

interface StoredData {
  readonly migrations: string[]
  readonly rows: Record<string, number>
  readonly uploads: UploadFileRow[]
}

/**
 * What the database of a backup holds.
 * @throws {MaintenanceError} when it is not sound
 */
export const readDatabase = (folder: string): Promise<StoredData> =>
  readSqlite(join(folder, 'carte.db'), async (db, database) => {
    const [damage] = checkIntegrity(database)
    if (damage) throw new MaintenanceError(`The database is damaged: ${damage}.`)
    const rows: Record<string, number> = {}
    for (const table of await listTables(db, 'sqlite')) rows[table.name] = await countRows(db, table)
    return { migrations: await readMigrations(db), rows, uploads: await listUploadRows(db) }
  })

/**
 * Reads a whole backup: its files against their checksums, the database with SQLite's full check, and
 * the rows against the manifest and the uploads.
 * @throws {MaintenanceError} naming the first thing that is wrong
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  refuseNewer(manifest.migrations, `The backup ${folder}`)
  await checkFiles(folder, manifest)
  const { rows, uploads } = await readDatabase(folder)
  const refuse = (what: string) => {
    throw new MaintenanceError(`The backup ${folder} does not fit together: ${what}.`)
  }
  if (!isDeepStrictEqual(rows, manifest.rows)) refuse('the database has other rows than the manifest says')
  if (manifest.uploads === 'in a bucket') return manifest
  const files = new Map(manifest.files.map(({ path, bytes }) => [path, bytes]))
  const missing = new Set(manifest.missingUploads)
  for (const { name } of uploads)
    if (!files.has(`uploads/${name}`) && !missing.has(name)) refuse(`the upload ${name} is missing`)
  return manifest
}
