import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { WorkerPool } from './pool.ts'
import type { PoolOptions, RunOptions } from './pool-options.ts'
import { forkWorker } from './worker-process.ts'

const pools: { close(): Promise<void> }[] = []

const misbehaving = forkWorker<string, string>(
  new URL('../tests/workers/misbehaving-worker.ts', import.meta.url),
)
const broken = forkWorker<string, string>(new URL('../tests/workers/broken-worker.ts', import.meta.url))

/** With real processes. How turns are taken is tried with fake ones in `fairness.test.ts`. */
function openPool(options: Partial<PoolOptions<string, string>> = {}) {
  const pool = new WorkerPool<string, string>({
    workers: 1,
    queueLimit: 8,
    queueLimitForOne: 8,
    timeoutMs: 5000,
    rememberTimeoutMs: 60_000,
    startTimeoutMs: 10_000,
    maxWorkerBytes: 2 ** 29,
    startWorker: misbehaving,
    ...options,
  })
  pools.push(pool)
  return {
    run: (wish: string, more: Partial<RunOptions> = {}) => pool.run(wish, { for: 'this program', ...more }),
    status: () => pool.status(),
    close: () => pool.close(),
  }
}

afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

/** What the worker answered: its echo and its process id. */
async function echo(answer: Promise<string>): Promise<{ text: string; pid: number }> {
  const [text = '', pid] = (await answer).split(' by ')
  return { text, pid: Number(pid) }
}

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'no error',
    (error: { code: string }) => error.code,
  )

test('answers tasks in turn, all by the same warm worker', async () => {
  const pool = openPool()
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => echo(pool.run(name))))
  expect(answers.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
  expect(pool.status()).toMatchObject({ workers: 1, ready: 1, busy: 0, queued: 0, replaced: 0 })
})

test('kills a task at its time limit and goes on with a new worker', async () => {
  const pool = openPool({ timeoutMs: 300 })
  const before = await echo(pool.run('a'))
  const [hung, after] = await Promise.all([codeOf(pool.run('hang')), echo(pool.run('b'))])
  expect(hung).toBe('timeout')
  expect(after.text).toBe('b')
  expect(after.pid).not.toBe(before.pid)
  expect(() => process.kill(before.pid, 0)).toThrow()
  expect(pool.status().replaced).toBe(1)
})

test('a crash fails its own task only', async () => {
  const pool = openPool()
  const [crashed, next] = await Promise.all([codeOf(pool.run('crash')), echo(pool.run('b'))])
  expect([crashed, next.text]).toEqual(['crashed', 'b'])
})

test('passes on what a task failed with, and keeps the worker', async () => {
  const pool = openPool()
  await expect(pool.run('fail')).rejects.toMatchObject({
    code: 'failed',
    failure: 'wished',
    detail: 'on request',
  })
  expect((await echo(pool.run('b'))).text).toBe('b')
  expect(pool.status().replaced).toBe(0)
})

test('refuses tasks beyond its queue and takes them again later', async () => {
  const pool = openPool({ queueLimit: 2 })
  await pool.run('warm')
  const running = pool.run('slow 1')
  const waiting = [pool.run('slow 2'), pool.run('slow 3')]
  expect(await codeOf(pool.run('one too many'))).toBe('busy')
  await Promise.all([running, ...waiting])
  expect((await echo(pool.run('later'))).text).toBe('later')
})

test('the latest preview takes the place of those that wait, not of the one that runs', async () => {
  const pool = openPool()
  await pool.run('warm')
  const [running, second, third, other] = [
    pool.run('slow 1', { supersedes: 'editor' }),
    pool.run('slow 2', { supersedes: 'editor' }),
    pool.run('slow 3', { supersedes: 'editor' }),
    pool.run('slow 4', { supersedes: 'somebody else' }),
  ]
  expect(await codeOf(second)).toBe('superseded')
  const finished = await Promise.all([running, third, other].map(echo))
  expect(finished.map(({ text }) => text)).toEqual(['slow 1', 'slow 3', 'slow 4'])
})

test('a cancelled task leaves the queue at once', async () => {
  const pool = openPool()
  await pool.run('warm')
  const controller = new AbortController()
  const running = pool.run('slow 1')
  const waiting = pool.run('slow 2', { signal: controller.signal })
  controller.abort()
  expect(await codeOf(waiting)).toBe('cancelled')
  expect(pool.status().queued).toBe(0)
  expect((await echo(running)).text).toBe('slow 1')
  expect(await codeOf(pool.run('b', { signal: controller.signal }))).toBe('cancelled')
})

test('closing finishes what was begun, refuses what is new and ends the workers', async () => {
  const pool = openPool()
  const { pid } = await echo(pool.run('warm'))
  const begun = [pool.run('slow 1'), pool.run('slow 2')]
  const closed = Promise.all([pool.close(), pool.close()])
  expect(await codeOf(pool.run('new'))).toBe('closed')
  expect((await Promise.all(begun.map(echo))).map(({ text }) => text)).toEqual(['slow 1', 'slow 2'])
  await closed
  expect(pool.status().workers).toBe(0)
  expect(() => process.kill(pid, 0)).toThrow()
})

test('closing while the last task crashes does not wait for ever', async () => {
  const pool = openPool()
  const crashed = codeOf(pool.run('crash'))
  await pool.close()
  expect(await crashed).toBe('crashed')
})

test('replaces a worker that has grown too large, between two tasks', async () => {
  const pool = openPool()
  const [large, next] = await Promise.all([echo(pool.run('grow')), echo(pool.run('b'))])
  expect([large.text, next.text]).toEqual(['grow', 'b'])
  expect(next.pid).not.toBe(large.pid)
})

test('says that it is unavailable when no worker starts, instead of trying for ever', async () => {
  const pool = openPool({ startWorker: broken })
  expect(await codeOf(pool.run('a'))).toBe('unavailable')
  expect(await codeOf(pool.run('b'))).toBe('unavailable')
})

test.each([0, 1])(
  'starts %i workers at once where it is told to, and all with the first task',
  async (atOnce) => {
    const pool = openPool({ workers: 2, atOnce })
    expect(pool.status().workers).toBe(atOnce)
    expect((await echo(pool.run('a'))).text).toBe('a')
    expect(pool.status().workers).toBe(2)
  },
)

test('a worker knows none of the settings that the server was started with', async () => {
  const secrets = ['CARTE_SECRET', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'DATABASE_URL', 'S3_SECRET_ACCESS_KEY']
  for (const name of secrets) vi.stubEnv(name, 'secret')
  vi.stubEnv('LC_TIME', 'en_US.UTF-8')
  const { text } = await echo(openPool().run('environment'))
  const names = text.split(' ')
  expect(names).toEqual(expect.arrayContaining(['PATH', 'LC_TIME']))
  for (const name of secrets) expect(names).not.toContain(name)
  expect(
    names.filter((name) => /CARTE|STRIPE|SMTP|DATABASE|S3|KEY|SECRET|TOKEN|NODE_OPTIONS/.test(name)),
  ).toEqual([])
})

test('ends with the process that started it, in the middle of a task too', async () => {
  const parent = fileURLToPath(new URL('../tests/workers/leaving-parent.ts', import.meta.url))
  // The worker has the same standard error: where it lives on, this waits for it.
  const { stdout } = await promisify(execFile)(process.execPath, [parent])
  const isAlive = () => {
    try {
      return process.kill(Number(stdout), 0)
    } catch {
      return false
    }
  }
  await vi.waitFor(() => expect(isAlive()).toBe(false), 5000)
})
