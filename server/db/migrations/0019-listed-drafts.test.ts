import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { insertPerson } from '#tests/builders/build-database.ts'
import { samples } from '#tests/builders/stored-samples.ts'
import { NodeSqliteDialect, openSqlite } from '../connection/sqlite.ts'
import { migrate, migrationSteps } from '../migrating/migrate.ts'
import type { Schema } from '../schema.ts'

const TIME = '2026-06-01T00:00:00.000Z'

it('lists the drafts that can be read by columns, and leaves the others without a name', async () => {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  const stepsTo = (isWanted: (step: string) => boolean) =>
    migrate(db, 'sqlite', {
      steps: Object.fromEntries(Object.entries(migrationSteps).filter(([step]) => isWanted(step))),
    })
  await stepsTo((step) => step < '0019-listed-drafts')
  await insertPerson(db, 'anna')
  await insertPerson(db, 'bert')
  const draft = (ownerId: string, workId: string, document: string) =>
    ({ ownerId, workId, version: 2, writeId: null, updatedAt: TIME, document }) as never
  await db
    .insertInto('drafts')
    .values([
      draft('anna', 'first', JSON.stringify(samples.firstDraft)),
      draft('anna', 'saved', JSON.stringify(samples.draft)),
      draft('anna', 'other shape', '{"menu":[]}'),
      draft('bert', 'cut short', '{"content":'),
    ])
    .execute()

  await stepsTo((step) => step <= '0019-listed-drafts')

  const rows = await db
    .selectFrom('drafts')
    .select(['workId', 'restaurantName', 'items', 'savedAs'])
    .orderBy('workId')
    .execute()
  const readable = { restaurantName: 'Chez Nous', items: 2 }
  const unreadable = { restaurantName: null, items: null, savedAs: null }
  expect(rows).toEqual([
    { workId: 'cut short', ...unreadable },
    { workId: 'first', ...readable, savedAs: null },
    { workId: 'other shape', ...unreadable },
    { workId: 'saved', ...readable, savedAs: JSON.stringify(samples.draft.savedAs) },
  ])
  await db.destroy()
})
