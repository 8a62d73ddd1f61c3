import type { HttpBindings as NodeBindings } from '@hono/node-server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, type ErrorCode, errorTable } from '#contract/errors.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { PaymentError } from '../../adapters/payments/port.ts'
import { AppError } from '../../errors/app-error.ts'
import type { HttpContext } from '../bindings.ts'

/** The one boundary: expected errors become their code, all others an `internal` and a log line. */
export function answerError(thrown: unknown, c: HttpContext): Response {
  const error = expected(thrown, c)
  if (error instanceof AppError) {
    c.var.log[error.status >= 500 ? 'error' : 'debug']({ code: error.code, cause: error.cause }, 'refused')
    // The rest of the body is not read, or not for long, so the connection cannot carry another request.
    if (error.code === 'too_large' || isStillArriving(c)) c.header('connection', 'close')
    // The name of the limit that was exceeded.
    if (error.code === 'too_many_requests') c.set('limit', String(error.cause ?? 'other'))
    if (error.retryAfterMs !== undefined) c.header('retry-after', secondsOf(error.retryAfterMs))
    return errorResponse(c, error.status, {
      code: error.code,
      message: error.message,
      ...(error.details && { details: error.details }),
    })
  }
  c.var.log.error({ err: error }, 'unexpected error')
  const { status, message } = errorTable.internal
  return errorResponse(c, status, { code: 'internal', message })
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

function errorResponse(
  c: HttpContext,
  status: ContentfulStatusCode,
  body: ErrorBody & { readonly code: ErrorCode },
): Response {
  c.set('refusal', body.code)
  return c.json({ ...body, requestId: c.var.requestId }, status)
}

/** Whole seconds, rounded up: a client that comes too early is refused again. */
const secondsOf = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)))
