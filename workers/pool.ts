import { LRUCache } from 'lru-cache'
import type { Asker } from './asker.ts'
import { WorkError } from './errors.ts'
import { FairQueue } from './fair-queue.ts'
import type { WorkerMessage } from './messages.ts'
import type { PoolOptions, PoolStatus, RunOptions } from './pool-options.ts'
import type { WorkerProcess } from './worker-process.ts'

/** A caller that waits for a job. */
interface Waiting<Value> {
  readonly owner: Asker
  readonly supersedes: string | undefined
  readonly settle: (result: { value: Value } | { error: WorkError }) => void
}

interface Job<Task, Value> {
  readonly id: number
  readonly task: Task
  readonly key: string | undefined
  readonly isSmall: () => boolean
  /** Until somebody asks for the same who is not. */
  isPatient: boolean
  /** Empty when all have gone away while it ran. */
  readonly waiting: Set<Waiting<Value>>
}

/** Whose task occupies a worker, and whether it may be a long one. */
interface Hold {
  readonly owner: Asker
  readonly isSmall: () => boolean
  readonly isPatient: boolean
}

/** What is known of a task that a worker has. */
interface Watch {
  /** What it has computed, in ms; without end where the system doesn't say. */
  readonly computed: () => number
  readonly waitMs: number
  readonly waitedMs: number
}

interface Worker<Task, Value> {
  readonly process: WorkerProcess<Task>
  /** A retired worker has been killed and is about to be replaced. */
  state: 'starting' | 'ready' | 'retired' | 'gone'
  job: Job<Task, Value> | undefined
  /** From the start of a task until the worker, or the one that takes its place, is ready for another. */
  hold: Hold | undefined
  timer: NodeJS.Timeout | undefined
  rssBytes: number
  readonly onGone: (() => void)[]
}

/** Workers that die before they are ready, in a row, until the pool gives waiting tasks up. */
const MAX_FAILED_STARTS = 3

/** How much longer than its limit a task may take by the clock, in ms, where others occupy the machine. */
const SPARE_MS = 50_000

/** Between two looks at what a worker has computed, in ms: some ticks of the system's own counting. */
const SHORTEST_LOOK_MS = 50

/** Contents that are known to time out: some 100 KB of keys. */
const MOST_REMEMBERED = 1000

function answeredOnce(ask: () => boolean): () => boolean {
  let answer: boolean | undefined
  return () => (answer ??= ask())
}

/**
 * Runs tasks in a few workers, each one task at a time, and replaces workers that fail. Askers take turns
 * (`fair-queue.ts`); none occupies more than half of the workers, and where there are several, one is kept
 * for small tasks. A worker that its task has killed counts as occupied by the same asker until another is
 * ready in its place, so that no asker gets the workers killed one after the other.
 */
export class WorkerPool<Task, Value> {
  readonly #options: PoolOptions<Task, Value>
  readonly #workersForOne: number
  readonly #workers = new Set<Worker<Task, Value>>()
  readonly #queue = new FairQueue<Asker, Job<Task, Value>>()
  /** Jobs that wait or run and may be joined. */
  readonly #open = new Map<string, Job<Task, Value>>()
  readonly #timedOut: LRUCache<string, true>
  #lastId = 0
  #replaced = 0
  #failedStarts = 0
  #closing: Promise<void> | undefined
  #whenIdle: (() => void) | undefined

