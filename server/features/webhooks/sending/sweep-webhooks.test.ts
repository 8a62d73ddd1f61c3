import { expect, it } from 'vitest'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { sweepWebhooks } from './webhook-jobs.ts'

it('forgets an earlier secret when its day is over, and no other', async () => {
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
  await db
    .insertInto('restaurants')
    .values({ id: 'osteria', ownerId: 'anna', profile: '{}', ...times })
    .execute()
  const untils = { rotated: '2026-06-05T16:00:00.000Z', spent: '2026-06-05T15:00:00.000Z', first: null }
  for (const [id, until] of Object.entries(untils))
    await db
      .insertInto('webhooks')
      .values({
        ...{ id, restaurantId: 'osteria', ownerId: 'anna', url: 'https://example.com/', origin: '' },
        ...{ secret: 'new', earlierSecret: until && 'old', earlierSecretUntil: until },
        ...{ isActive: 1, failingSince: null, createdAt: times.createdAt },
      })
      .execute()
  const now = new Date('2026-06-05T15:30:00.000Z')
  await sweepWebhooks({ db, clock: () => now }, now)
  const left = await db
    .selectFrom('webhooks')
    .select(['id', 'secret', 'earlierSecret', 'earlierSecretUntil'])
    .orderBy('id')
    .execute()
  expect(left).toEqual([
    { id: 'first', secret: 'new', earlierSecret: null, earlierSecretUntil: null },
    { id: 'rotated', secret: 'new', earlierSecret: 'old', earlierSecretUntil: untils.rotated },
    { id: 'spent', secret: 'new', earlierSecret: null, earlierSecretUntil: null },
  ])
})
