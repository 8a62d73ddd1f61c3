/** A worker that parses and judges large bodies, which would block all requests in the server itself. */

import { calls } from '#contract/calls.ts'
import type { ErrorCode, ErrorDetails } from '#contract/errors/errors.ts'
import { answerTasks } from '#workers/answer-tasks.ts'
import { AppError } from '../../errors/app-error.ts'
import { judgeJson } from './judge.ts'

export interface BodyTask {
  /** Method and path of a call of the contract: `post /api/saved-menus`. */
  readonly call: string
  readonly body: Uint8Array
}

export type JudgedBody =
  | { readonly json: string }
  | { readonly code: ErrorCode; readonly message: string; readonly details: ErrorDetails | undefined }

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
