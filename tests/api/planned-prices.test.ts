import { describe, expect, it } from 'vitest'
import { createSavedMenu, deleteSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import {
  createPlannedPrices,
  deletePlannedPrices,
  listPlannedPrices,
  previewPlannedPrices,
  updatePlannedPrices,
} from '#contract/restaurant/planned-prices.ts'
import {
  makeRestaurantPage,
  readRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { PLANNED_PRICE_LIMITS } from '#domain/live/model/planned-prices.ts'
import { inDatabase } from '../builders/build-live.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { endSubscription, subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('planned prices', () => {
  const clock = buildClock()
  clock.stopAt('2026-12-01T12:00:00Z')
  const server = useTestServer(
    {},
    { clock: clock.now, rateLimits: { 'writing by account': { count: 1000, block: 1000 } } },
  )

  async function owner() {
    const client = server().client()
    await client.register(`prices-${crypto.randomUUID()}`)
    await subscribe(client)
    return client
  }

  async function ownerWithMenu() {
    const client = await owner()
    const content = buildContent({ items: 4, sections: 1 })
    content.sections[0]?.items.push(
      buildItem({ id: 9100, name: 'Lobster', prices: [{ id: 'p1', kind: 'market' }] }),
    )
    const { id: menuId, version } = await client.call(createSavedMenu, {
      body: buildSavePayload({ content }),
    })
    return { client, menuId, version, content }
  }

  const plan = (changes: object = {}) => ({
    name: 'Christmas',
    timeZone: 'Europe/Paris',
    from: '2026-12-24T17:00',
    until: '2026-12-27T02:00',
    changes: [{ itemId: 9001, priceId: 'p1', amount: 3400 }],
    ...changes,
  })

  const listed = (client: TestClient) => client.call(listPlannedPrices, { query: {} })

  it('are kept, changed and taken back, and say how they stand to now', async () => {
    const { client, menuId } = await ownerWithMenu()
    const made = await client.call(createPlannedPrices, { body: { menuId, plan: plan() } })
    expect(made).toMatchObject({ menuId, plan: plan(), state: 'coming', conflicts: [], gone: 0 })
    const body = { plan: plan({ name: 'Winter', from: '2026-12-01T12:00' }) }
    const changed = await client.call(updatePlannedPrices, { params: { id: made.id }, body })
    expect(changed).toMatchObject({ id: made.id, plan: { name: 'Winter' }, state: 'holds' })
    expect(await listed(client)).toEqual([changed])
    expect(await client.call(listPlannedPrices, { query: { menuId: 'other' } })).toEqual([])
    await client.call(deletePlannedPrices, { params: { id: made.id } })
    expect(await listed(client)).toEqual([])
  })

  it('count the stamp of their menu up with every change', async () => {
    const { client, menuId } = await ownerWithMenu()
    const stamp = () =>
      inDatabase(server().env, async (db) => {
        const row = await db
          .selectFrom('liveMenus')
          .select('stamp')
          .where('menuId', '=', menuId)
          .executeTakeFirst()
        return row?.stamp ?? 0
      })
    const before = await stamp()
    const { id } = await client.call(createPlannedPrices, { body: { menuId, plan: plan() } })
    await client.call(updatePlannedPrices, { params: { id }, body: { plan: plan({ name: 'Again' }) } })
    await client.call(deletePlannedPrices, { params: { id } })
    expect(await stamp()).toBe(before + 3)
  })

  it('follow the clock of the page of their menu: by the time on it, or by the moment', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { restaurantId } = await client.call(makeRestaurantPage, {
      body: { menuId, timeZone: 'Europe/Berlin' },
    })
    const params = { restaurantId }
    const coming = { timeZone: 'Europe/Berlin', from: '2026-12-01T17:00', until: '2026-12-01T23:00' }
    const over = { ...coming, name: 'Over', from: '2026-12-01T02:00', until: '2026-12-01T13:05' }
    for (const changes of [coming, over])
      await client.call(createPlannedPrices, { body: { menuId, plan: plan(changes) } })
    clock.stopAt('2026-12-01T12:10:00Z')
    const moveTo = async (timeZone: string, staysOnClock?: 'time' | 'moment') => {
      const { version, page } = await client.call(readRestaurantPage, { params })
      await client.call(updateRestaurantPage, {
        params,
        body: { version, page: { ...page, timeZone }, ...(staysOnClock && { staysOnClock }) },
      })
      const plans = (await listed(client)).map((one) => [one.plan?.timeZone, one.plan?.from, one.plan?.until])
      return plans.toSorted(([one = ''], [other = '']) => one.localeCompare(other))
    }
    const stays = ['Europe/Berlin', over.from, over.until]
    expect(await moveTo('America/New_York')).toEqual([['America/New_York', coming.from, coming.until], stays])
    expect(await moveTo('Asia/Tokyo', 'moment')).toEqual([
      ['Asia/Tokyo', '2026-12-02T07:00', '2026-12-02T13:00'],
      stays,
    ])
    clock.stopAt('2026-12-01T12:00:00Z')
  })

  it('tell of others for the same prices, before and after they are made', async () => {
    const { client, menuId } = await ownerWithMenu()
    const long = await client.call(createPlannedPrices, {
      body: { menuId, plan: plan({ name: 'Winter', from: '2026-12-01T00:00', until: undefined }) },
    })
    const preview = await client.call(previewPlannedPrices, { body: { menuId, plan: plan() } })
    const conflict = {
      planId: long.id,
      name: 'Winter',
      wins: false,
      from: '2026-12-24T16:00:00.000Z',
      until: '2026-12-27T01:00:00.000Z',
      count: 1,
      prices: [{ itemId: 9001, priceId: 'p1' }],
    }
    expect(preview).toEqual({ state: 'coming', conflicts: [conflict] })
    const short = await client.call(createPlannedPrices, { body: { menuId, plan: plan() } })
    expect(short.conflicts).toEqual([conflict])
    const first = (await listed(client)).find(({ id }) => id === long.id)
    expect(first?.conflicts).toMatchObject([{ planId: short.id, wins: true }])
    const replaced = { menuId, plan: plan(), replaces: long.id }
    const alone = await client.call(previewPlannedPrices, { body: replaced })
    expect(alone.conflicts).toMatchObject([{ planId: short.id }])
  })

  it('are as many as a list can answer, with the first conflicts of each', async () => {
    const { client, menuId } = await ownerWithMenu()
    const made = plan({ name: 'x'.repeat(80), until: undefined })
    for (let count = 0; count < 7; count += 1)
      await client.call(createPlannedPrices, { body: { menuId, plan: made } })
    expect((await listed(client)).map(({ conflicts }) => conflicts.length)).toEqual(Array(7).fill(5))
    await inDatabase(server().env, (db) =>
      db
        .updateTable('plannedPrices')
        .set(({ fn, ref, val }) => ({
          document: fn('replace', [ref('document'), val('}'), val(`${' '.repeat(50_000)}}`)]),
        }))
        .where('menuId', '=', menuId)
        .execute(),
    )
    expect(await client.refusal(createPlannedPrices, { body: { menuId, plan: made } })).toMatchObject({
      code: 'too_many_planned_prices',
    })
  })

  it.each([
    ['a time that is over', plan({ from: '2026-11-01T00:00', until: '2026-12-01T12:00' }), 'never_holds'],
    ['a time that clocks skip', plan({ from: '2027-03-28T02:00', until: '2027-03-28T03:00' }), 'never_holds'],
    [
      'a price that is not on the menu',
      plan({ changes: [{ itemId: 9001, priceId: 'p2', amount: 1 }] }),
      'price_not_on_menu',
    ],
    [
      'a market price',
      plan({ changes: [{ itemId: 9100, priceId: 'p1', amount: 1 }] }),
      'price_without_amount',
    ],
    [
      'an amount that no menu has',
      plan({ changes: [{ itemId: 9001, priceId: 'p1', amount: 10 ** 12 }] }),
      'invalid_input',
    ],
    ['a time zone that does not exist', plan({ timeZone: 'Europe/Atlantis' }), 'invalid_input'],
    ['an offset for a time zone', plan({ timeZone: '+01:00' }), 'invalid_input'],
    ['a day that does not exist', plan({ from: '2026-02-30T10:00' }), 'invalid_input'],
    ['an end before the beginning', plan({ until: '2026-12-24T17:00' }), 'invalid_input'],
    ['no price', plan({ changes: [] }), 'invalid_input'],
  ])('refuse %s, with a sentence, and keep nothing', async (_, refused, code) => {
    const { client, menuId } = await ownerWithMenu()
    const answer = await client.refusal(createPlannedPrices, { body: { menuId, plan: refused } })
    expect(answer.code).toBe(code)
    expect(answer.message).toMatch(/[.]$/)
    expect(await listed(client)).toEqual([])
  })

  it('say how many of their prices the menu has no more', async () => {
    const { client, menuId, version, content } = await ownerWithMenu()
    await client.call(createPlannedPrices, {
      body: {
        menuId,
        plan: plan({ changes: [9001, 9002].map((itemId) => ({ itemId, priceId: 'p1', amount: 1 })) }),
      },
    })
    const [section] = content.sections
    const fewer = { ...content, sections: section ? [{ ...section, items: section.items.slice(1) }] : [] }
    await client.call(updateSavedMenu, {
      params: { id: menuId },
      body: { ...buildSavePayload({ content: fewer }), version },
    })
    expect(await listed(client)).toMatchObject([{ gone: 1 }])
  })

  it('are made on the Professional plan, and go on after it', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { id } = await client.call(createPlannedPrices, { body: { menuId, plan: plan() } })
    await endSubscription(client, server().env)
    expect(await listed(client)).toMatchObject([{ id, state: 'coming' }])
    const limit = { status: 402, code: 'plan_limit', details: { feature: 'feature:plannedPrices' } }
    const body = { menuId, plan: plan() }
    expect(await client.refusal(createPlannedPrices, { body })).toMatchObject(limit)
    expect(await client.refusal(previewPlannedPrices, { body })).toMatchObject(limit)
    expect(await client.refusal(updatePlannedPrices, { params: { id }, body })).toMatchObject(limit)
    await client.call(deletePlannedPrices, { params: { id } })
  })

  it('are seen and changed by their owner alone, and of menus that are not deleted', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { id } = await client.call(createPlannedPrices, { body: { menuId, plan: plan() } })
    const stranger = await owner()
    expect(await listed(stranger)).toEqual([])
    const body = { menuId, plan: plan() }
    const gone = { status: 404, code: 'planned_prices_not_found' }
    expect(await stranger.refusal(createPlannedPrices, { body })).toMatchObject({ code: 'menu_not_found' })
    expect(await stranger.refusal(updatePlannedPrices, { params: { id }, body })).toMatchObject(gone)
    expect(await stranger.refusal(deletePlannedPrices, { params: { id } })).toMatchObject(gone)
    await client.call(deleteSavedMenu, { params: { id: menuId } })
    expect(await client.refusal(createPlannedPrices, { body })).toMatchObject({ code: 'menu_not_found' })
    expect(await listed(client)).toMatchObject([{ id }])
  })

  it('are at most a hundred', async () => {
    const { client, menuId } = await ownerWithMenu()
    const { id } = await client.call(createPlannedPrices, { body: { menuId, plan: plan() } })
    await inDatabase(server().env, async (db) => {
      const row = await db
        .selectFrom('plannedPrices')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const more = Array.from({ length: PLANNED_PRICE_LIMITS.plans - 1 }, () => crypto.randomUUID())
      await db
        .insertInto('plannedPrices')
        .values(more.map((copy) => ({ ...row, id: copy })))
        .execute()
    })
    expect(await client.refusal(createPlannedPrices, { body: { menuId, plan: plan() } })).toMatchObject({
      status: 409,
      code: 'too_many_planned_prices',
    })
  })
})
