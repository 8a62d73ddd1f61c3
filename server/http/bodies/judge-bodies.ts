import type { MiddlewareHandler } from 'hono'
import { SMALL_BODY_BYTES } from '#contract/shared/endpoint.ts'
import type { Env } from '../../settings/env.ts'
import type { HttpBindings } from '../bindings.ts'
import { askerOf } from '../visitor/asker.ts'
import { judgeJson } from './judge.ts'
import type { JudgingBodies } from './large-bodies.ts'

/** Gives calls the means to judge their bodies: small ones at once, large ones in a separate process. */
export const judgeBodies =
  ({ largeBodies, env }: JudgingBodies & { readonly env: Env }): MiddlewareHandler<HttpBindings> =>
  async (c, next) => {
    c.set('judgeBody', async ({ method, path, body: schema }, user) => {
      const body = new Uint8Array(await c.req.arrayBuffer())
      if (!schema) return undefined
      if (body.byteLength <= SMALL_BODY_BYTES) return judgeJson(schema, body)
      const { signal } = c.req.raw
      return await largeBodies.judge({ call: `${method} ${path}`, body, for: askerOf(c, user, env), signal })
    })
    await next()
  }
