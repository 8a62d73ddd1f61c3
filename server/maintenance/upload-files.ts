import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type FileStorage, isFileName } from '../adapters/storage/port.ts'
import type { Db } from '../db/schema.ts'

/** Pictures of image models have no owner: their name is the hash of their content. */
const GENERATED_NAME = /^([0-9a-f]{64})\.webp$/

export const isGenerated = (name: string): boolean => GENERATED_NAME.test(name)

export interface UploadFileRow {
  readonly name: string
  readonly bytes: number
}

/** The uploads that accounts have; none in a database from before there were uploads. */
export async function listUploadRows(db: Db): Promise<UploadFileRow[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'uploads')) return []
  return db.selectFrom('uploads').select(['name', 'bytes']).orderBy('name').execute()
}

/** Names of the files in a folder that may not be there yet. */
export const listFiles = async (folder: string): Promise<string[]> =>
  ((await ifPresent(readdir(folder))) ?? []).sort()

/** Bytes of a file, or undefined when it has gone. */
export const sizeOf = async (path: string): Promise<number | undefined> => (await ifPresent(stat(path)))?.size

/** What a file or folder gives, or undefined when there is none. */
export const ifPresent = <T>(read: Promise<T>): Promise<T | undefined> =>
  read.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

export interface FileFinding {
  readonly name: string
  readonly what: string
}

/** An upload is written before its row, and deleted before it: what is under way looks wrong for a moment. */
const SECOND_LOOK_MS = 1500

/** The rows of a database, which may change meanwhile, against the files of its uploads. */
export type CompareUploads = (db: Db) => Promise<FileFinding[]>

/** Both ways: every row has its file, and every file its row. */
export const withFolder =
  (folder: string): CompareUploads =>
  (db) =>
    compareFolder(db, folder)

/** A bucket lists nothing here: only what rows name is looked at. */
export const withStorage =
  (storage: FileStorage): CompareUploads =>
  (db) =>
    compareStorage(db, storage)

async function compareFolder(db: Db, folder: string): Promise<FileFinding[]> {
  const first = await lookAtFolder(db, folder)
  if (first.length === 0) return []
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS))
  const seenBefore = new Set(first.map(({ name, what }) => `${name} ${what}`))
  return (await lookAtFolder(db, folder)).filter(({ name, what }) => seenBefore.has(`${name} ${what}`))
}

async function lookAtFolder(db: Db, folder: string): Promise<FileFinding[]> {
  const findings: FileFinding[] = []
  const rows = new Map((await listUploadRows(db)).map(({ name, bytes }) => [name, bytes]))
  for (const name of await listFiles(folder)) {
    const what = await judgeFile(join(folder, name), name, rows.get(name))
    if (what) findings.push({ name, what })
    rows.delete(name)
  }
  for (const name of rows.keys()) findings.push({ name, what: 'its file is missing' })
  return findings
}

async function judgeFile(path: string, name: string, bytes: number | undefined): Promise<string | undefined> {
  if (bytes !== undefined) return judgeSize(await sizeOf(path), bytes)
  const [, hash] = GENERATED_NAME.exec(name) ?? []
  if (hash === undefined)
    return isFileName(name)
      ? 'it belongs to no account and may be deleted'
      : 'a write that was cut short left it behind; it may be deleted'
  const isWhole =
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex') === hash
  return isWhole ? undefined : 'its content is not what its name says'
}

function judgeSize(found: number | undefined, bytes: number): string | undefined {
  if (found === undefined) return 'its file is missing'
  return found === bytes ? undefined : `its file has ${found} bytes and not ${bytes}`
}

async function compareStorage(db: Db, storage: FileStorage): Promise<FileFinding[]> {
  const findings: FileFinding[] = []
  for (const { name, bytes } of await listUploadRows(db)) {
    const file = await storage.open(name)
    await file?.body.cancel()
    const what = judgeSize(file?.size, bytes)
    // An account that was deleted meanwhile took its row with it.
    if (what && (await hasRow(db, name))) findings.push({ name, what })
  }
  return findings
}

async function hasRow(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from uploads where name = ${name}`.execute(db)
  return rows.length > 0
}
