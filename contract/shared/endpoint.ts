import type { z } from 'zod'
import type { AskedCall } from '#domain/access/keys.ts'
import { verbOf } from '#domain/access/roles.ts'
import type { ErrorCode } from '../errors/errors.ts'

/** Work with a separate count, so that nobody can take the servers for themselves (`server/limits`). */
export type WorkKind =
  | 'typesetting'
  | 'generation'
  | 'report'
  | 'writing'
  | 'upload'
  | 'export'
  | 'card'
  /** Something sent to another program by hand, to try it. */
  | 'test'
  /** A read that grows with what an account has. */
  | 'list'

export interface CallInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/**
 * One call, described once. The server mounts it (validation, access, OpenAPI) and the screens call
 * it (`web/lib/api.ts`), so neither can drift from the other.
 */
export interface Endpoint extends AskedCall {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With parameters in braces: `/api/saved-menus/{id}`. */
  readonly path: string
  readonly summary: string
  readonly access: 'anyone' | 'signed-in'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The parts of a multipart body, files among them; instead of `body`. */
  readonly upload?: z.ZodObject
  readonly status: 200 | 201 | 204
  /** The JSON answer; absent where the answer is empty or a file. */
  readonly output?: z.ZodType
  /** A line that is streamed on the way, for a caller that accepts `NDJSON_TYPE`; the last is the answer (`lineSchemaOf`). */
  readonly progress?: z.ZodType
  /** Media type of a file answer. */
  readonly file?: string
  /** The errors that it may answer in addition to those of every call. */
  readonly errors?: readonly ErrorCode[]
  /** The kind of work, which has a separate limit, in addition to the number of calls. */
  readonly work?: WorkKind
  /** Whether its answer is one page of an array (`pages.ts`): the next one is named in the header `link`. */
  readonly isPaged?: true
  /** True for what machines ask for on their own account, which is never refused for its number. */
  readonly isUncounted?: boolean
  /** Its body is an event of a payment provider, in a form of theirs: it is signed, and its handler reads it. */
  readonly isOfProvider?: boolean
  /** A call that goes: it is shown in the headers of each answer, and in the description. */
  readonly deprecated?: Deprecation
  /** The largest body in bytes; `SMALL_BODY_BYTES`, or what pictures take, where absent. */
  readonly maxBodyBytes?: number
}

/** When a call was replaced, and until when it is answered. */
export interface Deprecation {
  /** A day, UTC: `2026-11-29`. */
  readonly since: string
  /** A day at least a year later. */
  readonly until: string
  /** What to do instead, in a sentence. */
  readonly instead: string
}

/** Forms and lists of ids. */
export const SMALL_BODY_BYTES = 64 * 1024

/** A whole menu: 1,000 items with eight prices and a description of 200 letters in two languages have 1.7 MB. */
export const MENU_BODY_BYTES = 2 * 1024 * 1024

/**
 * Whether an address with a parameter that the call doesn't describe is refused. Balancers and payment providers
 * write separate addresses: what they add says nothing to us.
 */
export const takesNamedParameters = ({ isUncounted, isOfProvider }: Endpoint): boolean =>
  !isUncounted && !isOfProvider

/**
 * Whether a program may send a call again with the same `Idempotency-Key` and is answered as the first time: what changes
 * something and is answered with JSON or nothing.
 */
export const takesIdempotencyKey = ({ method, access, scope, upload, file, progress }: Endpoint): boolean =>
  method !== 'get' && access === 'signed-in' && scope !== 'person' && !upload && !file && !progress

const takesMenu = ({ body, maxBodyBytes = 0 }: Endpoint): boolean =>
  body !== undefined && maxBodyBytes > SMALL_BODY_BYTES

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
/** Without the parts that are not there; what may be left out whole is optional. */
type WithoutUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as undefined extends T[K] ? (T[K] extends undefined ? never : K) : never]?: T[K]
}

type SentQuery<Schema> =
  | Sent<Schema>
  | (Schema extends z.ZodType ? (Record<never, never> extends Sent<Schema> ? undefined : never) : undefined)

export interface EndpointRequest<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly upload: Parsed<E['upload']>
}

/** What a caller passes: only the parts that the endpoint has. */
export type EndpointInput<E extends Endpoint> = WithoutUndefined<{
  params: Sent<E['params']>
  query: SentQuery<E['query']>
  body: Sent<E['body']>
  upload: Sent<E['upload']>
}>

export type EndpointOutput<E extends Endpoint> = E['file'] extends string
  ? File
  : E['output'] extends z.ZodType
    ? z.output<E['output']>
    : undefined

/** A call as it is written down: without what most calls have in common, and without what follows from the rest. */
type Description = Omit<Endpoint, 'method' | 'path' | 'access' | 'status' | 'work'> & {
  /** A call needs a session unless it says that it does not. */
  readonly access?: 'anyone'
  /** For what is created; else 200 with an answer and 204 without one. */
  readonly status?: 201
  /** A change that needs the scope `write` or `publish` is `writing` unless it says otherwise. */
  readonly work?: WorkKind
}

/** Describes a call and keeps its literal type. */
export function endpoint<M extends Endpoint['method'], const P extends string, const D extends Description>(
  method: M,
  path: P,
  description: D,
) {
  const isWriting = method !== 'get' && (description.scope === 'write' || description.scope === 'publish')
  const usual = {
    access: 'signed-in',
    status: description.output || description.file ? 200 : 204,
    ...(isWriting && { work: 'writing' }),
  }
  return { method, path, ...usual, ...description } as D & {
    readonly method: M
    readonly path: P
    readonly access: D extends { access: 'anyone' } ? 'anyone' : 'signed-in'
    readonly status: Endpoint['status']
  }
}

/** Every error that a call may answer: its own, and those that follow from what it takes and from its access. */
export function errorCodesOf(call: Endpoint) {
  const { method, access, scope, isOfWholeHouse, params, upload, isOfProvider, work, errors = [] } = call
  // Also where it takes none: what is sent all the same is refused by its name.
  const takesJson = method !== 'get' && !upload && !isOfProvider
  const codes: (ErrorCode | false | undefined)[] = [
    ...errors,
    access === 'signed-in' && 'not_signed_in',
    access === 'signed-in' && verbOf(call) !== null && 'role_refused',
    // Of a program with a key, which may make every call that its scope allows.
    'key_invalid',
    'plan_limit',
    scope === 'person' ? 'person_needed' : 'key_scope',
    (isOfWholeHouse || (scope !== 'person' && method !== 'get')) && 'restaurants_limited',
    (scope === 'propose' || scope === 'write' || scope === 'publish') && 'declares_none',
    params && 'not_found',
    takesJson && 'malformed_json',
    upload && 'malformed_multipart',
    (takesJson || upload || takesNamedParameters(call)) && 'invalid_input',
    method !== 'get' && 'wrong_origin',
    // A packed body, which is refused even where none is read.
    'unsupported_media_type',
    'too_large',
    'too_many_requests',
    takesIdempotencyKey(call) && 'idempotency_key_reused',
    takesIdempotencyKey(call) && 'idempotency_key_unfinished',
    (work === 'upload' || work === 'export' || takesMenu(call)) && 'server_busy',
    // A large body is judged in a separate process, which ends with the server, and drops what no one waits
    // for.
    takesMenu(call) && 'shutting_down',
    takesMenu(call) && 'superseded',
    'took_too_long',
    'internal',
  ]
  return [...new Set(codes.filter((code) => code !== undefined && code !== false))]
}
