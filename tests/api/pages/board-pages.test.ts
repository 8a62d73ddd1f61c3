import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deleteSavedMenu } from '#contract/menus/saved-menus.ts'
import type { BoardState } from '#contract/restaurant/board-page.ts'
import { createBoard, deleteBoard, updateBoard } from '#contract/restaurant/boards.ts'
import {
  openRestaurantPage,
  readRestaurantPage,
  renameRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import type { LiveBoard } from '#domain/live/boards/board.ts'
import { inDatabase, sayOfItem } from '../../builders/build-live.ts'
import { buildContent } from '../../builders/build-menu.ts'
import { buildClock } from '../../builders/test-clock.ts'
import { changePage, openPage } from '../../support/restaurant-page.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const clock = buildClock()

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const schedule = (id: string, from: string, until: string) => ({
  id,
  name: id,
  times: [{ days: EVERY_DAY, from, until }],
  onSpecialDays: 'usual' as const,
})

const served = (menuId: string, scheduleId: string) => ({
  menuId,
  scheduleId,
  atOtherTimes: 'listed' as const,
  timedParts: [],
})

describe.skipIf(!hasEngine)('the page of a board', () => {
  const server = useTestServer({}, { clock: clock.now })

  async function board({
    board = {},
    items = [6],
  }: {
    board?: Partial<LiveBoard>
    items?: readonly number[]
  } = {}) {
    const client = server().client()
    await client.register(`screen-${crypto.randomUUID()}`)
    await subscribe(client)
    const contents = items.map((count) => buildContent({ items: count, sections: 2 }))
    const opened = await openPage(client, contents)
    const params = { id: opened.restaurantId }
    const body = { name: 'bar', board: { title: 'Bar', ...board } }
    const { id } = await client.call(createBoard, { params, body })
    return { client, ...opened, boardParams: { ...params, boardId: id }, path: `/r/${opened.slug}/board/bar` }
  }

  const guest = () => server().client()

  async function stateAt(path: string, client: TestClient = guest()) {
    let response = await client.fetch(`${path}/state`)
    // On a busy machine its first pages take longer than a board waits.
    while (response.status === 202) response = await client.fetch(`${path}/state`)
    expect(response.status).toBe(200)
    return (await response.json()) as BoardState
  }

  /** The state once its pages are those of the moment. */
  async function settledAt(path: string, isSettled: (state: BoardState) => boolean): Promise<BoardState> {
    for (;;) {
      const state = await stateAt(path)
      if (isSettled(state)) return state
    }
  }

  it('is a document with one script, which may ask for nothing but this server', async () => {
    const { path } = await board()
    const response = await guest().fetch(path)
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('permissions-policy')).toBe('screen-wake-lock=(self)')
    const html = await response.text()
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '')
    expect(scripts).toHaveLength(1)
    const { shell } = await stateAt(path)
    expect(html).toContain(`data-shell="${shell}"`)
    const [, worker = ''] = /data-worker="([^"]+)"/.exec(html) ?? []
    let bytes = 0
    for (const src of [...scripts, worker]) {
      const file = await guest().fetch(src)
      expect(file.status).toBe(200)
      const text = await file.text()
      // A file that shared code with another one would load it: a second request, and no worker can.
      expect(text).not.toMatch(/\bimport\b/)
      bytes += Buffer.byteLength(text)
    }
    expect(bytes).toBeLessThan(10_000)
    const answer = await guest().fetch(worker)
    expect(answer.headers.get('service-worker-allowed')).toBe('/r/')
  })

  it('has the pages of its menus as pictures that fill the screen', async () => {
    const { path } = await board({ board: { shape: 'tall' } })
    const { view, secondsPerPage } = await stateAt(path)
    expect(secondsPerPage).toBe(12)
    expect(view).toMatchObject({ notice: null })
    expect(view.text).toContainEqual(expect.stringContaining('Dish number 6'))
    expect(view.pages.length).toBeGreaterThan(0)
    for (const { src, struck } of view.pages) {
      const response = await guest().fetch(src)
      expect(response.headers.get('cache-control')).toContain('immutable')
      const picture = sharp(Buffer.from(await response.arrayBuffer()))
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 1080, height: 1920 })
      expect(struck).toEqual([])
    }
  })

  it('says in a few bytes that nothing has changed', async () => {
    const { path, menuIds } = await board()
    const first = await guest().fetch(`${path}/state`)
    const etag = first.headers.get('etag') ?? ''
    const again = await guest().fetch(`${path}/state`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    await inDatabase(server().env, (db) => sayOfItem(db, menuIds[0] ?? '', 9001))
    expect((await guest().fetch(`${path}/state`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('strikes at once what is sold out, and then has pages that say so', async () => {
    const { path, menuIds } = await board()
    const before = await stateAt(path)
    await inDatabase(server().env, (db) => sayOfItem(db, menuIds[0] ?? '', 9001))
    const after = await stateAt(path)
    expect(after.view.text).toContainEqual(expect.stringContaining('Dish number 1 (Sold out)'))
    expect(after.view.pages[0]).toMatchObject({
      src: before.view.pages[0]?.src,
      soldOut: 'Sold out',
      struck: [{ isHidden: false }],
    })
    const [place] = after.view.pages[0]?.struck ?? []
    expect(place?.width).toBeGreaterThan(5)
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(100)
    const settled = await settledAt(path, ({ view }) => view.pages[0]?.src !== before.view.pages[0]?.src)
    expect(settled.view.pages.flatMap(({ struck }) => struck)).toEqual([])
    // It is back, and so are its former pages, which are still there.
    await inDatabase(server().env, (db) => sayOfItem(db, menuIds[0] ?? '', 9001, { isSoldOut: false }))
    expect((await stateAt(path)).view).toEqual(before.view)
  })

  it('leaves out what is hidden, by who said it or by the board', async () => {
    const { path, menuIds, client, boardParams } = await board()
    const before = await stateAt(path)
    await inDatabase(server().env, (db) => sayOfItem(db, menuIds[0] ?? '', 9002, { shows: 'hidden' }))
    const after = await stateAt(path)
    expect(after.view.text.join()).not.toContain('Dish number 2')
    expect(after.view.pages[0]?.struck).toMatchObject([{ isHidden: true }])
    const body = { name: 'bar', board: { title: 'Bar', soldOut: 'struck' as const }, version: 1 }
    await client.call(updateBoard, { params: boardParams, body })
    const struck = await stateAt(path)
    expect(struck.view.text).toContainEqual(expect.stringContaining('Dish number 2 (Sold out)'))
    expect(struck.view.pages[0]?.src).not.toBe(undefined)
    expect(before.view.pages.length).toBe(struck.view.pages.length)
  })

  it('knows beforehand what it shows with the next daypart, and shows hours when nothing is served', async () => {
    clock.stopAt('2026-06-05T10:00:00Z')
    const { path, menuIds, client, restaurantId } = await board({ items: [4, 2] })
    const [lunch = '', dinner = ''] = menuIds
    const own = await client.call(readRestaurantPage, { params: { restaurantId } })
    await changePage(client, own, {
      schedules: [schedule('lunch', '11:00', '15:00'), schedule('dinner', '17:00', '22:00')],
      menus: [served(lunch, 'lunch'), served(dinner, 'dinner')],
      hours: [{ days: EVERY_DAY, from: '11:00', until: '22:00' }],
    })
    // Noon in Rome.
    const now = await settledAt(path, ({ coming }) => coming.length > 2)
    expect(now.view.pages.length).toBeGreaterThan(0)
    expect(now.coming.map(({ at }) => at).slice(0, 3)).toEqual([
      '2026-06-05T13:00:00.000Z',
      '2026-06-05T15:00:00.000Z',
      '2026-06-05T20:00:00.000Z',
    ])
    expect(now.coming.map(({ view }) => view.pages.length > 0).slice(0, 3)).toEqual([false, true, false])
    expect(now.coming[2]?.view.notice).toMatchObject({
      lines: ['We open on Saturday, 11 am', 'Daily 11 am–10 pm'],
    })
    clock.stopAt('2026-06-05T15:00:00Z')
    expect((await stateAt(path)).view).toEqual(now.coming[1]?.view)
    clock.reset()
  })

  it('shows always what its owner wants, and is black by choice', async () => {
    clock.stopAt('2026-06-05T10:00:00Z')
    const { path, client, boardParams, restaurantId, menuIds } = await board({ board: { times: 'always' } })
    const own = await client.call(readRestaurantPage, { params: { restaurantId } })
    await changePage(client, own, {
      schedules: [schedule('night', '03:00', '03:01')],
      menus: menuIds.map((id) => served(id, 'night')),
    })
    expect((await stateAt(path)).view.pages.length).toBeGreaterThan(0)
    await client.call(deleteSavedMenu, { params: { id: menuIds[0] ?? '' } })
    expect((await stateAt(path)).view).toMatchObject({ pages: [], notice: { title: expect.any(String) } })
    const body = { name: 'bar', board: { title: 'Bar', whenNothing: 'black' as const }, version: 1 }
    await client.call(updateBoard, { params: boardParams, body })
    expect((await stateAt(path)).view).toEqual({ pages: [], notice: null, text: [] })
    clock.reset()
  })

  it('is there for guests of an open page alone, at each address that the page had', async () => {
    const { path, client, boardParams, slug } = await board()
    const params = { restaurantId: boardParams.id }
    const [{ src = '' } = {}] = (await stateAt(path)).view.pages
    const statuses = async (who: TestClient) => [
      (await who.fetch(path)).status,
      (await who.fetch(`${path}/state`)).status,
      (await who.fetch(src)).status,
    ]
    expect(await statuses(guest())).toEqual([200, 200, 200])
    const elsewhere = await board({ board: { shape: 'tall' } })
    const file = src.split('/').at(-1)
    for (const address of [`/r/no-such/board/x/pages/${file}`, `${elsewhere.path}/pages/${file}`])
      expect((await guest().fetch(address)).status, address).toBe(404)
    await client.call(openRestaurantPage, { params, body: { isOpen: false } })
    expect(await statuses(guest())).toEqual([404, 404, 404])
    expect(await statuses(client)).toEqual([200, 200, 200])
    await client.call(openRestaurantPage, { params, body: { isOpen: true } })
    await client.call(renameRestaurantPage, { params, body: { slug: `new-${slug}` } })
    const moved = await guest().fetch(path)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/r/new-${slug}/board/bar`])
    await client.call(deleteBoard, { params: boardParams })
    expect(await statuses(guest())).toEqual([404, 404, 404])
    expect((await guest().fetch('/r/nowhere/board/bar')).status).toBe(404)
  })
})
