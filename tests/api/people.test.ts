import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { currentUser, deleteAccount, exportAccount, login } from '#contract/accounts/accounts.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { createKey } from '#contract/accounts/keys.ts'
import {
  changeMember,
  chooseHouse,
  deleteHouse,
  handHouseOver,
  invitePerson,
  joinHouse,
  leaveHouse,
  listHouses,
  listPeople,
  MOST_MEMBERS,
  readHouseInvitation,
  removeMember,
  withdrawInvitation,
} from '#contract/accounts/people.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { writeDraft } from '#contract/menus/drafts.ts'
import {
  createSavedMenu,
  listSavedMenus,
  readSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { createKitchenLink } from '#contract/restaurant/kitchen-links.ts'
import { createRestaurant } from '#contract/restaurant/restaurants.ts'
import { readLiveState } from '#contract/restaurant/sold-out.ts'
import { HOUSE_HEADER } from '#contract/shared/open-house.ts'
import type { Role } from '#domain/access/roles.ts'
import { inDatabase } from '../builders/build-live.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { everyCall, isSafe, titleOf } from '../support/every-call.ts'
import { fillHouse, queryOf, smallPicture } from '../support/filled-house.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useServerNextTo, useTestServer } from '../support/test-server.ts'

const tokenOf = ({ url }: { readonly url: string }) => new URL(url).hash.slice(1)

describe.skipIf(!hasEngine)('people of a house', () => {
  const server = useTestServer({ CARTE_SECRET: 'a secret that two servers share, for tests' })
  const nextTo = useServerNextTo(server, {})
  /** Another server on the same database, where the engine is one for several. */
  const other = () => (process.env.CARTE_TEST_ENGINE === 'postgres' ? nextTo() : server())

  async function person(name: string) {
    const client = server().client()
    const user = await client.register(`${name}-${crypto.randomUUID().slice(0, 8)}`)
    return { client, id: user.id, email: user.email, houseId: user.house.id }
  }

  async function house() {
    const owner = await person('owner')
    await subscribe(owner.client)
    const { id: menuId } = await owner.client.call(createSavedMenu, { body: buildSavePayload() })
    return { owner, menuId }
  }

  async function joined(owner: TestClient, role: Role) {
    const member = await person(role)
    const invited = await owner.call(invitePerson, { body: { role } })
    await member.client.call(joinHouse, { body: { token: tokenOf(invited) } })
    return member
  }

  it('come by a link that works once, see its menus, and go back to their own house', async () => {
    const { owner, menuId } = await house()
    const invited = await owner.client.call(invitePerson, { body: { role: 'chef' } })
    const cook = await person('cook')
    const token = tokenOf(invited)
    expect(await server().client().call(readHouseInvitation, { body: { token } })).toMatchObject({
      role: 'chef',
    })
    await cook.client.call(joinHouse, { body: { token } })
    expect(await cook.client.call(currentUser, {})).toMatchObject({
      subscriptionPlan: 'professional',
      house: { id: owner.houseId, role: 'chef' },
    })
    expect(await cook.client.call(readSavedMenu, { params: { id: menuId } })).toMatchObject({ id: menuId })
    expect(await (await person('late')).client.refusal(joinHouse, { body: { token } })).toMatchObject({
      code: 'invitation_invalid',
    })
    expect((await cook.client.call(listHouses, {})).map(({ role }) => role)).toEqual(['owner', 'chef'])
    // Who signs in again is where they worked last.
    const again = server().client()
    await again.call(login, { body: { username: cook.email, password: 'correct horse' } })
    const { house: last } = await again.call(currentUser, {})
    expect(last).toMatchObject({ id: owner.houseId, others: [{ id: cook.houseId, role: 'owner' }] })
    await cook.client.call(chooseHouse, { body: { houseId: cook.houseId } })
    expect(await cook.client.refusal(readSavedMenu, { params: { id: menuId } })).toMatchObject({
      code: 'menu_not_found',
    })
    // What is still on a screen of the other house goes nowhere.
    const headers = { [HOUSE_HEADER]: owner.houseId, 'content-type': 'application/json' }
    const body = JSON.stringify(buildSavePayload())
    const late = await cook.client.fetch(createSavedMenu.path, { method: 'POST', headers, body })
    expect([late.status, await cook.client.call(listSavedMenus, {})]).toEqual([403, []])
    expect(await cook.client.refusal(chooseHouse, { body: { houseId: 'another' } })).toMatchObject({
      code: 'house_not_found',
    })
  })

  it('are invited by an address in any case, once, and come with that account alone', async () => {
    const { owner } = await house()
    const [right, wrong] = [await person('right'), await person('wrong')]
    const email = ` ${right.email.toUpperCase()} `
    const first = await owner.client.call(invitePerson, { body: { email, role: 'writer' } })
    const second = await owner.client.call(invitePerson, { body: { email, role: 'chef' } })
    expect((await owner.client.call(listPeople, {})).invitations).toMatchObject([
      { email: right.email, role: 'chef' },
    ])
    const refusals = [
      [right, first, 'invitation_invalid'],
      [wrong, second, 'invitation_of_other'],
    ] as const
    for (const [who, invited, code] of refusals)
      expect(await who.client.refusal(joinHouse, { body: { token: tokenOf(invited) } })).toMatchObject({
        code,
      })
    await right.client.call(joinHouse, { body: { token: tokenOf(second) } })
    expect(await owner.client.refusal(invitePerson, { body: { email, role: 'chef' } })).toMatchObject({
      code: 'already_member',
    })
    const withdrawn = await owner.client.call(invitePerson, { body: { role: 'floor' } })
    await owner.client.call(withdrawInvitation, { params: { id: withdrawn.id } })
    expect(await wrong.client.refusal(joinHouse, { body: { token: tokenOf(withdrawn) } })).toMatchObject({
      code: 'invitation_invalid',
    })
  })

  it('are out at once when they are removed, on another server too, with their keys, links and invitations', async () => {
    const { owner, menuId } = await house()
    const manager = await joined(owner.client, 'manager')
    const { id } = await manager.client.call(createRestaurant, { body: { name: 'Mine' } })
    const { url } = await manager.client.call(createKitchenLink, { params: { id }, body: {} })
    const { key } = await manager.client.call(createKey, { body: { name: 'Till' } })
    const invited = await manager.client.call(invitePerson, { body: { role: 'floor' } })
    const elsewhere = manager.client.at(other().url)
    expect((await elsewhere.send(readSavedMenu, { params: { id: menuId } })).status).toBe(200)
    const ask = () =>
      fetch(new URL('/api/saved-menus', other().url), { headers: { authorization: `Bearer ${key}` } })
    expect((await ask()).status).toBe(200)

    await owner.client.call(removeMember, { params: { accountId: manager.id } })
    expect((await elsewhere.send(readSavedMenu, { params: { id: menuId } })).status).toBe(404)
    expect((await ask()).status).toBe(401)
    const guest = server().client()
    const opened = await guest.fetch('/api/pass', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: new URL(url).hash.slice(1) }),
    })
    expect(opened.status).toBe(403)
    expect(await guest.refusal(readHouseInvitation, { body: { token: tokenOf(invited) } })).toMatchObject({
      code: 'invitation_invalid',
    })
    expect(await manager.client.call(listSavedMenus, {})).toEqual([])
    expect((await owner.client.call(listActivity, {})).map(({ action }) => action)).toContain(
      'member.removed',
    )
  })

  it('never lose the last owner, who can hand over and then leave for an empty house', async () => {
    const { owner } = await house()
    const chef = await joined(owner.client, 'chef')
    const leave = { body: { houseId: owner.houseId } }
    const params = { accountId: owner.id }
    for (const refused of [
      owner.client.refusal(leaveHouse, leave),
      owner.client.refusal(removeMember, { params }),
      owner.client.refusal(changeMember, { params, body: { role: 'chef' } }),
      owner.client.refusal(deleteAccount, { body: { password: 'correct horse' } }),
    ])
      expect(await refused).toMatchObject({ code: 'house_needs_owner' })
    await owner.client.call(handHouseOver, { params: { accountId: chef.id } })
    expect(await chef.client.call(currentUser, {})).toMatchObject({ house: { role: 'owner' } })
    await owner.client.call(leaveHouse, leave)
    expect(await owner.client.call(listSavedMenus, {})).toEqual([])
    const { house: empty } = await owner.client.call(currentUser, {})
    expect(empty.role).toBe('owner')
    expect(empty.id).not.toBe(owner.houseId)
    expect(await chef.client.call(listSavedMenus, {})).toHaveLength(1)
  })

  it('see no picture and no page of a house that they have left, even where they began it', async () => {
    const { owner, menuId } = await house()
    const { url } = await owner.client.call(uploadImage, { upload: { file: await smallPicture() } })
    const successor = await joined(owner.client, 'manager')
    const addresses = [url, `/menu-viewer/${menuId}`]
    const seenBy = (client: TestClient) =>
      Promise.all(addresses.map(async (address) => (await client.fetch(address)).status))
    expect(await seenBy(owner.client)).toEqual([200, 200])
    await owner.client.call(handHouseOver, { params: { accountId: successor.id } })
    await owner.client.call(leaveHouse, { body: { houseId: owner.houseId } })
    expect(await seenBy(owner.client)).toEqual([404, 404])
    expect(await seenBy(successor.client)).toEqual([200, 200])
  })

  it('learn nothing else of a house that they began and left: no menu, draft, record, search or export', async () => {
    const { owner, menuId } = await house()
    const successor = await joined(owner.client, 'manager')
    const ids = await fillHouse(owner.client)
    await owner.client.call(handHouseOver, { params: { accountId: successor.id } })
    await owner.client.call(leaveHouse, { body: { houseId: owner.houseId } })
    const [asked, known] = [{ ...ids, '/api/saved-menus/{id}': menuId }, new Set(Object.values(ids))]
    for (const call of everyCall.filter((one) => isSafe(one) && one.access === 'signed-in')) {
      const id = Object.entries(asked).find(([path]) => call.path.startsWith(path))?.[1]
      // The own account and its session are still theirs.
      if (call.path.startsWith('/api/account')) continue
      const names = Object.keys(call.params?.shape ?? {})
      const response = await owner.client.send(call, {
        params: Object.fromEntries(names.map((name) => [name, name === 'version' ? 1 : (id ?? 'unknown')])),
        query: queryOf(call),
      })
      const text = await response.text()
      if (names.length > 0) expect([400, 402, 403, 404], titleOf(call)).toContain(response.status)
      for (const one of known) if (one !== owner.id) expect(text.includes(one), titleOf(call)).toBe(false)
    }
    const zip = new Uint8Array(await (await owner.client.call(exportAccount, {})).arrayBuffer())
    const files = Object.values(unzipSync(zip)).map((file) => strFromU8(file))
    expect(files.join('').includes(menuId)).toBe(false)
  })

  it('see who else is editing a menu, for as long as its draft changes', async () => {
    const { owner, menuId } = await house()
    const chef = await joined(owner.client, 'chef')
    const params = { id: menuId }
    const editedBy = async ({ client }: { readonly client: TestClient }) =>
      (await client.call(readLiveState, { params })).editedBy
    expect(await editedBy(owner)).toBeNull()
    const { username } = await chef.client.call(currentUser, {})
    const { content, design, templateId } = buildSavePayload()
    const draft = { content, design, templateId, step: 'builder' as const, filters: {} }
    const of = { workId: menuId, savedAs: { id: menuId, version: 1 } }
    await chef.client.call(writeDraft, { body: { ...draft, ...of } })
    expect(await editedBy(owner)).toBe(username)
    expect(await editedBy(chef)).toBeNull()
    const long = new Date(Date.now() - 3 * 60_000).toISOString()
    await inDatabase(server().env, (db) =>
      db.updateTable('drafts').set({ updatedAt: long }).where('workId', '=', menuId).execute(),
    )
    expect(await editedBy(owner)).toBeNull()
  })

  it('are out within two seconds on every server, measured while they work', async () => {
    const { owner, menuId } = await house()
    const manager = await joined(owner.client, 'manager')
    const elsewhere = manager.client.at(other().url)
    let isOver = false
    const seen = (async () => {
      let last = 0
      while (!isOver) {
        const { status } = await elsewhere.send(readSavedMenu, { params: { id: menuId } })
        if (status === 200) last = performance.now()
      }
      return last
    })()
    await owner.client.call(removeMember, { params: { accountId: manager.id } })
    const removed = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 500))
    isOver = true
    expect((await seen) - removed).toBeLessThan(2000)
    expect((await elsewhere.send(readSavedMenu, { params: { id: menuId } })).status).toBe(404)
  })

  it('whose role is lowered in the middle of a publication publish wholly or not at all', async () => {
    const { owner } = await house()
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const manager = await joined(owner.client, 'manager')
      const { id } = await owner.client.call(createSavedMenu, { body: buildSavePayload() })
      const params = { id }
      const [shared] = await Promise.all([
        manager.client.send(shareSavedMenu, { params }),
        owner.client.call(changeMember, { params: { accountId: manager.id }, body: { role: 'chef' } }),
      ])
      const { sharedAt } = await owner.client.call(readSavedMenu, { params })
      expect([200, 403]).toContain(shared.status)
      expect(sharedAt !== null).toBe(shared.status === 200)
      outcomes.add(String(shared.status))
      expect((await manager.client.refusal(shareSavedMenu, { params })).code).toBe('role_refused')
      await owner.client.call(removeMember, { params: { accountId: manager.id } })
    }
    expect(outcomes.size).toBeGreaterThan(0)
  })

  it('who are removed in the middle of a save have saved all of it or nothing, and are told so', async () => {
    const { owner, menuId } = await house()
    const params = { id: menuId }
    let version = 1
    for (let round = 0; round < 12; round += 1) {
      const manager = await joined(owner.client, 'manager')
      const content = { ...buildContent(), title: `Round ${round}` }
      const [saved] = await Promise.all([
        manager.client.send(updateSavedMenu, { params, body: { ...buildSavePayload({ content }), version } }),
        owner.client.call(removeMember, { params: { accountId: manager.id } }),
      ])
      if (!saved.ok) expect(['role_refused', 'menu_not_found']).toContain((await saved.json()).code)
      const stored = await owner.client.call(readSavedMenu, { params })
      expect([stored.version, stored.content?.title === content.title]).toEqual([
        version + Number(saved.ok),
        saved.ok,
      ])
      version = stored.version
    }
  })

  it('lose a house that its owner deletes, and keep their accounts', async () => {
    const { owner, menuId } = await house()
    const chef = await joined(owner.client, 'chef')
    const { url } = await owner.client.call(uploadImage, { upload: { file: await smallPicture() } })
    const body = { houseId: owner.houseId, password: 'correct horse' }
    expect(await chef.client.refusal(deleteHouse, { body })).toMatchObject({ code: 'role_refused' })
    expect(await owner.client.refusal(deleteHouse, { body: { ...body, password: 'wrong' } })).toMatchObject({
      code: 'wrong_password',
    })
    expect(
      await owner.client.refusal(deleteHouse, { body: { ...body, houseId: chef.houseId } }),
    ).toMatchObject({
      code: 'house_not_found',
    })
    await owner.client.call(deleteHouse, { body })
    for (const member of [owner, chef]) {
      expect(await member.client.call(listSavedMenus, {})).toEqual([])
      const { house: next } = await member.client.call(currentUser, {})
      expect(next).toMatchObject({ role: 'owner' })
      expect(next.id).not.toBe(owner.houseId)
    }
    for (const address of [url, `/menu-viewer/${menuId}`])
      expect((await owner.client.fetch(address)).status).toBe(404)
    // A house that nobody is left of is begun again like any other.
    await owner.client.call(createSavedMenu, { body: buildSavePayload() })
    expect(await owner.client.call(listSavedMenus, {})).toHaveLength(1)
    expect(
      await inDatabase(server().env, (db) =>
        db.selectFrom('houses').select('id').where('id', '=', owner.houseId).execute(),
      ),
    ).toEqual([])
  })

  it('are managed by owners and managers, and owners by owners alone', async () => {
    const { owner } = await house()
    const manager = await joined(owner.client, 'manager')
    const chef = await joined(owner.client, 'chef')
    const seen = await manager.client.call(listActivity, {})
    const { username: name } = await owner.client.call(currentUser, {})
    const byOwner = { kind: 'owner', id: owner.id, name }
    expect(seen).toContainEqual(expect.objectContaining({ action: 'member.invited', actor: byOwner }))
    // How the owner's account is entered is the owner's alone.
    const isAccounts = ({ action }: { action: string }) => action === 'account.created'
    expect(seen.filter(isAccounts).map(({ actor }) => actor.id)).toEqual([manager.id])
    const ofChef = { params: { accountId: chef.id } }
    await manager.client.call(changeMember, { ...ofChef, body: { role: 'writer' } })
    for (const refused of [
      manager.client.refusal(changeMember, { ...ofChef, body: { role: 'owner' } }),
      manager.client.refusal(invitePerson, { body: { role: 'owner' } }),
      manager.client.refusal(removeMember, { params: { accountId: owner.id } }),
      manager.client.refusal(handHouseOver, ofChef),
      chef.client.refusal(invitePerson, { body: { role: 'floor' } }),
      chef.client.refusal(removeMember, { params: { accountId: manager.id } }),
    ])
      expect(await refused).toMatchObject({ status: 403, code: 'role_refused' })
    expect((await chef.client.call(listPeople, {})).members.map(({ email }) => email)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('are Professional, and at most ten next to the owner with those who are invited', async () => {
    const basic = await person('basic')
    expect(await basic.client.refusal(invitePerson, { body: { role: 'chef' } })).toMatchObject({
      code: 'plan_limit',
    })
    const { owner } = await house()
    for (let count = 0; count < MOST_MEMBERS; count += 1)
      await owner.client.call(invitePerson, { body: { role: 'floor' } })
    expect(await owner.client.refusal(invitePerson, { body: { role: 'floor' } })).toMatchObject({
      code: 'people_full',
    })
  })
})
