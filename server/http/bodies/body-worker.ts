/** A worker that parses and judges large bodies, which would block all requests in the server itself. */

import { calls } from '#contract/calls.ts'
import { answerTasks } from '#workers/answer-tasks.ts'
import { AppError } from '../../errors/app-error.ts'
import { judgeJson } from './judge.ts'
import type { BodyTask, JudgedBody } from './large-bodies.ts'

const schemas = new Map(calls.map(({ call }) => [`${call.method} ${call.path}`, call.body]))

answerTasks<BodyTask, JudgedBody>({
  async run({ call, body }) {
    try {
      const schema = schemas.get(call)
      if (!schema) throw new Error(`No call with a body is: ${call}`)
      return { ok: true, value: { json: JSON.stringify(judgeJson(schema, body)) } }
    } catch (error) {
      if (error instanceof AppError)
        return { ok: true, value: { code: error.code, message: error.message, details: error.details } }
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { ok: false, code: 'failed', detail }
    }
  },
})
