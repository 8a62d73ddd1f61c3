import { refusalSentence } from '#domain/access/refusal-sentence.ts'
import type { Role, Verb } from '#domain/access/roles.ts'
import { AppError } from './app-error.ts'

/** What a member is answered who may not do something in their house. */
export const refusedTo = (role: Role, verb: Verb): AppError =>
  new AppError('role_refused', { message: refusalSentence(role, verb) })
