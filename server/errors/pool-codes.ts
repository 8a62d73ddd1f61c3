import type { ErrorCode } from '#contract/errors/errors.ts'
import type { WorkErrorCode } from '#workers/errors.ts'

/**
 * The error that a person sees where a pool of workers gave no result. A crash, a failure of the task
 * itself and a task that a newer one replaced are absent: what they mean depends on the task.
 */
export const poolCodes: Readonly<Partial<Record<WorkErrorCode, ErrorCode>>> = {
  busy: 'server_busy',
  unavailable: 'server_busy',
  closed: 'shutting_down',
  timeout: 'took_too_long',
  timed_out_before: 'took_too_long',
  // It has no reader: a screen cancels its request when it has a newer one.
  cancelled: 'superseded',
}
