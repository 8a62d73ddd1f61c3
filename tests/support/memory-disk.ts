import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'
/** A run leaves a gigabyte there at most; containers often have 64 MB. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3

/**
 * Puts the temporary files of a run, and of all processes that it starts, into memory where there is room: a commit of
 * SQLite takes 4 ms on a disk, and tests make tens of thousands. `TMPDIR` chooses another place. Proofs of durability
 * (`trials/faults`) trace system calls, which are the same there.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return
  const folder = mkdtempSync(join(MEMORY, 'carte-tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > LEAST_FREE_BYTES
}
