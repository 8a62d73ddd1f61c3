import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { createKey, endKey, listKeys, rotateKey } from '#contract/accounts/keys.ts'
import { calls } from '#contract/calls.ts'
import { applyChange, openChange, readChange } from '#contract/menus/changes.ts'
import {
  createSavedMenu,
  listSavedMenus,
  readSavedMenu,
  renameSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createRestaurant, listRestaurants } from '#contract/restaurant/restaurants.ts'
import { listSoldOut, saySoldOut } from '#contract/restaurant/sold-out.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { Program, programOf } from '../support/program.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const clock = buildClock()
afterEach(() => clock.reset())

describe.skipIf(!hasEngine)('a key', () => {
  const server = useTestServer({}, { clock: clock.now })
  let owner: TestClient
  let stranger: TestClient

  beforeAll(async () => {
    if (!hasEngine) return
    // The first account is the administrator, whose key is no administrator.
    owner = server().client()
    await owner.register('keeper')
    await subscribe(owner)
    stranger = server().client()
    await stranger.register('stranger')
    await subscribe(stranger)
  })

  it('is shown once, and works until it is ended, has expired or was changed', async () => {
    clock.stopAt(new Date().toISOString())
    const program = await programOf(owner, { name: 'Till', expiresInDays: 30 })
    const [listed] = await owner.call(listKeys, {})
    expect(listed).toMatchObject({ name: 'Till', prefix: `carte_${program.id}_`, lastUsedAt: null })
    expect(JSON.stringify(listed)).not.toContain(program.key)
    expect((await program.call(currentUser, {})).role).toBe('owner')
    expect((await owner.call(listKeys, {}))[0]?.lastUsedAt).toBe(clock.now().toISOString())

    const rotated = await owner.call(rotateKey, { params: { id: program.id }, body: { overlapHours: 2 } })
    const next = new Program(server().url, rotated.key)
    for (const one of [program, next]) expect((await one.fetch('/api/user')).status).toBe(200)
    const later = (hours: number) => clock.stopAt(new Date(Date.now() + hours * 3_600_000).toISOString())
    later(3)
    expect((await program.fetch('/api/user')).status).toBe(401)
    expect((await next.fetch('/api/user')).status).toBe(200)

    later(31 * 24)
    expect(await (await next.fetch('/api/user')).json()).toMatchObject({ code: 'key_invalid' })
    clock.reset()
    expect((await next.fetch('/api/user')).status).toBe(200)
    await owner.call(endKey, { params: { id: program.id } })
    expect((await next.fetch('/api/user')).status).toBe(401)
    expect((await owner.refusal(endKey, { params: { id: program.id } })).code).toBe('key_not_found')
  })

  it.each(['', 'x', 'carte_', `carte_00000000_${'0'.repeat(40)}`, 'eyJhbGciOiJub25lIn0.e30.'])(
    'that is “%s” is refused in a sentence, whatever cookies come with it',
    async (key) => {
      const response = await owner.fetch('/api/user', { headers: { authorization: `Bearer ${key}` } })
      // Without anything after the word there is no key.
      expect(response.status).toBe(key === '' ? 200 : 401)
    },
  )

  it('counts alone: the cookies of another account say nothing', async () => {
    const program = await programOf(stranger)
    const response = await owner.fetch('/api/user', { headers: { authorization: `Bearer ${program.key}` } })
    expect(await response.json()).toMatchObject({ username: 'stranger', role: 'owner' })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('is named by what it did', async () => {
    const program = await programOf(owner, { name: 'Website', scope: 'publish' })
    const { id } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    await program.call(shareSavedMenu, { params: { id } })
    const trail = await owner.call(listActivity, {})
    // What else was noted meanwhile may be newer: payments are noted when Stripe says so.
    expect(trail.find(({ action }) => action === 'menu.shared')).toMatchObject({
      actor: { kind: 'key', id: program.id, name: 'Website' },
    })
  })

  it('without “publish” changes nothing that guests see, and proposes it instead', async () => {
    const writer = await programOf(owner, { scope: 'write' })
    const model = await programOf(owner, { scope: 'write', isForModel: true })
    const menu = await writer.call(createSavedMenu, { body: buildSavePayload() })
    const params = { id: menu.id }
    const again = { ...buildSavePayload(), version: 1 }
    expect((await writer.call(updateSavedMenu, { params, body: again })).version).toBe(2)
    await owner.call(shareSavedMenu, { params })
    for (const program of [writer, model]) {
      const body = { ...again, version: 2 }
      expect((await program.refusal(updateSavedMenu, { params, body })).code).toBe('key_scope')
      expect((await program.refusal(renameSavedMenu, { params, body: { title: 'B' } })).code).toBe(
        'key_scope',
      )
      const content = { ...buildContent(), title: 'Proposed' }
      const proposal = { menuId: menu.id, version: 2, title: 'Other title', content }
      const opensAt = new Date(clock.now().getTime() + 86_400_000).toISOString()
      expect((await program.refusal(openChange, { body: { ...proposal, opensAt } })).code).toBe('key_scope')
      const change = await program.call(openChange, { body: { ...proposal, by: 'person' } })
      expect(change.by).toBe(program === model ? 'model' : 'program')
      const applied = { params: { id: change.id }, body: { version: 2 } }
      expect((await program.refusal(applyChange, applied)).code).toBe('key_scope')
    }
    expect((await owner.call(readSavedMenu, { params })).version).toBe(2)
    expect(
      (await owner.refusal(createKey, { body: { name: 'M', isForModel: true, scope: 'publish' } })).code,
    ).toBe('invalid_input')
  })

  it('declares of no dish that it contains none, and keeps what its owner declared', async () => {
    const publisher = await programOf(owner, { scope: 'publish' })
    const free = (content = buildContent()) =>
      mapItems(content, (item) => ({ ...item, allergens: [] })) as typeof content
    const payload = { ...buildSavePayload(), content: free() }
    expect((await publisher.refusal(createSavedMenu, { body: payload })).code).toBe('declares_none')
    const menu = await owner.call(createSavedMenu, { body: buildSavePayload() })
    const params = { id: menu.id }
    expect(
      (await publisher.refusal(updateSavedMenu, { params, body: { ...payload, version: 1 } })).message,
    ).toContain('Only a person can declare')
    const proposal = { menuId: menu.id, version: 1, title: 'None', content: free() }
    expect((await publisher.refusal(openChange, { body: proposal })).code).toBe('declares_none')
    // What a person declared comes back unchanged.
    const declared = await owner.call(updateSavedMenu, { params, body: { ...payload, version: 1 } })
    const { content } = await publisher.call(readSavedMenu, { params })
    const retitled = { ...payload, content: { ...content, title: 'Other' }, version: declared.version }
    expect((await publisher.call(updateSavedMenu, { params, body: retitled })).content.title).toBe('Other')
  })

  it('that is limited to a restaurant sees and changes no other one', async () => {
    const [mine, other] = await Promise.all(
      ['One', 'Two'].map((name) => owner.call(createRestaurant, { body: { name } })),
    )
    if (!mine || !other) throw new Error('two restaurants')
    const menuOf = (restaurantId: string) =>
      owner.call(createSavedMenu, { body: { ...buildSavePayload(), restaurantId } })
    const [ownMenu, otherMenu] = [await menuOf(mine.id), await menuOf(other.id)]
    const program = await programOf(owner, { scope: 'publish', restaurants: [mine.id] })
    expect((await program.call(listSavedMenus, {})).map(({ id }) => id)).toEqual([ownMenu.id])
    expect((await program.call(listRestaurants, {})).map(({ id }) => id)).toEqual([mine.id])
    expect((await program.call(readSavedMenu, { params: { id: ownMenu.id } })).id).toBe(ownMenu.id)
    for (const id of [otherMenu.id, 'aaaaaaaaaaaaaaaaaaaa'])
      expect((await program.refusal(readSavedMenu, { params: { id } })).code).toBe('menu_not_found')
    const listed = JSON.stringify(await program.call(listSoldOut, {}))
    expect([listed.includes(ownMenu.id), listed.includes(otherMenu.id)]).toEqual([true, false])
    expect((await program.refusal(createRestaurant, { body: { name: 'Three' } })).code).toBe(
      'restaurants_limited',
    )
    const said = (menuId: string) => ({ words: [{ places: [{ menuId, itemId: 9001 }], isSoldOut: true }] })
    expect(await program.call(saySoldOut, { body: said(otherMenu.id) })).toEqual(
      await program.call(saySoldOut, { body: said('aaaaaaaaaaaaaaaaaaaa') }),
    )
    await program.call(saySoldOut, { body: said(ownMenu.id) })
    // A menu is not moved to another restaurant either.
    const body = { ...buildSavePayload(), restaurantId: other.id, version: 1 }
    expect((await program.refusal(updateSavedMenu, { params: { id: ownMenu.id }, body })).code).toBe(
      'restaurants_limited',
    )

    const leaks: string[] = []
    const ids = [other.id, otherMenu.id]
    for (const { id, call } of calls) {
      if (call.scope === 'person' || call.isOfProvider) continue
      for (const known of call.params ? ids : ['']) {
        const path = call.path.replaceAll(/\{\w+\}/g, known)
        const response = await program.fetch(path, { method: call.method.toUpperCase() })
        const text = await response.text()
        if (ids.some((secret) => text.includes(secret))) leaks.push(`${id}: ${response.status}`)
      }
    }
    expect(leaks).toEqual([])
  }, 60_000)

  it('reads a change that a person made and proposes against it', async () => {
    const reader = await programOf(owner)
    const { id: menuId } = await owner.call(createSavedMenu, { body: buildSavePayload() })
    const change = await owner.call(openChange, {
      body: { menuId, version: 1, title: 'T', content: { ...buildContent(), title: 'Later' } },
    })
    expect((await reader.call(readChange, { params: { id: change.id } })).rows.length).toBeGreaterThan(0)
  })
})

describe.skipIf(!hasEngine)('where nothing is sold', () => {
  const server = useTestServer({ CARTE_BILLING: 'off' })

  it('everyone makes keys', async () => {
    const client = server().client()
    await client.register('private')
    const { key } = await client.call(createKey, { body: { name: 'Till' } })
    expect((await new Program(server().url, key).fetch('/api/saved-menus')).status).toBe(200)
  })
})
