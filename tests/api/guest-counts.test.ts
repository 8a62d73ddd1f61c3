import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { OPEN_PAGE_HEADER } from '#contract/pages/open-page.ts'
import { countGuests, exportGuestCounts, readGuestCounts } from '#contract/restaurant/guest-counts.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import type { Db } from '#server/db/schema.ts'
import { openPostgres } from '#server/maintenance/moving/open-postgres.ts'
import { openSqliteForReading, queriesOf } from '#server/maintenance/read-sqlite.ts'
import { listTables } from '#server/maintenance/tables.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { subscribe } from '../support/subscriber.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const BROWSER = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Safari/605.1.15'

describe.skipIf(!hasEngine)('what guests open', () => {
  const clock = buildClock()
  const log: string[] = []
  const server = useTestServer(
    { LOG_LEVEL: 'debug' },
    { clock: clock.now, roundsMs: { views: 100 }, logStream: { write: (line) => void log.push(line) } },
  )

  /** An owner whose menu is on an open page. */
  async function opened({ isProfessional = true } = {}) {
    const client = server().client()
    await client.register(`counter-${crypto.randomUUID().slice(0, 8)}`)
    if (isProfessional) await subscribe(client)
    const { id: menuId } = await client.call(createSavedMenu, {
      body: buildSavePayload({ content: { ...buildContent({ items: 3 }), title: 'Dinner' } }),
    })
    const made = await client.call(makeRestaurantPage, {
      body: { menuId, timeZone: 'Europe/Paris', isOpen: true },
    })
    return { client, menuId, slug: made.slug, params: { restaurantId: made.restaurantId } }
  }

  async function visit(path: string, headers: Record<string, string> = {}): Promise<void> {
    const response = await fetch(new URL(path, server().url), {
      headers: { 'user-agent': BROWSER, ...headers },
    })
    expect([path, response.status]).toEqual([path, 200])
  }

  const today = { from: '2026-10-24', until: '2026-10-25' }

  it('is counted by menu, hour and way, on the clock of the restaurant', async () => {
    clock.stopAt('2026-10-24T22:30:00Z')
    onTestFinished(() => clock.reset())
    const { client, menuId, slug, params } = await opened()
    for (const path of [`/r/${slug}`, `/r/${slug}?q`, `/r/${slug}?q`, `/r/${slug}/${menuId}`])
      await visit(path)
    await visit(`/r/${slug}`, { [OPEN_PAGE_HEADER]: 'true' })
    await visit(`/r/${slug}`, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })

    const at = { day: '2026-10-25', hour: 0 }
    await vi.waitFor(
      async () =>
        expect(await client.call(readGuestCounts, { params, query: today })).toEqual({
          isCounting: true,
          timeZone: 'Europe/Paris',
          menus: [{ menuId, title: 'Dinner' }],
          byMenu: expect.arrayContaining([
            { menuId: '', source: 'code', views: 2 },
            { menuId: '', source: 'link', views: 1 },
            { menuId, source: 'link', views: 1 },
          ]),
          byDay: [
            { day: at.day, source: 'code', views: 2 },
            { day: at.day, source: 'link', views: 2 },
          ],
          byHour: [
            { hour: at.hour, source: 'code', views: 2 },
            { hour: at.hour, source: 'link', views: 2 },
          ],
        }),
      { timeout: 15_000, interval: 50 },
    )
    const file = await client.call(exportGuestCounts, { params, query: today })
    expect((await file.text()).split(/\r?\n/)).toContain('2026-10-25,00:00,Page,code,2')
  })

  it('is not counted where its owner counts nothing, nor on Basic', async () => {
    const { client, slug, params } = await opened()
    const query = daysAround(clock.now())
    await client.call(countGuests, { params, body: { isCounting: false } })
    const basic = await opened({ isProfessional: false })
    const other = await opened()
    for (const one of [slug, basic.slug, other.slug]) await visit(`/r/${one}`)
    await vi.waitFor(
      async () =>
        expect(
          (await other.client.call(readGuestCounts, { params: other.params, query })).byMenu,
        ).toHaveLength(1),
      { timeout: 15_000, interval: 50 },
    )
    expect(await client.call(readGuestCounts, { params, query })).toMatchObject({
      isCounting: false,
      byMenu: [],
    })
    const rows = await withDatabase((db) => db.selectFrom('guestCounts').selectAll().execute())
    expect(rows.filter(({ restaurantId }) => restaurantId === basic.params.restaurantId)).toEqual([])
  })

  it('belongs to the owner, needs Professional, and knows its days', async () => {
    const { client, params } = await opened()
    const query = daysAround(clock.now())
    const stranger = await opened()
    for (const call of [readGuestCounts, exportGuestCounts])
      expect(await stranger.client.refusal(call, { params, query })).toMatchObject({
        status: 404,
        code: 'restaurant_page_not_found',
      })
    const basic = await opened({ isProfessional: false })
    expect(await basic.client.refusal(readGuestCounts, { params: basic.params, query })).toMatchObject({
      code: 'plan_limit',
    })
    for (const days of [
      { from: '2026-02-30', until: '2026-03-01' },
      { from: '2026-03-02', until: '2026-03-01' },
      { from: '2026-01-01', until: '2026-12-31' },
    ])
      expect(await client.refusal(readGuestCounts, { params, query: days })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
  })

  it('leaves nothing of who they are, in no column and in no line of the log', async () => {
    const { client, menuId, slug, params } = await opened()
    log.length = 0
    const telling = {
      'user-agent': `${BROWSER} Telltale/77`,
      referer: 'https://telltale.example/where-i-was',
      cookie: 'telltale=me',
      'x-forwarded-for': '203.0.113.77',
      'accept-language': 'x-telltale',
    }
    for (const path of [`/r/${slug}?q`, `/r/${slug}/${menuId}`, `/r/${slug}`]) await visit(path, telling)
    const query = daysAround(clock.now())
    await vi.waitFor(
      async () => expect((await client.call(readGuestCounts, { params, query })).byMenu).toHaveLength(3),
      { timeout: 15_000, interval: 50 },
    )
    const { engine, rows } = await withDatabase(async (db) => {
      const { engine } = server().env.databaseUrl
        ? { engine: 'postgres' as const }
        : { engine: 'sqlite' as const }
      const tables = await listTables(db, engine)
      const all = await Promise.all(
        tables.map(
          async ({ name }) => (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows,
        ),
      )
      return { engine, rows: new Map(tables.map(({ name }, at) => [name, all[at] ?? []])) }
    })
    const counted =
      rows.get('guestCounts')?.filter((row) => JSON.stringify(row).includes(params.restaurantId)) ?? []
    expect(counted, engine).toHaveLength(3)
    for (const row of counted)
      expect(Object.keys(row).toSorted()).toEqual([
        'hour',
        'menuId',
        'ownerId',
        'restaurantId',
        'source',
        'views',
      ])
    expect(JSON.stringify([...rows])).not.toMatch(/telltale|203\.0\.113\.77/i)
    expect(log.length).toBeGreaterThan(0)
    expect(log.join('')).not.toMatch(/telltale|203\.0\.113\.77/i)
  })

  async function withDatabase<Result>(read: (db: Db) => Promise<Result>): Promise<Result> {
    const { databaseUrl, dataDir } = server().env
    const db = databaseUrl
      ? await openPostgres(databaseUrl)
      : queriesOf(openSqliteForReading(join(dataDir, 'carte.db')))
    try {
      return await read(db)
    } finally {
      await db.destroy()
    }
  }
})

/** Yesterday to tomorrow, in whichever time zone. */
const daysAround = (now: Date) => {
  const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  return { from: day(-1), until: day(1) }
}
