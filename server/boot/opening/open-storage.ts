import { join } from 'node:path'
import { diskStorage } from '../../adapters/storage/disk.ts'
import { type FileStorage, StorageError } from '../../adapters/storage/port.ts'
import { StartupError } from '../../errors/startup-error.ts'
import type { Env } from '../../settings/env.ts'

export interface OpenStorage {
  readonly storage: FileStorage
  /** Whether the bucket answers; absent for a folder of this machine. */
  readonly check?: () => Promise<void>
  close(): void
}

/**
 * The storage that the settings name; a folder of the data directory where they name none.
 * @throws {StartupError} when the bucket cannot be reached
 */
export async function openStorage({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<OpenStorage> {
  if (!s3) return { storage: diskStorage(join(dataDir, 'uploads')), close: () => {} }
  // Its SDK is large, and most installations do without it.
  const { s3Storage } = await import('../../adapters/storage/s3.ts')
  const { check, close, ...storage } = s3Storage(s3)
  try {
    await check()
  } catch (error) {
    close()
    if (!(error instanceof StorageError)) throw error
    const place = `${s3.bucket}${s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ''}`
    throw new StartupError(`The bucket ${place} cannot be used: ${(error.cause as Error).message}.`, {
      cause: error,
    })
  }
  return { storage, check, close }
}
