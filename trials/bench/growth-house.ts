import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import { login } from '#contract/accounts/accounts.ts'
import { type OpenDatabase, openDatabase } from '#server/db/connection/open.ts'
import type { Db } from '#server/db/schema.ts'
import { packStates } from '#server/features/menus/states/pack-states.ts'
import { fillHouse, type HousePlaces, type HouseSize } from '#tests/builders/large-house.ts'
import { asksOfHouse } from '#tests/support/asks-of-house.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { isPhoneQuick, measurePhone, phoneLine } from './growth-phone.ts'
import { PASSWORD } from './growth-seed.ts'
import { heldSince, startWatchedServer } from './loop-lag.ts'
import { percentile } from './measure.ts'
import { sampleContent } from './sample-content.ts'
import { Visitor } from './visitor.ts'

const MOST_TIMES = 1.5
const MOST_BYTES = 512 * 1024
const MOST_HELD_MS = 50
const ROUNDS = 12
/** An export sends all that an account has. */
const FILE_ROUNDS = 1

/** What a small account has, and the share of a large one for each of its menus. */
const SMALL: HouseSize = {
  menus: 5,
  restaurants: 1,
  menusWithStates: 5,
  publications: 20,
  uploads: 20,
  trail: 50,
  countedHours: 24 * 30,
}

const largeOf = (menus: number): HouseSize => ({
  menus,
  restaurants: Math.ceil(menus / 30),
  menusWithStates: Math.ceil(menus / 20),
  publications: 400,
  uploads: 5000,
  trail: 5000,
  countedHours: 24 * 90,
})

/**
 * Asks one server every read of the contract for a small account and for one with this many menus, in turns.
 * @returns whether no read takes 1.5 times as long, answers more than 512 KB or holds the event loop over 50 ms
 */