  constructor(options: PoolOptions<Task, Value>) {
    this.#options = options
    this.#workersForOne = options.workersForOne ?? Math.max(1, Math.floor(options.workers / 2))
    this.#timedOut = new LRUCache({
      max: MOST_REMEMBERED,
      ttl: options.rememberTimeoutMs,
      // The clock of this moment, not of the library's import: a test has its own.
      perf: performance,
    })
    this.#startWorkers(options.atOnce)
  }

  /** Runs a task. Rejects with a {@link WorkError}. */
  run(
    task: Task,
    { for: owner, isSmall = () => false, isPatient = false, key, signal, supersedes }: RunOptions,
  ): Promise<Value> {
    if (this.#closing) return Promise.reject(new WorkError('closed'))
    if (signal?.aborted) return Promise.reject(cancelled(signal))
    if (key !== undefined && this.#timedOut.has(key)) return Promise.reject(new WorkError('timed_out_before'))
    if (supersedes !== undefined) this.#supersede(supersedes)

    return new Promise((resolve, reject) => {
      const job = this.#jobFor(task, key, { isSmall: answeredOnce(isSmall), isPatient })
      const waiting: Waiting<Value> = {
        owner,
        supersedes,
        settle: (result) => {
          signal?.removeEventListener('abort', abort)
          if ('error' in result) reject(result.error)
          else resolve(result.value)
        },
      }
      // The result of a running task is dropped, or its worker is killed: `endsForsaken`.
      const abort = () => this.#dismiss(job, waiting, cancelled(signal))
      signal?.addEventListener('abort', abort, { once: true })
      job.waiting.add(waiting)
      if (!this.#isRunning(job)) this.#queue.add(owner, job)
      if (this.#workers.size < this.#options.workers) {
        this.#failedStarts = 0
        this.#startWorkers()
      }
      this.#dispatch()
      this.#keepLimits(owner)
    })
  }

  status(): PoolStatus {
    const workers = [...this.#workers]
    return {
      workers: workers.length,
      ready: workers.filter((worker) => worker.state === 'ready').length,
      busy: workers.filter((worker) => worker.job).length,
      queued: this.#queue.size,
      replaced: this.#replaced,
      largestWorkerBytes: Math.max(0, ...workers.map((worker) => worker.rssBytes)),
    }
  }

  /** Takes no more tasks, finishes those it has, and ends the workers. */
  close(): Promise<void> {
    this.#closing ??= this.#drain()
    return this.#closing
  }

  async #drain(): Promise<void> {
    if (this.#queue.size > 0 || this.#isBusy())
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve
      })
    await Promise.all([...this.#workers].map((worker) => this.#end(worker)))
  }

  #jobFor(
    task: Task,
    key: string | undefined,
    kind: Pick<Job<Task, Value>, 'isSmall' | 'isPatient'>,
  ): Job<Task, Value> {
    const equal = key === undefined ? undefined : this.#open.get(key)
    if (equal) {
      equal.isPatient &&= kind.isPatient
      return equal
    }
    const job: Job<Task, Value> = { id: ++this.#lastId, task, key, ...kind, waiting: new Set() }
    if (key !== undefined) this.#open.set(key, job)
    return job
  }

  #isRunning(job: Job<Task, Value>): boolean {
    return [...this.#workers].some((worker) => worker.job === job)
  }

  /** A caller no longer waits; a job without callers leaves the queue. */
  #dismiss(job: Job<Task, Value>, waiting: Waiting<Value>, error: WorkError): void {
    if (!job.waiting.delete(waiting)) return
    waiting.settle({ error })
    if (!this.#queue.has(job)) {
      if (job.waiting.size === 0 && this.#options.endsForsaken) this.#endRunning(job)
      return
    }
    if (![...job.waiting].some(({ owner }) => owner === waiting.owner)) this.#queue.leave(waiting.owner, job)
    if (!this.#queue.has(job)) this.#forget(job)
  }

  /** A task cannot be interrupted short of killing its worker. */
  #endRunning(job: Job<Task, Value>): void {
    const worker = [...this.#workers].find((one) => one.job === job)
    if (!worker) return
    clearTimeout(worker.timer)
    worker.job = undefined
    this.#forget(job)
    retire(worker)
  }

  /** Ends a job for everybody who waits for it. */
  #settle(job: Job<Task, Value>, result: { value: Value } | { error: WorkError }): void {
    this.#queue.remove(job)
    this.#forget(job)
    for (const waiting of job.waiting) waiting.settle(result)
    job.waiting.clear()
  }

  #forget(job: Job<Task, Value>): void {
    if (job.key !== undefined && this.#open.get(job.key) === job) this.#open.delete(job.key)
  }

  #keepLimits(newcomer: Asker): void {
    const { queueLimit, queueLimitForOne } = this.#options
    while (this.#queue.waitingOf(newcomer) > queueLimitForOne) this.#refuseNewest(newcomer)
    while (this.#queue.size > queueLimit) {
      const owner = this.#queue.longestLine()
      if (owner === undefined) break
      this.#refuseNewest(owner)
    }
  }

  /** Refuses the newest waiting job of an owner; who else waits for it goes on waiting. */
  #refuseNewest(owner: Asker): void {
    const job = this.#queue.newestOf(owner)
    if (!job) return
    const error = new WorkError('busy', { detail: `${this.#queue.size} tasks are waiting` })
    for (const waiting of [...job.waiting]) if (waiting.owner === owner) this.#dismiss(job, waiting, error)
  }

  #startWorkers(count = this.#options.workers): void {
    while (this.#workers.size < count) this.#startWorker()
  }

  #startWorker(hold?: Hold): void {
    const worker: Worker<Task, Value> = {
      process: this.#options.startWorker({
        onMessage: (message) => this.#receive(worker, message),
        onExit: () => this.#replace(worker),
      }),
      state: 'starting',
      job: undefined,
      hold,
      timer: setTimeout(() => worker.process.kill(), this.#options.startTimeoutMs),
      rssBytes: 0,
      onGone: [],
    }
    this.#workers.add(worker)
  }

  #receive(worker: Worker<Task, Value>, message: WorkerMessage<Value>): void {
    if (message.type === 'ready') {
      clearTimeout(worker.timer)
      worker.state = 'ready'
      worker.hold = undefined
      this.#failedStarts = 0
      this.#dispatch()
      return
    }
    const { job } = worker
    if (job?.id !== message.id) return
    clearTimeout(worker.timer)
    worker.job = undefined
    worker.rssBytes = message.rssBytes
    const { outcome } = message
    this.#settle(
      job,
      outcome.ok
        ? { value: outcome.value }
        : { error: new WorkError('failed', { failure: outcome.code, detail: outcome.detail }) },
    )
    if (worker.rssBytes > this.#options.maxWorkerBytes) retire(worker)
    else worker.hold = undefined
    this.#dispatch()
  }

  #dispatch(): void {
    for (let worker = this.#idleWorker(); worker; worker = this.#idleWorker()) {
      const turn = this.#queue.next((owner, job) => this.#mayRun(owner, job))
      if (!turn) break
      this.#give(worker, turn.job, turn.owner)
    }
    if (this.#queue.size === 0 && !this.#isBusy()) this.#whenIdle?.()
  }

  /** Returns whether this task may run now. Called while a worker is idle. */
  #mayRun(owner: Asker, { isSmall, isPatient }: Job<Task, Value>): boolean {
    const workers = [...this.#workers]
    if (isPatient) {
      const isOneRunning = workers.some(({ hold }) => hold?.isPatient)
      if (isOneRunning || this.#queue.jobs().some((job) => !job.isPatient)) return false
    }
    const isHeld = ({ hold }: Worker<Task, Value>) => hold?.owner === owner && !hold.isPatient
    if (workers.filter(isHeld).length >= this.#workersForOne) return false
    if (this.#options.workers === 1) return true
    // One more that is ready, or soon will be, stays for small tasks.
    const areForSmall = (is: (hold: Hold) => boolean) =>
      workers.filter(({ state, hold }) => state === 'ready' && (!hold || is(hold))).length >= 2
    return areForSmall(() => false) || isSmall() || areForSmall((hold) => hold.isSmall())
  }

  #give(worker: Worker<Task, Value>, job: Job<Task, Value>, owner: Asker): void {
    worker.job = job
    worker.hold = { owner, isSmall: job.isSmall, isPatient: job.isPatient }
    const before = worker.process.computedMs()
    const computed = () => (worker.process.computedMs() ?? Number.POSITIVE_INFINITY) - (before ?? 0)
    this.#watch(worker, job, { computed, waitMs: this.#options.timeoutMs, waitedMs: 0 })
    worker.process.send({ id: job.id, task: job.task })
  }

  /** Ends a task that has computed for longer than it may, and one that the machine has no time for. */
  #watch(worker: Worker<Task, Value>, job: Job<Task, Value>, { computed, waitMs, waitedMs }: Watch): void {
    const { timeoutMs } = this.#options
    const look = () => {
      if (worker.job !== job) return
      const leftMs = timeoutMs - computed()
      const nowMs = waitedMs + waitMs
      if (leftMs <= 0) {
        if (job.key !== undefined) this.#timedOut.set(job.key, true)
        this.#abandon(worker, job, new WorkError('timeout', { detail: `after ${timeoutMs} ms` }))
      } else if (nowMs >= timeoutMs + SPARE_MS)
        this.#abandon(worker, job, new WorkError('busy', { detail: `no time to compute in ${nowMs} ms` }))
      else this.#watch(worker, job, { computed, waitMs: Math.max(leftMs, SHORTEST_LOOK_MS), waitedMs: nowMs })
    }
    // Where this process itself was held up, the answer may have come in time: it is read first.
    worker.timer = setTimeout(() => setImmediate(look), waitMs)
  }

  /** Nobody waits any longer for what a worker does. */
  #abandon(worker: Worker<Task, Value>, job: Job<Task, Value>, error: WorkError): void {
    worker.job = undefined
    this.#settle(job, { error })
    retire(worker)
  }

  /** A worker has ended: its task failed, and another worker takes its place. */
  #replace(worker: Worker<Task, Value>): void {
    const { state, job, hold } = worker
    if (state === 'gone') return
    worker.state = 'gone'
    clearTimeout(worker.timer)
    this.#workers.delete(worker)
    if (job) this.#settle(job, { error: new WorkError('crashed') })
    if (state === 'starting') this.#failedStarts++
    if (this.#closing && this.#queue.size === 0) this.#dispatch()
    else if (this.#failedStarts >= MAX_FAILED_STARTS) this.#giveUp()
    else {
      this.#replaced++
      this.#startWorker(hold)
    }
    for (const tell of worker.onGone) tell()
  }

  /** Workers do not start. Waiting tasks fail now; the next task tries again. */
  #giveUp(): void {
    for (const job of this.#queue.jobs()) this.#settle(job, { error: new WorkError('unavailable') })
    this.#dispatch()
  }

  #supersede(word: string): void {
    for (const job of this.#queue.jobs())
      for (const waiting of [...job.waiting])
        if (waiting.supersedes === word) this.#dismiss(job, waiting, new WorkError('superseded'))
  }

  #end(worker: Worker<Task, Value>): Promise<void> {
    return new Promise((resolve) => {
      worker.onGone.push(resolve)
      if (worker.state === 'ready') worker.process.disconnect()
      else worker.process.kill()
    })
  }

  #idleWorker(): Worker<Task, Value> | undefined {
    return [...this.#workers].find((worker) => worker.state === 'ready' && !worker.job)
  }

  #isBusy(): boolean {
    return [...this.#workers].some((worker) => worker.job)
  }
}

function retire(worker: { state: string; readonly process: { kill(): void } }): void {
  worker.state = 'retired'
  worker.process.kill()
}

const cancelled = (signal: AbortSignal | undefined) => new WorkError('cancelled', { cause: signal?.reason })
