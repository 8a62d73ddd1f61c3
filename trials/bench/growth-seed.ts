import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { hashPassword } from 'better-auth/crypto'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemIds } from '#domain/menu/model/walk.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { keepDocument } from '#server/db/record/kept-documents.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { earlierDocuments } from '#tests/builders/large-house.ts'
import { openTables, type Row } from './growth-tables.ts'
import { sampleContent } from './sample-content.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MENUS_OF_MOST = 5
/** Of one owner in each 100,000 menus, at least one. */
export const MENUS_OF_A_CHAIN = 500
export const PASSWORD = 'correct horse'
const SAMPLE_OWNERS = 60
const SAMPLE_SHARED = 4000
/** Earlier states of each menu, kept as saves keep them. */
const STATES = 5
/** One menu in this many is shared. */
const SHARED_EVERY = 4

export interface Seeded {
  /** Names of owners with five menus each, and of one with five hundred. */
  readonly owners: readonly string[]
  readonly chain: string
  /** Ids of shared menus, from all over the table. */
  readonly sharedMenus: readonly string[]
  readonly rows: Readonly<Record<string, number>>
}

interface Place {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

/**
 * Fills a fresh installation with this many saved menus, and with what comes along: their owners (five
 * menus each, a few with five hundred), sessions, drafts, restaurants, uploads, subscriptions, attempts.
 * Straight into the tables; menus of an owner lie as far apart as if they were saved over the years.
 */
export async function seed({ databaseUrl, dataDir }: Place, menus: number): Promise<Seeded> {
  const database = await openDatabase({ databaseUrl, dataDir })
  await database.close()
  const samples = Array.from({ length: 120 }, (_, number) => sampleOf(number))
  const tables = await openTables(databaseUrl ?? join(dataDir, 'carte.db'), [
    ...samples.map(({ document }) => document),
    '',
  ])
  const packed = await packedStates(samples.map(({ content }) => content))
  const chains = Math.ceil(menus / 100_000)
  const most = Math.round((menus - chains * MENUS_OF_A_CHAIN) / MENUS_OF_MOST)
  const owners = chains + most
  const now = Date.now()
  const agoOf = (share: number, days: number) => new Date(now - (1 - share) * days * DAY_MS).toISOString()
  const password = await hashPassword(PASSWORD)
  const rows: Record<string, number> = {}
  const fill = async (table: string, columns: readonly string[], lines: () => Iterable<Row>) => {
    rows[table] = await tables.insert(table, columns, lines())
  }

  await fill(
    'users',
    ['id', 'name', 'email', 'emailVerified', 'createdAt', 'updatedAt', 'username', 'displayUsername', 'role'],
    function* () {
      for (let owner = 0; owner < owners; owner += 1) {
        const [name, time] = [nameOf(owner), agoOf(owner / owners, 900)]
        const role = owner === 0 ? 'administrator' : 'owner'
        yield [idOf(owner), name, `${name}@example.com`, 0, time, time, name, name, role]
      }
    },
  )
  await fill(
    'accounts',
    ['id', 'accountId', 'providerId', 'userId', 'password', 'createdAt', 'updatedAt'],
    function* () {
      for (let owner = 0; owner < owners; owner += 1) {
        const time = agoOf(owner / owners, 900)
        yield [hashOf('account', owner), idOf(owner), 'credential', idOf(owner), password, time, time]
      }
    },
  )
  await fill('sessions', ['id', 'expiresAt', 'token', 'createdAt', 'updatedAt', 'userId'], function* () {
    const sessions = Math.round(owners * 1.5)
    for (let session = 0; session < sessions; session += 1) {
      const start = agoOf(session / sessions, 7)
      const end = new Date(Date.parse(start) + 7 * DAY_MS).toISOString()
      yield [hashOf('session', session), end, hashOf('token', session), start, start, idOf(session % owners)]
    }
  })
  await fill(
    'subscriptions',
    [
      'ownerId',
      'provider',
      'customerId',
      'subscriptionId',
      'status',
      'paidUntil',
      'cancelAtPeriodEnd',
      'createdAt',
      'lastTicket',
      'appliedTicket',
      'checkedAt',
    ],
    function* () {
      for (let owner = 0; owner < owners; owner += 1) {
        const time = agoOf(owner / owners, 30)
        const until = new Date(now + 30 * DAY_MS).toISOString()
        yield [
          idOf(owner),
          'sandbox',
          hashOf('customer', owner),
          hashOf('subscription', owner),
          'active',
          until,
          0,
          time,
          1,
          1,
          time,
        ]
      }
    },
  )
  await fill('restaurants', ['id', 'ownerId', 'profile', 'createdAt', 'updatedAt'], function* () {
    const profile = JSON.stringify(samples[0]?.content.restaurant)
    for (let owner = 0; owner < owners; owner += 1) {
      const time = agoOf(owner / owners, 900)
      yield [hashOf('restaurant', owner), idOf(owner), profile, time, time]
    }
  })
  await fill('uploads', ['name', 'ownerId', 'bytes', 'createdAt'], function* () {
    for (let upload = 0; upload < owners * 3; upload += 1) {
      yield [
        `${hashOf('upload', upload)}.jpg`,
        idOf(upload % owners),
        180_000,
        agoOf(upload / owners / 3, 900),
      ]
    }
  })
  // Servers that find none begin the record of all menus, next to what is measured.
  await fill('installation', ['key', 'value'], function* () {
    yield ['recordBegun', agoOf(1, 900)]
  })
  await fill('attempts', ['key', 'count', 'startedAt'], function* () {
    for (let attempt = 0; attempt < owners; attempt += 1) {
      yield [hashOf('attempt', attempt), 1, agoOf(attempt / owners, 0.9)]
    }
  })
  await fill(
    'drafts',
    ['ownerId', 'workId', 'version', 'writeId', 'document', 'updatedAt', 'restaurantName', 'items'],
    function* () {
      for (let draft = 0; draft < owners; draft += 1) {
        const time = agoOf(draft / owners, 90)
        yield [idOf(draft), 'only', 3, null, draft % samples.length, time, nameOf(draft), 40]
      }
    },
  )
  await fill(
    'savedMenus',
    [
      'id',
      'ownerId',
      'name',
      'restaurantId',
      'templateId',
      'cuisineId',
      'targetCheckAverageCents',
      'items',
      'document',
      'version',
      'createdAt',
      'updatedAt',
      'sharedAt',
    ],
    function* () {
      let menu = 0
      for (let nth = 0; nth < MENUS_OF_A_CHAIN; nth += 1) {
        const count = nth < MENUS_OF_MOST ? owners : chains
        for (let owner = 0; owner < count; owner += 1) {
          const sample = menu % samples.length
          const time = agoOf(menu / menus, 900)
          const shared = menu % SHARED_EVERY === 0 ? time : null
          yield [
            menuIdOf(menu),
            idOf(owner),
            'Trattoria da Lucia Menu',
            '0',
            (menu % 3) + 1,
            (sample % 9) + 1,
            2500,
            samples[sample]?.items ?? '[]',
            sample,
            STATES + 1,
            time,
            time,
            shared,
          ]
          menu += 1
        }
      }
    },
  )
  /** The numbers of the menus of an owner, in the order in which they are saved above. */
  function* menusOf(owner: number): Generator<number> {
    for (let nth = 0; nth < MENUS_OF_MOST; nth += 1) yield nth * owners + owner
    for (let nth = MENUS_OF_MOST; owner < chains && nth < MENUS_OF_A_CHAIN; nth += 1)
      yield MENUS_OF_MOST * owners + (nth - MENUS_OF_MOST) * chains + owner
  }
  await fill('keptDocuments', ['ownerId', 'hash', 'baseHash', 'bytes', 'packed'], function* () {
    for (let owner = 0; owner < owners; owner += 1)
      for (const sample of new Set([...menusOf(owner)].map((menu) => menu % samples.length)))
        for (const { hash, baseHash, bytes, packed: text } of packed[sample] ?? [])
          yield [idOf(owner), hash, baseHash, bytes, text]
  })
  await fill(
    'menuStates',
    [
      'menuId',
      'version',
      'ownerId',
      'name',
      'title',
      'dateLine',
      'itemCount',
      'restaurantId',
      'templateId',
      'cuisineId',
      'targetCheckAverageCents',
      'savedAt',
      'bytes',
      'document',
      'documentHash',
    ],
    function* () {
      for (let owner = 0; owner < owners; owner += 1)
        for (const menu of menusOf(owner))
          for (const [at, { hash, bytes }] of (packed[menu % samples.length] ?? []).entries()) {
            const time = agoOf(menu / menus, 900)
            const filed = ['0', (menu % 3) + 1, ((menu % samples.length) % 9) + 1, 2500]
            const shown = ['Trattoria da Lucia Menu', '', '', 40]
            yield [menuIdOf(menu), at + 1, idOf(owner), ...shown, ...filed, time, bytes, samples.length, hash]
          }
    },
  )
  await fill('menuLinks', ['menuId', 'ownerId', 'token'], function* () {
    let menu = 0
    for (let nth = 0; nth < MENUS_OF_A_CHAIN; nth += 1) {
      const count = nth < MENUS_OF_MOST ? owners : chains
      for (let owner = 0; owner < count; owner += 1) {
        if (menu % SHARED_EVERY === 0) yield [menuIdOf(menu), idOf(owner), menuIdOf(menu)]
        menu += 1
      }
    }
  })
  await tables.finish()
  const shared = Math.floor((rows.savedMenus ?? 0) / SHARED_EVERY)
  return {
    owners: Array.from({ length: SAMPLE_OWNERS }, (_, n) =>
      nameOf(chains + Math.floor((n * most) / SAMPLE_OWNERS)),
    ),
    chain: nameOf(0),
    sharedMenus: Array.from({ length: Math.min(SAMPLE_SHARED, shared) }, (_, n) =>
      menuIdOf(SHARED_EVERY * ((n * 7919) % shared)),
    ),
    rows,
  }
}

/** For each content its earlier states as they are kept, with what they are differences to: the same in each house. */
async function packedStates(contents: readonly MenuContent[]) {
  const db = await buildDatabase()
  await insertPerson(db, 'anyone')
  const all = []
  for (const content of contents) {
    const hashes: string[] = []
    for (const document of earlierDocuments(content, STATES))
      hashes.push(await keepDocument(db, 'anyone', document, hashes.at(-1)))
    const rows = await db.selectFrom('keptDocuments').selectAll().where('hash', 'in', hashes).execute()
    all.push(hashes.flatMap((hash) => rows.filter((row) => row.hash === hash)))
  }
  await db.destroy()
  return all
}

function sampleOf(number: number) {
  const content = sampleContent(number)
  const document = storedText({ content, design: defaultDesign })
  return { content, document, items: JSON.stringify(itemIds(content)) }
}

/** As random as the ids of the product, and the same in each run. */
const hashOf = (what: string, number: number): string =>
  createHash('sha256').update(`${what} ${number}`).digest('base64url').slice(0, 32)

const idOf = (owner: number): string => hashOf('owner', owner)
const nameOf = (owner: number): string => `owner${owner}`
const menuIdOf = (menu: number): string => hashOf('menu', menu).slice(0, 24)
