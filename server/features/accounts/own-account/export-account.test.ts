import { strFromU8 } from 'fflate'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import type { Schema } from '../../../db/schema.ts'
import { storedTables } from '../../../db/stored-tables.ts'
import { exportAccount } from './export-account.ts'

const tablesOf = (db: Awaited<ReturnType<typeof buildDatabase>>) => db.introspection.getTables()

it('says of every table of the database what is exported of it, or why nothing is', async () => {
  const names = (await tablesOf(await buildDatabase())).map(({ name }) => name)
  expect(Object.keys(storedTables).toSorted()).toEqual(names.toSorted())
})

it('exports a row of each such table, and no key, token or secret', async () => {
  const db = await buildDatabase()
  await sql`PRAGMA foreign_keys = off`.execute(db)
  const tables = await tablesOf(db)
  for (const account of ['anna', 'bert'])
    for (const { name, columns } of tables) {
      const { exported: table } = storedTables[name as keyof Schema]
      if (typeof table === 'string') continue
      if (name === 'users') {
        await insertPerson(db, account)
        continue
      }
      // Comes with its account.
      if (name === 'houses') continue
      const row = Object.fromEntries(
        columns.map((column) => [column.name, someValue(column, `${account} ${name}`)]),
      )
      await db
        .insertInto(name as never)
        .values({ ...row, [table.ofAccount ?? table.ofHouse ?? 'ownerId']: account } as never)
        .execute()
    }
  const files = new Map<string, string>()
  const storage = { get: async () => undefined }
  for await (const { name, pieces } of exportAccount(
    { db, storage },
    { accountId: 'anna', houseId: 'anna' },
    [],
  )) {
    let text = ''
    for await (const piece of pieces) text += strFromU8(piece)
    files.set(name, text)
  }
  for (const { exported: table } of Object.values(storedTables)) {
    if (typeof table === 'string') continue
    const found = [...files].find(([name]) => name.startsWith(table.file))?.[1] ?? ''
    expect(found, table.file).toContain(table.file === 'account' ? '"anna"' : '{')
    expect(() => JSON.parse(found), table.file).not.toThrow()
  }
  const all = [...files.values()].join()
  expect(all).not.toContain('bert')
  expect(all).not.toMatch(/"(tokenHash|secret|earlierSecret|password)":/u)
  for (const hidden of ['passLinks tokenHash', 'webhooks secret', 'webhooks earlierSecret', 'sessions token'])
    expect(all, hidden).not.toContain(`anna ${hidden}`)
})

/** Something that names its place; documents are JSON, and times are times. */
function someValue({ name, dataType }: { name: string; dataType: string }, place: string): unknown {
  if (/int|numeric/iu.test(dataType)) return 1
  if (/At$|until/u.test(name)) return '2026-01-01T00:00:00.000Z'
  if (['approval', 'document', 'profile', 'items', 'details', 'event', 'restaurants', 'text'].includes(name))
    return '{"kept":true}'
  return `${place} ${name}`
}
