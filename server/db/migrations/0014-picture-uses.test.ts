import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { insertPerson } from '#tests/builders/build-database.ts'
import { NodeSqliteDialect, openSqlite } from '../connection/sqlite.ts'
import { migrate, migrationSteps } from '../migrating/migrate.ts'
import type { Schema } from '../schema.ts'

const TIME = '2026-06-01T00:00:00.000Z'

it('finds the pictures of every menu, draft and profile, and those of none', async () => {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  const before = Object.entries(migrationSteps).filter(([step]) => step < '0014-picture-uses')
  await migrate(db, 'sqlite', { steps: Object.fromEntries(before) })
  await insertPerson(db, 'anna')
  await insertPerson(db, 'bert')
  for (const [name, ownerId] of [
    ['dish.png', 'anna'],
    ['logo.jpg', 'anna'],
    ['paper.jpg', 'anna'],
    ['none.png', 'anna'],
    ['others.png', 'bert'],
  ] as const)
    await db
      .insertInto('uploads')
      .values({ name, ownerId, bytes: 5, createdAt: TIME } as never)
      .execute()
  const document = (design: object) =>
    JSON.stringify({
      content: {
        restaurant: { logoUrl: '/uploads/logo.jpg' },
        groups: [{ items: [{ imageUrl: '/uploads/dish.png?v=1' }, { imageUrl: '/uploads/others.png' }] }],
      },
      design: { customBackgroundUrl: '/uploads/paper.jpg', ...design },
    })
  const menu = (id: string, design: object) => ({
    id,
    ownerId: 'anna',
    name: id,
    restaurantId: '0',
    templateId: 1,
    cuisineId: 5,
    targetCheckAverageCents: 2500,
    items: '[]',
    document: document(design),
    version: 1,
    createdAt: TIME,
    updatedAt: TIME,
    sharedAt: TIME,
  })
  await db
    .insertInto('savedMenus')
    .values([
      menu('bare', { showImages: false, logoPosition: 'none' }),
      menu('pictured', { showImages: true }),
    ] as never)
    .execute()
  const draft = { ownerId: 'anna', workId: 'only', version: 1, writeId: null, updatedAt: TIME }
  await db
    .insertInto('drafts')
    .values({ ...draft, document: document({}) } as never)
    .execute()
  const profile = JSON.stringify({ name: 'Luna', imageUrl: '/uploads/logo.jpg' })
  const restaurant = { id: 'luna', ownerId: 'anna', createdAt: TIME, updatedAt: TIME }
  await db
    .insertInto('restaurants')
    .values({ ...restaurant, profile })
    .execute()

  await migrate(db, 'sqlite')

  const uses = await db.selectFrom('uploadUses').selectAll().execute()
  expect(
    uses
      .map(({ kind, placeId, uploadName, isShown }) => `${kind} ${placeId} ${uploadName} ${isShown}`)
      .sort(),
  ).toEqual([
    'draft only dish.png 0',
    'draft only logo.jpg 0',
    'draft only paper.jpg 0',
    'menu bare dish.png 0',
    'menu bare logo.jpg 0',
    'menu bare paper.jpg 0',
    'menu pictured dish.png 1',
    'menu pictured logo.jpg 1',
    'menu pictured paper.jpg 0',
    'restaurant luna logo.jpg 0',
  ])
  const unused = await db
    .selectFrom('uploads')
    .select('name')
    .where('unusedSince', 'is not', null)
    .orderBy('name')
    .execute()
  expect(unused.map(({ name }) => name)).toEqual(['none.png', 'others.png'])
  await db.destroy()
})
