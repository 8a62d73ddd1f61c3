import type { Selectable } from 'kysely'
import type { Db, Schema } from '../db/schema.ts'

export type CountedViews = Selectable<Schema['guestCounts']>

/** Adds views to what is counted. A restaurant that was deleted meanwhile is not counted any more. */
export const addViews = (db: Db, rows: readonly CountedViews[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const restaurantIds = [...new Set(rows.map(({ restaurantId }) => restaurantId))]
    const there = await transaction
      .selectFrom('restaurants')
      .select('id')
      .where('id', 'in', restaurantIds)
      .execute()
    const known = new Set(there.map(({ id }) => id))
    // In one order on every server: two that write the same rows at once wait for each other and not in a circle.
    const counted = rows.filter(({ restaurantId }) => known.has(restaurantId)).toSorted(byKey)
    for (const row of counted)
      await transaction
        .insertInto('guestCounts')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['restaurantId', 'hour', 'menuId', 'source'])
            .doUpdateSet(({ eb }) => ({ views: eb('guestCounts.views', '+', row.views) })),
        )
        .execute()
  })

const keyOf = ({ restaurantId, menuId, hour, source }: CountedViews): string =>
  `${restaurantId} ${menuId} ${hour} ${source}`

const byKey = (one: CountedViews, other: CountedViews): number => (keyOf(one) < keyOf(other) ? -1 : 1)

/** Views of a restaurant in these hours, the first hour included and the last one not. */
export const readViews = (
  db: Db,
  restaurantId: string,
  from: string,
  until: string,
): Promise<CountedViews[]> =>
  db
    .selectFrom('guestCounts')
    .selectAll()
    .where('restaurantId', '=', restaurantId)
    .where('hour', '>=', from)
    .where('hour', '<', until)
    .orderBy('hour')
    .orderBy('menuId')
    .orderBy('source')
    .execute()

/** Forgets hours before this one. */
export const dropViewsBefore = (db: Db, hour: string) =>
  db.deleteFrom('guestCounts').where('hour', '<', hour).execute()
