import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from './env.ts'

export interface DataDir {
  readonly path: string
  release(): void
}

/**
 * Takes the data directory for this process alone. The lock is an exclusive transaction on an empty
 * SQLite file: the operating system gives it back when the process ends in any way, `kill -9` included.
 * @throws {StartupError} when it cannot be written or another process holds it
 */
export function claimDataDir(path: string): DataDir {
  try {
    mkdirSync(path, { recursive: true })
  } catch (cause) {
    throw new StartupError(`The data directory ${path} cannot be made: ${(cause as Error).message}.`, {
      cause,
    })
  }
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(path, 'lock.db'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
    const held = lock
    return { path, release: () => held.close() }
  } catch (cause) {
    lock?.close()
    const reason = (cause as Error).message
    throw new StartupError(
      reason.includes('locked')
        ? `The data directory ${path} is in use by another Carte process.`
        : `The data directory ${path} cannot be written: ${reason}.`,
      { cause },
    )
  }
}

/** The installation's secret: generated at the first start, readable by its user alone. */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  try {
    // `wx` fails if the file is there, so that two starts cannot overwrite each other's secret.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
