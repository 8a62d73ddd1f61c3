import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  changePassword,
  currentUser,
  deleteAccount,
  exportAccount,
  listSessions,
  login,
  register,
  revokeOtherSessions,
  revokeSession,
} from '#contract/accounts/accounts.ts'
import { readSubscription } from '#contract/accounts/billing.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  listSavedMenus,
  renameSavedMenu,
  shareSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { makeRestaurantPage, renameRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant, listRestaurants } from '#contract/restaurant/restaurants.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const PASSWORD = 'correct horse'
const clock = buildClock()

describe.skipIf(!hasEngine)('an account', () => {
  const server = useTestServer({}, { clock: clock.now })

  async function owner() {
    const client = server().client()
    const user = await client.register(`owner-${crypto.randomUUID()}`)
    return { client, user }
  }

  const signIn = async (username: string, password = PASSWORD) => {
    const client = server().client()
    await client.login(username, password)
    return client
  }

  const isSignedIn = async (client: TestClient) => (await client.send(currentUser)).status === 200

  describe('changes its password', () => {
    it('with the present one, and signs every other session out', async () => {
      const { client, user } = await owner()
      const other = await signIn(user.username)
      await client.call(changePassword, {
        body: { currentPassword: PASSWORD, newPassword: 'battery staple' },
      })
      expect([await isSignedIn(client), await isSignedIn(other)]).toEqual([true, false])
      expect(
        await other.refusal(login, { body: { username: user.username, password: PASSWORD } }),
      ).toMatchObject({ code: 'wrong_credentials' })
      await signIn(user.username, 'battery staple')
    })

    it('never with a wrong one, however often it is guessed', async () => {
      const { client, user } = await owner()
      const guess = { body: { currentPassword: 'a wrong guess', newPassword: 'battery staple' } }
      const answers = await Promise.all(Array.from({ length: 14 }, () => client.send(changePassword, guess)))
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array(10).fill(403),
        ...Array(4).fill(429),
      ])
      expect(await client.refusal(changePassword, guess)).toMatchObject({
        message: 'Too many attempts. Please wait 15 minutes and try again.',
      })
      await signIn(user.username)
    })
  })

  describe('has sessions', () => {
    it('of its own alone, which it can end one by one or all others at once', async () => {
      const { client, user } = await owner()
      const [second, third] = [await signIn(user.username), await signIn(user.username)]
      const sessions = await client.call(listSessions, {})
      expect(sessions).toHaveLength(3)
      expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      expect(JSON.stringify(sessions)).not.toContain('token')

      const secondId = (await second.call(listSessions, {})).find(({ isCurrent }) => isCurrent)?.id ?? ''
      const stranger = (await owner()).client
      const params = { id: secondId }
      expect(await stranger.refusal(revokeSession, { params })).toMatchObject({ code: 'session_not_found' })
      await client.call(revokeSession, { params })
      expect(await client.refusal(revokeSession, { params })).toMatchObject({ status: 404 })
      expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true])

      await client.call(revokeOtherSessions, {})
      expect([await isSignedIn(client), await isSignedIn(third)]).toEqual([true, false])
      expect(await isSignedIn(stranger)).toBe(true)
    })

    it('that begin at sign-in: no cookie of before becomes one', async () => {
      const { client, user } = await owner()
      const before = await client.fetch('/api/user')
      expect(before.status).toBe(200)
      const planted = server().client()
      const cookie = 'carte.session_token=planted.planted'
      const response = await planted.fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ username: user.username, password: PASSWORD }),
      })
      expect(response.headers.getSetCookie().join()).toMatch(/session_token=(?!planted)/)
      const answer = await fetch(new URL('/api/user', server().url), { headers: { cookie } })
      expect(answer.status).toBe(401)
      // Signing in again is a new session too.
      const ids = async () => (await client.call(listSessions, {})).map(({ id }) => id)
      const known = await ids()
      await client.login(user.username)
      expect((await ids()).filter((id) => !known.includes(id))).toHaveLength(1)
    })
  })

  describe('is guarded', () => {
    const from = (address: string) => ({
      'content-type': 'application/json',
      'x-forwarded-for': address,
    })
    const tryToSignIn = (username: string, password: string, address: string) =>
      server()
        .client()
        .fetch(login.path, {
          method: 'POST',
          headers: from(address),
          body: JSON.stringify({ username, password }),
        })

    it('against guesses from one address, whatever the case of its name, without locking its owner out', async () => {
      const { user } = await owner()
      const guesses = await Promise.all(
        Array.from({ length: 14 }, (_, index) =>
          tryToSignIn(
            index % 2 ? user.username : user.username.toUpperCase(),
            'a wrong guess',
            '203.0.113.1',
          ),
        ),
      )
      expect(guesses.map(({ status }) => status).sort()).toEqual([
        ...Array(10).fill(401),
        ...Array(4).fill(429),
      ])
      expect((await tryToSignIn(user.username, PASSWORD, '203.0.113.1')).status).toBe(429)
      expect((await tryToSignIn(user.username, PASSWORD, '203.0.113.2')).status).toBe(200)
      // The right password from elsewhere has proved nothing for that address.
      expect((await tryToSignIn(user.username, PASSWORD, '203.0.113.1')).status).toBe(429)
      clock.passDays(0.02)
      expect((await tryToSignIn(user.username, PASSWORD, '203.0.113.1')).status).toBe(200)
    })

    it('against guesses from many addresses', async () => {
      const { user } = await owner()
      const statuses: number[] = []
      for (let index = 0; index < 52; index += 1) {
        statuses.push((await tryToSignIn(user.username, 'a wrong guess', `198.51.100.${index}`)).status)
      }
      expect(statuses.slice(-3)).toEqual([401, 429, 429])
    }, 60_000)

    it('against floods of registrations from one address', async () => {
      const answers = await Promise.all(
        Array.from({ length: 22 }, (_, index) => {
          const username = `flood-${index}-${crypto.randomUUID()}`
          return server()
            .client()
            .fetch(register.path, {
              method: 'POST',
              headers: from('203.0.113.9'),
              body: JSON.stringify({ username, email: `${username}@example.com`, password: PASSWORD }),
            })
        }),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    }, 60_000)
  })

  async function withBelongings() {
    const { client, user } = await owner()
    await subscribe(client)
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload({ name: 'Mine & "yours"' }) })
    await client.call(shareSavedMenu, { params: { id } })
    const { id: _, ...profile } = defaultRestaurant
    const restaurant = await client.call(createRestaurant, { body: { ...profile, name: 'Trattoria' } })
    const onPage = { restaurantId: restaurant.id, menuId: id, timeZone: 'Europe/Rome' }
    const { slug } = await client.call(makeRestaurantPage, { body: onPage })
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const file = new File([Uint8Array.from(picture)], 'red.png', { type: 'image/png' })
    const { url } = await client.call(uploadImage, { upload: { file, purpose: 'logo' } })
    const renamed = { params: { id }, body: { title: 'Dinner' } }
    await client.call(renameSavedMenu, renamed)
    const binned = await client.call(createSavedMenu, { body: buildSavePayload({ name: 'Binned' }) })
    await client.call(deleteSavedMenu, { params: { id: binned.id } })
    return { client, user, menuId: id, restaurantId: restaurant.id, slug, pictureUrl: url }
  }

  it('takes everything along that is kept of it, and nothing of others', async () => {
    const { client, user, menuId, pictureUrl } = await withBelongings()
    await withBelongings()
    const zip = new Uint8Array(await (await client.call(exportAccount, {})).arrayBuffer())
    const { [`pictures/${pictureUrl.split('/').at(-1)}`]: picture, ...documents } = unzipSync(zip)
    const served = await (await client.fetch(pictureUrl)).arrayBuffer()
    expect(Buffer.compare(picture ?? Buffer.of(), Buffer.from(served))).toBe(0)
    const files = Object.fromEntries(
      Object.entries(documents).map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes))]),
    )
    expect(files['sessions.json']).toMatchObject([
      { createdAt: expect.any(String), lastSeenAt: expect.any(String) },
    ])
    expect(JSON.stringify(files)).not.toContain(client.cookies.split('=').at(-1)?.split('.')[0])
    expect(files['account.json']).toMatchObject({ username: user.username, email: user.email })
    const byName = (files['menus.json'] as { name: string }[]).toSorted((a, b) =>
      b.name.localeCompare(a.name),
    )
    expect(byName).toMatchObject([
      { id: menuId, name: 'Mine & "yours"', content: { sections: expect.any(Array) }, deletedAt: null },
      { name: 'Binned', deletedAt: expect.any(String) },
    ])
    expect(files[`states/${menuId}/1.json`]).toMatchObject({
      version: 1,
      title: '',
      content: { sections: expect.any(Array) },
    })
    expect(files['restaurants.json']).toMatchObject([{ name: 'Trattoria' }])
    expect(files['restaurantPages.json']).toMatchObject([
      { isOpen: false, isIndexed: true, menus: [{ menuId }] },
    ])
    expect(files['uploads.json']).toMatchObject([{ url: pictureUrl }])
    expect(files['payments.json']).toMatchObject([{ status: 'paid', amountCents: 2900 }])
    expect(
      Object.keys(files)
        .filter((name) => !/^(?:states|recordDocuments)\//u.test(name))
        .sort(),
    ).toEqual(
      [
        'account',
        'activity',
        'apiKeys',
        'boards',
        'changeMenus',
        'changes',
        'commands',
        'dishDecisions',
        'drafts',
        'guestCounts',
        'guestDays',
        'house',
        'houseInvitations',
        'houseSettings',
        'invitations',
        'lastImports',
        'members',
        'menuLinks',
        'menus',
        'modelUsage',
        'pageAddresses',
        'palettes',
        'passLinks',
        'passkeys',
        'payments',
        'plannedPrices',
        'record',
        'restaurantPages',
        'restaurants',
        'rolloutMenus',
        'rolloutSources',
        'rollouts',
        'sessions',
        'signOffs',
        'soldOut',
        'specials',
        'subscriptions',
        'uploads',
        'webhookDeliveries',
        'webhooks',
      ].map((name) => `${name}.json`),
    )
    expect(strFromU8(zip)).not.toContain('"password"')
  })

  it('is deleted with all it has, after its password, and leaves others alone', async () => {
    const { client, user, menuId, pictureUrl, slug } = await withBelongings()
    const other = await withBelongings()
    const guest = server().client()
    expect(await client.refusal(deleteAccount, { body: { password: 'a wrong guess' } })).toMatchObject({
      status: 403,
      code: 'wrong_password',
    })
    expect((await client.fetch(pictureUrl)).status).toBe(200)

    const answer = await client.send(deleteAccount, { body: { password: PASSWORD } })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;/)
    expect(await isSignedIn(client)).toBe(false)
    expect(
      await guest.refusal(login, { body: { username: user.username, password: PASSWORD } }),
    ).toMatchObject({
      code: 'wrong_credentials',
    })
    expect((await guest.fetch(pictureUrl)).status).toBe(404)
    expect((await guest.fetch(`/menu-viewer/${menuId}`)).status).toBe(404)

    // Its printed codes lead nowhere, and never to anybody else.
    const wish = { params: { restaurantId: other.restaurantId }, body: { slug } }
    expect((await other.client.refusal(renameRestaurantPage, wish)).code).toBe('slug_taken')

    expect(await other.client.call(readSubscription, {})).toMatchObject({ plan: 'professional' })
    expect(await other.client.call(listSavedMenus, {})).toHaveLength(1)
    expect(await other.client.call(listRestaurants, {})).toHaveLength(1)
    expect((await other.client.fetch(other.pictureUrl)).status).toBe(200)
    expect((await guest.fetch(`/menu-viewer/${other.menuId}`)).status).toBe(200)

    // The name is free again, and its next owner finds nothing of the one before.
    const successor = server().client()
    await successor.call(register, {
      body: { username: user.username, email: user.email, password: PASSWORD },
    })
    expect(await successor.call(listSavedMenus, {})).toEqual([])
    expect(await successor.call(readSubscription, {})).toMatchObject({ plan: 'basic', status: 'none' })
  })
})
