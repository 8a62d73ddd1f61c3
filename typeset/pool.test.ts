import { afterEach, expect, test } from 'vitest'
import type { Task } from './messages.ts'
import { type PoolOptions, WorkerPool } from './pool.ts'
import { buildInput } from './testing/build-input.ts'

const pools: WorkerPool[] = []

function openPool(options: Partial<PoolOptions> = {}): WorkerPool {
  const pool = new WorkerPool({
    workers: 1,
    queueLimit: 8,
    timeoutMs: 5000,
    startTimeoutMs: 10_000,
    maxWorkerBytes: 2 ** 29,
    workerModule: new URL('./testing/misbehaving-worker.ts', import.meta.url),
    ...options,
  })
  pools.push(pool)
  return pool
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

const wish = (name: string): Task => ({
  kind: 'typeset',
  input: buildInput([], {}, { restaurant: { name } }),
})

/** What the worker answered: its echo and its process id. */
async function echo(answer: Promise<unknown>): Promise<{ text: string; pid: number }> {
  const [text = '', pid] = new TextDecoder().decode((await answer) as Uint8Array).split(' by ')
  return { text, pid: Number(pid) }
}

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'no error',
    (error: { code: string }) => error.code,
  )

test('answers tasks in turn, all by the same warm worker', async () => {
  const pool = openPool()
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => echo(pool.run(wish(name)))))
  expect(answers.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
  expect(pool.status()).toMatchObject({ workers: 1, ready: 1, busy: 0, queued: 0, replaced: 0 })
})

test('kills a task at its time limit and goes on with a new worker', async () => {
  const pool = openPool({ timeoutMs: 300 })
  const before = await echo(pool.run(wish('a')))
  const [hung, after] = await Promise.all([codeOf(pool.run(wish('hang'))), echo(pool.run(wish('b')))])
  expect(hung).toBe('typeset_timeout')
  expect(after.text).toBe('b')
  expect(after.pid).not.toBe(before.pid)
  expect(() => process.kill(before.pid, 0)).toThrow()
  expect(pool.status().replaced).toBe(1)
})

test('a crash fails its own task only', async () => {
  const pool = openPool()
  const [crashed, next] = await Promise.all([codeOf(pool.run(wish('crash'))), echo(pool.run(wish('b')))])
  expect([crashed, next.text]).toEqual(['typesetter_crashed', 'b'])
})

test('passes on what a task failed with, and keeps the worker', async () => {
  const pool = openPool()
  await expect(pool.run(wish('fail'))).rejects.toMatchObject({ code: 'typeset_failed', detail: 'on request' })
  expect((await echo(pool.run(wish('b')))).text).toBe('b')
  expect(pool.status().replaced).toBe(0)
})

test('refuses tasks beyond its queue and takes them again later', async () => {
  const pool = openPool({ queueLimit: 2 })
  await pool.run(wish('warm'))
  const running = pool.run(wish('slow 1'))
  const waiting = [pool.run(wish('slow 2')), pool.run(wish('slow 3'))]
  expect(await codeOf(pool.run(wish('one too many')))).toBe('typesetter_busy')
  await Promise.all([running, ...waiting])
  expect((await echo(pool.run(wish('later')))).text).toBe('later')
})

test('the latest preview takes the place of those that wait, not of the one that runs', async () => {
  const pool = openPool()
  await pool.run(wish('warm'))
  const [running, second, third, other] = [
    pool.run(wish('slow 1'), { supersedes: 'editor' }),
    pool.run(wish('slow 2'), { supersedes: 'editor' }),
    pool.run(wish('slow 3'), { supersedes: 'editor' }),
    pool.run(wish('slow 4'), { supersedes: 'somebody else' }),
  ]
  expect(await codeOf(second)).toBe('superseded')
  const finished = await Promise.all([running, third, other].map(echo))
  expect(finished.map(({ text }) => text)).toEqual(['slow 1', 'slow 3', 'slow 4'])
})

test('a cancelled task leaves the queue at once', async () => {
  const pool = openPool()
  await pool.run(wish('warm'))
  const controller = new AbortController()
  const running = pool.run(wish('slow 1'))
  const waiting = pool.run(wish('slow 2'), { signal: controller.signal })
  controller.abort()
  expect(await codeOf(waiting)).toBe('typeset_cancelled')
  expect(pool.status().queued).toBe(0)
  expect((await echo(running)).text).toBe('slow 1')
  expect(await codeOf(pool.run(wish('b'), { signal: controller.signal }))).toBe('typeset_cancelled')
})

test('closing finishes what was begun, refuses what is new and ends the workers', async () => {
  const pool = openPool()
  const { pid } = await echo(pool.run(wish('warm')))
  const begun = [pool.run(wish('slow 1')), pool.run(wish('slow 2'))]
  const closed = Promise.all([pool.close(), pool.close()])
  expect(await codeOf(pool.run(wish('new')))).toBe('typesetter_closed')
  expect((await Promise.all(begun.map(echo))).map(({ text }) => text)).toEqual(['slow 1', 'slow 2'])
  await closed
  expect(pool.status().workers).toBe(0)
  expect(() => process.kill(pid, 0)).toThrow()
})

test('closing while the last task crashes does not wait for ever', async () => {
  const pool = openPool()
  const crashed = codeOf(pool.run(wish('crash')))
  await pool.close()
  expect(await crashed).toBe('typesetter_crashed')
})

test('replaces a worker that has grown too large, between two tasks', async () => {
  const pool = openPool()
  const [large, next] = await Promise.all([echo(pool.run(wish('grow'))), echo(pool.run(wish('b')))])
  expect([large.text, next.text]).toEqual(['grow', 'b'])
  expect(next.pid).not.toBe(large.pid)
})

test('says that it is unavailable when no worker starts, instead of trying for ever', async () => {
  const pool = openPool({ workerModule: new URL('./testing/broken-worker.ts', import.meta.url) })
  expect(await codeOf(pool.run(wish('a')))).toBe('typesetter_unavailable')
  expect(await codeOf(pool.run(wish('b')))).toBe('typesetter_unavailable')
})
