import { Kysely } from 'kysely'
import { NodeSqliteDialect, openSqlite } from '#server/db/connection/sqlite.ts'
import { migrate } from '#server/db/migrating/migrate.ts'
import type { Db, Schema } from '#server/db/schema.ts'

/** A fresh, migrated database in memory, for tests of what is right on it. */
export async function buildDatabase(): Promise<Db> {
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(':memory:')) })
  await migrate(db, 'sqlite')
  return db
}

/** A person as the authentication library would have stored one. */
export function person(id: string) {
  const time = '2026-01-01T00:00:00.000Z'
  return {
    id,
    name: id,
    email: `${id}@example.com`,
    emailVerified: 0,
    createdAt: time,
    updatedAt: time,
    username: id,
    displayUsername: id,
    role: 'owner',
  }
}

export async function insertPerson(db: Db, id: string): Promise<void> {
  await db
    .insertInto('users')
    .values(person(id) as never)
    .execute()
}
