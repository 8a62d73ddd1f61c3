import { APICallError, RetryError } from 'ai'

/** Why a model did not answer, in words that a notice and the log are made from. */
export type FailureReason =
  /** Out of time, or the one who asked has gone. */
  | 'timeout'
  /** It, or our own queue before it, has too much to do. */
  | 'busy'
  /** Not reached, refused, broken. */
  | 'unavailable'
  /** An answer that is not what was asked for. */
  | 'unusable'
  /** The day's calls are used up. */
  | 'budget'

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly reason: FailureReason

  constructor(reason: FailureReason, cause?: unknown) {
    super(`The model call failed: ${reason}`, { cause })
    this.reason = reason
  }
}

const TOO_MANY_REQUESTS = 429
/** "Overloaded", in Anthropic's answers. */
const OVERLOADED = 529

/** Maps an error of a model call to a `ModelFailure`. */
export function toModelFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (signal.aborted) return new ModelFailure('timeout', error)
  const cause = RetryError.isInstance(error) ? error.lastError : error
  if (!APICallError.isInstance(cause)) return new ModelFailure('unavailable', cause)
  const isBusy = cause.statusCode === TOO_MANY_REQUESTS || cause.statusCode === OVERLOADED
  return new ModelFailure(isBusy ? 'busy' : 'unavailable', cause)
}

/** What the log may say of a failure: never a prompt, an answer, a header or a key. */
export function describeFailure({ reason, cause }: ModelFailure) {
  if (APICallError.isInstance(cause))
    return { reason, status: cause.statusCode, message: cause.message.slice(0, 300) }
  return {
    reason,
    message: cause instanceof Error ? `${cause.name}: ${cause.message.slice(0, 300)}` : undefined,
  }
}
