import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFakeWorkers } from '#tests/workers/fake-workers.ts'
import { WorkerPool } from './pool.ts'
import type { PoolOptions, RunOptions } from './pool-options.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Ask = Partial<Omit<RunOptions, 'for'>>

/** A pool of workers that do nothing until they are released, and what became of each request. */
function openPool(options: Partial<PoolOptions<string, string>> = {}) {
  const workers = createFakeWorkers()
  const pool = new WorkerPool<string, string>({
    workers: 2,
    queueLimit: 100,
    queueLimitForOne: 50,
    timeoutMs: 10_000,
    rememberTimeoutMs: 300_000,
    startTimeoutMs: 30_000,
    maxWorkerBytes: 2 ** 29,
    startWorker: workers.startWorker,
    ...options,
  })
  for (const worker of workers.alive) worker.becomeReady()
  return {
    ...workers,
    status: () => pool.status(),
    /** A task of an account; the answer or the code of the error. */
    ask: (account: string, task: string, more: Ask = {}): Promise<string> =>
      pool
        .run(task, { for: `account ${account}`, isSmall: () => true, ...more })
        .catch((error: { code: string }) => error.code),
  }
}

const large = { isSmall: () => false } as const

describe('turns', () => {
  test('one account with many tasks delays another by one', () => {
    const { ask, tasks, finish } = openPool({ workers: 1 })
    for (const task of ['a1', 'a2', 'a3', 'a4']) void ask('a', task)
    void ask('b', 'b1')
    expect(tasks()).toEqual(['a1'])
    finish('a1')
    expect(tasks()).toEqual(['b1'])
    finish('b1')
    expect(tasks()).toEqual(['a2'])
  })

  test('a guest is told from an account by the address', () => {
    const { ask, tasks } = openPool()
    void ask('a', 'a1')
    void ask('a', 'a2')
    void ask('b', 'b1')
    expect(tasks()).toEqual(['a1', 'b1'])
  })

  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [8, 4],
  ])('of %i workers one account occupies %i', (workers, most) => {
    const { ask, tasks } = openPool({ workers })
    for (let n = 0; n < 10; n += 1) void ask('a', `a${n}`)
    expect(tasks()).toHaveLength(most)
  })
})

describe('a worker is kept for small tasks', () => {
  test('large ones of however many accounts leave one free', () => {
    const { ask, tasks, finish } = openPool({ workers: 2 })
    for (const account of ['a', 'b', 'c']) void ask(account, `${account}1`, large)
    expect(tasks()).toEqual(['a1'])
    void ask('d', 'd1')
    expect(tasks()).toEqual(['a1', 'd1'])
    finish('d1')
    expect(tasks()).toEqual(['a1'])
    finish('a1')
    expect(tasks()).toEqual(['b1'])
  })

  test('a small task overtakes a large one of the same account', () => {
    const { ask, tasks } = openPool({ workers: 2 })
    void ask('a', 'a1', large)
    void ask('b', 'b1', large)
    void ask('b', 'b2')
    expect(tasks()).toEqual(['a1', 'b2'])
  })

  test('a large one does not take the only worker that is ready while the other starts', () => {
    const { ask, tasks, alive } = openPool({ workers: 2 })
    alive[0]?.die()
    void ask('a', 'a1', large)
    expect(tasks()).toEqual([])
    alive[1]?.becomeReady()
    expect(tasks()).toEqual(['a1'])
  })

  test('with a single worker there is nothing to keep', () => {
    const { ask, tasks } = openPool({ workers: 1 })
    void ask('a', 'a1', large)
    expect(tasks()).toEqual(['a1'])
  })
})

