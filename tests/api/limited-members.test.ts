import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { openRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { mayDo, type Role, roles, verbOf } from '#domain/access/roles.ts'
import { inDatabase } from '../builders/build-live.ts'
import { joinHouse } from '../builders/build-members.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { titleOf } from '../support/every-call.ts'
import { bodiesOfThings, fillHouse, queryOf } from '../support/filled-house.ts'
import { rowsOfHouse } from '../support/rows-of-house.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

/** In all names of the restaurant that the member doesn't work for. */
const CANARY = 'Canary'

const NOWHERE = 'aaaaaaaaaaaaaaaaaaaa'

const ofHouse = calls.filter(({ call }) => call.access === 'signed-in' && verbOf(call) !== null)

/** Things of one restaurant, by the path that shows one; all others are of the house. */
const ofRestaurant = [
  '/api/saved-menus/{id}',
  '/api/bin/{id}',
  '/api/restaurants/{id}',
  '/api/pass-links/{id}',
  '/api/restaurant-pages/{restaurantId}',
  '/api/planned-prices/{id}',
  '/api/changes/{id}',
  '/api/specials/{id}',
  '/api/keys/{id}',
  '/api/uploads/{name}',
]

type Ids = Readonly<Record<string, string>>

describe.skipIf(!hasEngine)('a member who is limited to a restaurant', () => {
  const server = useTestServer()
  let owner: TestClient
  let houseId: string
  let theirs: string
  let hidden: Ids

  async function register(name: string) {
    const client = server().client()
    return { client, user: await client.register(`${name}-${crypto.randomUUID().slice(0, 8)}`) }
  }

  async function member(role: Role) {
    const { client, user } = await register(role)
    await joinHouse(server().env, { houseId, accountId: user.id, role, restaurants: [theirs] })
    return client
  }

  beforeAll(async () => {
    await register('first')
    const made = await register('owner')
    owner = made.client
    houseId = made.user.house.id
    await subscribe(owner)
    hidden = await fillHouse(owner)
    const restaurantId = hidden['/api/restaurants/{id}'] ?? ''
    theirs = (await owner.call(createRestaurant, { body: { name: 'Theirs' } })).id
    const content = { ...buildContent({ restaurantName: CANARY }), title: CANARY }
    await owner.call(createSavedMenu, { body: { ...buildSavePayload({ content }), restaurantId } })
    await owner.call(shareSavedMenu, { params: { id: hidden['/api/saved-menus/{id}'] ?? '' } })
    await owner.call(openRestaurantPage, { params: { restaurantId }, body: { isOpen: true } })
    const { design, templateId } = buildSavePayload()
    const draft = { content, design, templateId, step: 'builder' as const, filters: {} }
    await owner.call(writeDraft, { body: { ...draft, workId: 'unsaved' } })
    const ofMenu = hidden['/api/saved-menus/{id}'] ?? ''
    await owner.call(writeDraft, {
      body: { ...draft, workId: ofMenu, savedAs: { id: ofMenu, version: 1 } },
    })
  }, 60_000)

  it.each(roles.filter((role) => role !== 'owner'))(
    'as %s learns and changes nothing of another one of the house, by any call',
    async (role) => {
      const client = await member(role)
      const stored = await inDatabase(server().env, (db) => rowsOfHouse(db, houseId))
      const secrets = [CANARY, ...ofRestaurant.map((of) => hidden[of] ?? NOWHERE)]
      const leaks: string[] = []
      for (const named of ofHouse) {
        const asked = await ask(client, named, hidden)
        if (secrets.some((secret) => asked.text.includes(secret)))
          leaks.push(`${titleOf(named.call)} says it: ${asked.text}`)
        const unknown = await ask(client, named, {})
        if (`${asked.status} ${asked.code}` !== `${unknown.status} ${unknown.code}` && isNamed(named.call))
          leaks.push(`${titleOf(named.call)}: ${asked.status} ${asked.code}, not ${unknown.code}`)
      }
      expect(leaks).toEqual([])
      const after = await inDatabase(server().env, (db) => rowsOfHouse(db, houseId))
      expect(stored.filter((row) => !after.includes(row))).toEqual([])
      expect(ofHouse.filter(({ call }) => mayDo(role, verbOf(call) ?? 'see')).length).toBeGreaterThan(40)
    },
    60_000,
  )

  it('is told nothing that others are told by the same calls', async () => {
    const secrets = [CANARY, ...ofRestaurant.map((of) => hidden[of] ?? NOWHERE)]
    let told = 0
    for (const named of ofHouse.filter(({ call }) => call.method === 'get')) {
      const [{ text }, unknown] = [await ask(owner, named, hidden), await ask(owner, named, {})]
      if (text !== unknown.text || secrets.some((secret) => text.includes(secret))) told += 1
    }
    expect(told).toBeGreaterThan(30)
  })

  const isNamed = ({ path }: Endpoint) =>
    !path.includes('{') || ofRestaurant.some((of) => path.startsWith(of))

  /** Makes a call about these things, in its path, behind the question mark and in its body; about nothing without them. */
  async function ask(client: TestClient, { call, example }: (typeof ofHouse)[number], ids: Ids) {
    const of = Object.keys(hidden).find((path) => call.path.startsWith(path)) ?? ''
    const id = ids[of] ?? NOWHERE
    const params = Object.fromEntries(
      Object.keys(call.params?.shape ?? {}).map((name) => [
        name,
        name === 'version' || name === 'itemId' ? 1 : id,
      ]),
    )
    const named: Readonly<Record<string, string>> = {
      menuId: ids['/api/saved-menus/{id}'] ?? NOWHERE,
      restaurantId: ids['/api/restaurants/{id}'] ?? NOWHERE,
      restaurant: ids['/api/restaurants/{id}'] ?? NOWHERE,
      workId: ids['/api/saved-menus/{id}'] ?? NOWHERE,
      q: CANARY,
    }
    const query = Object.fromEntries(
      Object.keys(call.query?.shape ?? {})
        .filter((name) => name in named && name !== 'restaurant')
        .map((name) => [name, named[name]]),
    )
    const about = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(about)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [
          name,
          name === 'restaurants' && entry
            ? [named.restaurantId]
            : name === 'versions' && entry
              ? { [String(named.menuId)]: 1 }
              : (named[name] ?? about(entry)),
        ]),
      )
    }
    const body = bodiesOfThings[titleOf(call)] ?? example?.body ?? {}
    const response = await client.send(call, {
      params,
      query: { ...query, ...queryOf(call) },
      ...(call.body && { body: about(body) }),
    })
    const text = (await response.text()).replace(/"requestId":"[^"]+"/u, '"requestId":""')
    const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined
    // What was asked for isn't news.
    return {
      status: response.status,
      code,
      text: Object.values(named).reduce((rest, word) => rest.replaceAll(`"${word}"`, ''), text),
    }
  }
})
