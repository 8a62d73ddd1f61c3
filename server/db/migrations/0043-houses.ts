import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/**
 * Every account becomes the owner of a house with the same id, so no row that is owned is rewritten: only the foreign
 * keys of `ownerId` lead to the house now. Triggers give each new account its house, and take it away with an account
 * that was alone in it, because servers of the version before work on this schema during an upgrade.
 */
export async function keepHouses(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('houses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('members')
    .addColumn('houseId', 'text', (column) => column.notNull().references('houses.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('restaurants', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('invitedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addPrimaryKeyConstraint('membersKey', ['houseId', 'accountId'])
    .execute()
  await schema.createIndex('membersByInviter').on('members').column('invitedBy').execute()
  await schema.createIndex('membersByAccount').on('members').column('accountId').execute()
  await schema
    .createTable('houseInvitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('houseId', 'text', (column) => column.notNull().references('houses.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('restaurants', 'text')
    .addColumn('invitedBy', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('houseInvitationsByHouse').on('houseInvitations').column('houseId').execute()
  await schema.createIndex('houseInvitationsByInviter').on('houseInvitations').column('invitedBy').execute()
  // The house that a session works in; null: the account's first.
  await schema.alterTable('sessions').addColumn('houseId', 'text').execute()

  const engine = types.timestamp === 'text' ? 'sqlite' : 'postgres'
  await giveHouses(db, engine)
  await (engine === 'sqlite' ? turnKeysOnSqlite(db) : turnKeysOnPostgres(db))
  for (const trigger of triggers[engine]) await sql.raw(trigger).execute(db)
}

type Engine = 'sqlite' | 'postgres'

const isoTime: Readonly<Record<Engine, (column: string) => string>> = {
  sqlite: (column) => column,
  postgres: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** The columns of `users` in a trigger, or in a query. */
const housesOf = (from: string): string =>
  `${from}."id", coalesce(${from}."displayUsername", ${from}."username", ${from}."name")`
const ownersOf = (engine: Engine, from: string): string =>
  `${from}."id", ${from}."id", 'owner', ${isoTime[engine](`${from}."createdAt"`)}`

async function giveHouses(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await sql.raw(`insert into "houses" ("id", "name") select ${housesOf('users')} from "users"`).execute(db)
  await sql
    .raw(
      `insert into "members" ("houseId", "accountId", "role", "since") select ${ownersOf(engine, 'users')} from "users"`,
    )
    .execute(db)
}

const houseOfNew = (engine: Engine): string => `
  insert into "houses" ("id", "name") values (${housesOf('new')});
  insert into "members" ("houseId", "accountId", "role", "since") values (${ownersOf(engine, 'new')});`

const HOUSE_OF_OLD = `
  delete from "houses" where "id" = old."id" and not exists
    (select 1 from "members" where "houseId" = old."id" and "accountId" <> old."id");`

const triggers: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create trigger "usersHaveHouses" after insert on "users" begin ${houseOfNew('sqlite')} end`,
    `create trigger "usersLeaveHouses" after delete on "users" begin ${HOUSE_OF_OLD} end`,
  ],
  // A copy of an installation brings its houses itself.
  postgres: [
    `create function "giveHouse"() returns trigger language plpgsql as $$ begin
      if to_regclass('"unfinishedCopy"') is null then ${houseOfNew('postgres')} end if;
      return null; end $$`,
    `create trigger "usersHaveHouses" after insert on "users" for each row execute function "giveHouse"()`,
    `create function "takeHouse"() returns trigger language plpgsql as $$ begin ${HOUSE_OF_OLD}
      return null; end $$`,
    `create trigger "usersLeaveHouses" after delete on "users" for each row execute function "takeHouse"()`,
  ],
}

/**
 * Where a foreign key leads changes nothing in the file but the words of the schema, and these may be written:
 * https://www.sqlite.org/lang_altertable.html#otheralter. To copy the tables would take as long as they are large.
 */
async function turnKeysOnSqlite(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'table'`.execute(db)
  await sql`pragma writable_schema = on`.execute(db)
  for (const { name, sql: words } of rows) {
    const turned = words.replace(/("ownerId" text[^,]* references )"users"/u, '$1"houses"')
    if (turned !== words)
      await sql`update sqlite_schema set sql = ${turned} where type = 'table' and name = ${name}`.execute(db)
  }
  await sql`pragma writable_schema = reset`.execute(db)
}

async function turnKeysOnPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select t.relname as "table", c.conname as "name"
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = '"users"'::regclass and a.attname = 'ownerId'`.execute(db)
  for (const { table, name } of rows) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)}
      foreign key ("ownerId") references "houses" ("id") on delete cascade`.execute(db)
  }
}
