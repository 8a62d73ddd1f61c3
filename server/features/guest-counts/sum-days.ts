import { sql } from 'kysely'
import { MOST_COUNTED_DAYS } from '#contract/restaurant/guest-counts.ts'
import { hourOf } from '#domain/live/counts/view.ts'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { hoursOfDays, localHours } from './local-hours.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Views are known by the hour for as long as they can be asked for from today, and a few days more. */
const HOURS_KEPT_DAYS = MOST_COUNTED_DAYS + 7

/** Other sweeps have their turn after so long. */
const MOST_MS = 30_000

/**
 * Sums hours that are long ago to days, on the clock of their restaurant: of 24 rows one is left. A day of a restaurant is
 * a transaction, so that it goes on where it was.
 * @param now by the clock of sweeps
 * @returns whether more are left
 */
export async function sumDays({ db }: Database, now: Date, mostMs = MOST_MS): Promise<boolean> {
  const before = hourOf(new Date(now.getTime() - HOURS_KEPT_DAYS * DAY_MS))
  for (const start = performance.now(); ; ) {
    const oldest = await db
      .selectFrom('guestCounts')
      .select(['restaurantId', 'hour'])
      .where('hour', '<', before)
      .orderBy('hour')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return false
    await sumDayOf(db, oldest)
    if (performance.now() - start > mostMs) return true
  }
}

async function sumDayOf(
  db: Db,
  { restaurantId, hour }: { readonly restaurantId: string; readonly hour: string },
): Promise<void> {
  const timeZone = await timeZoneOf(db, restaurantId)
  const [local] = await localHours([{ menuId: '', hour, source: 'code', views: 1 }], timeZone)
  if (!local) return
  const { day } = local
  const { until } = hoursOfDays({ from: day, until: day }, timeZone)
  await db.transaction().execute(async (transaction) => {
    const hours = (query: Db) =>
      query.selectFrom('guestCounts').where('restaurantId', '=', restaurantId).where('hour', '<', until)
    await transaction
      .insertInto('guestDays')
      .columns(['restaurantId', 'menuId', 'day', 'source', 'ownerId', 'views'])
      .expression(
        hours(transaction)
          .select(({ fn, val }) => [
            'restaurantId',
            'menuId',
            val(day).as('day'),
            'source',
            'ownerId',
            sql<number>`cast(${fn.sum('views')} as integer)`.as('views'),
          ])
          .groupBy(['restaurantId', 'menuId', 'source', 'ownerId']),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['restaurantId', 'day', 'menuId', 'source'])
          .doUpdateSet(({ ref }) => ({ views: sql`${ref('guestDays.views')} + ${ref('excluded.views')}` })),
      )
      .execute()
    await transaction
      .deleteFrom('guestCounts')
      .where('restaurantId', '=', restaurantId)
      .where('hour', '<', until)
      .execute()
  })
}

async function timeZoneOf(db: Db, restaurantId: string): Promise<string> {
  const page = await db
    .selectFrom('restaurantPages')
    .select('document')
    .where('restaurantId', '=', restaurantId)
    .executeTakeFirst()
  return page ? ifReadable(() => readStoredText(restaurantPageForm, page.document).timeZone, 'UTC') : 'UTC'
}
