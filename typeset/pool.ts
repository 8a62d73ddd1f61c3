import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TypesetError } from './errors.ts'
import type { Task, TaskMessage, WorkerMessage } from './messages.ts'

export interface PoolOptions {
  readonly workers: number
  /** Tasks that may wait; one more is refused with `typesetter_busy`. */
  readonly queueLimit: number
  /** From the moment a worker takes a task; then the worker is killed and replaced. */
  readonly timeoutMs: number
  /** How long a new worker may take to read its fonts. */
  readonly startTimeoutMs: number
  /** A worker that has grown beyond this is replaced between two tasks. */
  readonly maxWorkerBytes: number
  /** The module that each worker runs; tests put in misbehaving ones. */
  readonly workerModule: URL
}

export interface RunOptions {
  readonly signal?: AbortSignal
  /** A waiting task with the same key gives way to this one and ends with `superseded`. */
  readonly supersedes?: string
}

export interface PoolStatus {
  readonly workers: number
  readonly ready: number
  readonly busy: number
  readonly queued: number
  /** Workers that had to be replaced, since the start. */
  readonly replaced: number
  /** Memory of the largest worker after its last task, in bytes. */
  readonly largestWorkerBytes: number
}

interface Job {
  readonly id: number
  readonly task: Task
  readonly supersedes: string | undefined
  readonly settle: (result: { value: unknown } | { error: TypesetError }) => void
}

interface Worker {
  readonly process: ChildProcess
  /** A retired worker has been killed and is about to be replaced. */
  state: 'starting' | 'ready' | 'retired'
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
  rssBytes: number
}

/**
 * A worker's memory is in the engine and in pictures. Left alone, the heap of JavaScript grows to a
 * hundred megabytes of garbage beside it, since to collect it never seems worth while.
 */
const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=256'] as const

/** The threads that decode pictures keep what they freed to themselves (glibc; others ignore it). */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' } as const

/** Workers that die before they are ready, in a row, until the pool gives waiting tasks up. */
const MAX_FAILED_STARTS = 3

/** Runs tasks in a few child processes, each one task at a time, and replaces those that fail. */
export class WorkerPool {
  readonly #options: PoolOptions
  readonly #workers = new Set<Worker>()
  readonly #queue: Job[] = []
  #lastId = 0
  #replaced = 0
  #failedStarts = 0
  #closing: Promise<void> | undefined
  #whenIdle: (() => void) | undefined

  constructor(options: PoolOptions) {
    this.#options = options
    this.#startWorkers()
  }

