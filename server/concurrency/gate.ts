import PQueue from 'p-queue'
import { AppError } from '../errors/app-error.ts'

export interface Gate {
  /**
   * Waits until there is room.
   * @returns gives the room back
   * @throws {AppError} `server_busy` when too many wait already, or it takes too long
   */
  enter(): Promise<() => void>
  /**
   * Does work that takes much memory or time when there is room for it.
   * @throws {AppError} as `enter`; besides, whatever the work throws
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface GateOptions {
  readonly atOnce: number
  /** Who comes when so many wait is told at once. */
  readonly waiting: number
  /** Nobody waits for longer. */
  readonly patienceMs?: number
}

const PATIENCE_MS = 20_000

/** Lets in as many as there is room for, in the order in which they came. */
export function createGate({ atOnce, waiting, patienceMs = PATIENCE_MS }: GateOptions): Gate {
  const queue = new PQueue({ concurrency: atOnce })

  function enter(): Promise<() => void> {
    if (queue.pending >= atOnce && queue.size >= waiting)
      return Promise.reject(new AppError('server_busy', { cause: `${queue.size} are waiting` }))
    const entered = Promise.withResolvers<() => void>()
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), patienceMs)
    const stay = () => {
      clearTimeout(timer)
      return new Promise<void>((leave) => entered.resolve(leave))
    }
    queue.add(stay, { signal: patience.signal }).catch(() => {
      entered.reject(new AppError('server_busy', { cause: `waited for ${patienceMs} ms` }))
    })
    return entered.promise
  }

  return {
    enter,
    async run(work) {
      const leave = await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
