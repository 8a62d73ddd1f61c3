import { beforeAll, describe, expect, it, vi } from 'vitest'
import { requestPasswordReset } from '#contract/accounts/accounts.ts'
import { deleteJob, listJobs, retryJob } from '#contract/accounts/jobs.ts'
import { inDatabase } from '#tests/builders/build-live.ts'
import { startFakeMailServer } from '#tests/fakes/mail-server.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { hasEngine, useTestServer } from '#tests/support/test-server.ts'

describe.skipIf(!hasEngine)('background work', () => {
  // Nobody listens there until the mail server is started.
  const PORT = 20_000 + (process.pid % 20_000)
  const server = useTestServer({
    SMTP_URL: `smtp://127.0.0.1:${PORT}`,
    SMTP_FROM: 'Carte <no-reply@menus.example>',
    CARTE_PUBLIC_URL: 'http://localhost:1',
  })
  let administrator: TestClient
  let owner: TestClient

  beforeAll(async () => {
    administrator = server().client()
    await administrator.register('anna')
    owner = server().client()
    await owner.register('bert')
  })

  const failed = () => administrator.call(listJobs, { query: { state: 'failed' } })
  const waiting = () => administrator.call(listJobs, { query: { state: 'waiting', kind: 'mail' } })

  it('is seen by administrators alone, and says nothing of what mails say', async () => {
    await owner.call(requestPasswordReset, { body: { email: 'bert@example.com' } })
    await vi.waitFor(async () =>
      expect((await waiting()).jobs).toContainEqual(
        expect.objectContaining({ attempts: 1, lastError: 'unreachable' }),
      ),
    )
    expect(JSON.stringify(await waiting())).not.toContain('bert')
    expect((await waiting()).counts).toContainEqual(
      expect.objectContaining({ kind: 'mail', state: 'waiting' }),
    )
    for (const refusal of [
      await owner.refusal(listJobs, { query: {} }),
      await owner.refusal(retryJob, { params: { id: 'any' } }),
      await owner.refusal(deleteJob, { params: { id: 'any' } }),
    ])
      expect(refusal).toMatchObject({ status: 403, code: 'not_administrator' })
  })

  it('has each sweep once, whichever server does it', async () => {
    const { jobs } = await administrator.call(listJobs, { query: { state: 'waiting', kind: 'sweep' } })
    const names = jobs.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['bins', 'counters', 'jobs', 'pictures']))
    expect(new Set(names).size).toBe(names.length)
  })

  it('sends what waited and what had failed once the mail server is back, each mail once', async () => {
    const before = (await waiting()).jobs
    await inDatabase(server().env, (db) =>
      db
        .updateTable('jobs')
        .set({ state: 'failed', nextAt: null, attempts: 9 })
        .where('id', '=', before[0]?.id ?? '')
        .execute(),
    )
    expect((await failed()).jobs).toHaveLength(1)
    const mails = await startFakeMailServer(PORT)
    for (const { id } of before) await administrator.call(retryJob, { params: { id } })
    await vi.waitFor(() => expect(mails.mails.length).toBeGreaterThanOrEqual(before.length), {
      timeout: 10_000,
    })
    await vi.waitFor(async () => expect((await waiting()).jobs).toEqual([]))
    expect(mails.mails).toHaveLength(before.length)
    await mails.close()
    expect(await administrator.refusal(retryJob, { params: { id: before[0]?.id ?? '' } })).toMatchObject({
      code: 'job_not_found',
    })
  })

  it('is forgotten where an administrator says so, once it has failed', async () => {
    const row = {
      kind: 'mail',
      subject: 'x',
      content: '',
      attempts: 9,
      createdAt: '2026-01-01T00:00:00.000Z',
    } as const
    await inDatabase(server().env, (db) =>
      db
        .insertInto('jobs')
        .values(
          (['waiting', 'failed'] as const).map((state) => ({
            ...row,
            id: state,
            state,
            nextAt: state === 'waiting' ? '2999-01-01T00:00:00.000Z' : null,
            ownerId: null,
            lastStatus: null,
            lastError: 'unreachable',
            endedAt: null,
          })),
        )
        .execute(),
    )
    await administrator.call(deleteJob, { params: { id: 'failed' } })
    expect((await failed()).jobs).toEqual([])
    expect(await administrator.refusal(deleteJob, { params: { id: 'waiting' } })).toMatchObject({
      status: 404,
      code: 'job_not_found',
    })
  })
})