describe('tasks that kill their worker', () => {
  test('the account gets no other worker killed before that one is replaced', async () => {
    const { ask, tasks, alive } = openPool({ workers: 2 })
    const crashed = ask('a', 'a1')
    void ask('a', 'a2')
    alive[0]?.die()
    expect(await crashed).toBe('crashed')
    expect(tasks()).toEqual([])
    void ask('b', 'b1')
    expect(tasks()).toEqual(['b1'])
    alive[1]?.becomeReady()
    expect(tasks()).toEqual(['b1', 'a2'])
  })

  test('what timed out is refused at once for a while, and then tried again', async () => {
    const { ask, tasks, alive, finish } = openPool({ workers: 1 })
    const first = ask('a', 'endless', { key: 'endless' })
    vi.advanceTimersByTime(10_001)
    expect(await first).toBe('timeout')
    alive[0]?.becomeReady()
    expect(await ask('b', 'endless', { key: 'endless' })).toBe('timed_out_before')
    expect(tasks()).toEqual([])
    void ask('b', 'other', { key: 'other' })
    expect(tasks()).toEqual(['other'])
    finish('other')
    vi.advanceTimersByTime(300_001)
    void ask('b', 'endless', { key: 'endless' })
    expect(tasks()).toEqual(['endless'])
  })
})

describe('a machine that others occupy', () => {
  test('a task has its time of computing, however long the clock says', async () => {
    const { ask, alive, finish } = openPool({ workers: 1 })
    const [worker] = alive
    if (worker) worker.computedMs = 400
    const slow = ask('a', 'slow', { key: 'slow' })
    vi.advanceTimersByTime(10_001)
    if (worker) worker.computedMs = 2400
    vi.advanceTimersByTime(15_000)
    finish('slow')
    expect(await slow).toBe('slow')
  })

  test('what it leaves no time for is to be tried again, and nobody is refused for it', async () => {
    const { ask, tasks, alive } = openPool({ workers: 1 })
    const [worker] = alive
    if (worker) worker.computedMs = 400
    const slow = ask('a', 'slow', { key: 'slow' })
    vi.advanceTimersByTime(59_900)
    expect(tasks()).toEqual(['slow'])
    vi.advanceTimersByTime(10_100)
    expect(await slow).toBe('busy')
    alive[0]?.becomeReady()
    void ask('a', 'slow', { key: 'slow' })
    expect(tasks()).toEqual(['slow'])
  })

  test('what computes all the time ends at its limit', async () => {
    const { ask, alive } = openPool({ workers: 1 })
    const [worker] = alive
    if (worker) worker.computedMs = 400
    const endless = ask('a', 'endless', { key: 'endless' })
    if (worker) worker.computedMs = 10_390
    vi.advanceTimersByTime(10_001)
    if (worker) worker.computedMs = 10_440
    vi.advanceTimersByTime(60)
    expect(await endless).toBe('timeout')
    alive[0]?.becomeReady()
    expect(await ask('a', 'endless', { key: 'endless' })).toBe('timed_out_before')
  })
})

describe('equal tasks', () => {
  test('under way or waiting are done once, and all get the answer', async () => {
    const { ask, tasks, finish, status } = openPool({ workers: 1 })
    const same = { key: 'same' }
    const answers = [ask('a', 'same', same), ask('a', 'same', same), ask('b', 'same', same)]
    void ask('c', 'c1')
    const waiting = [ask('a', 'later', { key: 'later' }), ask('b', 'later', { key: 'later' })]
    expect(status()).toMatchObject({ busy: 1, queued: 2 })
    finish('same')
    expect(await Promise.all(answers)).toEqual(['same', 'same', 'same'])
    finish('c1')
    expect(tasks()).toEqual(['later'])
    finish('later')
    expect(await Promise.all(waiting)).toEqual(['later', 'later'])
    void ask('a', 'same', same)
    expect(tasks()).toEqual(['same'])
  })

  test('wait in the turn of each who asks: nobody is held back by the line of another', () => {
    const { ask, tasks, finish } = openPool({ workers: 1 })
    for (const task of ['a1', 'a2', 'a3', 'shared']) void ask('a', task, { key: task })
    void ask('guest', 'shared', { key: 'shared' })
    finish('a1')
    expect(tasks()).toEqual(['shared'])
  })
})

