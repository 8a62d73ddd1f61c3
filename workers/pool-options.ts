import type { Asker } from './asker.ts'
import type { StartWorker } from './worker-process.ts'

export interface PoolOptions<Task, Value> {
  /**
   * Whether a worker is killed when no one waits for its task any more. Worth it where tasks take much
   * longer than workers to start.
   */
  readonly endsForsaken?: boolean
  readonly workers: number
  /** Workers that one asker may occupy at a time; half of them where absent, and at least one. */
  readonly workersForOne?: number
  /** Tasks that may wait; beyond it, the newest task of the asker with most waiting is refused with `busy`. */
  readonly queueLimit: number
  /** Tasks that may wait for one asker; one more is refused with `busy`. */
  readonly queueLimitForOne: number
  /**
   * Of computing, from the moment a worker takes a task; then the worker is killed and replaced. On a machine that others
   * occupy it may take 50 s longer by the clock. Where the system doesn't say what a worker computes, the clock counts.
   */
  readonly timeoutMs: number
  /** How long an equal task is refused with `timed_out_before`. */
  readonly rememberTimeoutMs: number
  /** How long a new worker may take until it is ready. */
  readonly startTimeoutMs: number
  /** A worker that has grown beyond this is replaced between two tasks. */
  readonly maxWorkerBytes: number
  /** Workers that start with the pool, all of them where absent; the others start with the first task. */
  readonly atOnce?: number
  readonly startWorker: StartWorker<Task, Value>
}

export interface RunOptions {
  readonly for: Asker
  /**
   * Whether it takes no longer than others may be kept waiting: then it may go to the worker that is kept for such tasks.
   * Asked when that worker is the only one; where absent, it is not.
   */
  readonly isSmall?: () => boolean
  /** Tasks with the same key have the same result: they are done once, and time out once. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** Runs while no other task waits, and on one worker at most, which does not count as occupied by its asker. */
  readonly isPatient?: boolean
  /** A waiting task with the same word gives way to this one and ends with `superseded`. */
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
