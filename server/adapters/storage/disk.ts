import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { checkFileName, type FileStorage, StorageError, type StoredFile } from './port.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Files in a folder of the data directory. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (name: string): string => {
    checkFileName(name)
    return join(folder, name)
  }

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const made = await mkdir(folder, { recursive: true })
    // A folder too is an entry of the one that it lies in.
    if (made !== undefined) await syncFolder(dirname(made))
    // Written aside, synced and renamed: a crash leaves the old file or the new one, never a half.
    const aside = join(folder, `.${randomUUID()}`)
    try {
      await withFile(aside, 'w', async (file) => {
        await file.writeFile(bytes)
        await file.sync()
      })
      await rename(aside, path)
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
    // The name is an entry of the folder: without this a power cut may lose it, and with it the file.
    await syncFolder(folder)
  }

  return {
    put: async (name, bytes) => inOneClass(write(pathOf(name), bytes)),
    get: async (name) => foundOrMissing(readFile(pathOf(name)).then((bytes) => new Uint8Array(bytes))),
    open: async (name) => foundOrMissing(openForReading(pathOf(name))),
    delete: async (name) => inOneClass(rm(pathOf(name), { force: true })),
  }
}

async function openForReading(path: string): Promise<StoredFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    // Closes the file when it has ended, failed or was cancelled.
    const body = Readable.toWeb(file.createReadStream()) as StoredFile['body']
    return { size, body }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function withFile(path: string, flag: string, act: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flag)
  try {
    await act(file)
  } finally {
    await file.close()
  }
}

/** Windows cannot open a folder, and writes its entries without a sync. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform !== 'win32') await withFile(folder, 'r', (entries) => entries.sync())
}

const foundOrMissing = async <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  inOneClass(
    work.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    }),
  )

async function inOneClass<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work
  } catch (cause) {
    const isFull = FULL.has((cause as NodeJS.ErrnoException).code ?? '')
    throw new StorageError(cause, isFull ? 'storage_full' : undefined)
  }
}
