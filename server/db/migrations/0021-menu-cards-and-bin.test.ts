import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { stamped } from '#domain/menu/stored/read-stored.ts'
import { insertPerson } from '#tests/builders/build-database.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { samples } from '#tests/builders/stored-samples.ts'
import { NodeSqliteDialect, openSqlite } from '../connection/sqlite.ts'
import { migrate, migrationSteps } from '../migrating/migrate.ts'
import type { Schema } from '../schema.ts'

it('reads what a list tells out of documents of every version, and keeps what points at menus', async () => {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  const before = Object.entries(migrationSteps).filter(([step]) => step < '0021-menu-cards-and-bin')
  await migrate(db, 'sqlite', { steps: Object.fromEntries(before) })
  await insertPerson(db, 'anna')
  const { design } = buildSavePayload()
  const content = { ...buildContent({ items: 3 }), title: 'Dinner', dateLine: 'Winter 2026' }
  const documents = {
    damaged: '{"content":',
    first: JSON.stringify(samples.savedMenu),
    present: JSON.stringify(stamped({ content, design })),
  }
  const items = { damaged: '[1,2]', first: '[801,9001]', present: '[9001,9002,9003]' }
  for (const [id, document] of Object.entries(documents)) {
    const menu = {
      id,
      ownerId: 'anna',
      name: `Menu ${id}`,
      title: id === 'present' ? 'Dinner' : '',
      restaurantId: '0',
      templateId: 1,
      cuisineId: 5,
      targetCheckAverageCents: 2500,
      items: items[id as keyof typeof items],
      document,
      version: 3,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
      sharedAt: null,
    }
    await db
      .insertInto('savedMenus')
      .values(menu as never)
      .execute()
    const claims = { menuId: id, toConfirm: 2, allergensToConfirm: 1, catalogue: 'key', isReadable: 1 }
    await db
      .insertInto('menuClaims')
      .values(claims as never)
      .execute()
  }
  await migrate(db, 'sqlite')
  const rows = await db.selectFrom('savedMenus').selectAll().orderBy('id').execute()
  const { restaurant } = samples.savedMenu.content
  expect(rows).toMatchObject([
    { id: 'damaged', restaurantName: '', dateLine: '', itemCount: 2, document: documents.damaged },
    { id: 'first', restaurantName: restaurant.name, dateLine: '', itemCount: 2, document: documents.first },
    {
      id: 'present',
      title: 'Dinner',
      dateLine: 'Winter 2026',
      restaurantName: 'Chez Test',
      itemCount: 3,
      version: 3,
      deletedAt: null,
      document: documents.present,
    },
  ])
  expect(await db.selectFrom('menuClaims').selectAll().execute()).toHaveLength(3)
  await db.deleteFrom('savedMenus').where('id', '=', 'first').execute()
  expect(await db.selectFrom('menuClaims').select('menuId').orderBy('menuId').execute()).toEqual([
    { menuId: 'damaged' },
    { menuId: 'present' },
  ])
  await db.destroy()
})
