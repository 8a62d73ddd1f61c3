import { byOwner, recordChange } from '../../audit-trail.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { clearSharedAt, deleteMenu, readMenu, type SavedMenuRow, setSharedAt } from './queries.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/**
 * Shows a menu to everybody; one that is shown already stays so since when it was.
 * @returns since when, ISO-8601 UTC
 * @throws {AppError} `menu_not_found` when it was deleted meanwhile
 */
export const shareMenu = ({ db, clock }: Needs, { id, ownerId }: SavedMenuRow): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    if (await setSharedAt(transaction, id, at.toISOString())) {
      await recordChange(transaction, {
        at,
        actor: byOwner(ownerId),
        ownerId,
        action: 'menu.shared',
        subjectId: id,
      })
    }
    const menu = await readMenu(transaction, id)
    if (typeof menu?.sharedAt !== 'string') throw new AppError('menu_not_found')
    return menu.sharedAt
  })

/** Shows a menu to its owner alone. */
export const withdrawMenu = ({ db, clock }: Needs, menu: SavedMenuRow): Promise<void> =>
  db.transaction().execute((transaction) => withdrawIn(transaction, clock(), menu, false))

/** Deletes a menu; one that was shared is withdrawn by it. */
export const removeMenu = ({ db, clock }: Needs, menu: SavedMenuRow): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await withdrawIn(transaction, clock(), menu, true)
    await deleteMenu(transaction, menu.id)
  })

async function withdrawIn(
  transaction: Needs['db'],
  at: Date,
  { id, ownerId }: SavedMenuRow,
  isDeleted: boolean,
): Promise<void> {
  if (!(await clearSharedAt(transaction, id))) return
  await recordChange(transaction, {
    at,
    actor: byOwner(ownerId),
    ownerId,
    action: 'menu.withdrawn',
    subjectId: id,
    ...(isDeleted && { details: { isDeleted } }),
  })
}
