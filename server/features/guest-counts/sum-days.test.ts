import { expect, it } from 'vitest'
import { restaurantPageForm } from '#domain/live/stored/forms.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { sumDays } from './sum-days.ts'

const NOW = new Date('2026-11-30T12:00:00Z')

it('sums hours that are long ago to days on the clock of their restaurant, once, and leaves the others', async () => {
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  const times = { createdAt: NOW.toISOString(), updatedAt: NOW.toISOString() }
  const of = { ownerId: 'anna', restaurantId: 'r' }
  await db
    .insertInto('restaurants')
    .values({ id: 'r', ownerId: 'anna', profile: '{}', ...times })
    .execute()
  const page = restaurantPageForm.schema.parse({ timeZone: 'America/New_York' })
  const state = { isOpen: 1, isIndexed: 1, isCounting: 1, version: 1, stamp: 0 }
  await db
    .insertInto('restaurantPages')
    .values({ ...of, ...state, ...times, slug: 'r', document: storedText(page) })
    .execute()
  const views = (hour: string, count: number, menuId = '') => ({
    ...of,
    menuId,
    hour,
    source: 'link' as const,
    views: count,
  })
  await db
    .insertInto('guestCounts')
    .values([
      // Three in the morning in London is the evening before in New York.
      views('2026-03-02T03', 1),
      views('2026-03-02T15', 2),
      views('2026-03-02T16', 4),
      views('2026-03-02T16', 8, 'm'),
      views('2026-11-29T16', 16),
    ])
    .execute()
  while (await sumDays({ db }, NOW, 0));
  expect(await sumDays({ db }, NOW)).toBe(false)
  const days = await db.selectFrom('guestDays').selectAll().orderBy('day').orderBy('menuId').execute()
  expect(days.map(({ day, menuId, views: count }) => [day, menuId, count])).toEqual([
    ['2026-03-01', '', 1],
    ['2026-03-02', '', 6],
    ['2026-03-02', 'm', 8],
  ])
  const left = await db.selectFrom('guestCounts').select('hour').execute()
  expect(left).toEqual([{ hour: '2026-11-29T16' }])
  await db.destroy()
})
