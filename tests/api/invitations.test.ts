import { describe, expect, it } from 'vitest'
import { currentUser, login, register } from '#contract/accounts/accounts.ts'
import { listActivity } from '#contract/accounts/audit-trail.ts'
import { createInvitation, listInvitations, revokeInvitation } from '#contract/accounts/invitations.ts'
import { invitePerson, joinHouse } from '#contract/accounts/people.ts'
import { inDatabase } from '../builders/build-live.ts'
import { buildClock } from '../builders/test-clock.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

/** A server, and what it logs. */
function useServer(settings: Record<string, string>) {
  const written: string[] = []
  const clock = buildClock()
  const server = useTestServer(
    { LOG_LEVEL: 'warn', ...settings },
    { clock: clock.now, logStream: { write: (line) => void written.push(line) } },
  )
  const firstLinks = () =>
    written.flatMap((line) => (line.includes('no account yet') ? [JSON.parse(line).link as string] : []))
  return { server, clock, firstLinks, written }
}

const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('invitation') ?? ''

let people = 0
function person(invitation?: string) {
  people += 1
  const username = `person${people}`
  return { username, email: `${username}@example.com`, password: 'correct horse', invitation }
}

const come = async (client: TestClient, invitation?: string) =>
  (await client.send(register, { body: person(invitation) })).status

describe.skipIf(!hasEngine)('registration by invitation', () => {
  const { server, clock, firstLinks, written } = useServer({ CARTE_REGISTRATION: 'invited' })
  const administrator = () => boss
  let boss: TestClient

  it('begins with a link of the log, which makes one administrator and no second account', async () => {
    const [link, ...others] = firstLinks()
    expect(others).toEqual([])
    expect(link).toMatch(new RegExp(`^${server().url}/auth\\?invitation=[\\w-]{32}$`))
    expect(await server().client().refusal(register, { body: person() })).toMatchObject({
      status: 403,
      code: 'invitation_needed',
    })
    // Three at once, and one of them comes in.
    const clients = [1, 2, 3].map(() => server().client())
    const statuses = await Promise.all(clients.map((client) => come(client, tokenOf(link))))
    expect(statuses.toSorted()).toEqual([201, 403, 403])
    boss = clients[statuses.indexOf(201)] as TestClient
    expect((await boss.call(currentUser, {})).role).toBe('administrator')
  })

  it('lets one person in by a link, and says who it was', async () => {
    const { url, ...invitation } = await administrator().call(createInvitation, {
      body: { note: 'Anna, front of house' },
    })
    expect(invitation).toMatchObject({ state: 'open', usedBy: null, note: 'Anna, front of house' })
    const anna = server().client()
    expect(await come(anna, tokenOf(url))).toBe(201)
    expect((await anna.call(currentUser, {})).role).toBe('owner')
    expect(
      await server()
        .client()
        .refusal(register, { body: person(tokenOf(url)) }),
    ).toMatchObject({
      status: 403,
      code: 'invitation_invalid',
    })
    const [listed] = await administrator().call(listInvitations, {})
    expect(listed).toEqual({
      ...invitation,
      state: 'used',
      usedBy: (await anna.call(currentUser, {})).username,
    })
    // The link is shown once, and kept nowhere.
    expect(JSON.stringify(listed)).not.toContain(tokenOf(url))
    expect(written.join('')).not.toContain(tokenOf(url))
    expect(await anna.refusal(createInvitation, { body: {} })).toMatchObject({ code: 'not_administrator' })
    expect(await anna.refusal(listInvitations, {})).toMatchObject({ code: 'not_administrator' })
    for (const id of [invitation.id, 'made-up'])
      expect(await anna.refusal(revokeInvitation, { params: { id } })).toMatchObject({
        code: 'not_administrator',
      })
  })

  it('keeps a link that a failed registration did not use', async () => {
    const { url } = await administrator().call(createInvitation, { body: {} })
    const { username } = await administrator().call(currentUser, {})
    const taken = { ...person(tokenOf(url)), username }
    expect(await server().client().refusal(register, { body: taken })).toMatchObject({
      code: 'username_taken',
    })
    expect(await come(server().client(), tokenOf(url))).toBe(201)
  })

  it('takes no link that was withdrawn or has run out', async () => {
    const withdrawn = await administrator().call(createInvitation, { body: {} })
    await administrator().call(revokeInvitation, { params: { id: withdrawn.id } })
    expect(await come(server().client(), tokenOf(withdrawn.url))).toBe(403)
    expect(await administrator().refusal(revokeInvitation, { params: { id: withdrawn.id } })).toMatchObject({
      code: 'invitation_not_found',
    })
    const late = await administrator().call(createInvitation, { body: { days: 2 } })
    clock.stopAt(new Date(Date.parse(late.expiresAt) + 1).toISOString())
    expect(await come(server().client(), tokenOf(late.url))).toBe(403)
    const [listed] = await administrator().call(listInvitations, {})
    expect(listed).toMatchObject({ id: late.id, state: 'expired' })
    const actions = (await administrator().call(listActivity, {})).map(({ action }) => action)
    expect(actions).toContain('invitation.made')
    expect(actions).toContain('invitation.withdrawn')
  })
})

