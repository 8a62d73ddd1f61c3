import type { Insertable, Selectable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'
import { wasThere } from '../db/was-there.ts'

export const listItems = (db: Db): Promise<Selectable<Schema['catalogueItems']>[]> =>
  db.selectFrom('catalogueItems').selectAll().orderBy('id').execute()

/** Changes with every change of the added or retired dishes, on whichever server. */
export async function readRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('catalogueChanges').select('revision').executeTakeFirstOrThrow()
  return revision
}

/**
 * Announces a change of the added or retired dishes. Other changes, on this server or another, wait for the end of
 * the transaction, so that what it reads from here on stays as it is.
 * @returns the id of the newest dish that was ever added
 */
export async function beginChange(transaction: Db): Promise<number> {
  await transaction
    .updateTable('catalogueChanges')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .execute()
  const { lastItemId } = await transaction
    .selectFrom('catalogueChanges')
    .select('lastItemId')
    .executeTakeFirstOrThrow()
  return lastItemId
}

export async function insertItems(
  transaction: Db,
  rows: readonly Insertable<Schema['catalogueItems']>[],
): Promise<void> {
  await transaction
    .insertInto('catalogueItems')
    .values([...rows])
    .execute()
  const lastItemId = Math.max(...rows.map(({ id }) => id))
  await transaction.updateTable('catalogueChanges').set({ lastItemId }).execute()
}

export async function deleteItem(transaction: Db, id: number): Promise<boolean> {
  await restoreDish(transaction, id)
  return wasThere(transaction.deleteFrom('catalogueItems').where('id', '=', id))
}

export const listRetired = (db: Db): Promise<Selectable<Schema['retiredDishes']>[]> =>
  db.selectFrom('retiredDishes').selectAll().orderBy('retiredAt').orderBy('dishId').execute()

export async function retireDish(transaction: Db, row: Insertable<Schema['retiredDishes']>): Promise<void> {
  await transaction.insertInto('retiredDishes').values(row).execute()
}

export const restoreDish = (transaction: Db, dishId: number): Promise<boolean> =>
  wasThere(transaction.deleteFrom('retiredDishes').where('dishId', '=', dishId))

/** Removes the stored pictures of all added dishes. @returns how many had one */
export async function clearImageUrls(transaction: Db): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('catalogueItems')
    .set({ imageUrl: null })
    .where('imageUrl', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
