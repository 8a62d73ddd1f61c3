import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { linkDishes } from '#contract/menus/dishes.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  readSavedMenu,
  savedMenuPdf,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { typesetPdf } from '#contract/menus/typesetting.ts'
import {
  createKitchenLink,
  KITCHEN_LINK_UNUSED_DAYS,
  KITCHEN_LINKS,
  listKitchenLinks,
  openKitchen,
  readKitchenList,
  reportFromKitchen,
  revokeKitchenLink,
} from '#contract/restaurant/kitchen-links.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import {
  type KitchenList,
  listSoldOut,
  type ReportInput,
  readLiveState,
  saySoldOut,
} from '#contract/restaurant/sold-out.ts'
import type { Edition } from '#domain/design/paper/editions.ts'
import { restaurantPageSchema } from '#domain/live/model/restaurant-page.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { type OpenDatabase, openDatabase } from '#server/db/connection/open.ts'
import { rateLimits } from '#server/limits/limits.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { readPdf } from '../support/read-pdf.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const BY_LINK = 'calls by kitchen link'
/** A tenth of the real one, which nothing but the test of it comes near. */
const BY_LINK_COUNT = 90

describe.skipIf(!hasEngine)('what is sold out', () => {
  const clock = buildClock()
  const server = useTestServer(
    {},
    { clock: clock.now, rateLimits: { [BY_LINK]: { ...rateLimits[BY_LINK], count: BY_LINK_COUNT } } },
  )
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(server().env)
    return () => database.close()
  })

  /** An owner with two saved menus that share their dishes, the later one first in the list of all. */
  async function owner() {
    clock.stopAt('2026-11-23T22:00:00Z')
    const client = server().client()
    const username = `kitchen-${crypto.randomUUID()}`
    const { id: ownerId } = await client.register(username)
    const content = buildContent({ items: 4, sections: 2 })
    const save = () => client.call(createSavedMenu, { body: buildSavePayload({ content }) })
    const lunch = (await save()).id
    clock.stopAt('2026-11-23T22:00:01Z')
    const dinner = (await save()).id
    const { id: restaurantId } = await client.call(createRestaurant, { body: { name: 'Da Marcella' } })
    return { client, username, ownerId, lunch, dinner, restaurantId, content }
  }

  /** Puts menus on the restaurant's page, whose clock is that of New York. */
  async function openPage(
    ownerId: string,
    restaurantId: string,
    menuIds: readonly string[],
    page: Partial<z.input<typeof restaurantPageSchema>> = {},
  ) {
    const at = clock.now().toISOString()
    const menus = menuIds.map((menuId) => ({ menuId }))
    const document = storedText(restaurantPageSchema.parse({ timeZone: 'America/New_York', menus, ...page }))
    const slug = crypto.randomUUID()
    await database.db
      .insertInto('restaurantPages')
      .values({
        restaurantId,
        ownerId,
        slug,
        isOpen: 1,
        isIndexed: 1,
        isCounting: 0,
        document,
        version: 1,
        stamp: 0,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    for (const [position, menuId] of menuIds.entries())
      await database.db.insertInto('pageMenus').values({ restaurantId, menuId, ownerId, position }).execute()
  }

  const list = (client: TestClient, restaurantId?: string) =>
    client.call(listSoldOut, { query: { restaurantId } })

  const dishesOf = ({ sections }: KitchenList) => sections.flatMap(({ dishes }) => dishes)

  /** The names of what is sold out, with until when. */
  const outOf = (told: KitchenList) =>
    dishesOf(told).flatMap(({ name, places }) =>
      places.some(({ word }) => word?.isSoldOut)
        ? [[name, places.map(({ word }) => word?.until ?? null)]]
        : [],
    )

  const say = async (client: TestClient, word: ReportInput['words'][number], timeZone?: string) => {
    const { answers } = await client.call(saySoldOut, { body: { words: [word], timeZone } })
    return answers[0]
  }

  const stampOf = async (menuId: string) =>
    (
      await database.db
        .selectFrom('liveMenus')
        .select('stamp')
        .where('menuId', '=', menuId)
        .executeTakeFirst()
    )?.stamp

  it('is listed by dish, however many menus it stands on', async () => {
    const { client, lunch, dinner, restaurantId, ownerId } = await owner()
    const all = await list(client)
    expect(all.menus.map(({ id }) => id)).toEqual([dinner, lunch])
    expect(dishesOf(all).map(({ name, places }) => [name, places.map(({ menuId }) => menuId)])).toEqual(
      [1, 3, 2, 4].map((n) => [`Dish number ${n}`, [dinner, lunch]]),
    )
    expect(all.timeZone).toBeNull()
    await openPage(ownerId, restaurantId, [lunch])
    const onPage = await list(client, restaurantId)
    expect(onPage).toMatchObject({
      timeZone: 'America/New_York',
      shows: 'struck',
      restaurantName: 'Chez Test',
    })
    expect(onPage.menus.map(({ id }) => id)).toEqual([lunch])
    // A copy that no guest sees doesn't keep the dish from being out.
    expect((await list(client)).menus.map(({ id }) => id)).toEqual([lunch])
    await client.call(shareSavedMenu, { params: { id: dinner } })
    expect((await list(client)).menus.map(({ id }) => id)).toEqual([lunch, dinner])
  })

  it('goes with a linked dish to every menu of its restaurant, those that the kitchen does not see among them', async () => {
    const { client, lunch, dinner } = await owner()
    const link = (menuId: string, itemId: number) => ({ menuId, sectionId: 1, itemId, dishId: 'soup' })
    await client.call(linkDishes, { body: { links: [link(lunch, 9001), link(dinner, 9003)] } })
    const words = [{ places: [{ menuId: lunch, itemId: 9001 }], isSoldOut: true }]
    await client.call(saySoldOut, { body: { words } })
    const { soldOut } = await client.call(readLiveState, { params: { id: dinner } })
    expect(soldOut).toMatchObject([{ itemId: 9003, isSoldOut: true }])
  })

  it('says what is served now: by the schedules of the page, by what is shared where there is none', async () => {
    const { client, lunch, restaurantId, ownerId } = await owner()
    const other = { ...buildContent({ items: 6, sections: 2 }), title: 'Old' }
    const old = (await client.call(createSavedMenu, { body: buildSavePayload({ content: other }) })).id
    const served = async () =>
      dishesOf(await list(client)).flatMap(({ name, isServed }) => (isServed ? [name.slice(-1)] : []))
    expect(await served()).toEqual([])
    await client.call(shareSavedMenu, { params: { id: old } })
    expect(await served()).toEqual(['1', '3', '5', '2', '4', '6'])
    const times = { days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', until: '15:00' }
    const schedules = [
      { id: 'noon', name: 'Lunch', times: [times] },
      { id: 'early', name: 'Early', times: [{ ...times, until: '12:00' }] },
    ]
    const timedParts = [{ itemId: 9004, scheduleId: 'early' }]
    const menus = [{ menuId: lunch, scheduleId: 'noon', timedParts }]
    await openPage(ownerId, restaurantId, [lunch], { schedules, menus })
    expect((await list(client)).menus[0]?.id).toBe(lunch)
    const at = async (utc: string) => {
      clock.stopAt(`2026-11-24T${utc}:00Z`)
      return served()
    }
    expect(await at('15:59')).toEqual([])
    expect(await at('16:00')).toEqual(['1', '3', '2', '4'])
    expect(await at('17:00')).toEqual(['1', '3', '2'])
    expect(await at('20:00')).toEqual([])
  })

  it('holds until the end of the day on the restaurant’s clock, a day, or until it is changed', async () => {
    const { client, username, lunch, dinner, restaurantId, ownerId } = await owner()
    await openPage(ownerId, restaurantId, [lunch, dinner])
    const places = [
      { menuId: lunch, itemId: 9001 },
      { menuId: dinner, itemId: 9001 },
    ]
    expect(await say(client, { places, isSoldOut: true })).toEqual({ outcome: 'said', other: null })
    const morning = '2026-11-24T09:00:00.000Z'
    expect(outOf(await list(client, restaurantId))).toEqual([['Dish number 1', [morning, morning]]])
    const { soldOut, plannedPrices, key } = await client.call(readLiveState, { params: { id: lunch } })
    expect(soldOut).toMatchObject([{ itemId: 9001, isSoldOut: true, shows: 'struck', byName: username }])
    expect(plannedPrices).toBe(0)
    const keyNow = async () => (await client.call(readLiveState, { params: { id: lunch } })).key
    expect(await keyNow()).toBe(key)
    clock.stopAt(morning)
    expect(await keyNow()).not.toBe(key)
    expect(outOf(await list(client, restaurantId))).toEqual([])
    await say(client, { places, isSoldOut: true, until: { kind: 'day', day: '2026-12-24' }, shows: 'hidden' })
    await say(client, {
      places: [{ menuId: lunch, itemId: 9002 }],
      isSoldOut: true,
      until: { kind: 'changed' },
    })
    expect(outOf(await list(client, restaurantId))).toEqual([
      ['Dish number 1', ['2026-12-25T09:00:00.000Z', '2026-12-25T09:00:00.000Z']],
      ['Dish number 2', [null, null]],
    ])
    const before = { kind: 'moment', moment: '2026-11-26T09:00:00Z' } as const
    await say(client, { places: places.slice(0, 1), isSoldOut: true, until: before })
    expect(outOf(await list(client, restaurantId))[0]).toEqual([
      'Dish number 1',
      ['2026-11-26T09:00:00.000Z', '2026-12-25T09:00:00.000Z'],
    ])
  })

  it('ends with the day of the browser where no page says whose clock it is', async () => {
    const { client, dinner } = await owner()
    await say(client, { places: [{ menuId: dinner, itemId: 9001 }], isSoldOut: true }, 'Europe/Paris')
    expect(outOf(await list(client))).toEqual([['Dish number 1', ['2026-11-24T03:00:00.000Z', null]]])
  })

  it('is told with an ETag, which a word or its end changes', async () => {
    const { client, dinner } = await owner()
    const ask = async (etag?: string | null) => {
      const answer = await client.fetch('/api/sold-out', { headers: etag ? { 'if-none-match': etag } : {} })
      await answer.arrayBuffer()
      return { status: answer.status, etag: answer.headers.get('etag') }
    }
    const { etag: first } = await ask()
    expect((await ask(first)).status).toBe(304)
    const places = [{ menuId: dinner, itemId: 9001 }]
    await say(client, { places, isSoldOut: true, until: { kind: 'moment', moment: '2026-11-23T23:00:00Z' } })
    const { etag: second } = await ask(first)
    expect((await ask(second)).status).toBe(304)
    expect((await ask(first)).status).toBe(200)
    clock.stopAt('2026-11-23T23:00:00Z')
    expect((await ask(second)).status).toBe(200)
  })

  it('stamps its menus once a change, and not for a word that changes nothing', async () => {
    const { client, lunch, dinner } = await owner()
    const word = { places: [{ menuId: lunch, itemId: 9001 }], isSoldOut: true }
    await say(client, word)
    expect([await stampOf(lunch), await stampOf(dinner)]).toEqual([1, undefined])
    await say(client, word)
    expect(await stampOf(lunch)).toBe(1)
    await client.call(saySoldOut, {
      body: {
        words: [
          { ...word, isSoldOut: false },
          { ...word, places: [{ menuId: lunch, itemId: 9002 }] },
        ],
      },
    })
    expect(await stampOf(lunch)).toBe(2)
  })

  it('is what was said last, in whatever order phones send it', async () => {
    const { client, username, dinner } = await owner()
    const places = [{ menuId: dinner, itemId: 9001 }]
    const minutes = (count: number) => count * 60_000
    const [back, out] = (
      await client.call(saySoldOut, {
        body: {
          words: [
            { places, isSoldOut: false, agoMs: minutes(5) },
            { places, isSoldOut: true, agoMs: minutes(20) },
          ],
        },
      })
    ).answers
    expect([back?.outcome, out?.outcome]).toEqual(['said', 'said'])
    expect(outOf(await list(client))).toEqual([])
    const late = await say(client, { places, isSoldOut: true, agoMs: minutes(10) })
    expect(late).toEqual({ outcome: 'overruled', other: null })
    const [place] = dishesOf(await list(client))[0]?.places ?? []
    expect(place?.word).toMatchObject({ isSoldOut: false, byName: username, at: '2026-11-23T21:55:01.000Z' })
  })

  it('leaves out what is on no menu any more', async () => {
    const { client, dinner, content } = await owner()
    const stranger = await owner()
    const places = [
      { menuId: dinner, itemId: 9001 },
      { menuId: dinner, itemId: 77 },
      { menuId: stranger.dinner, itemId: 9001 },
      { menuId: 'nowhere', itemId: 9001 },
    ]
    expect(await say(client, { places, isSoldOut: true })).toEqual({ outcome: 'said', other: null })
    expect(await say(client, { places: places.slice(1), isSoldOut: true })).toEqual({
      outcome: 'gone',
      other: null,
    })
    expect(outOf(await list(stranger.client))).toEqual([])
    const { version, ...saved } = await client.call(readSavedMenu, { params: { id: dinner } })
    const sections = content.sections.map((section) => ({
      ...section,
      items: section.items.filter(({ id }) => id !== 9001),
    }))
    await client.call(updateSavedMenu, {
      params: { id: dinner },
      body: { ...saved, version, content: { ...content, sections } },
    })
    expect(outOf(await list(client))).toEqual([])
    await client.call(deleteSavedMenu, { params: { id: dinner } })
    expect((await client.refusal(readLiveState, { params: { id: dinner } })).code).toBe('menu_not_found')
    expect((await list(client)).menus).toHaveLength(1)
  })

  it('is counted in the list of menus, and in print where its owner prints what holds now', async () => {
    const { client, dinner, lunch, content } = await owner()
    const words = [9001, 9002, 77].map((itemId) => ({
      places: [{ menuId: dinner, itemId }],
      isSoldOut: true,
    }))
    await client.call(saySoldOut, { body: { words } })
    const menus = await client.call(listSavedMenus, {})
    expect(menus.map(({ id, soldOut }) => [id, soldOut])).toEqual([
      [dinner, 2],
      [lunch, 0],
    ])
    const { design, templateId } = buildSavePayload({ content })
    const print = async (asOfNow: boolean, as = client, edition?: Edition) => {
      const body = { content, design, templateId, menuId: dinner, asOfNow, edition }
      const pdf = await as.call(typesetPdf, { body })
      const { pages } = await readPdf(new Uint8Array(await (pdf as File).arrayBuffer()))
      return (
        pages
          .map(({ text }) => text)
          .join(' ')
          .split('Sold out').length - 1
      )
    }
    expect([await print(true), await print(false), await print(true, (await owner()).client)]).toEqual([
      2, 0, 0,
    ])
    const largePrint = { kind: 'large-print' } as const
    expect([await print(true, client, largePrint), await print(false, client, largePrint)]).toEqual([2, 0])
    const saved = await client.call(savedMenuPdf, { params: { id: dinner } })
    const { pages } = await readPdf(new Uint8Array(await (saved as File).arrayBuffer()))
    expect(pages[0]?.text).toContain('Sold out')
  })

  describe('by a kitchen link', () => {
    const link = async (client: TestClient, id: string, note?: string) =>
      client.call(createKitchenLink, { params: { id }, body: { note } })

    const tokenOf = ({ url }: { url: string }) => new URL(url).hash.slice(1)

    async function atPass() {
      const house = await owner()
      const made = await link(house.client, house.restaurantId, 'Tablet')
      const cook = server().client()
      await cook.call(openKitchen, { body: { token: tokenOf(made) } })
      return { ...house, made, cook }
    }

    it('is said without an account, by name, for the menus of that restaurant alone', async () => {
      const { client, cook, lunch, dinner, ownerId, restaurantId, username } = await atPass()
      await openPage(ownerId, restaurantId, [dinner])
      expect((await cook.call(readKitchenList, {})).menus.map(({ id }) => id)).toEqual([dinner])
      const places = [
        { menuId: dinner, itemId: 9001 },
        { menuId: lunch, itemId: 9001 },
      ]
      await cook.call(reportFromKitchen, { body: { name: ' Marco ', words: [{ places, isSoldOut: true }] } })
      const told = await list(client, restaurantId)
      const marco = dishesOf(told)[0]?.places[0]?.word
      expect(marco).toMatchObject({ byName: 'Marco', isSoldOut: true })
      const { soldOut } = await client.call(readLiveState, { params: { id: lunch } })
      expect(soldOut).toEqual([])
      clock.stopAt('2026-11-23T22:30:00Z')
      const answer = await say(client, { places: places.slice(0, 1), isSoldOut: false })
      expect(answer).toEqual({ outcome: 'said', other: marco })
      const seen = await cook.call(readKitchenList, {})
      expect(dishesOf(seen)[0]?.places[0]?.word).toMatchObject({ byName: username, isSoldOut: false })
    })

    it('can do nothing but read the list and say words', async () => {
      const { cook } = await atPass()
      const reached: string[] = []
      for (const { id, call } of calls.filter(({ call }) => call.access === 'signed-in')) {
        const params = { id: 'x', name: 'x', version: '1' }
        const { status } = await cook.send(call, { params, body: call.method === 'get' ? undefined : {} })
        if (status !== 401) reached.push(`${id}: ${status}`)
      }
      expect(reached).toEqual([])
    })

    it('is closed to everybody without a link, and by its owner', async () => {
      const { client, cook, made, restaurantId } = await atPass()
      const body = { name: 'Marco', words: [{ places: [{ menuId: 'x', itemId: 1 }], isSoldOut: true }] }
      const stranger = server().client()
      expect(await stranger.refusal(readKitchenList)).toMatchObject({
        status: 403,
        code: 'pass_link_invalid',
      })
      expect((await stranger.refusal(openKitchen, { body: { token: 'guessed' } })).code).toBe(
        'pass_link_invalid',
      )
      const other = await owner()
      expect((await other.client.refusal(listKitchenLinks, { params: { id: restaurantId } })).code).toBe(
        'restaurant_not_found',
      )
      expect((await other.client.refusal(revokeKitchenLink, { params: { id: made.id } })).code).toBe(
        'pass_link_not_found',
      )
      await client.call(revokeKitchenLink, { params: { id: made.id } })
      expect((await client.refusal(revokeKitchenLink, { params: { id: made.id } })).code).toBe(
        'pass_link_not_found',
      )
      for (const refused of [
        await cook.refusal(readKitchenList),
        await cook.refusal(reportFromKitchen, { body }),
      ])
        expect(refused).toMatchObject({ status: 403, message: expect.stringContaining('ask for a new one') })
      const links = await client.call(listKitchenLinks, { params: { id: restaurantId } })
      expect(links).toEqual([
        expect.objectContaining({ note: 'Tablet', revokedAt: '2026-11-23T22:00:01.000Z' }),
      ])
    })

    it('opens nothing else where the page shows no menu, and tells the owner how many it opens', async () => {
      const { client, cook, lunch, dinner, ownerId, restaurantId } = await atPass()
      const opens = async () =>
        (await client.call(listKitchenLinks, { params: { id: restaurantId } })).map(({ menus }) => menus)
      // No page: those that were saved for this restaurant.
      expect((await cook.call(readKitchenList, {})).menus).toEqual([])
      expect(await opens()).toEqual([0])
      await database.db.updateTable('savedMenus').set({ restaurantId }).where('id', '=', lunch).execute()
      expect((await cook.call(readKitchenList, {})).menus.map(({ id }) => id)).toEqual([lunch])
      await openPage(ownerId, restaurantId, [dinner])
      expect(await opens()).toEqual([1])
      await database.db.deleteFrom('pageMenus').where('restaurantId', '=', restaurantId).execute()
      expect((await cook.call(readKitchenList, {})).menus).toEqual([])
      expect(await opens()).toEqual([0])
      const places = [{ menuId: lunch, itemId: 9001 }]
      const said = await cook.call(reportFromKitchen, {
        body: { name: 'Marco', words: [{ places, isSoldOut: true }] },
      })
      expect(said.answers).toEqual([{ outcome: 'gone', other: null }])
    })

    it(`ends when nobody has used it for ${KITCHEN_LINK_UNUSED_DAYS} days, and not before`, async () => {
      const { client, cook, restaurantId } = await atPass()
      const isOpen = async () =>
        (await client.call(listKitchenLinks, { params: { id: restaurantId } })).map((one) => [
          one.usedOn,
          one.isOpen,
        ])
      expect(await isOpen()).toEqual([['2026-11-23', true]])
      const inDays = (days: number) => new Date(Date.parse('2026-11-23T22:00:00Z') + days * 86_400_000)
      clock.stopAt(inDays(KITCHEN_LINK_UNUSED_DAYS).toISOString())
      await cook.call(readKitchenList, {})
      clock.stopAt(inDays(2 * KITCHEN_LINK_UNUSED_DAYS).toISOString())
      await cook.call(readKitchenList, {})
      clock.stopAt(inDays(3 * KITCHEN_LINK_UNUSED_DAYS + 1).toISOString())
      expect((await cook.refusal(readKitchenList)).code).toBe('pass_link_invalid')
      expect((await isOpen())[0]?.[1]).toBe(false)
    })

    it(`has ${KITCHEN_LINKS} links at most, and keeps no token`, async () => {
      const { client, restaurantId, made } = await atPass()
      for (let count = 1; count < KITCHEN_LINKS; count += 1) await link(client, restaurantId)
      const refused = await client.refusal(createKitchenLink, { params: { id: restaurantId }, body: {} })
      expect(refused).toMatchObject({ status: 409, code: 'too_many_pass_links' })
      await client.call(revokeKitchenLink, { params: { id: made.id } })
      await link(client, restaurantId)
      const rows = await database.db.selectFrom('passLinks').selectAll().where('id', '=', made.id).execute()
      expect(JSON.stringify(rows)).not.toContain(tokenOf(made))
    })

    it('asks no more often than phones do', async () => {
      const { cook } = await atPass()
      const statuses = new Set<number>()
      for (let asked = 0; asked < BY_LINK_COUNT + 20; asked += 20)
        for (const { status, body } of await Promise.all(
          Array.from({ length: 20 }, () => cook.send(readKitchenList)),
        )) {
          statuses.add(status)
          await body?.cancel()
        }
      expect([...statuses].toSorted()).toEqual([200, 429])
    })
  })
})
