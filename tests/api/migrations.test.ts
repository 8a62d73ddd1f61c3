import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { additiveSteps, migrate, migrationSteps } from '#server/db/migrating/migrate.ts'
import type { Db, Engine, Schema } from '#server/db/schema.ts'
import type { StoredRow } from '#server/db/tables/described.ts'
import { listTables } from '#server/maintenance/tables.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { emptyDatabase, migratedDatabase } from '../support/empty-database.ts'
import { hasEngine } from '../support/test-server.ts'

const engine: Engine = process.env.CARTE_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'
const truth = engine === 'postgres' ? true : 1
const TIME = '2026-01-02T03:04:05.678Z'

const firstSteps = (count: number) => Object.fromEntries(Object.entries(migrationSteps).slice(0, count))

/** What a version after this one would migrate by. */
const newer = {
  steps: {
    ...migrationSteps,
    '9999-added': async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('novelties')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .execute()
      await schema.alterTable('savedMenus').addColumn('novelty', 'text').execute()
    },
  },
  additive: new Set([...additiveSteps, '9999-added']),
}

const { content, design } = buildSavePayload()

/** What the tables of the fourth step had, one row each. */
const sample: readonly (readonly [table: string, row: StoredRow])[] = [
  [
    'users',
    {
      id: 'anna',
      name: 'Anna',
      email: 'anna@example.com',
      emailVerified: truth,
      createdAt: TIME,
      updatedAt: TIME,
      username: 'anna',
      displayUsername: 'Anna',
      role: 'administrator',
      subscriptionPlan: 'basic',
    },
  ],
  [
    'accounts',
    {
      id: 'a',
      accountId: 'anna',
      providerId: 'credential',
      userId: 'anna',
      password: 'hash',
      createdAt: TIME,
      updatedAt: TIME,
    },
  ],
  [
    'sessions',
    { id: 's', expiresAt: TIME, token: 'token', createdAt: TIME, updatedAt: TIME, userId: 'anna' },
  ],
  [
    'savedMenus',
    {
      id: 'menu',
      ownerId: 'anna',
      name: 'Ünïçödé 寿司 Menu',
      restaurantId: '0',
      templateId: 1,
      cuisineId: 5,
      targetCheckAverageCents: 2550,
      items: '[]',
      document: JSON.stringify({ documentVersion: 1, content, design }),
      version: 7,
      createdAt: TIME,
      updatedAt: TIME,
      sharedAt: TIME,
    },
  ],
  ['modelUsage', { userId: 'anna', day: '2026-01-02', kind: 'text', calls: 3 }],
  ['catalogueItems', { id: 200_001, record: '{}', imageUrl: null, createdAt: TIME, createdBy: 'anna' }],
  ['drafts', { ownerId: 'anna', document: '{"step":"designer"}', updatedAt: TIME }],
  ['restaurants', { id: 'r', ownerId: 'anna', profile: '{}', createdAt: TIME, updatedAt: TIME }],
  ['uploads', { name: 'p.png', ownerId: 'anna', bytes: 5, createdAt: TIME }],
]

const restaurantOf = (ownerId: string) => ({
  id: `of ${ownerId}`,
  ownerId,
  profile: '{}',
  createdAt: TIME,
  updatedAt: TIME,
})

const insert = (db: Db, table: string, row: StoredRow) =>
  db
    .insertInto(table as keyof Schema)
    .values(row as never)
    .execute()

const rowsOf = async (db: Db, table: string) =>
  (await sql<StoredRow>`select * from ${sql.table(table)}`.execute(db)).rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ),
  )

async function everything(db: Db) {
  const tables = await listTables(db, engine)
  const rows = await Promise.all(tables.map(({ name }) => rowsOf(db, name)))
  return tables.map((table, index) => ({ table, rows: rows[index] }))
}

