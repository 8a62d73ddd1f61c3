/**
 * Why a task gave no result:
 * - `busy`: too many tasks wait, of this asker or in all, or the machine left its worker no time; try again in a moment
 * - `closed`: the pool is shutting down
 * - `unavailable`: no worker could be started
 * - `crashed`: the worker died during the task; it has been replaced
 * - `timeout`: the task took longer than its time limit; its worker has been replaced
 * - `timed_out_before`: an equal task timed out a short while ago, so this one was not tried
 * - `cancelled`: the asker's signal was aborted
 * - `superseded`: a newer task with the same `supersedes` took its place in the queue
 * - `failed`: the task itself failed; `failure` is the code that the worker gave
 */
export type WorkErrorCode =
  | 'busy'
  | 'closed'
  | 'unavailable'
  | 'crashed'
  | 'timeout'
  | 'timed_out_before'
  | 'cancelled'
  | 'superseded'
  | 'failed'

interface WorkErrorOptions extends ErrorOptions {
  readonly detail?: string
  readonly failure?: string
}

/** An expected failure of a pool's task. `detail` is for the log, never for a person's screen. */
export class WorkError extends Error {
  readonly code: WorkErrorCode
  readonly detail: string
  /** The code that the worker gave; only for a task that failed itself. */
  readonly failure: string | undefined

  constructor(code: WorkErrorCode, { detail = '', failure, cause }: WorkErrorOptions = {}) {
    super(detail ? `${code}: ${detail}` : code, { cause })
    this.name = 'WorkError'
    this.code = code
    this.detail = detail
    this.failure = failure
  }
}
