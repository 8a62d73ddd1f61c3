import { describe, expect, it } from 'vitest'
import { currentUser, login, resetPassword } from '#contract/accounts/accounts.ts'
import {
  listAccounts,
  lockAccount,
  makeResetLink,
  removeAccount,
  signAccountOut,
  unlockAccount,
} from '#contract/accounts/administration.ts'
import { readAuditTrail } from '#contract/accounts/audit-trail.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const PASSWORD = 'correct horse'

describe.skipIf(!hasEngine)('an administrator and the accounts of others', () => {
  const server = useTestServer()

  async function person(username: string) {
    const client = server().client()
    await client.register(username)
    return { client, id: (await client.call(currentUser, {})).id }
  }

  let admin: Awaited<ReturnType<typeof person>>['client'] | undefined
  const boss = async () => {
    // The first account of an installation is its administrator.
    admin ??= (await person(`boss-${crypto.randomUUID()}`)).client
    return admin
  }

  it('lists them page by page, and finds one by how its name or address begins', async () => {
    const client = await boss()
    expect((await client.call(listAccounts, { query: { q: 'boss-' } })).accounts).toMatchObject([
      { role: 'administrator' },
    ])
    for (const name of ['lea-one', 'lea-two', 'lea-three']) await person(name)
    const first = await client.call(listAccounts, { query: { q: 'LEA-', limit: 2 } })
    expect(first.accounts.map(({ username }) => username)).toEqual(['lea-one', 'lea-three'])
    const rest = await client.call(listAccounts, {
      query: { q: 'LEA-', limit: 2, cursor: first.nextCursor ?? '' },
    })
    expect(rest).toMatchObject({ accounts: [{ username: 'lea-two', menus: 0 }], nextCursor: null })
    expect((await client.call(listAccounts, { query: { q: 'lea_o%' } })).accounts).toEqual([])
  })

  it('locks one: signed out, not signed in again, its menus still read; and unlocks it', async () => {
    const client = await boss()
    const { client: cook, id } = await person('cook-who-left')
    const menu = await cook.call(createSavedMenu, { body: buildSavePayload() })
    const { url: shareUrl } = await cook.call(shareSavedMenu, { params: { id: menu.id } })
    await client.call(lockAccount, { params: { id } })
    await client.call(lockAccount, { params: { id } })
    expect(await cook.refusal(createSavedMenu, { body: buildSavePayload() })).toMatchObject({ status: 401 })
    const again = server().client()
    const credentials = { body: { username: 'cook-who-left', password: PASSWORD } }
    expect(await again.refusal(login, credentials)).toMatchObject({ status: 403, code: 'account_locked' })
    expect(await again.refusal(currentUser, {})).toMatchObject({ code: 'not_signed_in' })
    expect((await fetch(new URL(shareUrl, server().url))).status).toBe(200)
    await client.call(unlockAccount, { params: { id } })
    expect((await again.call(login, credentials)).username).toBe('cook-who-left')
    const { entries } = await client.call(readAuditTrail, { query: { ownerId: id } })
    const mine = entries.filter(({ action }) => action.startsWith('account.'))
    expect(mine.map(({ action }) => action)).toEqual([
      'account.unlocked',
      'account.locked',
      'account.created',
    ])
    expect(mine[1]?.actor).toMatchObject({ kind: 'owner', id: (await client.call(currentUser, {})).id })
  })

  it('signs one out everywhere, and makes a link that sets a new password', async () => {
    const client = await boss()
    const { client: waiter, id } = await person('forgetful')
    await client.call(signAccountOut, { params: { id } })
    expect(await waiter.refusal(currentUser, {})).toMatchObject({ code: 'not_signed_in' })
    const { url } = await client.call(makeResetLink, { params: { id } })
    const token = new URL(url).searchParams.get('token') ?? ''
    const password = 'another long sentence'
    await waiter.call(resetPassword, { body: { token, password } })
    expect((await waiter.call(login, { body: { username: 'forgetful', password } })).username).toBe(
      'forgetful',
    )
    expect(await waiter.refusal(resetPassword, { body: { token, password } })).toMatchObject({ status: 400 })
  })

  it('deletes one by its name alone', async () => {
    const client = await boss()
    const { client: gone, id } = await person('gone-soon')
    const remove = (username: string) => client.refusal(removeAccount, { params: { id }, body: { username } })
    expect(await remove('other')).toMatchObject({ status: 409, code: 'wrong_account' })
    await client.call(removeAccount, { params: { id }, body: { username: 'gone-soon' } })
    expect(await gone.refusal(currentUser, {})).toMatchObject({ code: 'not_signed_in' })
    expect(await remove('gone-soon')).toMatchObject({ status: 404, code: 'account_not_found' })
  })

  it('is refused for their own account, and nobody else may any of it', async () => {
    const client = await boss()
    const own = (await client.call(currentUser, {})).id
    expect(await client.refusal(lockAccount, { params: { id: own } })).toMatchObject({ code: 'own_account' })
    const { client: stranger } = await person('nobody-special')
    for (const call of [lockAccount, unlockAccount, signAccountOut, makeResetLink])
      expect(await stranger.refusal(call, { params: { id: own } })).toMatchObject({
        code: 'account_not_found',
      })
    expect(await stranger.refusal(listAccounts, { query: {} })).toMatchObject({ code: 'not_administrator' })
  })
})
