import { type ErrorBody, type ErrorCode, errorBodySchema, isErrorCode } from '#contract/errors/errors.ts'
import { type AddressInput, addressOf } from '#contract/shared/address.ts'
import { BUILD_HEADER } from '#contract/shared/build.ts'
import type { Endpoint, EndpointInput, EndpointOutput } from '#contract/shared/endpoint.ts'
import { HOUSE_HEADER } from '#contract/shared/open-house.ts'
import { NDJSON_TYPE, type ProgressOf } from '#contract/shared/progress-lines.ts'
import { NoConnectionError, reached } from './connection.ts'
import { fileNameOf } from './file-name.ts'
import { houseOfPage } from './house-of-page.ts'
import { type AsksToSignIn, signedInAgain } from './lapsed-session.ts'
import { noteBuild } from './new-build.ts'
import { isProgress, linesOf } from './progress-lines.ts'
import { randomId } from './random-id.ts'

/** An answer that is not a success. `message` is `status: text`; `sentence` is for the person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly sentence: string | undefined
  readonly details: ErrorBody['details']
  /** Names the request in the server's log. */
  readonly requestId: string
  /** The wait until a retry may succeed; undefined where waiting does not help. */
  readonly retryAfterMs: number | undefined

  constructor(
    { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
    text: string,
    sentId: string,
  ) {
    super(`${status}: ${text || statusText}`)
    const answer = readJson(text)
    const body = errorBodySchema.safeParse(answer).data
    this.status = status
    this.code = isErrorCode(body?.code) ? body.code : undefined
    this.sentence = body?.message ?? foreignSentence(answer)
    this.details = body?.details
    this.requestId = body?.requestId ?? sentId
    const seconds = headers.get('retry-after')
    this.retryAfterMs = seconds && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined
  }
}

/** The text itself where it is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** In characters: what is longer is no sentence for a person. */
const LONGEST_FOREIGN_SENTENCE = 300

/**
 * What a proxy says instead of our error body, as a `message` or as plain text: one line of words. A page, the trace
 * of a program and data are none.
 */
function foreignSentence(answer: unknown): string | undefined {
  const text = errorBodySchema.pick({ message: true }).safeParse(answer).data?.message ?? answer
  if (typeof text !== 'string') return undefined
  const words = text.trim()
  const isPlain = words.length <= LONGEST_FOREIGN_SENTENCE && !/[\r\n]|^[{[]|<[a-z!/?]/i.test(words)
  return isPlain && words !== '' ? words : undefined
}

/** Our own errors: the person can quote the request id to support. */
const ownMistakes: ReadonlySet<ErrorCode | undefined> = new Set<ErrorCode | undefined>([
  'internal',
  'typeset_failed',
])

/** Error messages of browsers and programs aren't sentences for a person. */
const technicalErrors = [TypeError, SyntaxError, RangeError, ReferenceError, DOMException]

/**
 * What a failed call tells the person: the server's sentence, or that there is no connection, else a sentence
 * of ours. A page of a proxy, a status line or a browser's own words are never shown; a proxy's short plain text is.
 */
export const sentenceOf = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) {
    const sentence = error.sentence ?? fallback
    return ownMistakes.has(error.code) ? `${sentence} Reference: ${error.requestId}` : sentence
  }
  if (!(error instanceof Error) || technicalErrors.some((kind) => error instanceof kind)) return fallback
  return error.message || fallback
}

/** To catch a deletion's failure with: that the thing is gone already is what was wanted. */
export const unlessGone =
  (code: ErrorCode) =>
  (error: unknown): void => {
    if (!(error instanceof ApiError && error.code === code)) throw error
  }

interface RawInput extends AddressInput {
  readonly body?: unknown
  readonly upload?: Readonly<Record<string, string | Blob>>
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The page may close before the answer comes (`keepalive`); only a small body is allowed. */
  readonly outlivesPage?: boolean
  /** Takes the header that names the next page of a list. */
  readonly onLink?: (link: string | null) => void
  /** Whether the person is asked to sign in where the session is over; always where absent. */
  readonly asksToSignIn?: AsksToSignIn
}

/** Takes what is streamed on the way, where the call streams something. */
type CallOptionsOf<E extends Endpoint> = CallOptions & { readonly onProgress?: (line: ProgressOf<E>) => void }

/** The largest body of a `keepalive` request, with room for the headers: the browser's limit is 64 KiB. */
const KEEPALIVE_BYTES = 60_000

const isSmall = (text: string): boolean => new Blob([text]).size <= KEEPALIVE_BYTES

/**
 * Makes a call of the contract, with cookies. Where the session is over, the person is asked to sign in, and
 * the call is made again.
 * @throws {ApiError} for every answer that is not a success
 * @throws {NoConnectionError} when there was no answer
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptionsOf<E> = {},
): Promise<EndpointOutput<E>> {
  try {
    return await callOnce(endpoint, input, options)
  } catch (error) {
    const isOver = error instanceof ApiError && error.code === 'not_signed_in' && endpoint.path !== USER_PATH
    if (!isOver || !(await signedInAgain(options.asksToSignIn))) throw error
    return callOnce(endpoint, input, options)
  }
}

/** Its answer is the user, or null; it never opens the dialog to sign in. */
const USER_PATH = '/api/user'

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptionsOf<E>,
): Promise<EndpointOutput<E>> {
  const { body, upload, ...address } = input as RawInput
  const text = body === undefined ? undefined : JSON.stringify(body)
  // Identifies the request, from the browser to the database query.
  const requestId = randomId(8)
  const house = houseOfPage()
  const response = await reached(() =>
    fetch(addressOf(endpoint, address), {
      method: endpoint.method.toUpperCase(),
      credentials: 'same-origin',
      signal: options.signal,
      headers: {
        'x-request-id': requestId,
        ...(house !== undefined && { [HOUSE_HEADER]: house }),
        ...(options.onProgress && { accept: NDJSON_TYPE }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
      },
      ...(text !== undefined && {
        body: text,
        keepalive: options.outlivesPage === true && isSmall(text),
      }),
      ...(upload && { body: toForm(upload) }),
    }),
  )
  noteBuild(response.headers.get(BUILD_HEADER))
  if (!response.ok) throw new ApiError(response, await reached(() => response.text()), requestId)
  options.onLink?.(response.headers.get('link'))
  if (endpoint.file) return (await fileOf(response)) as EndpointOutput<E>
  if (response.status === 204) return undefined as EndpointOutput<E>
  if (options.onProgress && response.headers.get('content-type')?.startsWith(NDJSON_TYPE))
    return await lastOf<E>(response, options.onProgress, requestId)
  const answer = await reached(() => response.text())
  // A page of a network's own sign-in, for example, is a success too, and no answer: that is a SyntaxError.
  return JSON.parse(answer) as EndpointOutput<E>
}

/** Returns the answer at the end of lines; each line before it is reported. */
async function lastOf<E extends Endpoint>(
  response: Response,
  tell: (line: ProgressOf<E>) => void,
  requestId: string,
): Promise<EndpointOutput<E>> {
  const { statusText, headers } = response
  for await (const line of linesOf<E>(response)) {
    if (isProgress(line)) tell(line)
    else if (line.type === 'answer') return line.answer
    else throw new ApiError({ statusText, headers, status: line.status }, JSON.stringify(line), requestId)
  }
  throw new NoConnectionError('The answer broke off')
}

async function fileOf(response: Response): Promise<File> {
  const blob = await reached(() => response.blob())
  return new File([blob], fileNameOf(response.headers.get('content-disposition')) ?? 'download', {
    type: blob.type,
  })
}

function toForm(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}
