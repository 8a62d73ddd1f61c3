import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { insertPerson } from '#tests/builders/build-database.ts'
import { shareMenu } from '../../features/menus/saving/share-menu.ts'
import { NodeSqliteDialect, openSqlite } from '../connection/sqlite.ts'
import { migrate, migrationSteps } from '../migrating/migrate.ts'
import type { Schema } from '../schema.ts'

it('keeps every link that is shared, and revives none that was withdrawn', async () => {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  const before = Object.entries(migrationSteps).filter(([step]) => step < '0013-menu-links')
  await migrate(db, 'sqlite', { steps: Object.fromEntries(before) })
  await insertPerson(db, 'anna')
  const time = '2026-06-01T00:00:00.000Z'
  const menu = (id: string, sharedAt: string | null) => ({
    id,
    ownerId: 'anna',
    name: id,
    restaurantId: '0',
    templateId: 1,
    cuisineId: 5,
    targetCheckAverageCents: 2500,
    title: '',
    items: '[]',
    document: '{}',
    version: 1,
    createdAt: time,
    updatedAt: time,
    sharedAt,
    deletedAt: null,
    dateLine: '',
    restaurantName: '',
    itemCount: 0,
  })
  // These came later.
  const asThen = ({
    title: _title,
    dateLine: _dateLine,
    restaurantName: _restaurantName,
    itemCount: _itemCount,
    deletedAt: _deletedAt,
    ...columns
  }: ReturnType<typeof menu>) => columns as never
  const shared = menu('shared', time)
  const withdrawn = menu('withdrawn', null)
  await db.insertInto('savedMenus').values([shared, withdrawn].map(asThen)).execute()
  await migrate(db, 'sqlite')
  const clock = () => new Date()
  expect(await shareMenu({ db, clock }, shared)).toEqual({ token: 'shared', sharedAt: time })
  expect((await shareMenu({ db, clock }, withdrawn)).token).toMatch(/^[\w-]{24}$/)
  await db.destroy()
})
