import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { draftForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { insertPerson } from '#tests/builders/build-database.ts'
import { samples } from '#tests/builders/stored-samples.ts'
import { NodeSqliteDialect, openSqlite } from '../connection/sqlite.ts'
import { migrate, migrationSteps } from '../migrating/migrate.ts'
import type { Schema } from '../schema.ts'

it('leaves one draft a saved menu, the newest that says something else, and loses no other', async () => {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  const before = Object.entries(migrationSteps).filter(([step]) => step < '0029-one-draft-a-menu')
  await migrate(db, 'sqlite', { steps: Object.fromEntries(before) })
  await insertPerson(db, 'anna')
  await db
    .insertInto('savedMenus')
    .values({
      id: 'dinner',
      ownerId: 'anna',
      name: 'Dinner',
      title: '',
      dateLine: '',
      restaurantName: 'Chez Nous',
      itemCount: 2,
      restaurantId: '0',
      templateId: 2,
      cuisineId: 5,
      targetCheckAverageCents: 2500,
      items: '[801,9001]',
      document: JSON.stringify(samples.savedMenu),
      version: 3,
      createdAt: '2026-01-01',
      updatedAt: '2026-01-01',
      sharedAt: null,
      deletedAt: null,
    })
    .execute()
  const { content } = samples.draft
  const titled = (name: string) => ({
    ...content,
    restaurant: { ...content.restaurant, name },
  })
  const draft = (workId: string, day: number, of: string, words = content as object) => {
    const savedAs = { id: of, version: 3 }
    return {
      ownerId: 'anna',
      workId,
      version: 2,
      writeId: null,
      updatedAt: `2026-06-0${day}`,
      title: '',
      restaurantName: workId,
      items: 2,
      savedAs: JSON.stringify(savedAs),
      document: JSON.stringify({ ...samples.draft, content: words, savedAs }),
    }
  }
  await db
    .insertInto('drafts')
    .values([
      draft('only opened', 4, 'dinner'),
      draft('edited', 3, 'dinner', titled('Edited')),
      draft('edited earlier', 2, 'dinner', titled('Earlier')),
      draft('of a menu that is gone', 1, 'lunch'),
    ])
    .execute()

  await migrate(db, 'sqlite')

  const rows = await db.selectFrom('drafts').selectAll().orderBy('updatedAt', 'desc').execute()
  expect(rows.map(({ workId, savedAs }) => [workId, savedAs])).toEqual([
    ['dinner', '{"id":"dinner","version":3}'],
    ['edited earlier', null],
    ['of a menu that is gone', null],
  ])
  expect(
    rows.map(({ document }) => {
      const read = readStoredText(draftForm, document)
      return [read.content.restaurant.name, read.savedAs?.id]
    }),
  ).toEqual([
    ['Edited', 'dinner'],
    ['Earlier', undefined],
    ['Chez Nous', undefined],
  ])
  await db.destroy()
})
