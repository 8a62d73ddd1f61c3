import type { FileStorage } from '../../adapters/storage/port.ts'
import type { Database } from '../../db/database.ts'
import { deleteUnusedUpload, listUnusedSince } from './queries.ts'

/** Long enough to find out that a picture was taken off a menu by mistake, and to put it back. */
export const UNUSED_UPLOAD_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** A sweep comes every ten minutes. */
const AT_ONE_SWEEP = 200

/**
 * Deletes the pictures that no menu, draft or profile has used for a while.
 * @param now by the clock of sweeps: what it makes old does not come back
 */
export async function sweepUploads(
  { db, storage }: Database & { readonly storage: Pick<FileStorage, 'delete'> },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - UNUSED_UPLOAD_DAYS * DAY_MS).toISOString()
  for (const { name, ownerId } of await listUnusedSince(db, since, AT_ONE_SWEEP)) {
    // The row first: an owner who puts the picture back at this moment finds it gone and not broken.
    if (await deleteUnusedUpload(db, ownerId, name)) await storage.delete(name)
  }
}
