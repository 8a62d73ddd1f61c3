import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  changePassword,
  currentUser,
  login,
  readAccount,
  register,
  requestPasswordReset,
  requestVerification,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/accounts.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { startFakeMailServer } from '../fakes/mail-server.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const tokenIn = (mail: string): string => /token=([^\s&]+)/.exec(mail)?.[1] ?? ''

describe.skipIf(!hasEngine)('mails in the outbox', () => {
  const server = useTestServer()

  const outbox = () => join(server().env.dataDir, 'outbox')

  /** Returns the mails to an address so far, the oldest first; waits until there are this many. */
  const mailsTo = (address: string, count: number): Promise<string[]> =>
    vi.waitFor(
      () => {
        const names = readdirSync(outbox()).filter((name) => name.endsWith('.txt'))
        const mails = names.toSorted().map((name) => readFileSync(join(outbox(), name), 'utf8'))
        const found = mails.filter((mail) => mail.includes(`To: ${address}\n`))
        expect(found).toHaveLength(count)
        return found
      },
      { timeout: 5000 },
    )

  async function owner() {
    const client = server().client()
    const username = `owner-${crypto.randomUUID()}`
    const { email } = await client.register(username)
    return { client, username, email }
  }

  it('confirm an address, and only with the link that was sent to it', async () => {
    const { client, email } = await owner()
    expect(await client.call(readAccount, {})).toMatchObject({ emailVerified: false })
    const [first = ''] = await mailsTo(email, 1)
    expect(first).toContain(`${server().url}/verify-email?token=`)
    const guest = server().client()
    const wrong = { body: { token: `${tokenIn(first)}x` } }
    expect(await guest.refusal(verifyEmail, wrong)).toMatchObject({ code: 'verification_link_invalid' })
    await guest.call(verifyEmail, { body: { token: tokenIn(first) } })
    expect(await client.call(readAccount, {})).toMatchObject({ emailVerified: true })
    expect(await guest.refusal(currentUser)).toMatchObject({ status: 401 })
    // A link that is opened twice isn't a mistake, and nothing is sent where nothing is to be confirmed.
    await guest.call(verifyEmail, { body: { token: tokenIn(first) } })
    await client.call(requestVerification, {})
    await mailsTo(email, 1)
  })

  it('carry no address that somebody chose as a name', async () => {
    const email = 'victim@example.com'
    const username = 'Win: evil.example/prize'
    await server()
      .client()
      .call(register, { body: { username, email, password: 'correct horse' } })
    const [mail = ''] = await mailsTo(email, 1)
    expect(mail).toContain('Hello,')
    expect(mail).not.toContain('evil.example')
  })

  it('are files that their owner alone reads, and carry no password', async () => {
    const { email } = await owner()
    const [mail] = await mailsTo(email, 1)
    expect(mail).not.toContain('correct horse')
    for (const name of readdirSync(outbox())) expect(statSync(join(outbox(), name)).mode & 0o077).toBe(0)
  })

  it('let somebody choose a new password once, and sign every session out', async () => {
    const { client, username, email } = await owner()
    const guest = server().client()
    await guest.call(requestPasswordReset, { body: { email: email.toUpperCase() } })
    const reset = (await mailsTo(email, 2)).find((mail) => mail.includes('/reset-password?')) ?? ''
    expect(reset).toContain(`${server().url}/reset-password?token=`)
    const body = { token: tokenIn(reset), password: 'battery staple' }
    expect(await guest.refusal(resetPassword, { body: { ...body, password: 'short' } })).toMatchObject({
      code: 'invalid_input',
      message: 'Password must be at least 6 characters',
    })
    // A password that is refused leaves the link as it was.
    expect(await guest.refusal(resetPassword, { body: { ...body, password: username } })).toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ path: 'password' }] },
    })
    await guest.call(resetPassword, { body })
    expect(await client.refusal(currentUser)).toMatchObject({ status: 401 })
    expect(await guest.refusal(resetPassword, { body })).toMatchObject({
      status: 400,
      code: 'reset_link_invalid',
    })
    expect(await guest.refusal(login, { body: { username, password: 'correct horse' } })).toMatchObject({
      code: 'wrong_credentials',
    })
    await guest.login(username, 'battery staple')
    expect(await guest.call(readAccount, {})).toMatchObject({ emailVerified: true })
  })

  const resetLinks = async (email: string, count: number, before: number): Promise<string[]> => {
    for (let sent = 0; sent < count; sent += 1)
      await server().client().call(requestPasswordReset, { body: { email } })
    // A mail that waited may be written after a later one.
    const mails = await mailsTo(email, before + count)
    return mails.filter((mail) => mail.includes('/reset-password?')).map(tokenIn)
  }

  it('open nothing any more when another link has chosen a new password', async () => {
    const { email } = await owner()
    const [first = '', second = ''] = await resetLinks(email, 2, 1)
    const guest = server().client()
    await guest.call(resetPassword, { body: { token: first, password: 'battery staple' } })
    const again = { body: { token: second, password: 'a stranger wrote this' } }
    expect(await guest.refusal(resetPassword, again)).toMatchObject({ code: 'reset_link_invalid' })
  })

  it('open nothing any more when the owner has changed the password', async () => {
    const { client, username, email } = await owner()
    const [reset = ''] = await resetLinks(email, 1, 1)
    const confirmation = (await mailsTo(email, 2)).map(tokenIn).find((token) => token !== reset) ?? ''
    const body = { currentPassword: 'correct horse', newPassword: 'battery staple' }
    await client.call(changePassword, { body })
    const guest = server().client()
    const stolen = { body: { token: reset, password: 'a stranger wrote this' } }
    expect(await guest.refusal(resetPassword, stolen)).toMatchObject({ code: 'reset_link_invalid' })
    expect(await guest.refusal(verifyEmail, { body: { token: confirmation } })).toMatchObject({
      code: 'verification_link_invalid',
    })
    await guest.login(username, 'battery staple')
    expect(await guest.call(readAccount, {})).toMatchObject({ emailVerified: false })
  })

  it('have links that nobody can read in the database', async () => {
    const { email } = await owner()
    const [reset = ''] = await resetLinks(email, 1, 1)
    const tokens = (await mailsTo(email, 2)).map(tokenIn)
    expect(tokens).toContain(reset)
    const { db, close } = await openDatabase(server().env)
    const rows = JSON.stringify(await db.selectFrom('verifications').selectAll().execute())
    await close()
    for (const token of tokens) expect(rows).not.toContain(token)
    await server()
      .client()
      .call(resetPassword, { body: { token: reset, password: 'battery staple' } })
  })

  it('do not tell a stranger who has an account', async () => {
    const guest = server().client()
    const address = `nobody-${crypto.randomUUID()}@example.com`
    await guest.call(requestPasswordReset, { body: { email: address } })
    expect(
      await guest.refusal(resetPassword, { body: { token: 'made-up', password: 'long enough' } }),
    ).toMatchObject({
      code: 'reset_link_invalid',
    })
    const { email } = await owner()
    await mailsTo(email, 1)
    await mailsTo(address, 0)
  })

  it('are not sent to one address without end', async () => {
    const { email } = await owner()
    const guest = server().client()
    for (let sent = 0; sent < 3; sent += 1) await guest.call(requestPasswordReset, { body: { email } })
    expect(await guest.refusal(requestPasswordReset, { body: { email } })).toMatchObject({
      status: 429,
      code: 'too_many_requests',
    })
    await mailsTo(email, 4)
  })
})

