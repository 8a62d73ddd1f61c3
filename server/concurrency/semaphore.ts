import PQueue from 'p-queue'
import { AppError } from '../errors/app-error.ts'

export interface Semaphore {
  /**
   * Waits for a permit.
   * @returns releases the permit
   * @throws {AppError} `server_busy` when too many wait already, or it takes too long
   */
  acquire(): Promise<() => void>
  /**
   * Does work that takes much memory or time under a permit.
   * @throws {AppError} as `acquire`, and the work's own errors
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface SemaphoreOptions {
  readonly atOnce: number
  /** A caller beyond this many waiting ones is refused at once. */
  readonly waiting: number
  /** The longest wait. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 20_000

/** A semaphore whose callers get their permits in the order in which they asked. */
export function createSemaphore({ atOnce, waiting, patienceMs = PATIENCE_MS }: SemaphoreOptions): Semaphore {
  const queue = new PQueue({ concurrency: atOnce })

  function acquire(): Promise<() => void> {
    if (queue.pending >= atOnce && queue.size >= waiting)
      return Promise.reject(new AppError('server_busy', { cause: `${queue.size} are waiting` }))
    const acquired = Promise.withResolvers<() => void>()
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const hold = () => {
      clearTimeout(timer)
      return new Promise<void>((release) => acquired.resolve(release))
    }
    queue.add(hold, { signal: patience.signal }).catch(() => {
      acquired.reject(new AppError('server_busy', { cause: `waited for ${patienceMs} ms` }))
    })
    return acquired.promise
  }

  return {
    acquire,
    async run(work) {
      const release = await acquire()
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
