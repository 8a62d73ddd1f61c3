import { describe, expect, it } from 'vitest'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { deleteBinnedMenu, restoreSavedMenu } from '#contract/menus/kept-menus.ts'
import { createSavedMenu, deleteSavedMenu } from '#contract/menus/saved-menus.ts'
import {
  listRestaurantPages,
  makeRestaurantPage,
  openRestaurantPage,
  readRestaurantPage,
  renameRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant, deleteRestaurant, listRestaurants } from '#contract/restaurant/restaurants.ts'
import { SLUGS_OF_A_PAGE } from '#domain/live/address/page-slug.ts'
import { PAGE_LIMITS } from '#domain/live/model/restaurant-page.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const timeZone = 'Europe/Paris'

describe.skipIf(!hasEngine)('the page of a restaurant', () => {
  const server = useTestServer({}, { rateLimits: { 'writing by account': { count: 1000, block: 1000 } } })

  async function owner() {
    const client = server().client()
    await client.register(`keeper-${crypto.randomUUID()}`)
    return client
  }

  const saveMenu = async (client: TestClient, restaurantName = 'Chez Nous') =>
    (
      await client.call(createSavedMenu, {
        body: buildSavePayload({ content: buildContent({ items: 3, restaurantName }) }),
      })
    ).id

  /** An owner with a menu on an open page. */
  async function opened() {
    const client = await owner()
    const menuId = await saveMenu(client)
    const made = await client.call(makeRestaurantPage, { body: { menuId, timeZone, isOpen: true } })
    return { client, menuId, made, params: { restaurantId: made.restaurantId } }
  }

  it('is made of a saved menu in one call, with a profile where there is none', async () => {
    const { client, menuId, made, params } = await opened()
    expect(made).toMatchObject({
      restaurantName: 'Chez Nous',
      isOpen: true,
      isSlugChosen: false,
      formerSlugs: [],
      menus: [{ menuId, state: 'saved' }],
      page: { timeZone, menus: [{ menuId, atOtherTimes: 'listed' }], schedules: [], dayEndsAt: 4 },
    })
    expect(made.slug).toMatch(/^[a-z2-9]{16}$/)
    expect(made.url).toBe(`${client.baseUrl}/r/${made.slug}`)
    expect(await client.call(readRestaurantPage, { params })).toEqual(made)
    expect(await client.call(listRestaurants, {})).toMatchObject([
      { id: made.restaurantId, name: 'Chez Nous' },
    ])
    expect(await client.call(listRestaurantPages, {})).toEqual([
      {
        restaurantId: made.restaurantId,
        restaurantName: 'Chez Nous',
        slug: made.slug,
        url: made.url,
        isOpen: true,
        menuIds: [menuId],
      },
    ])
  })

  it('takes a second menu last, and a menu once', async () => {
    const { client, menuId, made } = await opened()
    const second = await saveMenu(client, 'chez nous ')
    for (const _ of [1, 2])
      await client.call(makeRestaurantPage, { body: { menuId: second, timeZone: 'America/New_York' } })
    const page = await client.call(makeRestaurantPage, { body: { menuId, timeZone } })
    expect(page).toMatchObject({ restaurantId: made.restaurantId, isOpen: true, version: made.version + 1 })
    expect(page.menus.map((menu) => menu.menuId)).toEqual([menuId, second])
    expect(page.page.timeZone).toBe(timeZone)
  })

  it('is of the restaurant that the caller names, and of the first one on a plan without another', async () => {
    const client = await owner()
    const profile = await client.call(createRestaurant, {
      body: { name: 'Trattoria', address: '1 Via Roma' },
    })
    const menuId = await saveMenu(client, 'Osteria')
    const page = await client.call(makeRestaurantPage, { body: { menuId, timeZone } })
    expect(page).toMatchObject({ restaurantId: profile.id, isOpen: false })
    expect(page.page.contact).toEqual({ address: '1 Via Roma' })
    const named = await client.call(makeRestaurantPage, { body: { restaurantId: profile.id, timeZone } })
    expect(named.menus).toHaveLength(1)
    for (const restaurantId of ['none', (await opened()).made.restaurantId])
      expect(await client.refusal(makeRestaurantPage, { body: { restaurantId, timeZone } })).toMatchObject({
        status: 404,
        code: 'restaurant_not_found',
      })
  })

  it('keeps what its owner says of it, and tells of a change elsewhere instead of losing it', async () => {
    const { client, menuId, made, params } = await opened()
    const page = {
      ...made.page,
      schedules: [
        {
          id: 's1',
          name: 'Lunch',
          times: [{ days: [1, 2, 3], from: '12:00', until: '14:30' }],
          onSpecialDays: 'usual' as const,
        },
      ],
      menus: [
        { menuId, label: 'Le midi', scheduleId: 's1', atOtherTimes: 'hidden' as const, timedParts: [] },
      ],
      hours: [{ days: [5, 6], from: '18:00', until: '02:00' }],
      specialDays: [{ day: '2026-12-24', name: 'Christmas Eve', hours: [] }],
      contact: { phone: '+33 1 23 45 67 89' },
      notices: [{ id: 'n1', text: 'Closed in August.' }],
    }
    const changed = await client.call(updateRestaurantPage, { params, body: { version: made.version, page } })
    expect(changed).toMatchObject({ page, version: made.version + 1 })
    const late = { params, body: { version: made.version, page: made.page } }
    expect(await client.refusal(updateRestaurantPage, late)).toMatchObject({
      status: 409,
      code: 'page_version_conflict',
      details: { currentVersion: changed.version },
    })
    expect(await client.call(readRestaurantPage, { params })).toEqual(changed)
  })

  it('says with a sentence what cannot stand on it', async () => {
    const { client, menuId, made, params } = await opened()
    const times = [{ days: [1], from: '12:00', until: '14:00' }]
    const bad = [
      { timeZone: 'Mars/Olympus' },
      { timeZone: '+02:00' },
      { specialDays: [{ day: '2026-02-30', hours: [] }] },
      { menus: [{ menuId, scheduleId: 'none' }] },
      { menus: [{ menuId }, { menuId }] },
      { menus: [{ menuId, firstDay: '2026-12-02', lastDay: '2026-12-01' }] },
      { schedules: [{ id: 's1', name: ' ', times }] },
      { schedules: [{ id: 's1', name: 'Lunch', times: [] }] },
      { schedules: [{ id: 's1', name: 'Lunch', times: [{ days: [8], from: '25:00', until: '14:00' }] }] },
      { menus: Array.from({ length: PAGE_LIMITS.menus + 1 }, (_, at) => ({ menuId: `menu-${at}` })) },
    ]
    for (const change of bad) {
      const body = { version: made.version, page: { ...made.page, ...change } }
      const refusal = await client.refusal(updateRestaurantPage, { params, body })
      expect(refusal, JSON.stringify(change)).toMatchObject({ status: 400, code: 'invalid_input' })
    }
    const strangers = await saveMenu(await owner())
    for (const id of ['none', strangers]) {
      const body = { version: made.version, page: { ...made.page, menus: [{ menuId: id }] } }
      expect(await client.refusal(updateRestaurantPage, { params, body })).toMatchObject({
        status: 404,
        code: 'menu_not_found',
      })
    }
    expect(await client.call(readRestaurantPage, { params })).toEqual(made)
  })

  it('says what has become of its menus, and takes back one that comes out of the bin', async () => {
    const { client, menuId, params } = await opened()
    const states = async () =>
      (await client.call(readRestaurantPage, { params })).menus.map(({ state }) => state)
    await client.call(deleteSavedMenu, { params: { id: menuId } })
    expect(await states()).toEqual(['binned'])
    await client.call(restoreSavedMenu, { params: { id: menuId } })
    expect(await states()).toEqual(['saved'])
    await client.call(deleteSavedMenu, { params: { id: menuId } })
    await client.call(deleteBinnedMenu, { params: { id: menuId } })
    expect(await states()).toEqual(['gone'])
    expect(await client.call(listRestaurantPages, {})).toMatchObject([{ menuIds: [] }])
    const { page, version } = await client.call(readRestaurantPage, { params })
    const body = { version, page: { ...page, notices: [{ id: 'n1', text: 'Soon again.' }] } }
    expect(await client.call(updateRestaurantPage, { params, body })).toMatchObject({
      menus: [{ menuId, state: 'gone' }],
    })
  })

  it('gets another address, and keeps all that it had', async () => {
    const { client, made, params } = await opened()
    const slug = `chez-nous-${made.slug.slice(0, 6)}`
    const renamed = await client.call(renameRestaurantPage, { params, body: { slug } })
    expect(renamed).toMatchObject({
      slug,
      isSlugChosen: true,
      formerSlugs: [made.slug],
      version: made.version,
    })
    const back = await client.call(renameRestaurantPage, { params, body: { slug: made.slug } })
    expect(back).toMatchObject({ slug: made.slug, isSlugChosen: false, formerSlugs: [slug] })
    const other = await opened()
    for (const taken of [slug, made.slug])
      expect(
        await other.client.refusal(renameRestaurantPage, { params: other.params, body: { slug: taken } }),
      ).toMatchObject({ status: 409, code: 'slug_taken' })
  })

  it('gets no address of ours, none that is rude, and none that is not written as one', async () => {
    const { client, params } = await opened()
    const codes = {
      'menu-viewer': 'slug_reserved',
      'fuck-off': 'slug_refused',
      Ab: 'invalid_input',
      'a-': 'invalid_input',
    }
    for (const [slug, code] of Object.entries(codes)) {
      const refusal = await client.refusal(renameRestaurantPage, { params, body: { slug } })
      expect(refusal, slug).toMatchObject({ code, message: expect.stringMatching(/\w \w.*\.$/) })
    }
  })

  it('has at most so many addresses, and one of two who want the same one gets it', async () => {
    const { client, made, params } = await opened()
    const wished = `wished-${made.slug}`
    const other = await opened()
    const answers = await Promise.all([
      client.send(renameRestaurantPage, { params, body: { slug: wished } }),
      other.client.send(renameRestaurantPage, { params: other.params, body: { slug: wished } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { formerSlugs } = await client.call(readRestaurantPage, { params })
    for (let had = formerSlugs.length + 1; had < SLUGS_OF_A_PAGE; had++)
      await client.call(renameRestaurantPage, { params, body: { slug: `no-${had}-${made.slug}` } })
    const body = { slug: `one-more-${made.slug}` }
    expect(await client.refusal(renameRestaurantPage, { params, body })).toMatchObject({
      status: 409,
      code: 'too_many_slugs',
    })
  })

  it('is opened and closed, which the activity of the account tells', async () => {
    const { client, params } = await opened()
    expect(await client.call(openRestaurantPage, { params, body: { isOpen: false } })).toMatchObject({
      isOpen: false,
    })
    await client.call(openRestaurantPage, { params, body: { isOpen: false } })
    const actions = (await client.call(listActivity, {})).map(({ action }) => action)
    expect(actions.filter((action) => action.startsWith('page.'))).toEqual(['page.closed', 'page.opened'])
  })

  it('keeps an open page with its restaurant, and the address of a deleted one for its owner', async () => {
    const { client, made, params } = await opened()
    const slug = `maison-${made.slug}`
    await client.call(renameRestaurantPage, { params, body: { slug } })
    const id = made.restaurantId
    expect(await client.refusal(deleteRestaurant, { params: { id } })).toMatchObject({
      status: 409,
      code: 'page_open',
    })
    await client.call(openRestaurantPage, { params, body: { isOpen: false } })
    await client.call(deleteRestaurant, { params: { id } })
    expect(await client.refusal(readRestaurantPage, { params })).toMatchObject({
      status: 404,
      code: 'restaurant_page_not_found',
    })
    const other = await opened()
    expect(
      await other.client.refusal(renameRestaurantPage, { params: other.params, body: { slug } }),
    ).toMatchObject({ code: 'slug_taken' })
    const again = await client.call(makeRestaurantPage, { body: { timeZone } })
    const mine = { restaurantId: again.restaurantId }
    expect(await client.call(renameRestaurantPage, { params: mine, body: { slug } })).toMatchObject({ slug })
  })

  it('is seen and changed by its owner alone', async () => {
    const { made, menuId, params } = await opened()
    const stranger = await owner()
    const notFound = { status: 404, code: 'restaurant_page_not_found' }
    expect(await stranger.call(listRestaurantPages, {})).toEqual([])
    expect(await stranger.refusal(readRestaurantPage, { params })).toMatchObject(notFound)
    for (const [call, body] of [
      [updateRestaurantPage, { version: 1, page: made.page }],
      [openRestaurantPage, { isOpen: false }],
      [renameRestaurantPage, { slug: 'taken-over' }],
    ] as const)
      expect(await stranger.refusal(call, { params, body })).toMatchObject(notFound)
    expect(await stranger.refusal(makeRestaurantPage, { body: { menuId, timeZone } })).toMatchObject({
      status: 404,
      code: 'menu_not_found',
    })
    expect(await server().client().refusal(listRestaurantPages)).toMatchObject({ status: 401 })
  })
})
