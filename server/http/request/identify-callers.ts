import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/app-error.ts'
import type { HttpBindings } from '../bindings.ts'
import type { Caller, Program } from '../visitor/caller.ts'

interface Needs {
  readonly keys: {
    /** The program whose key these headers carry; null where they carry none. @throws {AppError} for a key that is not taken */
    findProgram(
      headers: Headers,
      by: { readonly isForModel: boolean; readonly isAtMcp: boolean },
    ): Promise<Program | null>
  }
}

/** Gives calls a lazy look at who makes them: a program, by the key that it sends, or who is signed in. */
export const identifyCallers =
  ({ keys }: Needs): MiddlewareHandler<HttpBindings> =>
  async (c, next) => {
    let caller: Promise<Caller> | undefined
    c.set('caller', () => {
      caller ??= find()
      return caller
    })
    await next()

    async function find(): Promise<Caller> {
      try {
        return (
          (await keys.findProgram(c.req.raw.headers, {
            isForModel: isForModel(c.env),
            isAtMcp: c.req.path === '/mcp',
          })) ?? { user: await c.var.visitor() }
        )
      } catch (error) {
        if (error instanceof AppError) return { user: null, refusal: error }
        throw error
      }
    }
  }

/** A call that the application makes for a model (`features/mcp/`): no header can say or take back that it is one. */
const isForModel = (env: unknown): boolean =>
  typeof env === 'object' && env !== null && 'isForModel' in env && env.isForModel === true
