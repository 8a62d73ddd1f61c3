import { beforeAll, describe, expect, it } from 'vitest'
import { currentUser, register } from '#contract/accounts/accounts.ts'
import { readOptimization, readRecommendations } from '#contract/generating/insights.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { type OpenDatabase, openDatabase } from '#server/db/connection/open.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { everyCall, isSafe, named, somewhere, titleOf } from '../support/every-call.ts'
import { bodiesOfThings, fillHouse, queryOf } from '../support/filled-house.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('an attack', () => {
  const server = useTestServer()
  let owner: TestClient
  let stranger: TestClient
  /** The ids of what the owner has, by the path that shows one. */
  let idsOfOwner: Readonly<Record<string, string>>

  beforeAll(async () => {
    owner = server().client()
    stranger = server().client()
    // The first account is the administrator.
    await owner.register('attacked')
    await subscribe(owner)
    await stranger.register('stranger')
    await subscribe(stranger)
    idsOfOwner = { ...(await fillHouse(owner)), '/api/account/passkeys': await keepPasskey() }
  })

  /** A passkey of the owner, as one is kept: only a browser with a key can make it. */
  async function keepPasskey(): Promise<string> {
    const { id: userId } = await owner.call(currentUser, {})
    const database = await openDatabase(server().env)
    const kept = { id: 'passkey1', name: 'Phone', publicKey: 'key', credentialID: 'credential1', counter: 0 }
    await database.db
      .insertInto('passkeys')
      .values({
        ...kept,
        userId,
        deviceType: 'singleDevice',
        backedUp: false,
        createdAt: new Date().toISOString(),
      })
      .execute()
    await database.close()
    return kept.id
  }

  /** What the tables hold, but for counters of attempts and what a session was last seen at. */
  /** The server itself notes until when it has swept, and that the record has begun. */
  const isOfCalls = (row: string): boolean => !/"key":"(?:sweptUntil|recordBegun)"|"kind":"sweep"/u.test(row)

  async function everythingStored(): Promise<Record<string, unknown>> {
    const contents = tables.map(async (name) => {
      const rows = await database.db
        .selectFrom(name as never)
        .selectAll()
        .execute()
      return [
        name,
        rows
          .map((row) => JSON.stringify(row))
          .filter(isOfCalls)
          .toSorted(),
      ] as const
    })
    return Object.fromEntries(await Promise.all(contents))
  }

  /** The server's database, on our own connections. */
  let database: OpenDatabase
  let tables: readonly string[]
  beforeAll(async () => {
    database = await openDatabase(server().env)
    const all = await database.db.introspection.getTables()
    tables = all.map(({ name }) => name).filter((name) => !/attempts|counters|rates|migration/i.test(name))
    return () => database.close()
  })

  it('by a link changes nothing: no call of GET writes', async () => {
    const before = await everythingStored()
    for (const call of everyCall.filter(isSafe)) {
      const addresses = [
        somewhere(call),
        ...(idsOfOwner[call.path] ? [call.path.replace('{id}', idsOfOwner[call.path] ?? '')] : []),
      ]
      for (const address of addresses)
        for (const method of ['GET', 'HEAD']) await (await owner.fetch(address, { method })).arrayBuffer()
    }
    for (const path of ['/logout', '/api/logout', '/api/login', '/api/create-subscription']) {
      expect((await owner.fetch(path)).status, path).toBe(405)
    }
    expect(await everythingStored()).toEqual(before)
  })

  describe('by guessing ids', () => {
    /**
     * Returns everything that an answer reveals: status, headers, and the body without what names the
     * request or counts it.
     */
    async function told(response: Response) {
      const { requestId, ...body } = (await response.json()) as Record<string, unknown>
      const headers = [...response.headers].filter(
        ([name]) => !/^(date|x-request-id|content-length|ratelimit)$/.test(name),
      )
      expect(requestId).toEqual(expect.any(String))
      return { status: response.status, headers: Object.fromEntries(headers), body }
    }

    const withIds = everyCall.filter(({ params }) => params)

    /**
     * The catalogue is everybody's, invitations are the installation's, and a webhook names a provider: no owner
     * has secrets there. Who notes a command chooses its id; nobody writes over another's (`given-commands.test.ts`).
     */
    const isShared = ({ path }: Endpoint) =>
      /^\/api\/(audit|commands|invitations|jobs|menu-items|webhooks)\//.test(path)

    it.each(named(withIds.filter((call) => !isShared(call))))(
      'learns nothing from %s: what is another’s is answered as what is not there',
      async (_title, call) => {
        const known = Object.entries(idsOfOwner).find(([path]) => call.path.startsWith(path))?.[1]
        expect(known, 'an id of the owner for this call').toBeTruthy()
        const before = await everythingStored()
        for (const client of call.access === 'anyone' ? [stranger, server().client()] : [stranger]) {
          const answers = await Promise.all(
            [known ?? '', 'aaaaaaaaaaaaaaaaaaaa'].map(async (id) =>
              told(
                await client.send(call, {
                  params: {
                    id,
                    name: id,
                    restaurantId: id,
                    accountId: id,
                    boardId: id,
                    webhookId: id,
                    deliveryId: id,
                  },
                  query: queryOf(call),
                  body: call.body && bodiesOfThings[`${call.method} ${call.path}`],
                }),
              ),
            ),
          )
          expect(answers[0]).toEqual(answers[1])
          expect(answers[0]?.status).toBe(404)
        }
        expect(await everythingStored()).toEqual(before)
      },
    )

    it('in a query learns nothing either', async () => {
      const menuId = idsOfOwner['/api/saved-menus/{id}'] ?? ''
      for (const call of [readRecommendations, readOptimization]) {
        const [known, unknown] = await Promise.all(
          [menuId, 'aaaaaaaaaaaaaaaaaaaa'].map(async (id) =>
            told(await stranger.send(call, { query: { menuId: id } })),
          ),
        )
        expect(known).toEqual(unknown)
      }
    })

    it('cannot put a draft over another’s', async () => {
      const draft = { content: buildContent(), design: defaultDesign, step: 'builder', workId: 'shared-name' }
      await owner.send(writeDraft, { body: draft })
      const before = await (await owner.fetch('/api/draft?workId=shared-name')).json()
      await stranger.send(writeDraft, { body: { ...draft, step: 'designer', version: 1 } })
      expect(await (await owner.fetch('/api/draft?workId=shared-name')).json()).toEqual(before)
    })
  })

  describe('by what a body holds besides', () => {
    it('makes nobody an administrator, Professional, or another account', async () => {
      const client = server().client()
      const body = { username: 'climber', email: 'climber@example.com', password: 'correct horse' }
      const more = {
        role: 'administrator',
        subscriptionPlan: 'professional',
        id: 'chosen',
        emailVerified: true,
      }
      const refused = await client.send(register, { body: { ...body, ...more } as never })
      expect(refused.status).toBe(400)
      expect((await refused.json()).details.fields.map(({ path }: { path: string }) => path)).toEqual(
        Object.keys(more),
      )
      expect(await client.call(register, { body })).toMatchObject({
        role: 'owner',
        subscriptionPlan: 'basic',
      })
      expect(await (await client.fetch('/api/account')).json()).toMatchObject({ emailVerified: false })
    })

    it('changes no object of the server through __proto__ or constructor', async () => {
      const menu = JSON.stringify(buildSavePayload())
      const polluting = [
        `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${menu.slice(1)}`,
        menu.replace('"restaurant":{', '"restaurant":{"__proto__":{"polluted":true},'),
        menu.replace('"design":{', '"design":{"constructor":{"prototype":{"polluted":true}},'),
      ]
      for (const body of polluting) {
        const headers = { 'content-type': 'application/json' }
        const response = await owner.fetch('/api/saved-menus', { method: 'POST', headers, body })
        expect(response.status).toBe(400)
        expect(await response.text()).not.toContain('"polluted":true')
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
      }
      const draft = `{"content":${JSON.stringify(buildContent())},"design":${JSON.stringify(defaultDesign)},"step":"builder","workId":"p","filters":{"__proto__":{"polluted":true}}}`
      await owner.fetch('/api/draft', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: draft,
      })
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      expect(Object.prototype).not.toHaveProperty('polluted')
    })
  })

  it('without an account reaches no call that asks for one', async () => {
    for (const call of everyCall.filter(({ access }) => access === 'signed-in')) {
      const response = await server().client().fetch(somewhere(call), { method: call.method.toUpperCase() })
      expect([response.status, (await response.json()) as object], titleOf(call)).toEqual([
        401,
        expect.objectContaining({ code: 'not_signed_in' }),
      ])
    }
  })

  it('with a session that was signed out, or a cookie with a letter changed, is nobody', async () => {
    const client = server().client()
    const response = await client.send(register, {
      body: { username: 'leaver', email: 'leaver@example.com', password: 'correct horse' },
    })
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const ask = async (headers: Record<string, string>) =>
      (await fetch(new URL('/api/user', server().url), { headers })).status
    expect(await ask({ cookie })).toBe(200)
    expect(await ask({ cookie: cookie.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`) })).toBe(
      401,
    )
    await client.fetch('/api/logout', { method: 'POST' })
    expect(await ask({ cookie })).toBe(401)
  })
})
