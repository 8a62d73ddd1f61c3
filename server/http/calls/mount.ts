import { z } from 'zod'
import type { User } from '#contract/accounts/accounts.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Endpoint, EndpointOutput, EndpointRequest } from '#contract/shared/endpoint.ts'
import { HOUSE_HEADER } from '#contract/shared/open-house.ts'
import type { ProgressOf } from '#contract/shared/progress-lines.ts'
import { type UnknownField, unknownParameters } from '#contract/shared/sent-fields.ts'
import { mayDo, verbOf } from '#domain/access/roles.ts'
import { AppError } from '../../errors/app-error.ts'
import { refusedTo } from '../../errors/refused-to.ts'
import { limitOf, withinRestaurants } from '../../watching/within-restaurants.ts'
import { ASK_EACH_TIME } from '../answers/cache-control.ts'
import { hasAlready } from '../answers/etag.ts'
import { KeptJson } from '../answers/kept-json.ts'
import { answerPrecompressed } from '../answers/precompressed.ts'
import { acceptsLines, answerInLines, type Tell } from '../answers/progress-lines.ts'
import type { Api, FileAnswer, HttpContext } from '../bindings.ts'
import { judge, judgeBody, judgeJson, refuseUnknown, refuseUnstorable } from '../bodies/judge.ts'
import { limitBody } from '../bodies/limit-body.ts'
import { readMultipart } from '../bodies/multipart.ts'
import type { CallersKey } from '../visitor/caller.ts'

/** `unknown` where a call answers nothing: what its handler returns is dropped. */
type Answer<E extends Endpoint> = E['file'] extends string
  ? FileAnswer
  : E['output'] extends z.ZodType
    ? EndpointOutput<E> | KeptJson<EndpointOutput<E>>
    : unknown

export type HandlerInput<E extends Endpoint> = EndpointRequest<E> & {
  readonly c: HttpContext
  /** The key that a program makes the call with; absent for people. */
  readonly key?: CallersKey
  readonly user: E['access'] extends 'signed-in' ? User : User | null
  /** Tells something on the way to the answer; absent for a caller that waits for all of it. */
  readonly tell: ((line: ProgressOf<E>) => void) | undefined
}

/**
 * Mounts a call of the contract: limits its body, authenticates, counts it, validates, calls the handler
 * with what is left and presents its answer.
 * @param admit refuses who may not call, before anything that was sent is judged
 */
export function mount<E extends Endpoint>(
  api: Api,
  description: E,
  handle: (input: HandlerInput<E>) => Promise<Answer<E>> | Answer<E>,
  admit?: (user: User) => void,
): void {
  const path = description.path.replaceAll(/\{(\w+)\}/g, ':$1')
  async function answer(c: HttpContext, tell?: Tell): Promise<Answer<E>> {
    const caller = await c.var.caller()
    const { user, key, guard, refusal } = caller
    const done = description.isUncounted ? undefined : await c.var.beginCall(caller, description.work)
    try {
      if (refusal) throw refusal
      if (description.access === 'signed-in' && !user) throw new AppError('not_signed_in')
      if (user && description.access === 'signed-in')
        admitMember(user, description, c.req.header(HOUSE_HEADER))
      guard?.admitToCall(description)
      if (user) admit?.(user)
      const input = {
        c,
        user,
        key,
        tell,
        params: description.params && parse(description.params, c.req.param(), 'not_found'),
        query: readQuery(c, description),
        body: description.body ? await readJson(c, description, user) : await refuseJson(c, description),
        upload: description.upload && readUpload(description.upload, await readForm(c)),
      } as HandlerInput<E>
      return await withinRestaurants(isOfHouse(description) ? limitOf(user) : null, async () => {
        await guard?.admitToThings(description, input)
        return handle(input)
      })
    } finally {
      done?.()
    }
  }
  api.on(description.method, path, limitBody(description), async (c) => {
    tellDeprecation(c, description)
    return description.progress && acceptsLines(c)
      ? answerInLines(c, (tell) => answer(c, tell))
      : c.var.once(description, async () => present(c, description, await answer(c)))
  })
}

