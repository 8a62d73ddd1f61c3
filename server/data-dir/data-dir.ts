import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '../errors/startup-error.ts'
import { closeToOthers } from './close-to-others.ts'

export interface DataDir {
  readonly path: string
  /** What in it other users of the machine can still reach, because it could not be closed. */
  readonly openToOthers: readonly string[]
  release(): void
}

/** Present in the data directory while a restore changes old files for new ones. */
export const RESTORE_MARK = 'restore-under-way'

/**
 * Takes the data directory for this process alone, and away from other users of the machine. The lock is an exclusive transaction on an empty
 * SQLite file: the operating system gives it back when the process ends in any way, `kill -9` included.
 * @throws {StartupError} when it cannot be written, another process holds it, or a restore was cut short
 */
export function claimDataDir(path: string, { forRestore = false } = {}): DataDir {
  try {
    makeFolder(path)
  } catch (cause) {
    throw new StartupError(`The data directory ${path} cannot be made: ${(cause as Error).message}.`, {
      cause,
    })
  }
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(path, 'lock.db'), { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
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
  if (!forRestore && existsSync(join(path, RESTORE_MARK))) {
    lock.close()
    throw new StartupError(
      `A restore into ${path} was interrupted: run it again, with --replace. What it replaced is in the folder replaced-… there.`,
    )
  }
  const held = lock
  return { path, openToOthers: closeToOthers(path), release: () => held.close() }
}

/** One level after another: Node's own recursion never ends where a file system makes none, as `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** As many characters as are asked of a secret in the settings. */
const SHORTEST_SECRET = 32

/**
 * The installation's secret: generated at the first start, readable by its user alone.
 * @throws {StartupError} when the file holds no valid secret: another secret would end all sessions
 */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    // Written aside and renamed: a process that is killed leaves no secret or a whole one.
    const aside = `${path}.new`
    writeFileSync(aside, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
    renameSync(aside, path)
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < SHORTEST_SECRET) {
    throw new StartupError(
      `The secret in ${path} is damaged. Bring back the one of a backup, or delete the file, which signs everybody out.`,
    )
  }
  return secret
}
