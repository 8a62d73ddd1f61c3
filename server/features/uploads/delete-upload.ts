import { type UploadUse, USES_LISTED } from '#contract/accounts/uploads.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors/app-error.ts'
import { namedUses } from './list-uploads.ts'
import { deleteUnusedUpload, forgetInStates, readUploadOwner, usesOf } from './queries.ts'

/**
 * Deletes a picture of this owner for good.
 * @throws {AppError} `upload_not_found`, `upload_in_use` with the names of what uses it
 */
export async function deleteUpload(
  { db, storage, clock }: Database & Storage & Clock,
  ownerId: string,
  name: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, ownerId)
    if ((await readUploadOwner(transaction, name)) !== ownerId) throw new AppError('upload_not_found')
    if ((await usesOf(transaction, ownerId, [name], 1)).length > 0) {
      const uses = (await namedUses(transaction, ownerId, [name])).get(name) ?? []
      throw new AppError('upload_in_use', { message: inUse(uses) })
    }
    await forgetInStates(transaction, ownerId, name, clock())
    await deleteUnusedUpload(transaction, ownerId, name)
  })
  // After the row: without it the file is not served, and `npm run verify` names one that stayed.
  await storage.delete(name)
}

const kinds = {
  menu: 'the menu',
  bin: 'your trash, in the menu',
  draft: 'unsaved work on',
  restaurant: 'the restaurant profile',
  special: 'the special',
} as const

/** Places of restaurants that the person doesn't work for are not named. */
function inUse([first, ...others]: readonly UploadUse[]): string {
  const place = first ? `${kinds[first.kind]} “${first.name}”` : 'a menu of another restaurant'
  const more =
    others.length + 1 === USES_LISTED
      ? ' and many more'
      : others.length > 0
        ? ` and ${others.length} more`
        : ''
  const wayOut = first?.kind === 'bin' ? 'Delete that menu for good first.' : 'Take it off there first.'
  return `This picture is in ${place}${more}. ${wayOut}`
}
