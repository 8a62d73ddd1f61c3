import type { Db } from '../../../db/schema.ts'
import { copyUses, type UsePlace, writeUses } from '../../../pictures/picture-uses.ts'
import type { SavedMenuRow } from '../stored/queries.ts'
import { placeOf } from '../stored/saved-menu.ts'
import { deleteState, insertState, listStates } from './queries.ts'
import { statesToDrop } from './states-to-drop.ts'

type Menu = Pick<SavedMenuRow, 'id' | 'ownerId'>

/** What a save can change of a menu. */
type Columns = Pick<
  SavedMenuRow,
  'name' | 'restaurantId' | 'templateId' | 'cuisineId' | 'targetCheckAverageCents' | 'document'
>

/**
 * Keeps a menu as it is stored, in the transaction that saves it again and before it does; its pictures are not
 * swept as long as it is kept. What is saved as it was is not kept twice.
 */
export async function keepState(
  transaction: Db,
  stored: SavedMenuRow,
  next: Columns,
  at: Date,
): Promise<void> {
  if (isSameMenu(stored, next)) return
  const { id, version, document } = stored
  await insertState(transaction, { id, version, bytes: Buffer.byteLength(document) })
  await copyUses(transaction, placeOf(stored), placeOfState(stored, version))
  const states = await listStates(transaction, id)
  for (const old of statesToDrop(states, at)) await dropState(transaction, stored, old, at)
}

/** For good, with a menu that goes for good. */
export async function dropStates(transaction: Db, menu: Menu, at: Date): Promise<void> {
  for (const { version } of await listStates(transaction, menu.id))
    await dropState(transaction, menu, version, at)
}

async function dropState(transaction: Db, menu: Menu, version: number, at: Date): Promise<void> {
  await deleteState(transaction, menu.id, version)
  await writeUses(transaction, placeOfState(menu, version), [], at)
}

const placeOfState = ({ id, ownerId }: Menu, version: number): UsePlace => ({
  ownerId,
  kind: 'state',
  placeId: `${id}/${version}`,
})

const isSameMenu = (stored: Columns, next: Columns): boolean =>
  stored.document === next.document &&
  stored.name === next.name &&
  stored.restaurantId === next.restaurantId &&
  stored.templateId === next.templateId &&
  stored.cuisineId === next.cuisineId &&
  stored.targetCheckAverageCents === next.targetCheckAverageCents
