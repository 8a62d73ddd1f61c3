import type { MiddlewareHandler } from 'hono'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { admitToThings, withinKey } from '../../owners/keys/admit-key.ts'
import type { HavingKeys, Program } from '../../owners/keys/keys.ts'
import type { CallInput } from '../../owners/keys/named-things.ts'
import type { Caller, HttpBindings } from '../bindings.ts'

/** Gives calls a lazy look at who makes them: a program, by the key that it sends, or who is signed in. */
export const identifyCallers =
  ({ keys, db }: HavingKeys & Database): MiddlewareHandler<HttpBindings> =>
  async (c, next) => {
    let caller: Promise<Caller> | undefined
    c.set('caller', () => {
      caller ??= find()
      return caller
    })
    await next()

    async function find(): Promise<Caller> {
      try {
        const program = await keys.findProgram(c.req.raw.headers)
        return program ? callerOf(db, program) : { user: await c.var.visitor() }
      } catch (error) {
        if (error instanceof AppError) return { user: null, refusal: error }
        throw error
      }
    }
  }

const callerOf = (db: Db, program: Program): Caller => ({
  ...program,
  guard: {
    admit: (call: Endpoint, input: CallInput) => admitToThings(db, program, call, input),
    within: (call: Endpoint, answer: unknown) => withinKey(db, program, call, answer),
  },
})
