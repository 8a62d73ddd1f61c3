import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What Carte keeps in its data directory; anything else there is not ours to change. */
const OURS =
  /^(?:(?:carte|lock)\.db.*|secret(?:\.new)?|uploads|outbox|screens|replaced-.*|\.restoring|restore-under-way)$/

const OTHERS = 0o077
const OWNER_AND_SPECIAL = 0o7700
const STICKY = 0o1000

/**
 * Takes the rights of all other users of the machine from the data directory and from what is in it, also
 * from what an older version left readable: a reader of the database can sign in as any user.
 * @returns the paths that stay open, because they belong to another user or are a directory for everybody
 */
export function closeToOthers(dataDir: string): string[] {
  // Windows knows no such rights; its users' folders are closed.
  if (process.platform === 'win32') return []
  const open: string[] = []
  for (const name of readdirSync(dataDir)) if (OURS.test(name)) close(join(dataDir, name), open)
  const { mode } = lstatSync(dataDir)
  // The operator chose a directory like /tmp: closing it would lock out all other users.
  if (mode & STICKY) open.push(dataDir)
  else closeOne(dataDir, open)
  return open
}

function close(path: string, open: string[]): void {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  // What is behind a link was put elsewhere by the operator.
  if (!stat || stat.isSymbolicLink() || !(stat.mode & OTHERS)) return
  // A directory comes after its entries: one that is closed is closed to its end, and is not read again.
  if (stat.isDirectory()) for (const name of readdirSync(path)) close(join(path, name), open)
  closeOne(path, open)
}

function closeOne(path: string, open: string[]): void {
  const { mode } = lstatSync(path)
  if (!(mode & OTHERS)) return
  try {
    chmodSync(path, mode & OWNER_AND_SPECIAL)
  } catch {
    open.push(path)
  }
}
