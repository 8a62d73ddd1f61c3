import type { Db } from '../../../db/schema.ts'
import { copyUses, type UsePlace, writeUses } from '../../../pictures/picture-uses.ts'
import type { SavedMenuRow } from '../stored/queries.ts'
import { basesOfChanges, deleteState, insertState, listStates } from './queries.ts'
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
  await keepAsItIs(transaction, stored)
  const states = await listStates(transaction, stored.id)
  const needed = await basesOfChanges(transaction, stored.id)
  const spare = states.filter(({ version }) => !needed.has(version))
  for (const old of statesToDrop(spare, at)) await dropState(transaction, stored, old, at)
}

export async function keepAsItIs(transaction: Db, stored: SavedMenuRow): Promise<void> {
  const { id: menuId, version, ownerId, name, title, dateLine, itemCount, restaurantId, document } = stored
  const { templateId, cuisineId, targetCheckAverageCents, updatedAt: savedAt } = stored
  const filed = { restaurantId, templateId, cuisineId, targetCheckAverageCents }
  const shown = { name, title, dateLine, itemCount, savedAt, label: null }
  await insertState(transaction, { menuId, version, ownerId, ...shown, ...filed, document })
  await copyUses(transaction, { ownerId, kind: 'menu', placeIds: [menuId] }, placeOfState(stored, version))
}

/** Keeps a version that only the record has. */
export async function keepFromRecord(transaction: Db, row: Parameters<typeof insertState>[1]): Promise<void> {
  await insertState(transaction, row)
  const { ownerId, menuId: id, version } = row
  const from = { ownerId, kind: 'record', placeIds: [id] } as const
  await copyUses(transaction, from, placeOfState({ id, ownerId }, version))
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
