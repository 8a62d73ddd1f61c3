import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/** Brings a file, or the entries of a folder, to the disk. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A copy for its owner alone, on the disk when this resolves. */
export async function copySynced(from: string, to: string): Promise<void> {
  const options = { mode: 0o600, flags: 'wx', flush: true } as const
  await pipeline(createReadStream(from), createWriteStream(to, options))
}
