import { isNamed } from '#domain/menu/model/restaurant.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { AppError } from '../../../errors/app-error.ts'
import { publish } from '../../../live/record/publish.ts'
import { recordChange } from '../../../owners/audit-trail.ts'
import {
  clearSharedAt,
  readLinkToken,
  readMenu,
  type SavedMenuRow,
  setSharedAt,
  writeLink,
} from '../stored/queries.ts'
import { newMenuId } from '../stored/saved-menu.ts'

type Needs = Database & Clock

export interface Sharing {
  /** The last part of the link. */
  readonly token: string
  /** Since when, ISO-8601 UTC. */
  readonly sharedAt: string
}

/**
 * Shows a menu to everybody who has its link; one that is shown already stays so, at its link, since when it
 * was. The first link of a menu is its id; after each withdrawal it gets a new one.
 * @throws {AppError} `menu_not_found` when it was deleted meanwhile; `restaurant_unnamed`
 */
export const shareMenu = ({ db, clock }: Needs, { id, ownerId, document }: SavedMenuRow): Promise<Sharing> =>
  db.transaction().execute(async (transaction) => {
    if (!ifReadable(() => isNamed(readStoredText(savedMenuForm, document).content.restaurant), true))
      throw new AppError('restaurant_unnamed')
    const at = clock()
    await lockOwner(transaction, ownerId)
    if (await setSharedAt(transaction, id, at.toISOString())) {
      const isFirst = (await readLinkToken(transaction, id)) === undefined
      await writeLink(transaction, { menuId: id, ownerId, token: isFirst ? id : newMenuId() })
      await publish(transaction, [id], { at })
      await recordChange(transaction, { at, ownerId, action: 'menu.shared', subjectId: id })
    }
    const menu = await readMenu(transaction, id)
    const token = await readLinkToken(transaction, id)
    if (typeof menu?.sharedAt !== 'string' || token === undefined) throw new AppError('menu_not_found')
    return { token, sharedAt: menu.sharedAt }
  })

/** Shows a menu to its owner alone. */
export const withdrawMenu = ({ db, clock }: Needs, menu: SavedMenuRow): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, menu.ownerId)
    await withdrawIn(transaction, clock(), menu, false)
  })

/** @param isDeleted because it goes into the bin */
export async function withdrawIn(
  transaction: Needs['db'],
  at: Date,
  { id, ownerId }: Pick<SavedMenuRow, 'id' | 'ownerId'>,
  isDeleted: boolean,
): Promise<void> {
  if (!(await clearSharedAt(transaction, id))) return
  await publish(transaction, [id], { at })
  await recordChange(transaction, {
    at,
    ownerId,
    action: 'menu.withdrawn',
    subjectId: id,
    ...(isDeleted && { details: { isDeleted } }),
  })
}
