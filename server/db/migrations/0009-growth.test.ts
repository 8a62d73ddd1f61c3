import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { insertPerson } from '#tests/builders/build-database.ts'
import { NodeSqliteDialect, openSqlite } from '../connection/sqlite.ts'
import { migrate, migrationSteps } from '../migrating/migrate.ts'
import type { Schema } from '../schema.ts'

it('moves every saved menu as it is into the table of the new order', async () => {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  await migrate(db, 'sqlite', { steps: stepsBefore('0009-growth') })
  await insertPerson(db, 'anna')
  const menus = ['first', 'second'].map((id, index) => ({
    id,
    ownerId: 'anna',
    name: `Menu ${id}`,
    restaurantId: '0',
    templateId: index + 1,
    cuisineId: 5,
    targetCheckAverageCents: 2500,
    items: '[1,2]',
    document: `{"documentVersion":${index}}`,
    version: 3,
    createdAt: `2026-0${index + 1}-01T00:00:00.000Z`,
    updatedAt: '2026-05-01T00:00:00.000Z',
    sharedAt: index === 0 ? null : '2026-06-01T00:00:00.000Z',
  }))
  await db
    .insertInto('savedMenus')
    .values(menus as never)
    .execute()
  await migrate(db, 'sqlite')
  expect(await db.selectFrom('savedMenus').selectAll().orderBy('createdAt').execute()).toEqual(
    menus.map((menu) => ({
      ...menu,
      title: '',
      dateLine: '',
      restaurantName: '',
      itemCount: JSON.parse(menu.items).length,
      deletedAt: null,
    })),
  )
  // They still go with their owner.
  await db.deleteFrom('users').where('id', '=', 'anna').execute()
  expect(await db.selectFrom('savedMenus').select('id').execute()).toEqual([])
  await db.destroy()
})

const stepsBefore = (name: string) =>
  Object.fromEntries(Object.entries(migrationSteps).filter(([step]) => step < name))
