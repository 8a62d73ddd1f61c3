import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  changePassword,
  deleteAccount,
  exportAccount,
  listSessions,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
} from '#contract/accounts/accounts.ts'
import { listActivity, readAuditTrail, type TrailEntry } from '#contract/accounts/audit-trail.ts'
import { cancelSubscription, readSubscription, resumeSubscription } from '#contract/accounts/billing.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { linkInMail } from '../support/read-outbox.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const PASSWORD = 'correct horse'
const clock = buildClock()
afterEach(() => clock.reset())

describe.skipIf(!hasEngine)('the audit trail', () => {
  const server = useTestServer({}, { clock: clock.now })
  let administrator: TestClient
  let administratorId: string

  beforeAll(async () => {
    if (!hasEngine) return
    administrator = server().client()
    administratorId = (await administrator.register('First')).id
  })

  async function owner() {
    const client = server().client()
    const user = await client.register(`owner-${crypto.randomUUID()}`)
    /** What was recorded of this owner since the registration, oldest first. */
    const trail = async (): Promise<TrailEntry[]> => {
      const { entries } = await administrator.call(readAuditTrail, { query: { ownerId: user.id } })
      return entries.reverse().slice(1)
    }
    const actions = async () => (await trail()).map(({ action }) => action)
    return { client, user, trail, actions }
  }

  it('has a line of every account, and of the administrator that the first one became', async () => {
    const { entries } = await administrator.call(readAuditTrail, { query: { ownerId: administratorId } })
    expect(entries.reverse()).toMatchObject([
      { action: 'account.created', actor: { kind: 'owner', id: administratorId }, details: {} },
      {
        action: 'role.changed',
        actor: { kind: 'system', id: null },
        details: { role: { from: 'owner', to: 'administrator' } },
      },
    ])
    const { user } = await owner()
    const second = await administrator.call(readAuditTrail, { query: { ownerId: user.id } })
    expect(second.entries).toMatchObject([{ action: 'account.created', requestId: expect.any(String) }])
  })

  it('has none of a registration that was refused', async () => {
    const { user } = await owner()
    const before = await administrator.call(readAuditTrail, { query: { action: 'account.created' } })
    for (const changes of [{ username: user.username }, { email: user.email }]) {
      const body = { username: crypto.randomUUID(), email: `${crypto.randomUUID()}@example.com` }
      await server()
        .client()
        .refusal(register, { body: { ...body, ...changes, password: PASSWORD } })
    }
    expect(await administrator.call(readAuditTrail, { query: { action: 'account.created' } })).toEqual(before)
  })

  it('has one line each time that a menu is shared and withdrawn, whoever asks twice', async () => {
    const { client, user, trail } = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    const params = { id }
    const [first] = await Promise.all([1, 2, 3].map(() => client.call(shareSavedMenu, { params })))
    expect((await client.call(shareSavedMenu, { params })).sharedAt).toBe(first?.sharedAt)
    await client.call(updateSavedMenu, { params, body: { ...buildSavePayload(), version: 1 } })
    await Promise.all([1, 2, 3].map(() => client.call(withdrawSavedMenu, { params })))
    await client.call(shareSavedMenu, { params })
    await client.call(deleteSavedMenu, { params })
    const line = { actor: { kind: 'owner', id: user.id }, ownerId: user.id, subjectId: id }
    expect(await trail()).toMatchObject([
      { ...line, action: 'menu.shared', at: first?.sharedAt },
      { ...line, action: 'menu.withdrawn', details: {} },
      { ...line, action: 'menu.shared' },
      { ...line, action: 'menu.withdrawn', details: { isDeleted: true } },
      { ...line, action: 'menu.binned', details: {} },
    ])
  })

  it("has none where somebody tried to share another's menu", async () => {
    const { client, trail } = await owner()
    const stranger = await owner()
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    await stranger.client.refusal(shareSavedMenu, { params: { id } })
    await client.call(deleteSavedMenu, { params: { id } })
    expect([...(await trail()), ...(await stranger.trail())]).toMatchObject([{ action: 'menu.binned' }])
  })

  it('has one line each of a payment, a cancellation, its resumption and the end', async () => {
    const { client, user, trail } = await owner()
    await subscribe(client)
    for (const change of [cancelSubscription, cancelSubscription, resumeSubscription, cancelSubscription])
      await client.call(change, {})
    await client.call(readSubscription, {})
    const owned = { actor: { kind: 'owner', id: user.id }, subjectId: expect.any(String) }
    expect(await trail()).toMatchObject([
      { ...owned, action: 'subscription.changed', details: { status: { from: 'none', to: 'incomplete' } } },
      {
        ...owned,
        action: 'plan.changed',
        details: {
          plan: { from: 'basic', to: 'professional' },
          status: { from: 'incomplete', to: 'active' },
          professionalUntil: expect.any(String),
        },
      },
      { ...owned, action: 'subscription.cancelled', details: { cancelAtPeriodEnd: true } },
      { ...owned, action: 'subscription.resumed', details: { cancelAtPeriodEnd: false } },
      { ...owned, action: 'subscription.cancelled' },
    ])
    clock.passDays(31)
    await client.call(readSubscription, {})
    await client.call(readSubscription, {})
    expect((await trail()).slice(5)).toMatchObject([
      {
        action: 'subscription.changed',
        actor: { kind: 'provider', id: null },
        details: { status: { from: 'active', to: 'ended' }, professionalUntil: null },
      },
    ])
  })

  it('has one line of a new password, and none of a wrong one', async () => {
    const { client, actions } = await owner()
    const body = { currentPassword: PASSWORD, newPassword: 'battery staple' }
    await client.refusal(changePassword, { body: { ...body, currentPassword: 'wrong one' } })
    expect(await actions()).toEqual([])
    await client.call(changePassword, { body })
    expect(await actions()).toEqual(['password.changed'])
  })

  it('has one line of a password that was reset by mail, and none of a wrong link', async () => {
    const { client, user, trail } = await owner()
    await client.call(requestPasswordReset, { body: { email: user.email } })
    const link = await linkInMail(server().env.dataDir, { to: user.email, page: '/reset-password' })
    const token = new URL(link).searchParams.get('token') ?? ''
    await client.refusal(resetPassword, { body: { token: 'wrong', password: 'battery staple' } })
    await client.call(resetPassword, { body: { token, password: 'battery staple' } })
    await client.refusal(resetPassword, { body: { token, password: 'another one' } })
    expect(await trail()).toMatchObject([{ action: 'password.reset', actor: { kind: 'owner', id: user.id } }])
    await client.call(login, { body: { username: user.username, password: 'battery staple' } })
  })

  it('has one line of sessions that were ended, and none where there was nothing to end', async () => {
    const { client, user, trail } = await owner()
    await client.call(revokeOtherSessions, {})
    const others = [server().client(), server().client(), server().client()]
    for (const other of others) await other.login(user.username)
    const [ended] = (await client.call(listSessions, {})).filter(({ isCurrent }) => !isCurrent)
    const params = { id: ended?.id ?? '' }
    await client.call(revokeSession, { params })
    await client.refusal(revokeSession, { params })
    await client.call(revokeOtherSessions, {})
    expect(await trail()).toMatchObject([
      { action: 'session.ended', subjectId: params.id },
      { action: 'sessions.ended', details: { count: 2 } },
    ])
  })

  it('outlives an account, by its id alone', async () => {
    const { client, user, trail } = await owner()
    await client.refusal(deleteAccount, { body: { password: 'wrong one' } })
    expect(await trail()).toEqual([])
    await client.call(deleteAccount, { body: { password: PASSWORD } })
    const lines = await trail()
    expect(lines).toMatchObject([{ action: 'account.deleted', ownerId: user.id }])
    for (const personal of [user.username, user.email]) expect(JSON.stringify(lines)).not.toContain(personal)
  })

  it('is read by administrators, page by page, and by nobody else', async () => {
    const { client, user } = await owner()
    expect(await client.refusal(readAuditTrail)).toMatchObject({ status: 403, code: 'not_administrator' })
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    for (let round = 0; round < 3; round += 1) {
      await client.call(shareSavedMenu, { params: { id } })
      await client.call(withdrawSavedMenu, { params: { id } })
    }
    const query = { ownerId: user.id }
    const all = await administrator.call(readAuditTrail, { query })
    expect(all.nextCursor).toBeNull()
    expect(all.entries).toHaveLength(7)
    const pages: TrailEntry[] = []
    let cursor: string | undefined
    do {
      const page = await administrator.call(readAuditTrail, { query: { ...query, limit: 3, cursor } })
      pages.push(...page.entries)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(pages).toEqual(all.entries)
    expect(all.entries.map(({ at }) => at)).toEqual(
      all.entries
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    )
    const refusal = await administrator.refusal(readAuditTrail, { query: { cursor: 'nonsense' } })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  it('shows owners what is their own, and gives it to them with their data', async () => {
    const { client, user } = await owner()
    await subscribe((await owner()).client)
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
    await client.call(shareSavedMenu, { params: { id } })
    const actor = { kind: 'owner', id: user.id, name: user.username }
    const line = { id: expect.any(String), at: expect.any(String), actor, details: {} }
    expect(await client.call(listActivity, {})).toEqual([
      { ...line, action: 'menu.shared', subjectId: id },
      {
        ...line,
        action: 'account.created',
        subjectId: null,
      },
    ])
    const zip = new Uint8Array(await (await client.call(exportAccount, {})).arrayBuffer())
    const { 'activity.json': activity = new Uint8Array() } = unzipSync(zip)
    expect(JSON.parse(strFromU8(activity))).toMatchObject([
      { action: 'account.created' },
      { action: 'menu.shared', subjectId: id },
    ])
  })
})