/** By RFC 9745 and RFC 8594. */
function tellDeprecation(c: HttpContext, { deprecated }: Endpoint): void {
  if (!deprecated) return
  c.header('deprecation', `@${Date.parse(deprecated.since) / 1000}`)
  c.header('sunset', new Date(deprecated.until).toUTCString())
  c.header('link', '</api/docs>; rel="deprecation"', { append: true })
}

/**
 * @param meant the house of the screen that makes the call, where it says one
 * @throws {AppError} `role_refused`, for what the role of a member does not allow in their house, and on a screen of another
 * house; `restaurants_limited` for what is about all its restaurants
 */
function admitMember({ house }: User, call: Endpoint, meant = house.id): void {
  const verb = verbOf(call)
  if (verb !== null && meant !== house.id)
    throw new AppError('role_refused', {
      message:
        'You no longer work in this house here: another one was opened in another tab, or you were removed. Reload the page to go on.',
    })
  if (verb !== null && !mayDo(house.role, verb)) throw refusedTo(house.role, verb)
  if (call.isOfWholeHouse && house.restaurants) throw new AppError('restaurants_limited')
}

/** Not about the person, and not what anyone may open by its address, whose `domain/access/menus.ts` asks whose it is. */
const isOfHouse = (call: Endpoint): boolean =>
  verbOf(call) !== null && (call.access === 'signed-in' || call.params === undefined)

function parse(
  schema: z.ZodType,
  value: unknown,
  code: ErrorCode,
  unknown: readonly UnknownField[] = [],
): unknown {
  refuseUnstorable(value, code)
  return judge(schema, value, code, 0, unknown)
}

function readQuery(c: HttpContext, description: Endpoint): unknown {
  const unknown = unknownParameters(description, c.req.queries())
  const query = description.query && parse(description.query, c.req.query(), 'invalid_input', unknown)
  refuseUnknown(unknown)
  return query
}

function readJson(c: HttpContext, description: Endpoint, user: User | null): Promise<unknown> {
  if (mediaTypeOf(c) !== 'application/json') throw new AppError('unsupported_media_type')
  return c.var.judgeBody(description, user)
}

const mediaTypeOf = (c: HttpContext): string | undefined =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** A call without a body drops nothing either: none, `{}` and null are all that it takes. */
async function refuseJson(c: HttpContext, { method, upload, isOfProvider }: Endpoint): Promise<undefined> {
  if (method === 'get' || upload || isOfProvider || mediaTypeOf(c) !== 'application/json') return
  const body = new Uint8Array(await c.req.arrayBuffer())
  if (body.byteLength > 0) judgeJson(z.object({}).nullable(), body)
}

function readUpload(schema: z.ZodType, parts: unknown): unknown {
  refuseUnstorable(parts, 'invalid_input')
  return judgeBody(schema, parts)
}

async function readForm(c: HttpContext): Promise<unknown> {
  const mediaType = c.req.header('content-type') ?? ''
  if (!mediaType.toLowerCase().startsWith('multipart/form-data')) throw new AppError('unsupported_media_type')
  return await readMultipart(c.req.raw)
}

function present(c: HttpContext, description: Endpoint, answer: unknown): Response | Promise<Response> {
  if (answer instanceof KeptJson) return answerPrecompressed(c, answer.answer)
  if (description.status === 204) return c.body(null, 204)
  const etag = c.get('etag')
  if (etag) {
    c.header('etag', etag)
    c.header('cache-control', ASK_EACH_TIME)
    if (hasAlready(c, etag)) return c.body(null, 304)
  }
  if (!description.file) return c.json(answer as object, c.get('unfitStatus') ?? description.status)
  const { bytes, fileName, mediaType = description.file } = answer as FileAnswer
  return c.body(bytes, description.status, {
    'content-type': mediaType,
    // RFC 6266: a plain ASCII name for old clients, the real one in UTF-8 for all others.
    'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${extendedValue(fileName)}`,
  })
}

/** RFC 8187 leaves fewer characters as they are than addresses do. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