export async function measureHouse(
  engine: string,
  menus: number,
  { say, only }: { readonly say: (line: string) => void; readonly only: readonly string[] | undefined },
): Promise<boolean> {
  const postgres = engine === 'postgres' ? await startPostgres({ fsync: true }) : undefined
  if (engine === 'postgres' && !postgres) return true
  const folder = mkdtempSync(join(tmpdir(), 'carte-house-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const databaseUrl = await postgres?.createDatabase('house')
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  let end = async () => {}
  try {
    const houses = await fill({ dataDir, databaseUrl }, menus, say)
    const { server, loop } = await startWatchedServer({
      CARTE_DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    end = async () => void (await server.end('SIGTERM'))
    const asked = await Promise.all(
      houses.map(async ({ name, places }, nth) => {
        const visitor = new Visitor(server.url, agent, `10.3.0.${nth}`)
        await visitor.call(login, { body: { username: name, password: PASSWORD } })
        return { visitor, places, asks: asksOfHouse(places) }
      }),
    )
    const held = () => heldSince(loop)
    // The start itself, before anybody is served, isn't meant.
    await held()
    const countingMs = await whileCounting({ dataDir, databaseUrl })
    say(
      `${engine}: claims of all menus were counted ${Math.round(countingMs / 1000)} s after the start, the event loop held ${Math.round(await held())} ms at most`,
    )
    const phones = []
    for (const { visitor, places } of asked)
      phones.push(await measurePhone(agent, visitor, places.restaurantId))
    const [small, large] = phones
    for (const figures of phones) say(`${engine}: sold out from the phone, p95: ${phoneLine(figures)}`)
    let isFlat = small !== undefined && large !== undefined && isPhoneQuick(small, large)
    for (const [at, { id, isFile }] of (asked[0]?.asks ?? []).entries()) {
      if (only && !only.includes(id)) continue
      const times: number[][] = [[], []]
      const bytes = [0, 0]
      const holds = [0, 0]
      for (let round = 0; round < (isFile ? FILE_ROUNDS : ROUNDS); round += 1)
        for (const [house, { visitor, asks }] of asked.entries()) {
          await held()
          let answer = await visitor.ask('GET', asks[at]?.address ?? '/')
          while (answer.status === 429) {
            await setTimeout(1000)
            await held()
            answer = await visitor.ask('GET', asks[at]?.address ?? '/')
          }
          const lag = await held()
          // The first is made, later ones may be kept.
          if (round > 1 || isFile) times[house]?.push(answer.ms)
          holds[house] = Math.max(holds[house] ?? 0, lag)
          bytes[house] = answer.body.byteLength
          if (answer.status >= 500) say(`${id}: ${answer.status}`)
        }
      const [small = 0, large = 0] = times.map((values) => percentile(values, 0.95))
      const faults = [
        large > MOST_TIMES * small && large - small > 3 && !isFile && 'SLOWER',
        (bytes[1] ?? 0) > MOST_BYTES && !isFile && 'LONG',
        (holds[1] ?? 0) > MOST_HELD_MS && 'HOLDS',
      ].filter(Boolean)
      if (faults.length > 0) isFlat = false
      const row = [
        `p95 ${small.toFixed(1)} : ${large.toFixed(1)} ms ×${(large / small).toFixed(2)}`.padEnd(34),
        `${((bytes[1] ?? 0) / 1024).toFixed(1)} KB`.padStart(11),
        `held ${(holds[0] ?? 0).toFixed(0)} : ${(holds[1] ?? 0).toFixed(0)} ms`.padEnd(20),
      ]
      say(`${engine.padEnd(8)} ${id.padEnd(24)} ${row.join('  ')} ${faults.join(' ')}`)
    }
    return isFlat
  } finally {
    agent.destroy()
    await end()
    postgres?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface FilledHouse {
  readonly name: string
  readonly places: HousePlaces
}

async function fill(
  place: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  menus: number,
  say: (line: string) => void,
): Promise<FilledHouse[]> {
  const database = await openDatabase(place)
  const { db, engine, close } = database
  try {
    const contents = Array.from({ length: 30 }, (_, number) => sampleContent(number))
    if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(db)
    // Servers that find none begin the record of all menus, next to what is measured.
    await db
      .insertInto('installation')
      .values({ key: 'recordBegun', value: '2026-01-01T00:00:00.000Z' })
      .execute()
    const houses: FilledHouse[] = []
    for (const [name, size] of [
      ['small', SMALL],
      ['large', largeOf(menus)],
    ] as const) {
      await insertOwner(db, name)
      const empty = await sizeOf(database, place.dataDir)
      houses.push({ name, places: await fillHouse(db, name, contents, size) })
      const written = await sizeOf(database, place.dataDir)
      const start = performance.now()
      while (await packStates({ db, log: { info() {} } }));
      const ms = performance.now() - start
      const bytes = await sizeOf(database, place.dataDir)
      const packed = (written - bytes) / size.menusWithStates / 1024
      say(
        `${engine}: ${size.menus} menus with all that comes along: ${((bytes - empty) / size.menus / 1024).toFixed(1)} KB a menu on disk; packing took ${packed.toFixed(1)} KB from each of ${size.menusWithStates} menus with 20 states, in ${Math.round(ms)} ms`,
      )
    }
    // PostgreSQL does so itself a minute after many rows were written; until then it plans for empty tables.
    if (engine === 'postgres') await sql`analyze`.execute(db)
    return houses
  } finally {
    await close()
  }
}

/** A start counts the claims of menus that were saved under another catalog; resolves at its end with its time in ms. */
async function whileCounting(place: {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}): Promise<number> {
  const { db, close } = await openDatabase(place)
  const start = performance.now()
  const isCounting = () =>
    db.selectFrom('menuClaims').select('menuId').where('catalogue', '=', '').executeTakeFirst()
  while (await isCounting()) await setTimeout(1000)
  await close()
  return performance.now() - start
}

async function insertOwner(db: Db, name: string): Promise<void> {
  const time = new Date().toISOString()
  const times = { createdAt: time, updatedAt: time }
  await db
    .insertInto('users')
    .values({
      id: name,
      name,
      email: `${name}@example.com`,
      emailVerified: sql`false`,
      ...times,
      username: name,
      displayUsername: name,
      role: 'administrator',
    } as never)
    .execute()
  await db
    .insertInto('accounts' as never)
    .values({
      id: name,
      accountId: name,
      providerId: 'credential',
      userId: name,
      password: await hashPassword(PASSWORD),
      ...times,
    } as never)
    .execute()
  await db
    .insertInto('subscriptions')
    .values({
      ownerId: name,
      provider: 'sandbox',
      customerId: name,
      subscriptionId: name,
      status: 'active',
      paidUntil: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString(),
      cancelAtPeriodEnd: 0,
      createdAt: time,
      lastTicket: 1,
      appliedTicket: 1,
      checkedAt: time,
    })
    .execute()
}

/** In bytes, without the room that deleted rows leave. */
async function sizeOf({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, dataDir: string): Promise<number> {
  await sql.raw(engine === 'sqlite' ? 'vacuum' : 'vacuum full').execute(db)
  if (engine === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return statSync(join(dataDir, 'carte.db')).size
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    db,
  )
  return Number(rows[0]?.size)
}
