import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import packageJson from '../../../package.json' with { type: 'json' }
import { RESTORE_MARK } from '../../data-dir/data-dir.ts'
import { MaintenanceError } from '../errors.ts'
import { openSqliteForReading, readSqlite } from '../read-sqlite.ts'
import { ifPresent, isGenerated, listFiles, listUploadRows } from '../upload-files.ts'
import { checkBackup, readDatabase } from './check-backup.ts'
import { fingerprintOf, type Manifest, type ManifestFile, manifestFile } from './manifest.ts'
import { sync } from './synced-files.ts'

export interface BackupOptions {
  readonly dataDir: string
  readonly folder: string
  readonly clock: () => Date
  /** Uploads are in a bucket and stay there. */
  readonly hasBucket?: boolean
  /** Called each time a state of the database has been taken and its uploads are next. */
  readonly onSnapshot?: () => Promise<void>
}

export interface BackupFolder {
  readonly path: string
  readonly manifest: Manifest
}

const BACKUP_NAME = /^carte-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/**
 * Backs up an installation on SQLite while its server runs. The backup is written aside and gets its name
 * after it has been read back and found whole; a failed one is deleted.
 * @throws {MaintenanceError} in one line
 */
export async function createBackup(options: BackupOptions): Promise<BackupFolder> {
  const { dataDir, folder, clock } = options
  if (existsSync(join(dataDir, RESTORE_MARK)))
    throw new MaintenanceError(`A restore into ${dataDir} is under way or was interrupted.`)
  const createdAt = clock().toISOString()
  const name = nameAt(clock())
  const path = join(folder, name)
  const aside = join(folder, `.${name}`)
  if (existsSync(path)) throw new MaintenanceError(`There is a backup ${path} already.`)
  await mkdir(folder, { recursive: true })
  await removeLeftovers(folder, clock())
  // For the user of the server alone, as the data directory's secret and database are.
  await mkdir(aside, { mode: 0o700 })
  try {
    const contents = await collect(options, aside)
    const manifest: Manifest = { formatVersion: 1, carteVersion: packageJson.version, createdAt, ...contents }
    const manifestPath = join(aside, manifestFile.name)
    await writeFile(manifestPath, manifestFile.textOf(manifest), { mode: 0o600, flush: true })
    await checkBackup(aside)
    await sync(aside)
    await rename(aside, path)
    await sync(folder)
    return { path, manifest }
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

const nameAt = (time: Date): string => `carte-${time.toISOString().replaceAll(/[:.]/g, '-')}`

/** No backup takes as long. */
const LEFTOVER_AFTER_MS = 24 * 60 * 60 * 1000

/** Deletes what killed runs left. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  const newest = `.${nameAt(new Date(now.getTime() - LEFTOVER_AFTER_MS))}`
  for (const name of await readdir(folder))
    if (name.startsWith('.') && BACKUP_NAME.test(name.slice(1)) && name < newest)
      await rm(join(folder, name), { recursive: true })
}

type Contents = Omit<Manifest, 'formatVersion' | 'carteVersion' | 'createdAt'>

async function collect(options: BackupOptions, aside: string): Promise<Contents> {
  const { dataDir, hasBucket = false } = options
  const uploads = hasBucket ? { files: [], missing: [] } : await takeWithUploads(options, aside)
  if (hasBucket) await copyDatabase(dataDir, aside)
  const secret = await copySmallFile(join(dataDir, 'secret'), join(aside, 'secret'))
  const { migrations, rows } = await readDatabase(aside)
  return {
    migrations,
    rows,
    uploads: hasBucket ? 'in a bucket' : 'included',
    missingUploads: uploads.missing,
    files: [
      { path: 'carte.db', ...(await fingerprintOf(join(aside, 'carte.db'))) },
      // Not there when the installation has its secret from the settings.
      ...(secret ? [{ path: 'secret', ...secret }] : []),
      ...uploads.files,
    ],
  }
}

/** Between two states of the database, for an account that is being deleted to go altogether. */
const PAUSE_MS = 1000

/** More would only be needed where accounts are deleted as fast as they are copied. */
const MOST_STATES = 10

/**
 * A state of the database with the file of every row in it. An upload is written before its row, so what
 * a state names is there when the state is taken; only an account that is deleted before its files are
 * copied leaves rows without files. A newer state, without that account, is taken then.
 */
async function takeWithUploads(
  { dataDir, onSnapshot }: BackupOptions,
  aside: string,
): Promise<{ files: ManifestFile[]; missing: string[] }> {
  const from = join(dataDir, 'uploads')
  const to = join(aside, 'uploads')
  await mkdir(to, { mode: 0o700 })
  const copied = new Map<string, ManifestFile>()
  let missingBefore: string[] | undefined
  for (let state = 0; state < MOST_STATES; state += 1) {
    await copyDatabase(dataDir, aside)
    await onSnapshot?.()
    const rows = (await readSqlite(join(aside, 'carte.db'), listUploadRows)).map(({ name }) => name)
    const wanted = new Set([...rows, ...(await listFiles(from)).filter(isGenerated)])
    for (const name of wanted) {
      if (copied.has(name)) continue
      const file = await copySmallFile(join(from, name), join(to, name))
      if (file) copied.set(name, { path: `uploads/${name}`, ...file })
    }
    const missing = rows.filter((name) => !copied.has(name))
    // What is missing twice is not about to go: the installation itself has lost it.
    if (missing.length === 0 || isDeepStrictEqual(missing, missingBefore)) {
      // Those of accounts that were deleted since an earlier state.
      for (const name of copied.keys()) {
        if (wanted.has(name)) continue
        await rm(join(to, name))
        copied.delete(name)
      }
      await sync(to)
      return { files: [...copied.values()], missing }
    }
    missingBefore = missing
    await setTimeout(PAUSE_MS)
  }
  throw new MaintenanceError('Accounts were deleted faster than they could be backed up. Please try again.')
}

/** Takes the database in one read, which holds no writer back and which no writer restarts (the backup API would). */
async function copyDatabase(dataDir: string, aside: string): Promise<void> {
  const copy = join(aside, 'carte.db')
  await rm(copy, { force: true })
  const database = openSqliteForReading(join(dataDir, 'carte.db'))
  try {
    database.prepare('VACUUM INTO ?').run(copy)
  } finally {
    database.close()
  }
  await chmod(copy, 0o600)
  await sync(copy)
}

/** Does nothing when there is no such file, or it has gone. */
async function copySmallFile(from: string, to: string): Promise<Omit<ManifestFile, 'path'> | undefined> {
  const bytes = await ifPresent(readFile(from))
  if (!bytes) return undefined
  await writeFile(to, bytes, { mode: 0o600, flush: true })
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Deletes all but the newest backups in a folder. @returns the names of the deleted */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).sort()
  const old = names.slice(0, Math.max(0, names.length - count))
  for (const name of old) await rm(join(folder, name), { recursive: true })
  return old
}
