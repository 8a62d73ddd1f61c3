import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { signedTextHash } from '#server/db/documents/signed-text-hash.ts'
import { migrate, migrationSteps } from '#server/db/migrating/migrate.ts'
import type { Db, Engine, Schema } from '#server/db/schema.ts'
import { storedTables } from '#server/db/stored-tables.ts'
import type { StoredRow } from '#server/db/tables/described.ts'
import { samples } from '../builders/stored-samples.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { hasEngine } from '../support/test-server.ts'

const engine: Engine = process.env.CARTE_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'
const yes = engine === 'postgres' ? true : 1
const TIME = '2026-11-28T18:21:42.000Z'

/** The last step of Carte 0.2.0. */
const RELEASED = '0027-former-slugs-and-used-links'

const names = Object.keys(migrationSteps)
const releasedSteps = Object.fromEntries(
  Object.entries(migrationSteps).filter(([name]) => names.indexOf(name) <= names.indexOf(RELEASED)),
)

const accounts = Array.from({ length: 10 }, (_, index) => `account-${index}`)

const document = JSON.stringify(samples.savedMenu)
const items = JSON.stringify([801, 9001])
const signed = '{"name":"Caponata"}'

/** What an account of 0.2.0 had, in an order that foreign keys allow. */
function rowsOf(id: string, index: number): [table: string, row: StoredRow][] {
  const isOdd = index % 2 === 1
  const of = { ownerId: id }
  const times = { createdAt: TIME, updatedAt: TIME }
  const menu = {
    ...of,
    name: 'Chez Nous Menu',
    title: '',
    dateLine: '',
    itemCount: 2,
    restaurantId: `restaurant of ${id}`,
    templateId: 2,
    cuisineId: 1,
    targetCheckAverageCents: 2550,
    document,
  }
  const [shared, binned] = [`shared of ${id}`, `binned of ${id}`]
  const user = { id, name: id, email: `${id}@example.com`, emailVerified: yes, role: 'owner', ...times }
  return [
    ['users', { ...user, username: id, displayUsername: id.toUpperCase() }],
    [
      'accounts',
      {
        id: `login of ${id}`,
        accountId: id,
        providerId: 'credential',
        userId: id,
        password: 'hash',
        ...times,
      },
    ],
    ['sessions', { id: `session of ${id}`, expiresAt: TIME, token: `token of ${id}`, userId: id, ...times }],
    [
      'restaurants',
      {
        ...of,
        id: menu.restaurantId,
        profile: JSON.stringify(isOdd ? samples.profileWithPricing : samples.profile),
        ...times,
      },
    ],
    [
      'savedMenus',
      { ...menu, id: shared, restaurantName: 'Chez Nous', items, version: 7, sharedAt: TIME, ...times },
    ],
    [
      'savedMenus',
      { ...menu, id: binned, restaurantName: 'Chez Nous', items, version: 1, deletedAt: TIME, ...times },
    ],
    ['menuLinks', { ...of, menuId: shared, token: `link of ${id}` }],
    ['menuStates', { ...menu, menuId: shared, version: 6, savedAt: TIME, bytes: document.length }],
    ['menuClaims', { menuId: shared, toConfirm: 1, allergensToConfirm: 0, catalogue: '' }],
    [
      'signOffs',
      {
        ...of,
        id: `sign-off of ${id}`,
        menuId: shared,
        itemId: '801',
        name: 'Ana',
        accountId: id,
        accountName: id,
        text: signed,
        textHash: signedTextHash(signed),
        at: TIME,
      },
    ],
    [
      'soldOut',
      { ...of, menuId: shared, itemId: '801', isSoldOut: 1, shows: 'struck', byName: 'Ana', at: TIME },
    ],
    [
      'drafts',
      {
        ...of,
        workId: `work of ${id}`,
        version: 2,
        document: JSON.stringify(isOdd ? samples.draft : samples.firstDraft),
        updatedAt: TIME,
      },
    ],
    ['uploads', { ...of, name: `${id}.png`, bytes: 5, createdAt: TIME }],
    ['uploadUses', { ...of, kind: 'menu', placeId: shared, uploadName: `${id}.png`, isShown: 1 }],
    [
      'palettes',
      {
        ...of,
        id: `palette of ${id}`,
        primaryColor: '#112233',
        secondaryColor: '#ffffff',
        accentColor: '#445566',
        createdAt: TIME,
      },
    ],
    [
      'passLinks',
      {
        ...of,
        id: `pass of ${id}`,
        restaurantId: menu.restaurantId,
        tokenHash: `hash of ${id}`,
        createdAt: TIME,
      },
    ],
    ['modelUsage', { userId: id, day: '2026-11-28', kind: 'text', calls: 3 }],
    [
      'guestCounts',
      {
        ...of,
        restaurantId: menu.restaurantId,
        menuId: shared,
        hour: '2026-11-28T18',
        source: 'link',
        views: 4,
      },
    ],
  ]
}

async function releasedDatabase(): Promise<Db> {
  const db = await emptyDatabase()
  await migrate(db, engine, { steps: releasedSteps })
  return db
}

const stored = async (db: Db, table: string): Promise<StoredRow[]> =>
  (await sql<StoredRow>`select * from ${sql.table(table)}`.execute(db)).rows

describe.skipIf(!hasEngine)('an installation of 0.2.0 with ten accounts', () => {
  it('comes up with nothing moved: each account is the owner of a house with all that it had', async () => {
    const db = await releasedDatabase()
    const rows = accounts.flatMap(rowsOf)
    for (const [table, row] of rows)
      await db
        .insertInto(table as keyof Schema)
        .values(row as never)
        .execute()
    const tables = [...new Set(rows.map(([table]) => table))]
    const before = new Map<string, StoredRow[]>()
    for (const table of tables) before.set(table, await stored(db, table))

    await migrate(db, engine)

    for (const [table, were] of before) {
      const are = await stored(db, table)
      expect(are, table).toHaveLength(were.length)
      for (const row of were) expect(are, table).toContainEqual(expect.objectContaining(row))
      const { read } = storedTables[table as keyof Schema]
      for (const row of are) expect(() => read?.(row), table).not.toThrow()
    }
    const houses = await stored(db, 'houses')
    expect(houses.map(({ id }) => id).toSorted()).toEqual(accounts)
    const members = await stored(db, 'members')
    expect(members).toHaveLength(accounts.length)
    for (const id of accounts)
      expect(members).toContainEqual(
        expect.objectContaining({ houseId: id, accountId: id, role: 'owner', restaurants: null }),
      )
  })
})
