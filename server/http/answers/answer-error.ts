import type { HttpBindings as NodeBindings } from '@hono/node-server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, errorTable } from '#contract/errors/errors.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { PaymentError } from '../../adapters/payments/port.ts'
import { AppError } from '../../errors/app-error.ts'
import type { HttpContext } from '../bindings.ts'

/** The one boundary: expected errors become their code, all others an `internal` and a log line. */
export function answerError(thrown: unknown, c: HttpContext): Response {
  const { error, status, body } = answerOf(thrown, c)
  if (error) {
    // The rest of the body is not read, or not for long, so the connection cannot carry another request.
    if (error.code === 'too_large' || isStillArriving(c)) c.header('connection', 'close')
    if (error.retryAfterMs !== undefined) c.header('retry-after', secondsOf(error.retryAfterMs))
  }
  return c.json(body, status)
}

/** The same for an answer that has begun, whose head is sent. */
export function errorAfterHead(thrown: unknown, c: HttpContext): ErrorBody & { readonly status: number } {
  const { status, body } = answerOf(thrown, c)
  return { status, ...body }
}

interface ErrorAnswer {
  /** Absent for a mistake of ours. */
  readonly error?: AppError
  readonly status: ContentfulStatusCode
  readonly body: ErrorBody
}

/** Notes an error and writes it to the log, and returns the part of it that may be shown. */
function answerOf(thrown: unknown, c: HttpContext): ErrorAnswer {
  const error = expected(thrown, c)
  const { requestId, log, noteRefusal } = c.var
  if (!(error instanceof AppError)) {
    log.error({ err: error }, 'unexpected error')
    const { status, message } = errorTable.internal
    noteRefusal('internal')
    return { status, body: { code: 'internal', message, requestId } }
  }
  const { status, code, message, details, cause } = error
  log[status >= 500 ? 'error' : 'debug']({ code, cause }, 'refused')
  // Its cause is the name of the limit that was exceeded.
  const limit = code === 'too_many_requests' ? String(cause ?? 'other') : undefined
  noteRefusal(code, limit)
  const said = limit === undefined ? details : { ...details, limit }
  return { error, status, body: { code, message, ...(said && { details: said }), requestId } }
}

function expected(thrown: unknown, c: HttpContext): unknown {
  if (isCutOff(thrown, c)) return new AppError('malformed_request', { cause: thrown })
  if (thrown instanceof PaymentError) return new AppError('payment_unavailable', { cause: thrown })
  if (thrown instanceof UnreadableDocumentError) return new AppError('document_unreadable', { cause: thrown })
  return thrown
}

/** The sender went away in the middle of the body: the server has no fault, and the answer no reader. */
const isCutOff = (error: unknown, c: HttpContext): boolean =>
  (c.env as Partial<NodeBindings> | undefined)?.incoming?.errored === error && error instanceof Error

/** Refused before all of its body was here: a menu that comes too often, for one. */
const isStillArriving = (c: HttpContext): boolean =>
  (c.env as Partial<NodeBindings> | undefined)?.incoming?.complete === false

/** Whole seconds, rounded up: a client that comes too early is refused again. */
const secondsOf = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)))