describe.skipIf(!hasEngine)('migrations', () => {
  it('bring a database of long ago to the present with all that it holds', async () => {
    const db = await emptyDatabase()
    await migrate(db, engine, { steps: firstSteps(4) })
    for (const [table, row] of sample) await insert(db, table, row)

    await migrate(db, engine)

    for (const [table, { subscriptionPlan: _, ...row }] of sample)
      expect(await rowsOf(db, table)).toEqual([expect.objectContaining(row)])
    expect(await rowsOf(db, 'drafts')).toMatchObject([{ workId: 'only', version: 1, writeId: null }])
    expect(await rowsOf(db, 'houses')).toEqual([{ id: 'anna', name: 'Anna' }])
    expect(await rowsOf(db, 'members')).toMatchObject([
      { houseId: 'anna', accountId: 'anna', role: 'owner', since: TIME },
    ])
    const fresh = await migratedDatabase()
    const inOrder = async (database: Db) =>
      (await listTables(database, engine)).map(({ columns, references, ...table }) => ({
        ...table,
        references: references.toSorted(),
        columns: columns.toSorted((one, other) => one.name.localeCompare(other.name)),
      }))
    expect(await inOrder(db)).toEqual(await inOrder(fresh))
  })

  it('give an account of a server of the version before its house, and take it away with who was alone in it', async () => {
    const db = await migratedDatabase()
    for (const id of ['anna', 'bert']) {
      const [[, { subscriptionPlan: _, ...anna }] = ['', {}]] = sample
      await insert(db, 'users', { ...anna, id, username: id, email: `${id}@example.com` })
      await insert(db, 'restaurants', { ...restaurantOf(id) })
    }
    expect(await rowsOf(db, 'members')).toMatchObject([
      { houseId: 'anna', accountId: 'anna', since: TIME },
      { houseId: 'bert', accountId: 'bert' },
    ])
    await insert(db, 'members', { houseId: 'bert', accountId: 'anna', role: 'owner', since: TIME })
    for (const id of ['anna', 'bert']) await sql`delete from users where id = ${id}`.execute(db)
    // Anna was gone first: Bert was alone by then.
    expect([await rowsOf(db, 'houses'), await rowsOf(db, 'restaurants')]).toEqual([[], []])
  })

  it('keep a house that others are in, and let no key of what is owned lead to accounts', async () => {
    const db = await migratedDatabase()
    for (const id of ['anna', 'bert']) {
      const [[, { subscriptionPlan: _, ...anna }] = ['', {}]] = sample
      await insert(db, 'users', { ...anna, id, username: id, email: `${id}@example.com` })
    }
    await insert(db, 'restaurants', restaurantOf('anna'))
    await insert(db, 'members', { houseId: 'anna', accountId: 'bert', role: 'owner', since: TIME })
    await sql`delete from users where id = 'anna'`.execute(db)
    expect(await rowsOf(db, 'restaurants')).toMatchObject([{ ownerId: 'anna' }])
    const owned = (await listTables(db, engine)).filter(({ columns }) =>
      columns.some(({ name }) => name === 'ownerId'),
    )
    const keyless = ['auditTrail', 'sandboxCustomers']
    for (const { name, references } of owned)
      if (!keyless.includes(name)) expect(references, name).toContain('houses')
  })

  it('leave a database as it was when a step fails in the middle', async () => {
    const db = await emptyDatabase()
    await migrate(db, engine, { steps: firstSteps(4) })
    for (const [table, row] of sample) await insert(db, table, row)
    const before = await everything(db)

    const broken = migrate(db, engine, {
      steps: {
        ...migrationSteps,
        '9999-broken': async (transaction) => {
          await transaction.schema.dropTable('palettes').execute()
          await sql`update users set email = 'lost'`.execute(transaction)
          throw new Error('the disk\nis full')
        },
      },
    })
    await expect(broken).rejects.toThrow(
      /^The database cannot be brought .*9999-broken: the disk is full\)\. It is as it was before\.$/,
    )
    expect(await everything(db)).toEqual(before)

    await migrate(db, engine)
    expect(await rowsOf(db, 'uploads')).toHaveLength(1)
  })

  it('are refused of a newer version, which keeps its database as it is', async () => {
    const db = await emptyDatabase()
    await migrate(db, engine, { steps: { ...migrationSteps, '9999-newer': async () => {} } })
    const before = await everything(db)
    await expect(migrate(db, engine)).rejects.toThrow('newer version of Carte')
    expect(await everything(db)).toEqual(before)
  })

  it('of a newer version that only added leave the database to this one', async () => {
    const db = await emptyDatabase()
    await migrate(db, engine, newer)
    await migrate(db, engine)
    // A server of the version before that took another step is not one of the version before.
    const other = { ...migrationSteps, '0047-other': async () => {} }
    await expect(migrate(db, engine, { steps: other })).rejects.toThrow('newer version of Carte')
    const before = await everything(db)
    await migrate(db, engine, newer)
    expect(await everything(db)).toEqual(before)
  })

  it('only add in each step that says so', async () => {
    const db = await emptyDatabase()
    for (const [at, name] of Object.keys(migrationSteps).entries()) {
      if (!additiveSteps.has(name)) continue
      await migrate(db, engine, { steps: firstSteps(at) })
      const before = await db.introspection.getTables()
      await migrate(db, engine, { steps: firstSteps(at + 1) })
      const after = new Map((await db.introspection.getTables()).map((table) => [table.name, table]))
      for (const { name: tableName, columns } of before) {
        const now = after.get(tableName)?.columns ?? []
        expect(now, name).toEqual(expect.arrayContaining(columns))
        const added = now.filter((column) => !columns.some((former) => former.name === column.name))
        const demanded = added.filter(({ isNullable, hasDefaultValue }) => !isNullable && !hasDefaultValue)
        expect(demanded, name).toEqual([])
      }
    }
  })

  it.runIf(engine === 'postgres')('that only add try again while a server holds what they lock', async () => {
    const db = await migratedDatabase()
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const holding = db.transaction().execute(async (transaction) => {
      await sql`lock table users in access share mode`.execute(transaction)
      hold()
      await isReleased
    })
    await isHeld
    let tries = 0
    const steps = {
      ...migrationSteps,
      '9999-next': async ({ schema }: Kysely<unknown>) => {
        tries += 1
        if (tries > 1) release()
        await schema.alterTable('users').addColumn('novelty', 'text').execute()
      },
    }
    await migrate(db, engine, { steps, additive: new Set([...additiveSteps, '9999-next']) })
    await holding
    expect(tries).toBeGreaterThan(1)
    const tables = await db.introspection.getTables()
    expect(tables.find(({ name }) => name === 'users')?.columns.map(({ name }) => name)).toContain('novelty')
  })

  it('make tables that are all listed, each after those that it points at', async () => {
    const db = await migratedDatabase()
    await db.schema
      .createTable('aNovelty')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('menuId', 'text', (column) => column.notNull().references('savedMenus.id'))
      .execute()
    const tables = await listTables(db, engine)
    const made = (await db.introspection.getTables()).map(({ name }) => name)
    expect(tables.map(({ name }) => name).sort()).toEqual(made.sort())
    expect(made).toContain('aNovelty')
    const seen = new Set<string>()
    for (const { name, references } of tables) {
      for (const reference of references) expect(seen).toContain(reference)
      seen.add(name)
    }
    expect(tables.find(({ name }) => name === 'modelUsage')?.key).toEqual(['userId', 'day', 'kind'])
  })

  it('leave no column to be counted by PostgreSQL, which a copy from SQLite would have to set', async () => {
    const db = await migratedDatabase()
    const tables = await db.introspection.getTables()
    // On SQLite every integer that is the whole key may count by itself, and ours never do.
    const columns = tables.flatMap((table) => table.columns.filter((column) => column.isAutoIncrementing))
    const expected = engine === 'postgres' ? [] : ['id', 'id', 'dishId']
    expect(columns.map(({ name }) => name)).toEqual(expected)
  })
})
