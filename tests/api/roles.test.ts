import { beforeAll, describe, expect, it } from 'vitest'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { mayDo, type Role, roles, verbOf } from '#domain/access/roles.ts'
import { inDatabase } from '../builders/build-live.ts'
import { joinHouse } from '../builders/build-members.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { isLong } from '../support/depth.ts'
import { everyCall, isSafe, somewhere, titleOf } from '../support/every-call.ts'
import { bodiesOfThings, fillHouse, queryOf } from '../support/filled-house.ts'
import { rowsOfHouse } from '../support/rows-of-house.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

/** In all names of the house that others must not see. */
const CANARY = 'Canary'

/** Houses are kept apart before anything asks for a role: a push tries two, the night all. */
const strangers: readonly Role[] = isLong ? roles : ['owner', 'accountant']
const former: readonly Role[] = isLong ? roles.filter((role) => role !== 'owner') : ['manager', 'chef']

const ofHouse = everyCall.filter((call) => call.access === 'signed-in' && verbOf(call) !== null)
const ofPeople = everyCall.filter((call) => call.access === 'signed-in' && verbOf(call) === null)

interface Person {
  readonly client: TestClient
  readonly accountId: string
}

describe.skipIf(!hasEngine)('the matrix of calls and roles', () => {
  const server = useTestServer()
  const people = new Map<Role, Person>()
  let owner: Person
  let ownIds: Readonly<Record<string, string>>
  let otherIds: Readonly<Record<string, string>>
  let otherHouse: string

  async function register(name: string): Promise<Person> {
    const client = server().client()
    const { id } = await client.register(`${name}-${crypto.randomUUID().slice(0, 8)}`)
    return { client, accountId: id }
  }

  const join = ({ accountId }: Person, house: Person, role: Role) =>
    joinHouse(server().env, { houseId: house.accountId, accountId, role })

  /** A Professional house with one of each thing. */
  async function filledHouse(name: string) {
    const person = await register(name)
    await subscribe(person.client)
    return { person, ids: await fillHouse(person.client) }
  }

  beforeAll(async () => {
    // The first account of an installation is its administrator.
    await register('first')
    const own = await filledHouse('own')
    const other = await filledHouse(CANARY.toLowerCase())
    const body = buildSavePayload({ content: { ...buildContent({ restaurantName: CANARY }), title: CANARY } })
    await other.person.client.call(createSavedMenu, { body })
    owner = own.person
    ownIds = own.ids
    otherIds = other.ids
    otherHouse = other.person.accountId
    for (const role of roles) {
      const person = role === 'owner' ? owner : await register(role)
      if (role !== 'owner') await join(person, owner, role)
      people.set(role, person)
    }
  }, 60_000)

  const personOf = (role: Role): Person => {
    const person = people.get(role)
    if (!person) throw new Error(role)
    return person
  }

  const knownId = (ids: Readonly<Record<string, string>>, { path }: Endpoint): string | undefined =>
    Object.entries(ids).find(([of]) => path.startsWith(of))?.[1]

  async function ask({ client }: Person, call: Endpoint, id = 'aaaaaaaaaaaaaaaaaaaa') {
    const address = call.params
      ? {
          params: {
            id,
            name: id,
            restaurantId: id,
            accountId: id,
            boardId: id,
            webhookId: id,
            deliveryId: id,
            version: 1,
          },
        }
      : {}
    const known = Object.keys(call.params?.shape ?? {})
    const params = Object.fromEntries(
      Object.entries(address.params ?? {}).filter(([name]) => known.includes(name)),
    )
    const response = await client.send(call, {
      params,
      query: queryOf(call),
      ...(call.body && { body: bodiesOfThings[titleOf(call)] ?? {} }),
    })
    const text = await response.text()
    const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined
    return { status: response.status, code, text }
  }

  it('says of every call of a person whether it is about a house, and of what', () => {
    expect(
      everyCall.filter(({ scope, verb, access }) => scope === 'person' && access === 'signed-in' && !verb),
    ).toEqual([])
    expect(ofHouse.length).toBeGreaterThan(90)
    expect(ofPeople.length).toBeGreaterThan(15)
  })

  it.each(roles)(
    'refuses %s each call that the role does not allow, before it is read, and no other',
    async (role) => {
      const refused: string[] = []
      for (const call of ofHouse) {
        const { code } = await ask(personOf(role), call)
        if (code === 'role_refused') refused.push(titleOf(call))
      }
      expect(refused).toEqual(
        ofHouse.filter((call) => !mayDo(role, verbOf(call) ?? 'see')).map((call) => titleOf(call)),
      )
    },
  )

  it.each(roles)('shows %s what the owner sees, of the calls that the role allows', async (role) => {
    for (const call of ofHouse.filter((one) => isSafe(one) && mayDo(role, verbOf(one) ?? 'see'))) {
      const [own, seen] = [
        await ask(owner, call, knownId(ownIds, call)),
        await ask(personOf(role), call, knownId(ownIds, call)),
      ]
      expect([seen.status, seen.code], titleOf(call)).toEqual([own.status, own.code])
    }
  })

  it('lets a manager do in a house what its owner does in another one that has the same things', async () => {
    const [owned, managed] = [await filledHouse('owned'), await filledHouse('managed')]
    const manager = await register('manager')
    await join(manager, managed.person, 'manager')
    const writes = ofHouse
      .filter((call) => !isSafe(call) && mayDo('manager', verbOf(call) ?? 'pay'))
      // The first of two houses takes the address.
      .filter(({ path }) => !path.endsWith('/slug'))
      // An owner is an owner's to change.
      .filter(({ path }) => !path.startsWith('/api/people/{accountId}'))
      // What takes something away comes last.
      .toSorted((one, other) => Number(one.method === 'delete') - Number(other.method === 'delete'))
    const answers = async (person: Person, ids: Readonly<Record<string, string>>) => {
      const said: string[] = []
      for (const call of writes) {
        const { status, code } = await ask(person, call, knownId(ids, call))
        said.push(`${titleOf(call)}: ${status} ${code ?? ''}`)
      }
      return said
    }
    const byOwner = await answers(owned.person, owned.ids)
    expect(await answers(manager, managed.ids)).toEqual(byOwner)
    expect(byOwner.filter((said) => /: 20\d/u.test(said)).length).toBeGreaterThan(15)
  })

  it.each(strangers)('lets %s learn and change nothing of another house', async (role) => {
    const other = await inDatabase(server().env, (db) => rowsOfHouse(db, otherHouse))
    for (const call of everyCall.filter(({ path }) => path !== '/api/logout')) {
      const known = call.params && knownId(otherIds, call)
      const asked = await ask(personOf(role), call, known)
      expect(asked.text.includes(CANARY), titleOf(call)).toBe(false)
      if (!known || call.path.startsWith('/api/account')) continue
      const { status, code } = await ask(personOf(role), call)
      expect([asked.status, asked.code], titleOf(call)).toEqual([status, code])
    }
    expect(await inDatabase(server().env, (db) => rowsOfHouse(db, otherHouse))).toEqual(other)
  })

  it.each(former)('lets a former %s in no more', async (role) => {
    const leaver = await register(`former-${role}`)
    await join(leaver, owner, role)
    const call = everyCall.find(({ path, method }) => path === '/api/saved-menus/{id}' && method === 'get')
    if (!call) throw new Error('no call reads a menu')
    expect((await ask(leaver, call, knownId(ownIds, call))).status).toBe(200)
    await inDatabase(server().env, (db) =>
      db
        .deleteFrom('members')
        .where('accountId', '=', leaver.accountId)
        .where('houseId', '=', owner.accountId)
        .execute(),
    )
    for (const one of ofHouse.filter(({ params }) => params)) {
      const known = await ask(leaver, one, knownId(ownIds, one))
      const unknown = await ask(leaver, one)
      expect([known.status, known.code], titleOf(one)).toEqual([unknown.status, unknown.code])
    }
  })

  it('takes the plan of the house, not of who asks', async () => {
    const [basic, professional] = [await register('basic'), await register('professional')]
    await subscribe(professional.client)
    const body = { restaurantId: 'none', menuId: 'none', timeZone: 'Europe/Paris' }
    const codeOf = async ({ client }: Person) => (await client.refusal(makeRestaurantPage, { body })).code
    const [ofBasic, ofProfessional] = [await codeOf(basic), await codeOf(professional)]
    await join(basic, professional, 'manager')
    expect(await codeOf(basic)).toBe(ofProfessional)
    await join(professional, await register('small'), 'manager')
    expect(await codeOf(professional)).toBe(ofBasic)
  })

  it('reaches nothing without a session, whatever the call', async () => {
    for (const call of [...ofHouse, ...ofPeople]) {
      const response = await server().client().fetch(somewhere(call), { method: call.method.toUpperCase() })
      expect(response.status, titleOf(call)).toBe(401)
    }
  })
})
