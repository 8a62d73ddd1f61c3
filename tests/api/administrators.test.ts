import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  accountPages,
  currentUser,
  deleteAccount,
  readAccount,
  register,
  verifyEmail,
} from '#contract/accounts/accounts.ts'
import { readAuditTrail } from '#contract/accounts/audit-trail.ts'
import { type RunningServer, startServer } from '#server/boot/start.ts'
import { readEnv } from '#server/settings/env.ts'
import { loadBuiltSite } from '#server/site/built-site.ts'
import { linkInMail } from '../support/read-outbox.ts'
import { sharedTypesetter } from '../support/shared-typesetter.ts'
import { TestClient } from '../support/test-client.ts'
import { createDatabase, hasEngine } from '../support/test-server.ts'

const PASSWORD = 'correct horse'

describe.skipIf(!hasEngine)('administrators', () => {
  let dataDir: string
  let database: Awaited<ReturnType<typeof createDatabase>>
  let server: RunningServer | undefined
  let log: string[]

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'carte-administrators-'))
    database = await createDatabase()
  })

  afterEach(async () => {
    await server?.stop('end of the test')
    server = undefined
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Starts the installation, or restarts it with other settings. */
  async function start(settings: Record<string, string> = {}): Promise<void> {
    await server?.stop('a new start')
    log = []
    const base = { PORT: '0', CARTE_DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: database?.url }
    server = await startServer(
      readEnv({ ...base, ...settings }),
      () => loadBuiltSite(join(import.meta.dirname, '..', '..', 'dist')),
      { typesetter: sharedTypesetter(), logStream: { write: (line) => void log.push(line) } },
    )
  }

  const client = () => new TestClient(server?.url ?? '')

  async function person(username: string): Promise<TestClient> {
    const browser = client()
    await browser.register(username)
    return browser
  }

  async function again(username: string): Promise<TestClient> {
    const browser = client()
    await browser.login(username)
    return browser
  }

  const roleOf = async (browser: TestClient) => (await browser.call(currentUser, {})).role
  const go = (browser: TestClient, successor?: string) =>
    browser.send(deleteAccount, { body: { password: PASSWORD, successor } })
  const refused = (browser: TestClient, successor?: string) =>
    browser.refusal(deleteAccount, { body: { password: PASSWORD, successor } })
  const needsSuccessor = async (browser: TestClient) => (await browser.call(readAccount, {})).needsSuccessor

  it('are handed over by the last one, and never made by a registration', async () => {
    await start()
    const boss = await person('boss')
    expect(await needsSuccessor(boss)).toBe(false)
    const [mallory, heir] = [await person('mallory'), await person('Heir')]
    expect(await needsSuccessor(mallory)).toBe(false)
    expect(await needsSuccessor(boss)).toBe(true)
    expect(await refused(boss)).toMatchObject({ status: 409, code: 'successor_needed' })
    for (const nobody of ['nobody here', 'boss'])
      expect(await refused(boss, nobody)).toMatchObject({ status: 409, code: 'successor_unknown' })
    expect(await refused(mallory, 'mallory')).toMatchObject({ status: 403, code: 'not_administrator' })
    expect((await go(boss, 'HEIR')).status).toBe(204)
    await person('accomplice')
    expect([await roleOf(heir), await roleOf(mallory)]).toEqual(['administrator', 'owner'])
    expect(await mallory.refusal(readAuditTrail)).toMatchObject({ code: 'not_administrator' })
    const { entries } = await heir.call(readAuditTrail, { query: { action: 'role.changed' } })
    expect(entries).toHaveLength(2)
    // One of several may go without a word.
    await go(await person('passer-by'))
    expect((await go(mallory)).status).toBe(204)
  })

  it('are not made again when the only account has gone', async () => {
    await start()
    expect((await go(await person('boss'))).status).toBe(204)
    expect(await roleOf(await person('mallory'))).toBe('owner')
    await start()
    expect(log.join()).toContain('there is no administrator')
  })

  it('are two at the most when two go at the same moment: one is left', async () => {
    await start()
    await person('anna')
    await person('owner')
    await person('bert')
    await start({ CARTE_ADMINS: 'bert' })
    const answers = await Promise.all([go(await again('anna')), go(await again('bert'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('are still there when an heir goes at the very moment of the succession', async () => {
    await start()
    const boss = await person('boss')
    const heir = await person('heir')
    await person('owner')
    const answers = await Promise.all([go(boss, 'heir'), go(heir)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('are named in the settings as accounts that exist, and nobody takes a name that is free', async () => {
    await start({ CARTE_ADMINS: 'anna, bert' })
    expect(log.join()).toMatch(/"names":\["anna","bert"\].*reserved/)
    const body = { email: 'stranger@example.com', password: PASSWORD }
    for (const username of ['Anna', 'BERT'])
      expect(await client().refusal(register, { body: { ...body, username } })).toMatchObject({
        status: 409,
        code: 'username_reserved',
        message: 'This username is reserved for an administrator. Please choose another one.',
      })
    // Cyrillic letters throughout.
    await start({ CARTE_ADMINS: 'coco' })
    const lookAlike = { ...body, username: '\u0441\u043e\u0441\u043e' }
    expect(await client().refusal(register, { body: lookAlike })).toMatchObject({ code: 'username_reserved' })
    await start()
    await person('first')
    const anna = await person('Anna')
    await start({ CARTE_ADMINS: 'anna' })
    expect(log.join()).not.toContain('reserved')
    const named = anna.at(server?.url ?? '')
    expect(await roleOf(named)).toBe('administrator')
    // Her name stays kept when she has gone, also over a start.
    expect((await go(named)).status).toBe(204)
    for (const isNewStart of [false, true]) {
      if (isNewStart) await start({ CARTE_ADMINS: 'anna' })
      expect(await client().refusal(register, { body: { ...body, username: 'anna' } })).toMatchObject({
        code: 'username_reserved',
      })
    }
  })

  it('are named with an address by whoever reads its mails, and by nobody else', async () => {
    await start({ CARTE_ADMINS: 'anna:Anna@Example.com' })
    await person('first')
    const body = { username: 'anna', email: 'stranger@example.com', password: PASSWORD }
    expect(await client().refusal(register, { body })).toMatchObject({ code: 'username_reserved' })
    const anna = await person('anna')
    expect(await roleOf(anna)).toBe('owner')
    const link = await linkInMail(dataDir, { to: 'anna@example.com', page: accountPages.verifyEmail })
    await anna.call(verifyEmail, { body: { token: new URL(link).searchParams.get('token') ?? '' } })
    expect(await roleOf(anna)).toBe('administrator')
    await anna.call(readAuditTrail, { query: {} })
  })
})