const mailServer = await startFakeMailServer()
afterAll(() => mailServer.close())

describe.skipIf(!hasEngine)('mails by SMTP, where the address must be confirmed', () => {
  const server = useTestServer({
    SMTP_URL: mailServer.url,
    CARTE_PUBLIC_URL: 'http://menus.example',
    CARTE_REQUIRE_VERIFIED_EMAIL: 'true',
  })

  it('keep everybody out who has not opened the link, and lead to the public address', async () => {
    const client = server().client()
    const username = `owner-${crypto.randomUUID()}`
    const account = { username, email: `${username}@example.com`, password: 'correct horse' }
    expect(await client.refusal(register, { body: account })).toMatchObject({
      status: 403,
      code: 'email_not_verified',
    })
    expect(await client.refusal(currentUser)).toMatchObject({ status: 401 })
    const { email: _, ...known } = account
    expect(await client.refusal(login, { body: known })).toMatchObject({ code: 'email_not_verified' })
    expect(await client.refusal(login, { body: { ...known, password: 'wrong one' } })).toMatchObject({
      code: 'wrong_credentials',
    })
    const mail = await vi.waitFor(() => {
      const found = mailServer.mails.find(({ to }) => to.includes(account.email))
      if (!found) throw new Error('No mail yet')
      return found
    })
    expect(mail.from).toBe('no-reply@menus.example')
    // Long lines are folded on the wire.
    const source = mail.source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    expect(source).toContain('http://menus.example/verify-email?token=')
    await client.call(verifyEmail, { body: { token: tokenIn(source) } })
    await client.login(username)
    expect(await client.call(currentUser, {})).toMatchObject({ username })
  })

  it('do not tell by a registration, nor by what follows it, who has an account', async () => {
    const email = `taken-${crypto.randomUUID()}@example.com`
    const account = { username: `owner-${crypto.randomUUID()}`, email, password: 'correct horse' }
    await server().client().refusal(register, { body: account })
    const probe = async (address: string) => {
      const client = server().client()
      const known = { username: `probe-${crypto.randomUUID()}`, password: 'correct horse' }
      const body = { ...known, email: address }
      const answers = [
        await client.refusal(register, { body }),
        await client.refusal(register, { body: { ...body, email: `other-${address}` } }),
        await client.refusal(login, { body: known }),
        await client.refusal(login, { body: { ...known, password: 'wrong one' } }),
      ]
      return answers.map(({ status, code, message }) => ({ status, code, message }))
    }
    const ofFree = await probe(`free-${crypto.randomUUID()}@example.com`)
    expect(await probe(email.toUpperCase())).toEqual(ofFree)
    expect(ofFree.map(({ code }) => code)).toEqual([
      'email_not_verified',
      'username_taken',
      'email_not_verified',
      'wrong_credentials',
    ])
    // The owner of the address learns of it, and no one else gets a mail.
    await vi.waitFor(() => {
      const subjects = mailServer.mails
        .filter(({ to }) => to.includes(email))
        .map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1])
      expect(subjects).toEqual([
        expect.stringMatching(/^Confirm/),
        expect.stringMatching(/^You already have/),
      ])
    })
    expect(mailServer.mails.filter(({ to }) => to.join().includes('.invalid'))).toEqual([])
  })
})
