import type { Db } from '#server/db/schema.ts'

/** Every row that the tables hold of a house, as text. */
export async function rowsOfHouse(db: Db, houseId: string): Promise<string[]> {
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => name === 'ownerId'),
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as never)
        .selectAll()
        .where('ownerId' as never, '=', houseId as never)
        .execute(),
    ),
  )
  return rows
    .flatMap((some, at) => some.map((row) => `${tables[at]?.name} ${JSON.stringify(row)}`))
    .toSorted()
}
