import { beforeAll, describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { createKey } from '#contract/accounts/keys.ts'
import {
  changeMember,
  handHouseOver,
  invitePerson,
  joinHouse,
  listPeople,
  removeMember,
  withdrawInvitation,
} from '#contract/accounts/people.ts'
import { listUploads, uploadImage } from '#contract/accounts/uploads.ts'
import { listDishes } from '#contract/menus/dishes.ts'
import { listDrafts, writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createKitchenLink } from '#contract/restaurant/kitchen-links.ts'
import { createRestaurant, deleteRestaurant, listRestaurants } from '#contract/restaurant/restaurants.ts'
import type { Role } from '#domain/access/roles.ts'
import { inDatabase } from '../builders/build-live.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { smallPicture } from '../support/filled-house.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('people who work for some restaurants', () => {
  const server = useTestServer({ CARTE_BILLING: 'off' })
  let owner: TestClient
  let ownerId: string
  let bar: string
  let hall: string
  let barMenu: string
  let hallMenu: string

  async function person(name: string) {
    const client = server().client()
    const user = await client.register(`${name}-${crypto.randomUUID().slice(0, 8)}`)
    return { client, user }
  }

  /** Comes by an invitation to these restaurants. */
  async function joined(role: Role, restaurants: string[] | null, by: TestClient = owner) {
    const { client, user } = await person(role)
    const { url } = await by.call(invitePerson, { body: { role, restaurants } })
    await client.call(joinHouse, { body: { token: new URL(url).hash.slice(1) } })
    return { client, accountId: user.id }
  }

  const restaurant = async (name: string) => (await owner.call(createRestaurant, { body: { name } })).id

  const menuOf = async (client: TestClient, restaurantId: string) =>
    (await client.call(createSavedMenu, { body: { ...buildSavePayload(), restaurantId } })).id

  const menusSeenBy = async (client: TestClient) =>
    (await client.call(listSavedMenus, {})).map(({ id }) => id).toSorted()

  beforeAll(async () => {
    const made = await person('owner')
    owner = made.client
    ownerId = made.user.id
    bar = await restaurant('Bar')
    hall = await restaurant('Hall')
    barMenu = await menuOf(owner, bar)
    hallMenu = await menuOf(owner, hall)
  })

  it('see and change the menus, dishes, drafts and pictures of these, and bring their own', async () => {
    const { client } = await joined('chef', [bar])
    expect((await client.call(currentUser, {})).house.restaurants).toEqual([bar])
    expect((await client.call(listRestaurants, {})).map(({ id }) => id)).toEqual([bar])
    expect(await menusSeenBy(client)).toEqual([barMenu])
    const { places } = (await client.call(listDishes, { query: { restaurant: bar } })).dishes[0] ?? {}
    expect(places?.map(({ menuId }) => menuId)).toEqual([barMenu])
    await owner.call(uploadImage, { upload: { file: await smallPicture() } })
    const { url } = await client.call(uploadImage, { upload: { file: await smallPicture() } })
    expect((await client.call(listUploads, {})).pictures.map((picture) => picture.url)).toEqual([url])
    expect((await client.fetch(url)).status).toBe(200)
    const { content, design, templateId } = buildSavePayload()
    const draft = { content, design, templateId, step: 'builder' as const, filters: {} }
    await owner.call(writeDraft, { body: { ...draft, workId: 'owner' } })
    await client.call(writeDraft, { body: { ...draft, workId: 'chef' } })
    expect((await client.call(listDrafts, {})).map(({ workId }) => workId)).toEqual(['chef'])
  })

  it('save a menu again as it was read, whichever place its restaurant was named in', async () => {
    const { client } = await joined('manager', [hall])
    const { content, ...body } = buildSavePayload()
    const { id, ...made } = await owner.call(createSavedMenu, {
      body: { ...body, content, restaurantId: hall },
    })
    expect(made.content.restaurant.id).toBe(hall)
    const params = { id }
    // A screen says it twice, as the menu itself does.
    const again = { ...body, content: made.content, restaurantId: made.content.restaurant.id, version: 1 }
    expect((await client.call(updateSavedMenu, { params, body: again })).restaurantId).toBe(hall)
    const inContent = { ...body, content: made.content, version: 2 }
    expect((await client.call(updateSavedMenu, { params, body: inContent })).restaurantId).toBe(hall)
    await owner.call(deleteSavedMenu, { params })
  })

  it('put no menu into another restaurant, nor into none', async () => {
    const { client } = await joined('manager', [bar])
    for (const restaurantId of [hall, 'unknown', 0])
      expect(
        await client.refusal(createSavedMenu, { body: { ...buildSavePayload(), restaurantId } }),
      ).toMatchObject({ status: 403, code: 'restaurants_limited' })
    const moved = { ...buildSavePayload(), restaurantId: hall, version: 1 }
    const params = { id: barMenu }
    expect((await client.refusal(updateSavedMenu, { params, body: moved })).code).toBe('restaurants_limited')
    expect(await menusSeenBy(owner)).toEqual([barMenu, hallMenu].toSorted())
    expect((await client.refusal(createRestaurant, { body: { name: 'Third' } })).code).toBe(
      'restaurants_limited',
    )
  })

  it('are given at least one restaurant, one that is there, and as owners all', async () => {
    const { accountId } = await joined('chef', [bar])
    const params = { accountId }
    const refusal = async (body: object) => {
      const { code, message } = await owner.refusal(changeMember, { params, body })
      expect((await owner.refusal(invitePerson, { body })).code).toBe(code)
      return [code, message]
    }
    expect(await refusal({ role: 'chef', restaurants: [] })).toEqual([
      'invalid_input',
      'Please choose at least one restaurant.',
    ])
    expect(await refusal({ role: 'owner', restaurants: [bar] })).toEqual([
      'invalid_input',
      'An owner works for all restaurants.',
    ])
    expect((await refusal({ role: 'chef', restaurants: [bar, 'unknown'] }))[0]).toBe('restaurant_not_found')
    expect(await owner.call(changeMember, { params, body: { role: 'floor' } })).toMatchObject({
      role: 'floor',
      restaurants: [bar],
    })
    await owner.call(changeMember, { params, body: { role: 'owner' } })
    const { members } = await owner.call(listPeople, {})
    expect(members.find((member) => member.accountId === accountId)).toMatchObject({
      role: 'owner',
      restaurants: null,
    })
  })

  it('manage who works for some of the same, and widen nobody, themselves neither', async () => {
    const manager = await joined('manager', [bar])
    const everywhere = await joined('chef', null)
    const elsewhere = await joined('chef', [hall])
    const open = await owner.call(invitePerson, { body: { role: 'chef' } })
    const refused = [
      () => manager.client.refusal(invitePerson, { body: { role: 'chef' } }),
      () => manager.client.refusal(invitePerson, { body: { role: 'chef', restaurants: [bar, hall] } }),
      () => manager.client.refusal(withdrawInvitation, { params: { id: open.id } }),
      ...[manager, everywhere, elsewhere].map(
        ({ accountId }) =>
          () =>
            manager.client.refusal(changeMember, {
              params: { accountId },
              body: { role: 'manager', restaurants: null },
            }),
      ),
      ...[everywhere, elsewhere].map(
        ({ accountId }) =>
          () =>
            manager.client.refusal(removeMember, { params: { accountId } }),
      ),
    ]
    for (const refusal of refused) expect((await refusal()).code).toBe('restaurants_limited')
    const own = await joined('floor', [bar], manager.client)
    await manager.client.call(removeMember, { params: { accountId: own.accountId } })
  })

  it('lose with a narrower limit what they opened elsewhere, and a key sees what its maker does', async () => {
    const { client, accountId } = await joined('manager', null)
    await client.call(createKitchenLink, { params: { id: hall }, body: {} })
    await client.call(createKitchenLink, { params: { id: bar }, body: {} })
    const { key } = await client.call(createKey, { body: { name: 'Till' } })
    const seenByKey = async () => {
      const response = await fetch(new URL('/api/saved-menus', server().url), {
        headers: { authorization: `Bearer ${key}` },
      })
      return ((await response.json()) as { id: string }[]).map(({ id }) => id).toSorted()
    }
    expect(await seenByKey()).toEqual([barMenu, hallMenu].toSorted())
    const body = { role: 'manager' as const, restaurants: [bar] }
    await owner.call(changeMember, { params: { accountId }, body })
    expect(await seenByKey()).toEqual([barMenu])
    const links = await inDatabase(server().env, (db) =>
      db
        .selectFrom('passLinks')
        .select(['restaurantId', 'revokedAt'])
        .where('madeBy', '=', accountId)
        .execute(),
    )
    expect(links.filter(({ revokedAt }) => revokedAt === null)).toMatchObject([{ restaurantId: bar }])
  })

  it('see nothing, and never everything, where their restaurant was deleted', async () => {
    const third = await restaurant('Third')
    const { client, accountId } = await joined('manager', [third])
    const { url } = await owner.call(invitePerson, { body: { role: 'chef', restaurants: [third] } })
    await menuOf(client, third)
    await owner.call(deleteRestaurant, { params: { id: third } })
    expect(await client.call(listRestaurants, {})).toEqual([])
    expect((await menusSeenBy(client)).includes(hallMenu)).toBe(false)
    const late = await person('late')
    await late.client.call(joinHouse, { body: { token: new URL(url).hash.slice(1) } })
    expect((await menusSeenBy(late.client)).includes(hallMenu)).toBe(false)
    await owner.call(changeMember, { params: { accountId }, body: { role: 'manager', restaurants: [hall] } })
    expect(await menusSeenBy(client)).toEqual([hallMenu])
  })

  it('are refused a save that the limit overtakes, and nothing is saved', async () => {
    const { client, accountId } = await joined('manager', null)
    const { env } = server()
    // The limit comes when the request has been admitted, before its transaction begins.
    const saving = client.send(updateSavedMenu, {
      params: { id: hallMenu },
      body: { ...buildSavePayload(), restaurantId: hall, version: 1 },
    })
    await owner.call(changeMember, { params: { accountId }, body: { role: 'manager', restaurants: [bar] } })
    const { status } = await saving
    const { version } = await inDatabase(env, (db) =>
      db.selectFrom('savedMenus').select('version').where('id', '=', hallMenu).executeTakeFirstOrThrow(),
    )
    expect([`200 2`, `403 1`, `404 1`]).toContain(`${status} ${version}`)
  })

  it('who are handed the house own all of it', async () => {
    const { accountId } = await joined('chef', [bar])
    await owner.call(handHouseOver, { params: { accountId } })
    const { members } = await owner.call(listPeople, {})
    const of = (id: string) => members.find((member) => member.accountId === id)
    expect(of(accountId)).toMatchObject({ role: 'owner', restaurants: null })
    expect(of(ownerId)).toMatchObject({ role: 'manager', restaurants: null })
  })
})
