import type { Insertable, Selectable } from 'kysely'
import type { AskedRows } from '#contract/shared/pages.ts'
import { rowsAfter } from '../../../db/page-of-rows.ts'
import type { Db, Schema } from '../../../db/schema.ts'
import { wasThere } from '../../../db/was-there.ts'

export type RestaurantRow = Selectable<Schema['restaurants']>

const OLDEST_FIRST = { time: ['createdAt', 'asc'], id: ['id', 'asc'] } as const

export const listRestaurantsOf = (
  db: Db,
  ownerId: string,
  { after, limit }: AskedRows,
): Promise<RestaurantRow[]> =>
  db
    .selectFrom('restaurants')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .$if(after !== undefined, (query) => query.where(rowsAfter(OLDEST_FIRST, after ?? ['', ''])))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()

export async function countRestaurantsOf(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('restaurants')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const readRestaurantOf = (db: Db, ownerId: string, id: string): Promise<RestaurantRow | undefined> =>
  db
    .selectFrom('restaurants')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()

export const insertRestaurant = (db: Db, row: Insertable<Schema['restaurants']>) =>
  db.insertInto('restaurants').values(row).execute()

export const updateRestaurantOf = (
  db: Db,
  ownerId: string,
  id: string,
  changes: Pick<RestaurantRow, 'profile' | 'updatedAt'>,
): Promise<RestaurantRow | undefined> =>
  db
    .updateTable('restaurants')
    .set(changes)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .returningAll()
    .executeTakeFirst()

export const deleteRestaurantOf = (db: Db, ownerId: string, id: string): Promise<boolean> =>
  wasThere(db.deleteFrom('restaurants').where('id', '=', id).where('ownerId', '=', ownerId))
