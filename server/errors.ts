import { type ErrorCode, type ErrorDetails, errorTable } from '#contract/errors.ts'

interface AppErrorOptions {
  /** The sentence for the person; the table's own where absent. */
  readonly message?: string
  readonly details?: ErrorDetails
  /** For the log alone. */
  readonly cause?: unknown
}

/** An expected error: thrown anywhere, answered in one place. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, { message, details, cause }: AppErrorOptions = {}) {
    super(message ?? errorTable[code].message, { cause })
    this.code = code
    this.details = details
  }

  get status() {
    return errorTable[this.code].status
  }
}
