import { type ErrorCode, type ErrorDetails, errorTable } from '#contract/errors/errors.ts'

interface AppErrorOptions {
  /** The sentence for the person; the table's own where absent. */
  readonly message?: string
  readonly details?: ErrorDetails
  /** For the log alone. */
  readonly cause?: unknown
  /** When it is worth while to try again; for who is busy, a moment where absent. */
  readonly retryAfterMs?: number
}

const A_MOMENT_MS = 1000

/** An expected error: thrown anywhere, answered in one place. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined
  readonly #retryAfterMs: number | undefined

  constructor(code: ErrorCode, { message, details, cause, retryAfterMs }: AppErrorOptions = {}) {
    super(message ?? errorTable[code].message, { cause })
    this.code = code
    this.details = details
    this.#retryAfterMs = retryAfterMs
  }

  get status() {
    return errorTable[this.code].status
  }

  /** Undefined where waiting does not help. */
  get retryAfterMs(): number | undefined {
    return this.#retryAfterMs ?? (this.status === 503 || this.status === 429 ? A_MOMENT_MS : undefined)
  }
}
