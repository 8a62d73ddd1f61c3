import type { Selectable } from 'kysely'
import { type CountedHour, hourOf } from '#domain/live/counts/view.ts'
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

/** Views of a restaurant in these hours, the first hour included and the last one not; all menus together. */
export async function readViews(
  db: Db,
  restaurantId: string,
  from: string,
  until: string,
): Promise<CountedHour[]> {
  const rows = []
  for (const days of weeksOf(from, until))
    rows.push(
      ...(await countedIn(db, restaurantId, days.from, days.until)
        .select(({ fn }) => ['hour', 'source', fn.sum('views').as('views')])
        .groupBy(['hour', 'source'])
        .orderBy('hour')
        .orderBy('source')
        .execute()),
    )
  // PostgreSQL answers sums as text.
  return rows.map((row) => ({ ...row, menuId: '', views: Number(row.views) }))
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** A week of a page with 30 menus has 10,000 rows; SQLite sums them in one step, in which nobody else has a turn. */
function* weeksOf(from: string, until: string): Generator<{ readonly from: string; readonly until: string }> {
  for (let start = from; start < until; ) {
    const next = hourOf(new Date(Date.parse(`${start}:00Z`) + WEEK_MS))
    const end = next < until ? next : until
    yield { from: start, until: end }
    start = end
  }
}

/** The same by menu, all hours together; the page itself is the menu without an id. */
export async function viewsByMenu(db: Db, restaurantId: string, from: string, until: string) {
  const sums = new Map<string, Pick<CountedViews, 'menuId' | 'source' | 'views'>>()
  for (const days of weeksOf(from, until)) {
    const rows = await countedIn(db, restaurantId, days.from, days.until)
      .select(({ fn }) => ['menuId', 'source', fn.sum('views').as('views')])
      .groupBy(['menuId', 'source'])
      .orderBy('menuId')
      .orderBy('source')
      .execute()
    for (const { views, ...row } of rows) {
      const key = `${row.menuId} ${row.source}`
      sums.set(key, { ...row, views: (sums.get(key)?.views ?? 0) + Number(views) })
    }
  }
  return [...sums.values()]
}

const countedIn = (db: Db, restaurantId: string, from: string, until: string) =>
  db
    .selectFrom('guestCounts')
    .where('restaurantId', '=', restaurantId)
    .where('hour', '>=', from)
    .where('hour', '<', until)

/** The same by menu and hour: a page with many menus has thousands of them in a day. */
export const readMenuViews = (
  db: Db,
  restaurantId: string,
  from: string,
  until: string,
): Promise<CountedViews[]> =>
  countedIn(db, restaurantId, from, until)
    .selectAll()
    .orderBy('hour')
    .orderBy('menuId')
    .orderBy('source')
    .execute()

/** The same of days whose hours were summed, by menu and day; the last day included. */
export const readDays = (db: Db, restaurantId: string, from: string, until: string) =>
  db
    .selectFrom('guestDays')
    .select(['menuId', 'day', 'source', 'views'])
    .where('restaurantId', '=', restaurantId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .orderBy('menuId')
    .orderBy('source')
    .execute()

/** Forgets hours before this one, and the days before it. */
export async function dropViewsBefore(db: Db, hour: string): Promise<void> {
  await db.deleteFrom('guestCounts').where('hour', '<', hour).execute()
  await db.deleteFrom('guestDays').where('day', '<', hour.slice(0, 'yyyy-mm-dd'.length)).execute()
}