  /**
   * Runs a task. Rejects with a {@link TypesetError}: what the task itself failed with, or
   * `typesetter_busy`, `typesetter_closed`, `typesetter_unavailable`, `typesetter_crashed`,
   * `typeset_timeout`, `typeset_cancelled`, `superseded`.
   */
  run(task: Task, { signal, supersedes }: RunOptions = {}): Promise<unknown> {
    if (this.#closing) return Promise.reject(new TypesetError('typesetter_closed'))
    if (signal?.aborted) return Promise.reject(cancelled(signal))
    if (supersedes !== undefined) this.#supersede(supersedes)
    if (this.#queue.length >= this.#options.queueLimit && !this.#idleWorker())
      return Promise.reject(new TypesetError('typesetter_busy', `${this.#queue.length} tasks are waiting`))

    return new Promise((resolve, reject) => {
      const job: Job = {
        id: ++this.#lastId,
        task,
        supersedes,
        settle: (result) => {
          signal?.removeEventListener('abort', abort)
          if ('error' in result) reject(result.error)
          else resolve(result.value)
        },
      }
      // A running task cannot be interrupted short of killing its worker; its result is dropped instead.
      const abort = () => {
        const waiting = this.#queue.indexOf(job)
        if (waiting >= 0) this.#queue.splice(waiting, 1)
        reject(cancelled(signal))
      }
      signal?.addEventListener('abort', abort, { once: true })
      this.#queue.push(job)
      if (this.#workers.size < this.#options.workers) {
        this.#failedStarts = 0
        this.#startWorkers()
      }
      this.#dispatch()
    })
  }

  status(): PoolStatus {
    const workers = [...this.#workers]
    return {
      workers: workers.length,
      ready: workers.filter((worker) => worker.state === 'ready').length,
      busy: workers.filter((worker) => worker.job).length,
      queued: this.#queue.length,
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
    if (this.#queue.length > 0 || this.#isBusy())
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve
      })
    await Promise.all([...this.#workers].map((worker) => this.#end(worker)))
  }

  #startWorkers(): void {
    while (this.#workers.size < this.#options.workers) this.#startWorker()
  }

  #startWorker(): void {
    const { workerModule, startTimeoutMs } = this.#options
    const child = fork(fileURLToPath(workerModule), [], {
      serialization: 'advanced',
      execArgv: [...SMALL_HEAP],
      env: workerEnvironment(),
    })
    const worker: Worker = {
      process: child,
      state: 'starting',
      job: undefined,
      timer: undefined,
      rssBytes: 0,
    }
    this.#workers.add(worker)
    worker.timer = setTimeout(() => child.kill('SIGKILL'), startTimeoutMs)
    child.on('message', (message: WorkerMessage) => this.#receive(worker, message))
    child.on('error', () => {
      // A process that could not even be started has no exit to wait for.
      if (child.pid === undefined) this.#replace(worker)
      else child.kill('SIGKILL')
    })
    child.once('exit', () => this.#replace(worker))
  }

  #receive(worker: Worker, message: WorkerMessage): void {
    if (message.type === 'ready') {
      clearTimeout(worker.timer)
      worker.state = 'ready'
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
    job.settle(
      outcome.ok ? { value: outcome.value } : { error: new TypesetError(outcome.code, outcome.detail) },
    )
    if (worker.rssBytes > this.#options.maxWorkerBytes) retire(worker)
    this.#dispatch()
  }

  #dispatch(): void {
    for (let worker = this.#idleWorker(); worker; worker = this.#idleWorker()) {
      const job = this.#queue.shift()
      if (!job) break
      this.#give(worker, job)
    }
    if (this.#queue.length === 0 && !this.#isBusy()) this.#whenIdle?.()
  }

  #give(worker: Worker, job: Job): void {
    worker.job = job
    const { timeoutMs } = this.#options
    worker.timer = setTimeout(() => {
      worker.job = undefined
      job.settle({ error: new TypesetError('typeset_timeout', `after ${timeoutMs} ms`) })
      retire(worker)
    }, timeoutMs)
    const message: TaskMessage = { id: job.id, task: job.task }
    worker.process.send(message)
  }

  /** A worker has ended: its task failed, and another worker takes its place. */
  #replace(worker: Worker): void {
    clearTimeout(worker.timer)
    this.#workers.delete(worker)
    worker.job?.settle({ error: new TypesetError('typesetter_crashed') })
    if (worker.state === 'starting') this.#failedStarts++
    if (this.#closing && this.#queue.length === 0) this.#dispatch()
    else if (this.#failedStarts >= MAX_FAILED_STARTS) this.#giveUp()
    else {
      this.#replaced++
      this.#startWorker()
    }
  }

  /** Workers do not start. Waiting tasks fail now; the next task tries again. */
  #giveUp(): void {
    for (const job of this.#queue.splice(0)) job.settle({ error: new TypesetError('typesetter_unavailable') })
    this.#dispatch()
  }

  #supersede(key: string): void {
    for (const job of this.#queue.filter((candidate) => candidate.supersedes === key)) {
      this.#queue.splice(this.#queue.indexOf(job), 1)
      job.settle({ error: new TypesetError('superseded') })
    }
  }

  #end(worker: Worker): Promise<void> {
    return new Promise((resolve) => {
      worker.process.once('exit', () => resolve())
      if (worker.state === 'ready' && worker.process.connected) worker.process.disconnect()
      else worker.process.kill('SIGKILL')
    })
  }

  #idleWorker(): Worker | undefined {
    return [...this.#workers].find((worker) => worker.state === 'ready' && !worker.job)
  }

  #isBusy(): boolean {
    return [...this.#workers].some((worker) => worker.job)
  }
}

function retire(worker: Worker): void {
  worker.state = 'retired'
  worker.process.kill('SIGKILL')
}

/** The environment without the flags of whatever runs the parent: a debugger, a watcher, a test runner. */
function workerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...environment } = process.env
  return { ...environment, ...FEW_ARENAS }
}

const cancelled = (signal: AbortSignal | undefined) =>
  new TypesetError('typeset_cancelled', '', { cause: signal?.reason })
