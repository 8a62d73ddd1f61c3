import type { MiddlewareHandler } from 'hono'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { type Endpoint, takesIdempotencyKey } from '#contract/shared/endpoint.ts'
import { AppError } from '../../errors/app-error.ts'
import type { HttpBindings, HttpContext } from '../bindings.ts'

/** Printable letters without blanks: what programs make of random bytes. */
const KEY = /^[\x21-\x7e]{1,255}$/u

/** Errors after which nobody knows how far the call came. */
const uncertain: ReadonlySet<ErrorCode> = new Set(['internal', 'took_too_long', 'database_unavailable'])

interface Call {
  readonly accountId: string
  readonly callerId: string
  readonly key: string
  readonly asked: readonly (string | Uint8Array)[]
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly mediaType: string | null
}

interface Needs {
  readonly repeatableCalls: {
    begin(
      call: Call,
    ): Promise<
      | { readonly kind: 'first' | 'other' | 'unfinished' }
      | { readonly kind: 'again'; readonly answer: Answer }
    >
    keep(call: Call, answer: Answer): Promise<void>
    forget(call: Call): Promise<void>
  }
}

/** Gives calls the means to be made once, however often a program sends them with one `Idempotency-Key`. */
export const makeOnce =
  ({ repeatableCalls }: Needs): MiddlewareHandler<HttpBindings> =>
  async (c, next) => {
    c.set('once', async (description, make) => {
      const key = c.req.header('idempotency-key')
      if (key === undefined || description.method === 'get') return make()
      refuseKey(key, description)
      const caller = await c.var.caller()
      if (!caller.user || caller.refusal) return make()
      const call = {
        accountId: caller.user.id,
        callerId: caller.key?.id ?? caller.user.id,
        key,
        asked: [c.req.method, c.req.url, new Uint8Array(await c.req.arrayBuffer())],
      }
      const before = await repeatableCalls.begin(call)
      if (before.kind === 'other') throw new AppError('idempotency_key_reused')
      if (before.kind === 'unfinished') throw new AppError('idempotency_key_unfinished')
      if (before.kind === 'again') {
        const done = await c.var.beginCall(caller, undefined)
        done()
        return answerAgain(c, before.answer)
      }
      return first(call, make)
    })
    await next()

    async function first(call: Call, make: () => Promise<Response>): Promise<Response> {
      try {
        const response = await make()
        const body = await response.clone().text()
        const mediaType = response.headers.get('content-type')
        await repeatableCalls.keep(call, { status: response.status, body, mediaType })
        return response
      } catch (error) {
        // A refusal changed nothing. What nobody expected may have: the key stays taken.
        if (error instanceof AppError && !uncertain.has(error.code)) await repeatableCalls.forget(call)
        throw error
      }
    }
  }

function refuseKey(key: string, description: Endpoint): void {
  if (!takesIdempotencyKey(description))
    throw new AppError('invalid_input', { message: 'This call takes no Idempotency-Key: send it without.' })
  if (!KEY.test(key))
    throw new AppError('invalid_input', {
      message: 'An Idempotency-Key has 1 to 255 letters, digits and signs, without blanks.',
    })
}

const answerAgain = (c: HttpContext, { status, body, mediaType }: Answer): Response => {
  c.header('idempotency-replayed', 'true')
  if (mediaType !== null) c.header('content-type', mediaType)
  return status === 204 ? c.body(null, 204) : c.body(body, status as 200)
}
