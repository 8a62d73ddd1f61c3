import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A tab may be open over a holiday week; its files are kept that long after the last server of their build. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Some twenty builds: who builds more often in a week loses the oldest. */
const MOST_BYTES = 200 * 1024 * 1024

/** What a page asks for after it was loaded. Typefaces are asked for with it, and a page can do without. */
export const isLoadedLater = (name: string): boolean => /\.(js|css)$/.test(name)

/** Where the data directory holds them. */
export const keptAssetsDir = (dataDir: string): string => join(dataDir, 'screens')

/** The folder is there before the first request. */
export const openKeptAssets = (dataDir: string): string | undefined =>
  mkdirSync(keptAssetsDir(dataDir), { recursive: true, mode: 0o700 })

interface Keeping {
  /** The files of the build that runs, as it was loaded: later the folder may hold half of another one. */
  readonly names: readonly string[]
  readonly assetsDir: string
  readonly keptDir: string
  readonly now: Date
  /** Of all files together. */
  readonly mostBytes?: number
}

/**
 * Keeps copies of the files of the build that runs for the time when another one has taken its place: an open page asks
 * for its parts by the names that its build gave them. A file counts as in use until the last time that it was named here.
 */
export async function keepAssets({
  names,
  assetsDir,
  keptDir,
  now,
  mostBytes = MOST_BYTES,
}: Keeping): Promise<void> {
  for (const name of names) await keepOne(join(assetsDir, name), join(keptDir, name), now)
  const current = new Set(names)
  const others = []
  let bytes = 0
  for (const name of await readdir(keptDir)) {
    const { mtimeMs, size } = await stat(join(keptDir, name))
    bytes += size
    if (!current.has(name)) others.push({ name, mtimeMs, size })
  }
  for (const { name, mtimeMs, size } of others.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= mostBytes && now.getTime() - mtimeMs <= KEPT_MS) break
    await rm(join(keptDir, name), { force: true })
    bytes -= size
  }
}

/** Written aside and renamed: no half of a file has a name that is asked for. */
async function keepOne(from: string, to: string, now: Date): Promise<void> {
  if (await isThere(to)) return utimes(to, now, now)
  const aside = `${to}.new`
  try {
    await writeFile(aside, await readFile(from), { mode: 0o600 })
  } catch (error) {
    // Another build is being put in place.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  await utimes(aside, now, now)
  await rename(aside, to)
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
