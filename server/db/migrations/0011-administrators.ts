import { type Kysely, sql } from 'kysely'

/**
 * What an installation remembers of itself, one row each: that it has had a first account, for one. And
 * which accounts the names in the settings meant when they were first given.
 */
export async function rememberAdministrators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('namedAdministrators')
    .addColumn('name', 'text', (column) => column.primaryKey())
    // No foreign key: a name stays reserved when its account is gone.
    .addColumn('userId', 'text')
    .addColumn('namedAt', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into ${sql.table('installation')} (${sql.ref('key')}, ${sql.ref('value')})
    select 'firstAdministrator', id from ${sql.table('users')}
    order by role, ${sql.ref('createdAt')}, id limit 1`.execute(db)
  // No query looks for the oldest account any more.
  await db.schema.dropIndex('usersByAge').execute()
}
