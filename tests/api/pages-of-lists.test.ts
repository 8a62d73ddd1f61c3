import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listUploads } from '#contract/accounts/uploads.ts'
import { calls } from '#contract/calls.ts'
import { listDishes } from '#contract/menus/dishes.ts'
import { listSavedMenus } from '#contract/menus/saved-menus.ts'
import { searchMenus } from '#contract/menus/searching.ts'
import { listRestaurantPages } from '#contract/restaurant/restaurant-pages.ts'
import { listRestaurants } from '#contract/restaurant/restaurants.ts'
import { addressOf } from '#contract/shared/address.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { nextCursorIn } from '#contract/shared/pages.ts'
import { inDatabase } from '#tests/builders/build-live.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { fillHouse } from '#tests/builders/large-house.ts'
import { asksOfHouse } from '#tests/support/asks-of-house.ts'
import { subscribe } from '#tests/support/subscriber.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { hasEngine, useTestServer } from '#tests/support/test-server.ts'

const MENUS = 640
const RESTAURANTS = 20
const UPLOADS = 450

/** Answers of these are the catalog or a file, which are as long for every account. */
const OF_THE_INSTALLATION = ['listCatalogueItems', 'exportCatalogue']

describe.runIf(hasEngine)(`an account with ${MENUS} menus and ${RESTAURANTS} restaurants`, () => {
  const server = useTestServer()
  let owner: TestClient
  let places: Awaited<ReturnType<typeof fillHouse>>

  beforeAll(async () => {
    owner = server().client()
    const { id } = await owner.register('anna')
    await subscribe(owner)
    const contents = [12, 33, 40].map((items) => buildContent({ items }))
    places = await inDatabase(server().env, (db) =>
      fillHouse(db, id, contents, {
        menus: MENUS,
        restaurants: RESTAURANTS,
        menusWithStates: 2,
        publications: 60,
        uploads: UPLOADS,
        trail: 500,
        countedHours: 24 * 90,
      }),
    )
  })

  it('gets at most 512 KB from every call of the contract', async () => {
    const tooLong = []
    for (const { id, address, isFile } of asksOfHouse(places)) {
      if (isFile || OF_THE_INSTALLATION.includes(id)) continue
      const answer = await owner.fetch(address)
      const { byteLength } = await answer.arrayBuffer()
      if (byteLength > 512 * 1024 || answer.status >= 500)
        tooLong.push({ id, byteLength, answer: answer.status })
    }
    expect(tooLong).toEqual([])
  }, 60_000)

  it.each([
    ['saved menus', listSavedMenus, MENUS],
    ['restaurants', listRestaurants, RESTAURANTS],
    ['restaurant pages', listRestaurantPages, RESTAURANTS],
  ] as const)(
    'has each of its %s on one page, in one order, whatever the size of pages',
    async (_, call, count) => {
      const whole = await rowsOf(call, 200)
      expect(whole).toHaveLength(count)
      expect(new Set(whole).size).toBe(count)
      expect(await rowsOf(call, 7)).toEqual(whole)
    },
  )

  it('has each of its pictures on one page, and their sum on each', async () => {
    const names: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof pageOfPictures>> = await pageOfPictures(cursor)
      expect(page).toMatchObject({ count: UPLOADS, bytes: UPLOADS * 100_000 })
      names.push(...page.pictures.map(({ name }) => name))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(new Set(names).size).toBe(UPLOADS)
    expect(names).toHaveLength(UPLOADS)
  })

  it('is told in a sentence what is wrong with a cursor or the size of a page', async () => {
    const cursor = nextCursorIn(
      (await owner.send(listSavedMenus, { query: { limit: 1 } })).headers.get('link'),
    )
    for (const { call } of calls.filter((one) => one.call.query && 'cursor' in one.call.query.shape)) {
      for (const limit of [0, -1, 1.5, 1_000_000, 'many'])
        expect(await owner.refusal(call, { query: { limit } })).toMatchObject({
          code: 'invalid_input',
          message: expect.stringContaining('1 to 200 rows'),
        })
      if (call === listSavedMenus) continue
      const refusals = ['nonsense', 'WyJhIiwiYiIsImMiXQ', String(cursor)].map((wrong) =>
        owner.send(call, { query: { cursor: wrong } }),
      )
      for (const refusal of await Promise.all(refusals)) expect([400, 404]).toContain(refusal.status)
    }
    const query = { cursor: 'WyIvYXBpL3NhdmVkLW1lbnVzIiwxLDJd' }
    expect(await owner.refusal(listSavedMenus, { query })).toMatchObject({
      code: 'invalid_input',
      message: 'This cursor is not of a page of this list. Leave it out to begin with the first page.',
    })
  })

  it('goes on behind a menu that was deleted meanwhile', async () => {
    const first = await owner.send(listSavedMenus, { query: { limit: 5 } })
    const shown = (await first.json()) as { id: string }[]
    const query = { limit: 5, cursor: nextCursorIn(first.headers.get('link')) ?? '' }
    const next = await owner.call(listSavedMenus, { query })
    await owner.fetch(`/api/saved-menus/${shown.at(-1)?.id}`, { method: 'DELETE' })
    expect(await owner.call(listSavedMenus, { query })).toEqual(next)
  })

  it('names its restaurants without reading their menus', async () => {
    const { restaurants, menus } = await owner.call(listDishes, { query: {} })
    expect(restaurants).toHaveLength(RESTAURANTS)
    expect(restaurants.reduce((sum, one) => sum + one.menus, 0)).toBe(MENUS - 1)
    expect(menus.length).toBeLessThanOrEqual(60)
  })

  it('finds a menu by its title among all of them, however long ago it was saved', async () => {
    const find = () => owner.call(searchMenus, { query: { q: 'Dinner 3' } })
    // The words of menus that were never searched are read after the first answer.
    await vi.waitFor(
      async () => {
        const { found, hasMore } = await find()
        expect(found[0]).toMatchObject({ kind: 'menu', name: 'Dinner 3 · Winter 2026' })
        expect(hasMore).toBe(true)
      },
      { timeout: 15_000, interval: 200 },
    )
  }, 20_000)

  const pageOfPictures = (cursor: string | null) =>
    owner.call(listUploads, { query: { limit: 100, ...(cursor !== null && { cursor }) } })

  /** All rows of a list by its pages, as what identifies each. */
  async function rowsOf(call: Endpoint, limit: number): Promise<string[]> {
    const rows: string[] = []
    let address: string | undefined = addressOf(call, { query: { limit } })
    while (address !== undefined) {
      const page: Response = await owner.fetch(address)
      for (const row of (await page.json()) as { id?: string; restaurantId: string }[])
        rows.push(row.id ?? row.restaurantId)
      address = /<([^>]*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    return rows
  }
})