describe.skipIf(!hasEngine)('closed registration', () => {
  const { server, firstLinks } = useServer({ CARTE_REGISTRATION: 'closed' })

  it('lets the first account in by the link of the log, and nobody after it', async () => {
    const invitation = tokenOf(firstLinks()[0])
    const boss = server().client()
    expect(await come(boss, invitation)).toBe(201)
    for (const body of [person(), person(invitation), person('made-up')])
      expect(await server().client().refusal(register, { body })).toMatchObject({
        status: 403,
        code: 'registration_closed',
      })
    expect(await boss.refusal(createInvitation, { body: {} })).toMatchObject({ code: 'not_found' })
    expect((await server().client().send(register, { body: {} })).status).toBe(400)
  })

  it('lets whom a house invites register, once, with the address that was invited, and join', async () => {
    const boss = server().client()
    const { username } = await inDatabase(server().env, (db) =>
      db.selectFrom('users').select('displayUsername as username').executeTakeFirstOrThrow(),
    )
    await boss.call(login, { body: { username, password: 'correct horse' } })
    await subscribe(boss)
    const invite = async (email?: string) => {
      const { url } = await boss.call(invitePerson, { body: { role: 'chef', ...(email && { email }) } })
      return new URL(url).hash.slice(1)
    }
    const newcomer = person()
    const mailed = await invite(newcomer.email.toUpperCase())
    expect(
      await server()
        .client()
        .refusal(register, { body: person(mailed) }),
    ).toMatchObject({
      status: 403,
      code: 'invitation_of_other',
    })
    const ana = server().client()
    expect((await ana.send(register, { body: { ...newcomer, invitation: mailed } })).status).toBe(201)
    // It is leave for one account, also while that one has not joined.
    expect(await come(server().client(), mailed)).toBe(403)
    expect(await ana.call(joinHouse, { body: { token: mailed } })).toMatchObject({ role: 'chef' })

    const link = await invite()
    const first = server().client()
    expect(await come(first, link)).toBe(201)
    expect(await come(server().client(), link)).toBe(403)
    // Nor does anybody else join with it.
    expect(await ana.refusal(joinHouse, { body: { token: link } })).toMatchObject({
      code: 'invitation_invalid',
    })
    expect(await first.call(joinHouse, { body: { token: link } })).toMatchObject({ role: 'chef' })
    expect(await come(server().client(), link)).toBe(403)
  })
})

describe.skipIf(!hasEngine)('open registration', () => {
  const { server, firstLinks } = useServer({})

  it('needs no link and prints none', async () => {
    expect(firstLinks()).toEqual([])
    expect(await come(server().client(), 'of another time')).toBe(201)
  })
})
