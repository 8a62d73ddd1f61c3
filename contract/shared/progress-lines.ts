import { z } from 'zod'
import { type ErrorBody, errorBodySchema } from '../errors/errors.ts'
import type { Endpoint, EndpointOutput } from './endpoint.ts'

/** Newline-delimited JSON: an answer that comes line by line. */
export const NDJSON_TYPE = 'application/x-ndjson'

/** What a handler tells on the way. */
export type ProgressOf<E extends Endpoint> = E['progress'] extends z.ZodType ? z.output<E['progress']> : never

/** A line: a report on progress, and at the end the whole answer or the error that replaces it. */
export type LineOf<E extends Endpoint> =
  | ProgressOf<E>
  | { readonly type: 'answer'; readonly answer: EndpointOutput<E> }
  | ({ readonly type: 'error'; readonly status: number } & ErrorBody)

/** Describes every line of a call that tells something on the way. */
export const lineSchemaOf = ({ progress, output }: Pick<Endpoint, 'progress' | 'output'>) =>
  progress &&
  output &&
  z.union([
    progress,
    z.object({ type: z.literal('answer'), answer: output }),
    errorBodySchema.extend({ type: z.literal('error'), status: z.int() }),
  ])