describe('a task is dropped', () => {
  test('when nobody waits for it any more, not before', async () => {
    const { ask, tasks, finish, status } = openPool({ workers: 1 })
    void ask('a', 'running')
    const [one, other] = [new AbortController(), new AbortController()]
    const asked = [
      ask('a', 'same', { key: 'same', signal: one.signal }),
      ask('b', 'same', { key: 'same', signal: other.signal }),
    ]
    one.abort()
    expect([await asked[0], status().queued]).toEqual(['cancelled', 1])
    other.abort()
    expect([await asked[1], status().queued]).toEqual(['cancelled', 0])
    finish('running')
    expect(tasks()).toEqual([])
  })

  test('with its worker, where that was agreed and nobody waits for it any more', async () => {
    const { ask, alive, tasks, status } = openPool({ workers: 1, endsForsaken: true })
    const [one, other] = [new AbortController(), new AbortController()]
    const asked = [
      ask('a', 'long', { key: 'long', signal: one.signal }),
      ask('b', 'long', { key: 'long', signal: other.signal }),
    ]
    void ask('c', 'next')
    one.abort()
    expect([await asked[0], tasks(), status().replaced]).toEqual(['cancelled', ['long'], 0])
    other.abort()
    expect([await asked[1], status().replaced]).toEqual(['cancelled', 1])
    for (const worker of alive) worker.becomeReady()
    expect(tasks()).toEqual(['next'])
  })

  test('for the one whose newer task supersedes it, and goes on for who else waits', async () => {
    const { ask, finish, tasks } = openPool({ workers: 1 })
    void ask('a', 'running')
    const old = ask('a', 'old', { key: 'old', supersedes: 'editor' })
    const guest = ask('b', 'old', { key: 'old' })
    void ask('a', 'new', { key: 'new', supersedes: 'editor' })
    expect(await old).toBe('superseded')
    finish('running')
    expect(tasks()).toEqual(['old'])
    finish('old')
    expect(await guest).toBe('old')
  })
})

describe('a full queue', () => {
  test('refuses the task of one who has too many waiting, and nobody else', async () => {
    const { ask, tasks } = openPool({ workers: 2, queueLimitForOne: 2 })
    const asked = ['a1', 'a2', 'a3', 'a4'].map((task) => ask('a', task))
    expect(await asked[3]).toBe('busy')
    void ask('b', 'b1')
    expect(tasks()).toEqual(['a1', 'b1'])
  })

  test('takes a newcomer in the place of the newest of whoever has most waiting', async () => {
    const { ask, status } = openPool({ workers: 1, queueLimit: 3 })
    const asked = ['a1', 'a2', 'a3', 'a4'].map((task) => ask('a', task))
    void ask('b', 'b1')
    expect(await asked[3]).toBe('busy')
    void ask('c', 'c1')
    expect(await asked[2]).toBe('busy')
    // Everybody has one waiting now: the last to come is the one too many.
    expect(await ask('d', 'd1')).toBe('busy')
    expect(status().queued).toBe(3)
  })
})

describe('patient tasks', () => {
  const patient = { isPatient: true } as const

  test('run one at a time, while nobody else waits', () => {
    const { ask, tasks, finish } = openPool({ workers: 2 })
    for (const task of ['c1', 'c2', 'c3']) void ask('a', task, patient)
    expect(tasks()).toEqual(['c1'])
    void ask('a', 'a1')
    expect(tasks().toSorted()).toEqual(['a1', 'c1'])
    void ask('b', 'b1')
    finish('c1')
    expect(tasks().toSorted()).toEqual(['a1', 'b1'])
    finish('a1')
    expect(tasks().toSorted()).toEqual(['b1', 'c2'])
    finish('c2')
    expect(tasks().toSorted()).toEqual(['b1', 'c3'])
  })

  test('let others go first at the one worker there is', () => {
    const { ask, tasks, finish } = openPool({ workers: 1 })
    for (const task of ['c1', 'c2']) void ask('a', task, patient)
    void ask('b', 'b1')
    finish('c1')
    expect(tasks()).toEqual(['b1'])
    finish('b1')
    expect(tasks()).toEqual(['c2'])
  })

  test('wait no longer when somebody who is not patient wants the same', async () => {
    const { ask, tasks, finish } = openPool({ workers: 1 })
    void ask('a', 'a1')
    const card = ask('a', 'page', { ...patient, key: 'page' })
    const page = ask('b', 'page', { key: 'page' })
    finish('a1')
    expect(tasks()).toEqual(['page'])
    finish('page')
    expect(await card).toBe(await page)
  })
})
