import { beforeAll, describe, expect, it, vi } from 'vitest'
import { changeDishes } from '#contract/menus/dishes.ts'
import {
  listRolloutMenus,
  listRollouts,
  publishRollout,
  type Rollout,
  retryRollout,
  startRollout,
  undoRollout,
  withdrawRollout,
} from '#contract/menus/rollouts.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  readSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import type { Role } from '#domain/access/roles.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { inDatabase } from '../builders/build-live.ts'
import { joinHouse } from '../builders/build-members.ts'
import { buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { openPage } from '../support/restaurant-page.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const PLACES = 7

describe.skipIf(!hasEngine)('a change of dishes at all restaurants of a house', () => {
  const server = useTestServer()
  let owner: TestClient
  let houseId: string
  let menus: string[]

  const bavette = (changes: Partial<MenuItem> = {}) =>
    buildItem({ id: 9001, name: 'Bavette', prices: [fixedPrice(2600)], ...changes })

  const menuOf = (place: number, ...items: MenuItem[]) => ({
    restaurant: { ...defaultRestaurant, name: `Place ${place}` },
    ...newMenu([{ id: 2, name: 'Mains', items }]),
    title: 'Dinner',
  })

  beforeAll(async () => {
    owner = server().client()
    houseId = (await owner.register(`house-${crypto.randomUUID()}`)).id
    await subscribe(owner)
  })

  /** A menu at each place; two of them say the dish differently, and one doesn't have it. */
  async function places(): Promise<string[]> {
    const contents = Array.from({ length: PLACES }, (_, place) => menuOf(place, bavette()))
    contents[1] = menuOf(1, bavette({ prices: [fixedPrice(3100)] }))
    contents[2] = menuOf(2, buildItem({ name: 'Cod' }))
    const ids: string[] = []
    for (const content of contents)
      ids.push((await owner.call(createSavedMenu, { body: buildSavePayload({ content }) })).id)
    return ids
  }

  const read = (id = '') => owner.call(readSavedMenu, { params: { id } })
  const priceAt = async (id = '') => itemsOf((await read(id)).content)[0]?.prices[0]?.amount

  async function raise(amount: number): Promise<Rollout> {
    const [menuId = ''] = menus
    const edit = { prices: [{ id: 'p1', kind: 'fixed' as const, amount }] }
    const edits = [{ menuId, sectionId: 2, itemId: 9001, edit }]
    const changed = await owner.call(changeDishes, { body: { title: 'Bavette: prices', edits } })
    return owner.call(startRollout, { body: { title: 'Bavette: prices', menus: changed.menus } })
  }

  const now = async (id: string): Promise<Rollout> => {
    const { rollouts } = await owner.call(listRollouts, { query: {} })
    const found = rollouts.find((one) => one.id === id)
    if (!found) throw new Error('The rollout is gone.')
    return found
  }

  const reached = (id: string, state: Rollout['state']) =>
    vi.waitFor(
      async () => {
        const found = await now(id)
        expect(found.state).toBe(state)
        return found
      },
      { timeout: 20_000, interval: 50 },
    )

  const menusIn = async (id: string, state: 'found' | 'kept' | 'published' | 'failed') =>
    (await owner.call(listRolloutMenus, { params: { id }, query: { state } })).menus

  const all = async () => Promise.all(menus.map((id) => priceAt(id)))

  it('is proposed with how many menus it changes, published on each once, and taken back', async () => {
    menus = await places()
    const { id } = await raise(2800)
    const proposed = await reached(id, 'proposed')
    expect(proposed).toMatchObject({ lookedAt: PLACES, total: PLACES, endedAt: null, seen: 0 })
    expect(proposed.menus).toMatchObject({ found: PLACES - 3, kept: 1 })
    expect(await menusIn(id, 'kept')).toMatchObject([{ restaurant: 'Place 1', title: 'Dinner' }])
    // Nothing is changed until it is published.
    expect(await all()).toEqual([2800, 3100, 2450, 2600, 2600, 2600, 2600])
    expect((await owner.call(publishRollout, { params: { id } })).state).toBe('publishing')
    const published = await reached(id, 'published')
    expect(published.menus).toMatchObject({ published: PLACES - 3, waiting: 0, failed: 0 })
    expect(published.endedAt).not.toBeNull()
    expect(await all()).toEqual([2800, 3100, 2450, 2800, 2800, 2800, 2800])
    expect(await Promise.all(menus.map(async (menu) => (await read(menu)).version))).toEqual([
      2, 1, 1, 2, 2, 2, 2,
    ])
    // What was changed since stays.
    const { content, version } = await read(menus[3])
    const [section] = content.sections
    const since = { ...content, sections: section ? [{ ...section, name: 'From the grill' }] : [] }
    const body = { ...buildSavePayload({ content: since }), version }
    await owner.call(updateSavedMenu, { params: { id: menus[3] ?? '' }, body })
    await owner.call(undoRollout, { params: { id } })
    expect((await reached(id, 'undone')).menus).toMatchObject({ undone: PLACES - 3, published: 0 })
    expect(await all()).toEqual([2800, 3100, 2450, 2600, 2600, 2600, 2600])
    expect((await read(menus[3])).content.sections[0]?.name).toBe('From the grill')
  })

  it('names the menus that it could not change, and tries them again', async () => {
    menus = await places()
    const { id } = await raise(2900)
    const { menus: counts } = await reached(id, 'proposed')
    const damaged = menus[4] ?? ''
    const { document } = await inDatabase(server().env, (db) =>
      db.selectFrom('savedMenus').select('document').where('id', '=', damaged).executeTakeFirstOrThrow(),
    )
    const write = (text: string) =>
      inDatabase(server().env, (db) =>
        db.updateTable('savedMenus').set({ document: text }).where('id', '=', damaged).execute(),
      )
    await write('{')
    await owner.call(deleteSavedMenu, { params: { id: menus[5] ?? '' } })
    await owner.call(publishRollout, { params: { id } })
    const ended = await reached(id, 'published')
    expect(ended.menus).toMatchObject({ failed: 1, published: counts.found - 2 })
    expect(await menusIn(id, 'failed')).toMatchObject([
      { menuId: damaged, restaurant: 'Place 4', error: expect.stringContaining('can’t be read') },
    ])
    await write(document)
    await owner.call(retryRollout, { params: { id } })
    await vi.waitFor(
      async () => expect(await now(id)).toMatchObject({ state: 'published', menus: { failed: 0 } }),
      { timeout: 20_000 },
    )
    expect(await priceAt(damaged)).toBe(2900)
  })

  it('does a job once that is done again, and nothing after it was stopped', async () => {
    menus = await places()
    const { id } = await raise(3000)
    await reached(id, 'proposed')
    await owner.call(publishRollout, { params: { id } })
    await reached(id, 'published')
    const again = () =>
      inDatabase(server().env, (db) =>
        db
          .updateTable('jobs')
          .set({ state: 'waiting', nextAt: '2026-01-01T00:00:00.000Z', endedAt: null })
          .where('kind', '=', 'rollout')
          .where('content', 'like', `%${id}%`)
          .execute(),
      )
    const waiting = () =>
      inDatabase(server().env, (db) =>
        db
          .selectFrom('jobs')
          .select('id')
          .where('content', 'like', `%${id}%`)
          .where('state', '=', 'waiting')
          .execute(),
      )
    await again()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 20_000 })
    expect((await read(menus[6])).version).toBe(2)
    await owner.call(undoRollout, { params: { id } })
    await reached(id, 'undone')
    await again()
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 20_000 })
    expect(await priceAt(menus[6])).toBe(2600)
  })

  it('goes to guests’ pages at once', async () => {
    menus = await places()
    const { slug } = await openPage(owner, [menuOf(9, bavette())])
    const { id } = await raise(3050)
    expect((await reached(id, 'proposed')).seen).toBe(1)
    const seen = async () => (await owner.fetch(`/r/${slug}/menu.json`)).text()
    expect(await seen()).toContain('26.00')
    await owner.call(publishRollout, { params: { id } })
    await reached(id, 'published')
    expect(await seen()).toContain('30.50')
  })

  it('is withdrawn while nothing is published, and moves on only from where it is', async () => {
    menus = await places()
    const { id } = await raise(3100)
    await reached(id, 'proposed')
    const steps = { undoRollout, retryRollout }
    for (const step of Object.values(steps))
      expect(await owner.refusal(step, { params: { id } })).toMatchObject({ code: 'rollout_moved_on' })
    expect((await owner.call(withdrawRollout, { params: { id } })).state).toBe('withdrawn')
    expect(await owner.refusal(publishRollout, { params: { id } })).toMatchObject({
      status: 409,
      code: 'rollout_moved_on',
    })
    expect(await priceAt(menus[6])).toBe(2600)
  })

  it('needs dishes that changed, and menus of the house', async () => {
    menus = await places()
    const [menuId = ''] = menus
    const start = (client: TestClient, from: number, version: number) =>
      client.refusal(startRollout, { body: { title: 'Nothing', menus: [{ menuId, from, version }] } })
    expect(await start(owner, 1, 1)).toMatchObject({ status: 409, code: 'nothing_to_roll_out' })
    expect(await start(owner, 1, 9)).toMatchObject({ status: 404, code: 'state_not_found' })
    const stranger = server().client()
    await stranger.register(`stranger-${crypto.randomUUID()}`)
    expect(await start(stranger, 1, 1)).toMatchObject({ status: 404, code: 'menu_not_found' })
    const { rollouts } = await owner.call(listRollouts, { query: {} })
    const params = { id: rollouts[0]?.id ?? '' }
    for (const refusal of [
      await stranger.refusal(publishRollout, { params }),
      await stranger.refusal(listRolloutMenus, { params, query: { state: 'found' } }),
    ])
      expect(refusal).toMatchObject({ status: 404, code: 'rollout_not_found' })
  })

  it('is for who may publish at all restaurants', async () => {
    const { id: restaurantId } = await owner.call(createRestaurant, { body: defaultRestaurant })
    const join = async (role: Role, restaurants?: readonly string[]) => {
      const client = server().client()
      const { id: accountId } = await client.register(`member-${crypto.randomUUID()}`)
      await joinHouse(server().env, { houseId, accountId, role, restaurants })
      return client
    }
    const body = { title: 'Any', menus: [{ menuId: menus[0] ?? '', from: 1, version: 2 }] }
    const chef = await join('chef')
    expect(await chef.refusal(startRollout, { body })).toMatchObject({ status: 403, code: 'role_refused' })
    const manager = await join('manager', [restaurantId])
    expect(await manager.refusal(startRollout, { body })).toMatchObject({ code: 'restaurants_limited' })
    expect(await manager.refusal(listRollouts, { query: {} })).toMatchObject({ code: 'restaurants_limited' })
  })
})
