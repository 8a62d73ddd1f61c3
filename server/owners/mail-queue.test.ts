import { expect, it, vi } from 'vitest'
import { buildDatabase } from '#tests/builders/build-database.ts'
import type { Mail, MailSender } from '../adapters/email/port.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { createMailQueue } from './mail-queue.ts'

const MAIL: Mail = {
  to: 'mario@example.com',
  subject: 'A link',
  text: 'https://carte.example/reset?token=secret',
}

async function queue({
  secret = 'one',
  db: given = undefined as Awaited<ReturnType<typeof buildDatabase>> | undefined,
} = {}) {
  const db = given ?? (await buildDatabase())
  let now = Date.parse('2026-06-05T12:00:00.000Z')
  const sent: (Mail & { id: string })[] = []
  const failures: Error[] = []
  const sender: MailSender = {
    async send(mail, id) {
      const failure = failures.shift()
      if (failure) throw failure
      sent.push({ ...mail, id })
      return id
    },
    isRefusal: (error) => (error as Error).message === 'no such person',
    check: async () => {},
    close() {},
  }
  const needs = {
    db,
    clock: () => new Date(now),
    log: { info() {}, error() {} } as never,
    metrics: { jobs: { inc() {} }, mails: { inc() {} } } as never,
  }
  const mails = createMailQueue({ ...needs, sender, secret, bell: { ring() {} } })
  return {
    db,
    sent,
    failures,
    post: mails.post,
    run: () => runJobs(needs, [{ ...mails.jobs, lookMs: 10 }]),
    later(ms: number) {
      now += ms
    },
    job: () => db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow(),
  }
}

it('keeps a mail that nobody can read in the database, and nothing of it once it was sent', async () => {
  const { sent, post, run, job } = await queue()
  await post(MAIL)
  const kept = JSON.stringify(await job())
  for (const words of ['mario', 'link', 'token']) expect(kept).not.toContain(words)
  const { end } = run()
  await vi.waitFor(async () => expect(await job()).toMatchObject({ state: 'done', content: '' }))
  await end()
  expect(sent).toMatchObject([MAIL])
})

it('sends nothing of a change that did not come about', async () => {
  const { db, post } = await queue()
  await db
    .transaction()
    .execute(async (transaction) => {
      await post(MAIL, transaction)
      throw new Error('refused')
    })
    .catch(() => {})
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
})

it('tries a mail again while the mail server is away, for two days, and then says that it failed', async () => {
  const { failures, sent, post, run, later, job } = await queue()
  failures.push(...Array.from({ length: 9 }, () => new Error('away')))
  await post(MAIL)
  const { end } = run()
  for (let attempt = 1; attempt < 9; attempt += 1) {
    await vi.waitFor(async () =>
      expect(await job()).toMatchObject({ attempts: attempt, lastError: 'unreachable' }),
    )
    later(30 * 60 * 60_000)
  }
  await vi.waitFor(async () => expect(await job()).toMatchObject({ state: 'failed', attempts: 9 }))
  await end()
  expect(sent).toEqual([])
})

it('gives up at once what the mail server refuses, and what was sealed with another secret', async () => {
  const refused = await queue()
  refused.failures.push(new Error('no such person'))
  await refused.post(MAIL)
  const { end } = refused.run()
  await vi.waitFor(async () =>
    expect(await refused.job()).toMatchObject({ state: 'failed', lastError: 'refused' }),
  )
  await end()
  const first = await queue()
  await first.post(MAIL)
  const other = await queue({ secret: 'two', db: first.db })
  const running = other.run()
  await vi.waitFor(async () =>
    expect(await first.job()).toMatchObject({ state: 'failed', lastError: 'unreadable' }),
  )
  await running.end()
})
