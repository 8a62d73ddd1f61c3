import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage } from '../../adapters/storage/port.ts'
import type { Db } from '../../db/schema.ts'
import { isGenerated, listFiles, listUploadRows, sizeOf } from '../upload-files.ts'

/** What became of the files of a folder. */
export interface CopiedUploads {
  readonly copied: number
  /** Those that an earlier run had copied. */
  readonly kept: number
  /** Uploads whose files the installation itself has lost. */
  readonly missing: readonly string[]
}

/** Copies uploads and generated pictures to another storage; what is there already stays. */
export async function copyUploads(db: Db, folder: string, storage: FileStorage): Promise<CopiedUploads> {
  const uploads = (await listUploadRows(db)).map(({ name }) => name)
  const generated = (await listFiles(folder)).filter(isGenerated)
  const missing: string[] = []
  let copied = 0
  for (const name of [...uploads, ...generated]) {
    const path = join(folder, name)
    const bytes = await sizeOf(path)
    if (bytes === undefined) missing.push(name)
    else if ((await bytesIn(storage, name)) !== bytes) {
      await storage.put(name, await readFile(path))
      copied += 1
    }
  }
  return { copied, kept: uploads.length + generated.length - copied - missing.length, missing }
}

async function bytesIn(storage: FileStorage, name: string): Promise<number | undefined> {
  const file = await storage.open(name)
  await file?.body.cancel()
  return file?.size
}
