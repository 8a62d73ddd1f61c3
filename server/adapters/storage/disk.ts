import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStorage, isFileName } from './port.ts'

/** Files in a folder of the data directory. */
export function diskStorage(folder: string): FileStorage {
  const pathOf = (name: string): string => {
    if (!isFileName(name)) throw new RangeError(`Not a file name: ${name}`)
    return join(folder, name)
  }
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      // Written aside, synced and renamed: a crash leaves the old file or the new one, never a half.
      const aside = join(folder, `.${randomUUID()}`)
      const file = await open(aside, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, pathOf(name))
    },
    async get(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}
