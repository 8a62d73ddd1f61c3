import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { claimDataDir, RESTORE_MARK } from '../../data-dir/data-dir.ts'
import { openDatabase } from '../../db/connection/open.ts'
import { MaintenanceError } from '../errors.ts'
import { withFolder } from '../upload-files.ts'
import { type Verification, verifyDataDir } from '../verify.ts'
import { checkBackup } from './check-backup.ts'
import { fingerprintOf, type Manifest } from './manifest.ts'
import { copySynced, sync } from './synced-files.ts'

export interface RestoreOptions {
  readonly from: string
  readonly dataDir: string
  /** Moves what is in the data directory into a folder in it. */
  readonly replaces: boolean
  readonly clock: () => Date
}

export interface Restored {
  readonly manifest: Manifest
  readonly verification: Verification
  /** Where what was there before is now. */
  readonly replaced: string | undefined
}

/** Where the backup is made ready, in the data directory: its disk, and its folder even where that is a mount. */
const STAGE = '.restoring'

/** What is neither an installation nor in the way of one. */
const STAYS = /^(?:lock\.db.*|\.restoring|restore-under-way|replaced-.*|lost\+found)$/

/**
 * Makes a backup the installation of a data directory. It is copied, migrated and verified next to what is
 * there; only then do the two change places. The directory is held all the time, so that no server starts
 * on half of it, and a restore that was cut short in the middle of the change keeps servers out.
 * @throws {MaintenanceError | StartupError} in one line; what was there is as it was
 */
export async function restoreBackup({ from, dataDir, replaces, clock }: RestoreOptions): Promise<Restored> {
  const manifest = await checkBackup(from)
  const held = claimDataDir(dataDir, { forRestore: true })
  const stage = join(dataDir, STAGE)
  try {
    const wasThere = (await readdir(dataDir)).filter((name) => !STAYS.test(name))
    if (wasThere.length > 0 && !replaces)
      throw new MaintenanceError(
        `There is an installation in ${dataDir}. With --replace it is moved aside, never deleted.`,
      )
    await rm(stage, { recursive: true, force: true })
    await copyBackup(from, manifest, stage)
    const verification = await prepare(stage, manifest)
    const replaced =
      wasThere.length > 0 ? `replaced-${clock().toISOString().replaceAll(/[:.]/g, '-')}` : undefined
    await changePlaces(dataDir, wasThere, replaced)
    return { manifest, verification, replaced: replaced && join(dataDir, replaced) }
  } catch (error) {
    if (!existsSync(join(dataDir, RESTORE_MARK))) await rm(stage, { recursive: true, force: true })
    throw error
  } finally {
    held.release()
  }
}

async function copyBackup(from: string, { files }: Manifest, stage: string): Promise<void> {
  for (const { path, sha256 } of files) {
    const target = join(stage, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copySynced(join(from, path), target)
    if ((await fingerprintOf(target)).sha256 !== sha256)
      throw new MaintenanceError(`The copy of ${path} is not what the backup has. Is the disk sound?`)
  }
}

/** Opens it as a server does, which migrates an older one, and reads everything in it. */
async function prepare(stage: string, { uploads }: Manifest): Promise<Verification> {
  const database = await openDatabase({ dataDir: stage })
  await database.close()
  return verifyDataDir(stage, uploads === 'included' ? withFolder(join(stage, 'uploads')) : async () => [])
}

/** Nothing is deleted on the way, and the mark stays until the last file is in its place. */
async function changePlaces(
  dataDir: string,
  wasThere: readonly string[],
  replaced: string | undefined,
): Promise<void> {
  const stage = join(dataDir, STAGE)
  const mark = join(dataDir, RESTORE_MARK)
  await writeFile(mark, '', { flush: true })
  await sync(dataDir)
  if (replaced) {
    await mkdir(join(dataDir, replaced), { mode: 0o700 })
    for (const name of wasThere) await rename(join(dataDir, name), join(dataDir, replaced, name))
    await sync(join(dataDir, replaced))
  }
  for (const name of await readdir(stage)) await rename(join(stage, name), join(dataDir, name))
  await rm(stage, { recursive: true })
  await sync(dataDir)
  await rm(mark)
  await sync(dataDir)
}
