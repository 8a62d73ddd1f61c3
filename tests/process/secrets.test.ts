import { scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  changePassword,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/accounts.ts'
import { createSubscription } from '#contract/accounts/billing.ts'
import { copyImage } from '#contract/accounts/uploads.ts'
import { generateMenu } from '#contract/generating/generation.ts'
import { startAiServer } from '../fakes/ai-server.ts'
import { startS3Server } from '../fakes/s3-server.ts'
import { startFakeStripe } from '../fakes/stripe-server.ts'
import { linkInMail } from '../support/read-outbox.ts'
import { failToStart, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { TestClient } from '../support/test-client.ts'

const SECRETS = {
  CARTE_SECRET: 'installation-secret-0123456789abcdef',
  AI_API_KEY: 'ai-key-that-nobody-may-see',
}
const SMTP_PASSWORD = 'smtp-password-that-nobody-may-see'
const PASSWORDS = ['first password 11', 'second password 22', 'third password 33', 'a wrong guess 44']

const [first = '', second = '', third = '', wrong = ''] = PASSWORDS

/** A closed port: no one answers there. */
const AWAY = '127.0.0.1:9'

describe('what a server writes and answers', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-secrets-'))
  let server: ServerProcess | undefined
  let ai: Awaited<ReturnType<typeof startAiServer>>
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let stripe: Awaited<ReturnType<typeof startFakeStripe>>
  let written = ''
  const told: string[] = []
  /** Cookies and tokens that were handed out. */
  const handedOut: string[] = []

  const settings = () => ({
    ...SECRETS,
    ...stripe.settings,
    ...s3.settings,
    LOG_LEVEL: 'trace',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'llama',
    AI_BASE_URL: ai.url,
  })

  async function start(more: Record<string, string>): Promise<TestClient> {
    const started = await startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings(), ...more })
    server = started
    for (const stream of [started.process.stdout, started.process.stderr])
      stream?.on('data', (chunk) => {
        written += chunk
      })
    const client = new TestClient(started.url)
    const send = client.fetch.bind(client)
    client.fetch = async (path, init) => {
      const response = await send(path, init)
      for (const cookie of response.headers.getSetCookie()) {
        const value = cookie.split(';')[0]?.split('=').slice(1).join('=') ?? ''
        if (value.length > 10) handedOut.push(value, decodeURIComponent(value), value.split('.')[0] ?? value)
      }
      told.push(await response.clone().text())
      return response
    }
    return client
  }

  beforeAll(async () => {
    ;[ai, s3, stripe] = await Promise.all([startAiServer(), startS3Server(), startFakeStripe()])
  })

  afterAll(async () => {
    await server?.end('SIGKILL')
    await Promise.all([ai.close(), s3.close(), stripe.close()])
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function live(): Promise<void> {
    const client = await start({})
    const account = { username: 'keeper', email: 'keeper@example.com' }
    await client.call(register, { body: { ...account, password: first } })
    const tokenOf = async (page: string) => {
      const link = await linkInMail(dataDir, { to: account.email, page })
      return new URL(link).searchParams.get('token') ?? ''
    }
    const verification = await tokenOf('/verify-email')
    await client.fetch(`/verify-email?token=${encodeURIComponent(verification)}`)
    await client.call(verifyEmail, { body: { token: verification } })
    await client.send(login, { body: { username: account.username, password: wrong } })
    await client.call(changePassword, { body: { currentPassword: first, newPassword: second } })
    await client.call(requestPasswordReset, { body: { email: account.email } })
    const reset = await tokenOf('/reset-password')
    await client.fetch(`/reset-password?token=${encodeURIComponent(reset)}`)
    await client.call(resetPassword, { body: { token: reset, password: third } })
    await client.send(resetPassword, { body: { token: reset, password: third } })
    handedOut.push(verification, reset)
    await client.call(login, { body: { username: account.username, password: third } })
    const menu = { body: { cuisineId: 5, itemsPerCategory: 1, selectedCategories: [1], notes: 'Smoky' } }
    await client.call(generateMenu, menu)
    ai.script('server error')
    await client.send(generateMenu, menu)
    await client.call(createSubscription, {})
    stripe.isBroken = true
    await client.send(createSubscription)
    await client.fetch('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=forged' },
      body: '{"type":"invoice.paid"}',
    })
    stripe.isBroken = false
    s3.script(403)
    await client.fetch('/uploads/AAAAAAAAAAAAAAAAAAAAAAAA.png')
    s3.script('good')
    const address = `http://user:${wrong.replaceAll(' ', '')}@${AWAY}/picture.png?token=${wrong.replaceAll(' ', '')}`
    await client.send(copyImage, { body: { address } })
    await client.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"username":"keeper","password":"${third}",`,
    })
    await server?.end('SIGTERM')
    const mailing = await start({
      SMTP_URL: `smtp://mailer:${SMTP_PASSWORD}@${AWAY}`,
      CARTE_PUBLIC_URL: 'http://menus.example',
    })
    await mailing.call(requestPasswordReset, { body: { email: account.email } })
    await vi.waitFor(() => expect(written).toMatch(/mail/i), { timeout: 20_000 })
    await server?.end('SIGTERM')
  }

  it('holds no password, key, cookie, token or secret, at the most talkative level', async () => {
    await live()
    // The log was really listened to.
    expect(written).toContain('"path":"/api/login"')
    expect(handedOut.length).toBeGreaterThan(6)
    const secrets = {
      ...SECRETS,
      smtp: SMTP_PASSWORD,
      stripeKey: stripe.settings.STRIPE_SECRET_KEY,
      s3Secret: s3.settings.S3_SECRET_ACCESS_KEY,
      webhook: stripe.settings.STRIPE_WEBHOOK_SECRET,
      ...Object.fromEntries(PASSWORDS.map((password, n) => [`password ${n + 1}`, password])),
      'password in an address': wrong.replaceAll(' ', ''),
    }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(written.includes(secret), `${name} in the log`).toBe(false)
      expect(
        told.some((answer) => answer.includes(secret)),
        `${name} in an answer`,
      ).toBe(false)
    }
    for (const value of handedOut) expect(written.includes(value), `${value} in the log`).toBe(false)
    // Error answers say what happened and nothing of where.
    for (const answer of told) expect(answer).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|ECONNREFUSED/)
  })

  it('keeps a password as a hash that takes 32 MB and some 50 ms to guess at', () => {
    const database = new DatabaseSync(join(dataDir, 'carte.db'), { readOnly: true })
    const stored = String(database.prepare('SELECT password FROM accounts').get()?.password)
    database.close()
    const [salt = '', key] = stored.split(':')
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
    expect(scryptSync(third, salt, 64, cost).toString('hex')).toBe(key)
  })

  it('says why it does not start without saying a secret', async () => {
    const attempts: Record<string, string>[] = [
      { DATABASE_URL: 'mysql://carte:database-password-77@db/carte' },
      { SMTP_URL: 'http://mailer:smtp-password-88@mail.example' },
    ]
    for (const attempt of attempts) {
      const { code, stderr } = await failToStart({
        CARTE_DATA_DIR: join(dataDir, 'refused'),
        LOG_LEVEL: 'trace',
        ...attempt,
      })
      expect(code).toBe(1)
      expect(stderr).not.toMatch(/password-\d\d/)
    }
  })
})
